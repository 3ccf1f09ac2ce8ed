/** Data: what is said of web servers. */
import type { webServers as english } from '../en/web-servers.js';
import type { Translated } from '../translated.js';

export const webServers: Translated<typeof english, 'sw'> = {
  'plain-visit-on-secure-door': {
    cause: 'Ziara zinafika kwenye mlango usio sahihi',
    happened: 'Ziara za kawaida zinafika kwenye mlango uliotengenezwa kwa zile salama (zenye alama ya kufuli).',
    who: 'Wote wanaofungua anwani hii bila “https://”.',
    why: 'Uelekezaji au anwani iliyo hapa haina “s” kwenye “https://”, au milango miwili ilichanganywa.',
    steps: ['Rekebisha anwani kwenye “Hariri seva” hapa: lazima ianze na “https://”.'],
  },
  'client-certificate-asked': {
    cause: 'Seva inawaomba wageni cheti cha usalama chao wenyewe',
    happened: 'Seva inaruhusu tu wageni wanaoonyesha cheti cha usalama chao wenyewe. Vivinjari vya kawaida havina.',
    who: 'Kila mtu anayefungua tovuti kwa njia ya kawaida.',
    why: 'Ulinzi kati ya Cloudflare na seva uliwashwa, au wageni hawapiti Cloudflare.',
    steps: [
      'Kwenye Cloudflare, hakikisha kwamba wingu kando ya rekodi yako ya “A” ni la rangi ya chungwa, na “Authenticated Origin Pulls” imewashwa.',
    ],
  },
  'too-many-notes': {
    cause: 'Tovuti inatunza maandishi mengi mno kwenye kivinjari',
    happened: 'Kivinjari kinarudisha vidakuzi (maandishi madogo ya tovuti) vingi kuliko seva inavyopokea.',
    who: 'Baadhi ya wageni: wale ambao wametembelea tovuti mara nyingi.',
    why: 'Programu au plugin inahifadhi vitu vingi mno kwenye vidakuzi.',
    steps: ['Mwambie mtu mmoja aliyeguswa afute vidakuzi vya tovuti yako. Ikifanya kazi, hicho ndicho chanzo.'],
  },
  'upload-too-big': {
    cause: 'Wanachotuma wageni ni kikubwa mno kwa seva',
    happened: 'Seva inakataa inachotumiwa, kwa sababu ni kikubwa kuliko inavyoruhusiwa.',
    who: 'Wote wanaopakia picha au faili.',
    why: 'Ukubwa unaoruhusiwa umewekwa mdogo mno.',
  },
  'rights-of-the-folder': {
    cause: 'Seva hairuhusiwi kusoma folda ya tovuti',
    happened: 'Seva hairuhusiwi kusoma folda ya tovuti yako, na inamkataa kila mtu kwa usalama.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Ruhusa za folda zilibadilishwa na upakiaji, kuhama au nakala rudufu.',
  },
  'htaccess-fault': {
    cause: 'Seva inajikwaa kwenye mpangilio wa tovuti',
    happened: 'Seva ilisimama kabla ya kutengeneza ukurasa. Inataja hitilafu katika mipangilio ya tovuti.',
    why: 'Mara nyingi ni mstari kwenye faili “.htaccess”, ulioandikwa na plugin au kwa mkono. Ruhusa zisizo sahihi za faili huonekana vivyo hivyo.',
    steps: [
      'Kwenye paneli yako ya hosting, fungua “File Manager”, “public_html”, na ubadilishe jina la “.htaccess” liwe “htaccess-off”. Tovuti ikifunguka, hicho ndicho chanzo.',
    ],
  },
  'server-at-capacity': {
    cause: 'Seva ina kazi nyingi mno, au imewekwa mapumziko',
    happened: 'Seva inasema haiwezi kuihudumia tovuti kwa sasa: ina kazi nyingi mno au iko kwenye matengenezo (msimbo 503).',
    who: 'Wageni wote, au wengi wao nyakati zenye shughuli nyingi.',
    why: 'Programu inayotengeneza kurasa imezimwa au imekwama, au kuna wageni wengi kuliko kawaida.',
  },
  'visits-limited': {
    cause: 'Kikomo cha ziara kimefikiwa: nyingi mno kwa wakati mmoja',
    happened: 'Seva inahesabu ziara na inasema zimekuwa nyingi mno. Inakataa zote zinazozidi kikomo chake.',
    who: 'Wale wanaokuja wakati huo, na wote wanaotumia anwani moja.',
    why: 'Kikomo kiko chini mno, au roboti nyingi zinakuja.',
    steps: ['Uliza ni kikomo gani (“rate limit”), kisha kiongezwe au roboti zizuiwe.'],
  },
  'proxy-got-no-answer': {
    cause: 'Programu iliyo nyuma ya tovuti haijibu',
    happened: 'Sehemu ya mbele ya seva yako inafanya kazi. Programu iliyo nyuma yake, inayotengeneza kurasa, inakata au imezimwa.',
    why: 'Programu ilisimama ghafla, inawashwa upya, au ina memori ndogo mno.',
  },
  'litespeed-busy': {
    cause: 'Programu ya tovuti (PHP) haijibu',
    happened: 'Seva imewashwa. Programu (PHP) inayotengeneza kurasa zako ilisimama ghafla au haina nafasi wazi.',
    why: 'Akaunti yako ya hosting imetumia memori yake yote au idadi yake ya kazi. Au plugin inasimama ghafla.',
    steps: ['Kwenye cPanel, fungua “Resource Usage” uone ni kikomo gani kilifikiwa, na lini.'],
  },
  'varnish-no-page': {
    cause: 'Programu iliyo nyuma ya tovuti haijibu',
    happened: 'Msaidizi aliye mbele ya tovuti yako (Varnish) anafanya kazi. Programu iliyo nyuma yake haimpi ukurasa.',
    why: 'Programu ilisimama ghafla, inajibu polepole mno, au inawashwa upya.',
  },
  'haproxy-no-server': {
    cause: 'Hakuna mashine nyuma ya tovuti inayopatikana',
    happened: 'Mapokezi ya tovuti yako yanafanya kazi. Hayana mashine nyuma yake ya kuwapelekea wageni.',
    why: 'Mashine zote zimezimwa au zinashindwa ukaguzi wao wa uzima, mara nyingi baada ya toleo jipya.',
    steps: ['Mwombe anayeiendesha aangalie kwa nini mashine zilizo nyuma yake zinashindwa, na aziwashe tena.'],
  },
  'haproxy-too-slow': {
    cause: 'Programu iliyo nyuma ya tovuti ilichukua muda mrefu mno',
    happened: 'Mapokezi ya tovuti yako yaliisubiri mashine iliyo nyuma yake, yakaacha.',
    why: 'Programu imekwama: hifadhidata inayojibu polepole, au wageni wengi mno.',
  },
  'envoy-no-answer': {
    cause: 'Programu iliyo nyuma ya tovuti haijibu',
    happened: 'Mapokezi ya tovuti yako yanafanya kazi. Programu iliyo nyuma yake imezimwa, au inashindwa ukaguzi wake wa uzima.',
    why: 'Ilisimama ghafla, inawashwa upya, au toleo la mwisho halianzi.',
    steps: ['Mwombe anayeiendesha aangalie kwa nini programu iliyo nyuma yake inashindwa, na aianzishe tena.'],
  },
  'traefik-no-server': {
    cause: 'Hakuna programu nyuma ya mapokezi inayofanya kazi vizuri',
    happened: 'Mapokezi ya mashine zako (Traefik) yanafanya kazi na yanaijua {host}. Hakuna programu nyuma yake inayoweza kujibu.',
    why: 'Programu hazianzi, au zinashindwa ukaguzi wao wa uzima, mara nyingi baada ya toleo jipya.',
    steps: ['Mwombe anayeiendesha aangalie kwa nini “containers” hazianzi, na azianzishe tena.'],
  },
  'ingress-no-program': {
    cause: 'Mapokezi hayalijui jina hili',
    happened: 'Mapokezi ya mashine zako yanafanya kazi, lakini hayajui tovuti yoyote yenye jina {host}.',
    who: 'Kila mtu anayefungua anwani hii.',
    why: 'Kanuni ya jina hili haipo au si sahihi tangu badiliko la mwisho.',
    steps: ['Mwombe anayeiendesha alinganishe jina kwenye kanuni ya “Ingress” au ya kuelekeza na {host}.'],
  },
  'kong-no-server': {
    cause: 'Hakuna programu nyuma ya mapokezi inayofanya kazi vizuri',
    happened: 'Mapokezi ya mashine zako (Kong) yanafanya kazi na yanaijua njia. Hakuna programu nyuma yake inayoweza kujibu.',
    why: 'Programu zimezimwa, au zinashindwa ukaguzi wao wa uzima, mara nyingi baada ya toleo jipya.',
    steps: ['Mwombe anayeiendesha aangalie kwa nini programu zilizo nyuma ya Kong zinashindwa, na azianzishe tena.'],
  },
  'weblogic-no-server': {
    cause: 'Seva ya programu iliyo nyuma ya tovuti haijibu',
    happened: 'Sehemu ya mbele ya seva yako inafanya kazi. Seva ya programu iliyo nyuma yake (WebLogic) haijibu.',
    why: 'Imezimwa, imekwama au inawashwa upya.',
    steps: ['Mwombe anayetunza mashine aanzishe seva ya WebLogic tena na asome kumbukumbu zake.'],
  },
  'kong-no-route': {
    cause: 'Mapokezi hayaijui anwani hii',
    happened: 'Mapokezi ya mashine zako (Kong) yanafanya kazi, lakini hayaelekezi anwani hii kwenye programu yoyote.',
    who: 'Kila mtu anayefungua anwani hii.',
    why: 'Kanuni yake haipo au si sahihi tangu badiliko la mwisho.',
    steps: ['Mwombe anayeiendesha aangalie njia na malengo kwenye Kong.'],
  },
  'squid-page': {
    cause: 'Msaidizi wa katikati hafiki kwenye tovuti',
    happened: 'Programu saidizi (proxy) kati yetu na tovuti yako inajibu kwamba haiifikii.',
    why: 'Seva iliyo nyuma yake imezimwa, au jina lake linaelekeza kwenye anwani isiyo sahihi.',
    otherwise: {
      cause: '{front} haifiki kwenye seva yako',
      happened: '{front}, iliyo mbele ya tovuti yako, inafanya kazi. Haifiki kwenye seva yako iliyo nyuma yake.',
      why: 'Seva yako imezimwa, anwani yake imebadilika, au ngome yake hairuhusu {front} kuingia.',
    },
  },
  'proxy-name-not-found': {
    cause: 'Seva iliyo nyuma ya tovuti haipatikani',
    happened: 'Programu saidizi (proxy) iliyo mbele ya tovuti yako inatafuta anwani ya seva iliyo nyuma yake, na haipo.',
    why: 'Jina la seva hiyo limeandikwa visivyo, lilifutwa, au limeisha.',
    steps: ['Mwombe aliyetengeneza tovuti arekebishe jina la seva kwenye mipangilio ya programu iliyo mbele.'],
    otherwise: {
      cause: '{front} haipati anwani ya seva yako',
      happened: '{front}, iliyo mbele ya tovuti yako, inafanya kazi. Inatafuta anwani ya seva yako iliyo nyuma yake, na haipo.',
    },
  },
  'big-ip-refused': {
    cause: 'Programu ya ulinzi inakataa ziara',
    happened: 'Ulinzi ulio mbele ya tovuti yako unaikataa ziara na unatoa “support ID”.',
    who: 'Labda ni ukaguzi kama wetu tu, labda wageni pia. Fungua tovuti kwenye simu yako ili ujue.',
    why: 'Kanuni moja iliidhania ziara kuwa shambulio.',
    steps: ['Fungua tovuti kwenye simu yako. Ikifanya kazi, wateja wako hawana shida.'],
  },
  'modsecurity-refused': {
    cause: 'Programu ya ulinzi (ModSecurity) inakataa ziara',
    happened: 'Programu ya ulinzi ya kampuni yako ya hosting, “ModSecurity”, inatukataa.',
    who: 'Labda ni ukaguzi kama wetu tu, labda wageni pia. Fungua tovuti kwenye simu yako ili ujue.',
    why: 'Kanuni moja iliidhania ziara kuwa shambulio.',
    steps: [
      'Fungua tovuti kwenye simu yako. Ikifanya kazi, wateja wako hawana shida.',
      'Kwenye cPanel, fungua “ModSecurity” na uizime kwa domain yako kwa dakika kumi. Ikipatikana kwetu tena, hicho ndicho chanzo.',
    ],
  },
  'imunify-refused': {
    cause: 'Ulinzi wa kampuni ya hosting (Imunify360) unazuia ziara',
    happened: 'Imunify360, programu ya ulinzi ya kampuni yako ya hosting, inaizuia ziara yetu.',
    who: 'Labda ni ukaguzi kama wetu tu, labda wageni pia. Fungua tovuti kwenye simu yako ili ujue.',
    why: 'Iliidhania ziara kuwa ya roboti au shambulio.',
    steps: ['Fungua tovuti kwenye simu yako. Ikifanya kazi, wateja wako hawana shida.'],
  },
  'country-refused': {
    cause: 'Tovuti inakataa baadhi ya nchi',
    happened: 'Tovuti inajibu kwamba haiwezi kufunguliwa kutoka nchi ulikotoka ukaguzi wetu.',
    who: 'Wageni kutoka nchi fulani. Wageni wa nchi yako wanaweza kuwa sawa.',
    why: 'Ulinzi au plugin inazuia nchi nzima.',
    steps: [
      'Fungua tovuti kwenye simu yako. Ikifanya kazi, wateja wa nchi yako hawana shida.',
      'Kwenye ulinzi wako (Cloudflare, Wordfence, paneli ya hosting), fungua kanuni za nchi na uondoe kizuizi.',
    ],
  },
  'blocked-by-law': {
    cause: 'Tovuti imezuiwa kwa sababu za kisheria',
    happened: 'Jibu linasema kwamba tovuti hii imezuiwa kwa sababu za kisheria.',
    who: 'Kila mtu, au kila mtu katika baadhi ya nchi.',
    why: 'Amri ya mahakama au ofisi, au malalamiko kuhusu picha, jina au maandishi.',
    steps: ['Tunza barua zote kuhusu jambo hilo, na umwulize mwanasheria.'],
  },
  'sign-in-asked': {
    cause: 'Tovuti inamtaka kila mgeni aingie kwa akaunti',
    happened: 'Seva inamwomba kila mgeni jina na nenosiri kabla ya kuonyesha chochote.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Ulinzi wa tovuti ya majaribio uliachwa umewashwa.',
    steps: ['Kwenye paneli yako ya hosting, fungua “Directory Privacy” na uondoe ulinzi kwenye folda kuu.'],
  },
  'behind-not-trusted': {
    cause: 'Mapokezi hayaamini cheti cha usalama cha seva iliyo nyuma yake',
    happened:
      'Mapokezi ya tovuti yako yanafanya kazi. Hayaamini cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha seva iliyo nyuma yake, na yanakata.',
    why: 'Cheti hicho kimeisha, kilitengenezwa kwa jina lingine, au seva ilijitengenezea yenyewe.',
    steps: ['Mwombe anayetunza seva ahuishe cheti cha seva iliyo nyuma ya mapokezi, kwa jina ambalo mapokezi yanaliita.'],
  },
  'calls-itself': {
    cause: 'Tovuti inazungusha ziara ndani yake yenyewe',
    happened: 'Ziara ya tovuti yako inapelekwa kutoka sehemu moja ndani yake hadi nyingine na kurudishwa, hadi seva inapoacha.',
    why: 'Kanuni inayoelekeza ziara (kwenye “.htaccess”, mapokezi au programu) inarudi kwenye yenyewe.',
    steps: ['Mwombe aliyetengeneza tovuti aondoe kanuni iliyobadilishwa mwisho: inarudi kwenye yenyewe.'],
  },
};
