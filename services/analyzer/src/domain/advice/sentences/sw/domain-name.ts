/** Data: what is said of domains and their names. */
import type { domainName as english } from '../en/domain-name.js';
import type { Translated } from '../translated.js';

export const domainName: Translated<typeof english, 'sw'> = {
  'redirect-to-dead-name': {
    cause: 'Tovuti inawapeleka wageni kwenye anwani ambayo haipo',
    happened: 'Tovuti inajibu, lakini inamwelekeza kila mgeni kwenye jina lingine. Jina hilo halipo.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Domain hiyo nyingine imeisha au imeandikwa visivyo, au uelekezaji ni wa zamani.',
    steps: [
      'Mwombe aliyetengeneza tovuti aondoe uelekezaji huo, au aupeleke kwenye anwani sahihi.',
      'Ikiwa domain hiyo nyingine ni yako, ingia ulipoinunua uone kama imeisha. Kama imeisha, ihuishe.',
      'Ongeza rekodi ya “A” inayokosekana ya {host}, yenye anwani ya seva yako.',
    ],
    otherwise: {
      cause: 'Tovuti inawapeleka wageni kwenye {host}, jina ambalo halipo',
      happened: 'Tovuti inajibu, lakini inamwelekeza kila mgeni kwenye {host}. Jina hilo halijulikani kwenye intaneti.',
      why: 'Rekodi ya {host} iliondolewa, ilipotea wakati wa kuhama, au haikuwahi kuwekwa.',
    },
  },
  'domain-gone': {
    cause: 'Domain {domain} haipatikani',
    happened: 'Intaneti hailijui tena jina {domain}.',
    who: 'Hakuna anayeweza kuifikia kwa jina lake, na barua pepe za domain yako zinaweza kushindwa pia.',
    why: 'Mara nyingi domain haikuhuishwa na imeisha. Mara chache name server zake (kitabu cha anwani cha domain yako) zilibadilishwa.',
    steps: [
      'Ikiwa imelipiwa, angalia “Name servers” hapo. Lazima ziwe zile ulizopewa na kampuni yako ya hosting.',
      'Baada ya kuihuisha, subiri kwa muda usiozidi saa mbili. Kisha fungua tovuti kwenye simu yako.',
    ],
  },
  'name-missing': {
    cause: 'Jina {host} halipo kwenye domain yako',
    happened: 'Domain yako {domain} ni nzima, lakini haina rekodi ya {host}.',
    who: 'Hakuna anayeweza kufungua anwani hii. Nyingine zinaweza kuwa bado zinafanya kazi.',
    why: 'Rekodi iliondolewa, au ilipotea wakati wa kuhamia kampuni mpya.',
    steps: [
      'Ongeza rekodi ya “A” kwa ajili ya {host} yenye anwani ya seva yako, {address}.',
      'Subiri dakika kumi na tano, kisha fungua anwani hiyo kwenye simu yako.',
      'Ongeza rekodi ya “A” kwa ajili ya {host} yenye anwani ya seva yako.',
    ],
    otherwise: {
      cause: '{host} haipatikani',
      happened: 'Intaneti hailijui jina {host}. Hatukuweza kuona kama domain yako {domain} ni nzima.',
      why: 'Rekodi iliondolewa, au domain haikuhuishwa na imeisha.',
    },
  },
  'www-missing': {
    cause: '{host} haipo, ingawa {domain} ipo',
    happened: 'Anwani {host} haipo. Domain yako {domain} yenyewe ipo.',
    who: 'Wote wanaoandika “www.” kabla ya jina, na wote wanaofuata kiungo cha zamani.',
    why: 'Rekodi ya “www” iliondolewa, au haikutengenezwa kamwe.',
    notice: 'Tafadhali fungua {domain} bila “www” kwa sasa. Ni tovuti ileile.',
    steps: [
      'Ongeza rekodi ya “CNAME” yenye jina “www” na inayolenga {domain}.',
      'Subiri dakika kumi na tano, kisha fungua {host} kwenye simu yako.',
    ],
  },
  'name-without-address': {
    cause: '{host} haielekezi kwenye seva yoyote',
    happened: 'Jina {host} lipo, lakini halisemi ni la seva gani.',
    who: 'Hakuna anayeweza kufungua tovuti.',
    why: 'Rekodi ya “A” (mstari unaotaja seva yako) iliondolewa. Rekodi za barua pepe zinaweza kuwa bado zipo, hivyo barua pepe huenda zikafanya kazi.',
    steps: [
      'Ongeza rekodi ya “A” kwa ajili ya {host} yenye anwani ya seva yako, {address}.',
      'Subiri dakika kumi na tano, kisha fungua tovuti kwenye simu yako.',
      'Ongeza rekodi ya “A” kwa ajili ya {host} yenye anwani ya seva yako.',
    ],
  },
  'name-servers-broken': {
    cause: 'Kitabu cha anwani cha {domain} kina hitilafu',
    happened: 'Name server (kitabu cha anwani cha domain yako) za {domain} zinatoa jibu lenye hitilafu.',
    who: 'Watu wengi hawawezi kufungua tovuti. Wachache bado wanaweza kwa saa chache, kwa sababu simu zao zinakumbuka njia.',
    why: 'Mara nyingi mpangilio wa usalama uitwao “DNSSEC” haulingani tena baada ya kuhama. Au kampuni inayoendesha name server ina tatizo.',
    steps: ['Ingia uliponunua domain. Ikiwa “DNSSEC” imewashwa na ulihama hivi karibuni, izime.'],
  },
  'name-servers-refuse': {
    cause: 'Name server haziijui tena {domain}',
    happened: 'Name server (kitabu cha anwani cha domain yako) zinakataa kujibu kuhusu {domain}.',
    who: 'Hakuna anayeweza kuifikia kwa jina lake, na barua pepe za domain yako zinaweza kushindwa pia.',
    why: 'Domain inaelekeza kwenye kampuni ambayo haiitunzi tena. Hutokea akaunti ya hosting inapoisha au kuhamishwa.',
    steps: ['Ingia uliponunua {domain} na ulinganishe “Name servers” na zile ulizopewa na kampuni yako ya hosting.'],
  },
  'name-servers-silent': {
    cause: 'Name server za {domain} hazijibu',
    happened: 'Tuliuliza {host} iko wapi. Name server (kitabu cha anwani cha domain yako) hazikujibu.',
    who: 'Watu wengi hawawezi kufungua tovuti. Hali inazidi kuwa mbaya kila saa.',
    why: 'Kampuni inayotunza kitabu cha anwani cha domain yako ina tatizo.',
    steps: [
      'Subiri dakika kumi. Tatizo kama hilo mara nyingi huisha lenyewe.',
      'Likiendelea, iandikie kwa Kiingereza kampuni uliponunua domain: “The name servers of {domain} do not answer.”',
    ],
    otherwise: { why: 'Cloudflare, inayotunza kitabu chako cha anwani, huenda ina tatizo.' },
  },
  'only-ipv6': {
    cause: '{host} ina anwani ya mtindo mpya tu',
    happened: '{host} ina anwani ya mtindo mpya tu (iitwayo IPv6). Mitandao mingi ya simu bado haiwezi kuitumia.',
    who: 'Watu wengi Afrika hawawezi kufungua tovuti.',
    why: 'Mstari wenye anwani ya mtindo wa zamani (rekodi ya “A”) uliondolewa.',
    steps: [
      'Ongeza rekodi ya “A” kwa ajili ya {host} yenye anwani ya mtindo wa zamani (IPv4) ya seva yako, {address}.',
      'Subiri dakika kumi na tano, kisha fungua tovuti kwenye simu yako.',
      'Ongeza rekodi ya “A” kwa ajili ya {host} yenye anwani ya mtindo wa zamani (IPv4) ya seva yako.',
    ],
  },
  'private-address': {
    cause: '{host} inaelekeza kwenye anwani ya faragha',
    happened: '{host} inaelekeza kwenye anwani inayofanya kazi ndani ya ofisi moja au mashine moja tu.',
    who: 'Hakuna aliye nje anayeweza kufungua tovuti.',
    why: 'Mpangilio wa majaribio ulianza kutumika, au namba isiyo sahihi iliwekwa kwenye domain.',
    steps: [
      'Weka anwani ya umma ya seva yako kwenye rekodi ya “A” ya {host}. Kampuni yako ya hosting inaijua.',
      'Subiri dakika kumi na tano, kisha fungua tovuti kwenye simu yako.',
    ],
  },
  'leads-elsewhere': {
    cause: '{host} inaelekeza kwenye seva nyingine, si yako',
    happened: '{host} inaelekeza kwenye mashine nyingine, si {address} uliyotupa. Mashine hiyo nyingine haionyeshi tovuti yako.',
    who: 'Kila mtu anayefungua tovuti kwa jina lake.',
    why: 'Tovuti ilihamishwa, na domain bado inaonyesha njia ya zamani. Au domain ilibadilishwa.',
    steps: [
      'Ikiwa {address} ni sahihi, iweke kwenye rekodi ya “A” ya {host}.',
      'Ikiwa ulihama kwa makusudi, fungua “Hariri seva” hapa na uweke anwani mpya.',
      'Subiri dakika kumi na tano, kisha fungua tovuti kwenye simu yako.',
    ],
  },
  'domain-ended': {
    cause: 'Domain {domain} imeisha',
    happened: 'Domain yako {domain} imeisha. Sasa inaonyesha ukurasa wa kampuni iliyoiuza.',
    who: 'Kila mtu: wageni wanaona ukurasa wa mtu mwingine, na barua pepe zako zinaweza kusimama.',
    why: 'Ada ya mwaka haikulipwa, labda kwa sababu kadi au anwani ya barua pepe ilibadilika.',
    notice: 'Tovuti yetu {host} haipatikani kwa muda mfupi. Tafadhali usijaze chochote kwenye ukurasa unaouona huko sasa.',
    steps: [
      'Fanya hivyo leo. Baada ya wiki kadhaa mtu yeyote anaweza kulinunua jina hilo.',
      'Washa “Auto-renew” hapo. Tovuti itapatikana tena ndani ya saa mbili.',
    ],
  },
  'domain-parked': {
    cause: '{host} inaonyesha ukurasa wa kushikilia nafasi badala ya tovuti yako',
    happened: '{host} inaonyesha ukurasa wa kushikilia nafasi: ukurasa tupu wenye matangazo au “inauzwa”.',
    who: 'Kila mtu. Wageni wanadhani umefunga.',
    why: 'Domain imeisha, au name server zake (kitabu chake cha anwani) zilirudishwa kuwa za muuzaji.',
    notice: 'Tovuti yetu {host} haipatikani kwa muda mfupi. Tafadhali usijaze chochote kwenye ukurasa unaouona huko sasa.',
    steps: [
      'Ikiwa imelipiwa, fungua “Name servers” hapo na uweke zile za kampuni yako ya hosting.',
      'Subiri kwa muda usiozidi saa mbili, kisha fungua tovuti kwenye simu yako.',
    ],
  },
};
