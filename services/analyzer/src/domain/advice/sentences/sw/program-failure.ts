/** Data: what is said of programs that fail. */
import type { programFailure as english } from '../en/program-failure.js';
import type { Translated } from '../translated.js';

export const programFailure: Translated<typeof english, 'sw'> = {
  'wordpress-critical-error': {
    cause: 'WordPress ilisimama kwa hitilafu kubwa',
    happened: 'WordPress, programu iliyo nyuma ya tovuti yako, imesimama kwa hitilafu.',
    why: 'Mara nyingi ni plugin (nyongeza) au theme, hasa muda mfupi baada ya sasisho.',
    steps: [
      'Tafuta kwenye barua pepe yako ya usimamizi “Your Site is Experiencing a Technical Issue”. Inataja plugin na ina kiungo cha kuingia salama.',
    ],
  },
  'laravel-error': {
    cause: 'Programu ya tovuti (Laravel) ilisimama kwa hitilafu',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyotengenezwa kwa Laravel) ilisimama kwa hitilafu.',
    why: 'Toleo jipya lilianza kutumika likiwa na hitilafu, faili haipo, au hifadhidata haipo.',
    steps: ['Mwombe aliyeitengeneza asome “storage/logs/laravel.log”. Mistari ya mwisho inataja chanzo.'],
  },
  'program-error': {
    cause: 'Programu ya tovuti ilisimama kwa hitilafu',
    happened: 'Seva inafanya kazi, lakini programu iliyo nyuma ya tovuti yako ilisimama kwa hitilafu (msimbo 500).',
    why: 'Hitilafu katika programu: mara nyingi baada ya sasisho, au kwa sababu faili au mpangilio umevurugika.',
  },
  'debug-page-open': {
    cause: 'Tovuti inaonyesha mambo yake ya ndani kwa kila mtu',
    happened: 'Programu iliyo nyuma ya tovuti yako ilishindwa. Inaonyesha ukurasa wa hitilafu wa mtengenezaji kwa kila mtu.',
    who: 'Kila mtu. Watu wengine wanaweza kusoma nenosiri na funguo kwenye ukurasa huo.',
    why: 'Hali ya majaribio (“debug”) iliachwa imewashwa.',
    steps: [
      'Mwombe aliyeitengeneza aweke APP_DEBUG iwe “false” sasa.',
      'Mwombe aliyeitengeneza azime hali ya “debug” sasa.',
      'Baadaye badilisha nenosiri na funguo zilizokuwa kwenye ukurasa huo.',
    ],
    also: 'Ukurasa pia unaonyesha mambo yake ya ndani kwa watu wengine: omba hali ya “debug” izimwe, kisha badilisha manenosiri yaliyomo.',
  },
  'function-not-there': {
    cause: 'Seva haiwezi kufanya inachoombwa',
    happened: 'Seva inasema haiwezi kufanya kinachoombwa na ziara ya kawaida (msimbo {code}).',
    why: 'Seva ilisanidiwa upya na sehemu moja haipo.',
  },
  'program-behind-is-off': {
    cause: 'Mapokezi yanafanya kazi, programu iliyo nyuma yake haifanyi',
    happened: 'Sehemu ya mbele ya seva yako inafanya kazi. Programu iliyo nyuma yake, inayotengeneza kurasa, haijibu (msimbo 502).',
    why: 'Programu ilisimama ghafla au inawashwa upya. Memori ndogo mno ni sababu ya kawaida.',
  },
  'app-crashed': {
    cause: 'Programu kwenye {company} ilisimama ghafla',
    happened: '{company} inapatikana. Programu ya tovuti yako iliyo ndani yake ilisimama ghafla au haikuanza.',
    why: 'Toleo la mwisho lina hitilafu, au mpangilio linaouhitaji haupo.',
  },
  overloaded: {
    cause: 'Seva ina kazi nyingi mno, au imewekwa mapumziko',
    happened: 'Seva inasema haiwezi kuihudumia tovuti kwa sasa (msimbo 503).',
    why: 'Wageni wengi mno kwa wakati mmoja, programu iliyokwama, au hali ya matengenezo iliyoachwa imewashwa.',
    steps: ['Kwenye WordPress, angalia kama plugin ya “maintenance” imewashwa, na uizime.'],
  },
  'account-at-its-limit': {
    cause: 'Akaunti ya hosting imetumia sehemu yake yote ya mashine',
    happened: 'Akaunti yako ya hosting imefikia kikomo chake cha nguvu za kompyuta (msimbo {code}).',
    who: 'Wageni wanaona hitilafu mara kwa mara, hasa nyakati zenye shughuli nyingi.',
    why: 'Wageni wengi kuliko kawaida, roboti wanaosoma tovuti, au plugin inayofanya kazi nyingi mno.',
    steps: [
      'Kwenye cPanel, fungua “Resource Usage” uone ni lini kikomo kilifikiwa.',
      'Washa plugin ya cache, au chukua kifurushi kikubwa zaidi cha hosting kinachofuata.',
    ],
  },
  'program-took-too-long': {
    cause: 'Programu iliyo nyuma ya tovuti ilichukua muda mrefu mno',
    happened: 'Sehemu ya mbele ya seva yako iliisubiri programu inayotengeneza kurasa, ikaacha (msimbo 504).',
    why: 'Hifadhidata inajibu polepole au imekwama, au programu inasubiri huduma ya kampuni nyingine.',
  },
  'disk-full': {
    cause: 'Diski imejaa',
    happened: 'Hakuna nafasi iliyobaki kwenye diski ya seva yako. Tovuti haiwezi kuhifadhi chochote tena.',
    who: 'Kila mtu. Oda, ujumbe na barua pepe vinaweza kupotea hadi nafasi ipatikane tena.',
    why: 'Nakala rudufu, faili za kumbukumbu au barua pepe za zamani zimeijaza.',
    notice: 'Tovuti yetu ina tatizo leo. Kama uliagiza kitu, tafadhali tutumie ujumbe ili tuhakikishe.',
    steps: ['Weka nakala rudufu za zamani zijifute zenyewe.'],
  },
  'traffic-used-up': {
    cause: 'Data ya mwezi ya kutuma imetumika yote',
    happened: 'Kifurushi chako cha hosting kina kikomo cha kiasi kinachoweza kutumwa kwa mwezi. Kimetumika chote.',
    who: 'Kila mtu, hadi mwezi uishe au kifurushi kiongezwe.',
    why: 'Wageni wengi kuliko kawaida, picha au video kubwa, au roboti.',
    steps: ['Kwenye cPanel, fungua “Bandwidth” uone kilichoitumia.', 'Uliza ni nini kiliitumia, na upunguze ukubwa wa picha kubwa.'],
  },
  'server-fault': {
    cause: 'Seva inajibu kwa hitilafu (msimbo {code})',
    happened: 'Seva inajibu, lakini kwa hitilafu yake yenyewe (msimbo {code}).',
    why: 'Sehemu ya seva au ya programu ya tovuti haifanyi kazi.',
  },
};
