/** Data: what is said of what a page shows instead of the website. */
import type { pageContent as english } from '../en/page-content.js';
import type { Translated } from '../translated.js';

export const pageContent: Translated<typeof english, 'sw'> = {
  'account-suspended': {
    cause: 'Akaunti ya hosting imesimamishwa',
    happened: '{company} imezima akaunti yako na inaonyesha ukurasa unaosema hivyo.',
    who: 'Kila mtu. Barua pepe za akaunti hiyohiyo zinaweza kuwa zimezimwa pia.',
    why: 'Mara nyingi ni bili ambayo haijalipwa. Wakati mwingine ni mzigo mkubwa mno, au virusi vilivyopatikana kwenye tovuti.',
    steps: ['Omba nakala ya data yako ikichukua zaidi ya siku moja.'],
  },
  'wordpress-database': {
    cause: 'WordPress haiwezi kuifikia hifadhidata yake',
    happened: 'WordPress haiwezi kuifikia hifadhidata yake, ghala la kurasa na oda zako zote.',
    why: 'Programu ya hifadhidata imezimwa au imelemewa. Baada ya kuhama, nenosiri lake linaweza kuwa si sahihi kwenye “wp-config.php”.',
    steps: [
      'Kwenye cPanel, fungua “MySQL Databases” na ubonyeze “Check Database”, kisha “Repair Database”.',
      'Kama ulibadilisha nenosiri la hifadhidata hivi karibuni, weka jipya kwenye “wp-config.php”.',
    ],
  },
  'database-away': {
    cause: 'Tovuti haiwezi kuifikia hifadhidata yake',
    happened: 'Tovuti haiwezi kuifikia hifadhidata yake, ghala la kurasa na oda zako zote.',
    why: 'Programu ya hifadhidata imezimwa au imejaa, au nenosiri lake lilibadilishwa.',
  },
  'php-memory': {
    cause: 'Programu ya tovuti iliishiwa memori',
    happened: 'Programu iliyo nyuma ya tovuti yako ilihitaji memori zaidi ya inayoruhusiwa, ikasimama.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Plugin nzito, uingizaji mkubwa, au kikomo kidogo mno.',
  },
  'php-fatal': {
    cause: 'Programu ya tovuti (PHP) ilisimama katikati',
    happened: 'Programu iliyo nyuma ya tovuti yako (iliyoandikwa kwa PHP) ilisimama katikati ya ukurasa.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Plugin, theme au toleo jipya la PHP lisilolingana na tovuti.',
    steps: ['Ikiwa PHP ilibadilishwa hivi karibuni: kwenye cPanel, fungua “MultiPHP Manager” na uchague toleo lililotangulia.'],
  },
  'wordpress-update-stuck': {
    cause: 'Sasisho la WordPress lilikwama katikati',
    happened: 'WordPress ilianza sasisho na inaonyesha “Briefly unavailable”. Hilo linapaswa kuchukua dakika moja.',
    who: 'Kila mtu anayefungua tovuti anaona mstari huu tu.',
    why: 'Sasisho lilikatika na kuacha faili “.maintenance” nyuma.',
    steps: [
      'Subiri dakika tano: sasisho linaweza kuwa bado linaendelea.',
      'Kisha kwenye cPanel, fungua “File Manager”, “Settings”, weka tiki “Show Hidden Files”. Futa “.maintenance” ndani ya “public_html”.',
      'Kisha futa faili “.maintenance” kwenye folda kuu ya tovuti.',
      'Ingia kwenye WordPress na uanzishe sasisho tena.',
    ],
  },
  'maintenance-left-on': {
    cause: 'Tovuti inaonyesha ukurasa wake wa matengenezo',
    happened: 'Tovuti inaonyesha ukurasa wa matengenezo (“tutarejea hivi karibuni”).',
    who: 'Kila mtu. Hakuna anayeweza kutumia tovuti wakati umewashwa.',
    why: 'Mtu anaifanyia kazi, au ukurasa uliachwa umewashwa baadaye.',
    steps: [
      'Muulize anayetunza tovuti kama kuna kazi inayoendelea. Kama ipo, bonyeza “Sitisha kwa muda” kwenye seva hii hapa.',
      'Kama haipo: kwenye WordPress, fungua “Plugins” na uzime plugin ya “maintenance” au ya “inakuja hivi karibuni”.',
      'Kama haipo, omba amri “php artisan up” iendeshwe.',
      'Kama haipo: kwenye Shopify, fungua “Online Store”, “Preferences” na uondoe nenosiri.',
      'Kama haipo, omba hali ya matengenezo izimwe.',
    ],
  },
  'empty-server': {
    cause: 'Seva ni tupu: kurasa zako hazimo',
    happened: 'Seva inaonyesha ukurasa wa mashine tupu. Kurasa zako mwenyewe hazimo.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Faili zilihamishwa au kufutwa, au domain inaelekeza kwenye mashine mpya ambayo bado haijajazwa.',
  },
  'home-page-missing': {
    cause: 'Ukurasa wa mwanzo wa tovuti haupo',
    happened: 'Wageni wanaona orodha tu ya faili. Ukurasa wa mwanzo wa tovuti yako haumo kwenye folda yake kuu.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Faili yake (“index.php” au “index.html”) ilifutwa au kupewa jina jipya, au tovuti iko kwenye folda nyingine.',
    steps: [
      'Kwenye paneli yako ya hosting, fungua “File Manager” na uangalie “public_html”. Rudisha “index.php” au “index.html” kutoka nakala rudufu.',
      'Hamisha nakala rudufu kutoka folda hiyo: watu wengine wanaweza kuzipakua.',
    ],
    otherwise: { happened: 'Seva inafanya kazi, lakini haioni ukurasa wa mwanzo wa {host} kwenye folda yake kuu (msimbo 404).' },
  },
  'website-not-set-up': {
    cause: 'Tovuti imepoteza mipangilio yake na inaomba kusanidiwa upya',
    happened: 'Programu iliyo nyuma ya tovuti yako haikuti mipangilio au data yake, na inamwalika kila mtu kuisanidi upya.',
    who: 'Kila mtu. Mtu mwingine anaweza kuichukua tovuti kupitia ukurasa huu.',
    why: 'Faili yake ya mipangilio haipo, au hifadhidata yake (ghala la kurasa zote) ni tupu. Hutokea wakati wa kuhama au kusafisha.',
  },
  'program-not-run': {
    cause: 'Seva inaonyesha programu ya tovuti badala ya kuiendesha',
    happened: 'Wageni wanaona maandishi ya programu iliyo nyuma ya tovuti yako. Sehemu ya seva inayopaswa kuiendesha imezimwa au haipo.',
    who: 'Kila mtu anayefungua ukurasa huo.',
    why: 'Sehemu hiyo ilipotea wakati wa sasisho au kuhama kwa mashine.',
    steps: ['Mwombe anayetunza mashine aweke sehemu hiyo tena (PHP, ASP, Java au Perl) na awashe seva upya.'],
  },
  'prove-you-are-human': {
    cause: 'Ukurasa wa “thibitisha kuwa wewe ni binadamu” umeziba njia',
    happened: 'Ukurasa unaouliza “je, wewe ni binadamu?” uko mbele ya tovuti yako. Unauzuia ukaguzi wetu.',
    who: 'Hasa roboti kama ukaguzi wetu. Wageni wako huenda wakalazimika kubonyeza kitufe kwanza.',
    why: 'Ulinzi uliwashwa, na wewe au wenyewe wakati wa shambulio.',
    notice: 'Tovuti yetu inaweza kukuomba uthibitishe kuwa wewe ni binadamu. Bonyeza kisanduku mara moja na itafunguka.',
    steps: [
      'Fungua tovuti kwenye simu yako. Ikifunguka, wateja wako hawana shida.',
      'Kwenye Cloudflare, fungua “Security”, kisha “Settings”. Ikiwa “I’m Under Attack” imewashwa na hakuna shambulio, izime.',
    ],
  },
  'website-kit-off': {
    cause: '{company} haionyeshi tovuti yako',
    happened: '{company} inapatikana, lakini haionyeshi tovuti chini ya {host}.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Kifurushi kimeisha, tovuti haikuchapishwa au iliwekwa “ya faragha”, au domain iliondolewa.',
    steps: ['Kwenye {company}, fungua “Domains” na uhakikishe kwamba {host} imeunganishwa.'],
  },
};
