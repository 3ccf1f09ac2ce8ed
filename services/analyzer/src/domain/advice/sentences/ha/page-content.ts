/** Data: what is said of what a page shows instead of the website. */
import type { pageContent as english } from '../en/page-content.js';
import type { Translated } from '../translated.js';

export const pageContent: Translated<typeof english, 'ha'> = {
  'account-suspended': {
    cause: 'An dakatar da asusun hosting',
    happened: '{company} ya kashe asusunku, yana nuna shafin da ke faɗin haka.',
    who: 'Kowa. Imel na wannan asusu ma zai iya kasancewa a kashe.',
    why: 'Yawanci kuɗin da ba a biya ba ne. Wani lokaci aiki ya yi yawa, ko an sami virus a shafin.',
    steps: ['Idan ya wuce kwana ɗaya, ku nemi kwafin bayananku.'],
  },
  'wordpress-database': {
    cause: 'WordPress ba ya iya kaiwa ga rumbun bayanansa',
    happened: 'WordPress ba ya iya kaiwa ga rumbun bayanansa, inda ake ajiye duk shafukanku da oda.',
    why: 'Manhajar rumbun bayanai a kashe take ko aiki ya yi mata yawa. Bayan ƙaura, kalmar sirrinta a “wp-config.php” wataƙila ba daidai take ba.',
    steps: [
      'A cikin cPanel, ku buɗe “MySQL Databases”, ku danna “Check Database”, sannan “Repair Database”.',
      'Idan kwanan nan kun sauya kalmar sirri ta rumbun bayanai, ku sa sabuwar a “wp-config.php”.',
    ],
  },
  'database-away': {
    cause: 'Shafin ba ya iya kaiwa ga rumbun bayanansa',
    happened: 'Shafin ba ya iya kaiwa ga rumbun bayanansa, inda ake ajiye duk shafukanku da oda.',
    why: 'Manhajar rumbun bayanai a kashe take ko ta cika, ko an sauya kalmar sirrinta.',
  },
  'php-memory': {
    cause: 'Ƙwaƙwalwar manhajar shafin ta ƙare',
    happened: 'Manhajar shafinku ta buƙaci ƙwaƙwalwa fiye da yadda aka yarda, sai ta tsaya.',
    who: 'Duk mai buɗe shafin.',
    why: 'Plugin mai nauyi, shigo da bayanai masu yawa, ko iyaka da ta yi ƙasa.',
  },
  'php-fatal': {
    cause: 'Manhajar shafin (PHP) ta tsaya a tsakiya',
    happened: 'Manhajar shafinku (da aka rubuta da PHP) ta tsaya a tsakiyar shafi.',
    who: 'Duk mai buɗe shafin.',
    why: 'Wani plugin, wani zane ko sabuwar sigar PHP da ba ta dace da shafin ba.',
    steps: ['Idan kwanan nan aka sauya PHP: a cikin cPanel, ku buɗe “MultiPHP Manager”, ku zaɓi sigar da ta gabata.'],
  },
  'wordpress-update-stuck': {
    cause: 'Sabuntawar WordPress ta makale a rabin hanya',
    happened: 'WordPress ya fara sabuntawa, yana nuna “Briefly unavailable”. Ya kamata ya ɗauki minti ɗaya.',
    who: 'Duk mai buɗe shafin yana ganin wannan layin kawai.',
    why: 'An yanke sabuntawar, ta bar fayil ɗin “.maintenance”.',
    steps: [
      'Ku jira minti biyar: wataƙila sabuntawar tana gudana.',
      'Sannan a cikin cPanel, ku buɗe “File Manager”, “Settings”, ku sa alama a “Show Hidden Files”. Ku goge “.maintenance” a “public_html”.',
      'Sannan ku goge fayil ɗin “.maintenance” a babbar foldar shafin.',
      'Ku shiga WordPress, ku sake fara sabuntawar.',
    ],
  },
  'maintenance-left-on': {
    cause: 'Shafin yana nuna shafin gyara',
    happened: 'Shafin yana nuna shafin gyara (“we will be back soon”).',
    who: 'Kowa. Babu mai iya amfani da shafin muddin yana kunne.',
    why: 'Wani yana aiki a kansa, ko an bar shafin a kunne bayan aikin.',
    steps: [
      'Ku tambayi mai kula da shafin ko ana aiki a kansa. Idan haka ne, ku danna “Ɗan tsayar” a wannan sabar a nan.',
      'Idan ba haka ba: a cikin WordPress, ku buɗe “Plugins”, ku kashe plugin ɗin “maintenance” ko “coming soon”.',
      'Idan ba haka ba, ku nemi a gudanar da umarnin “php artisan up”.',
      'Idan ba haka ba: a cikin Shopify, ku buɗe “Online Store”, “Preferences”, ku cire kalmar sirri.',
      'Idan ba haka ba, ku nemi a kashe yanayin gyara.',
    ],
  },
  'empty-server': {
    cause: 'Sabar babu komai a ciki: shafukanku ba su iso ba',
    happened: 'Sabar yana nuna shafin na’ura mara komai. Shafukanku ba su can.',
    who: 'Duk mai buɗe shafin.',
    why: 'An matsar da fayiloli ko an goge su, ko domain ɗin yana kaiwa ga sabuwar na’ura mara komai.',
  },
  'home-page-missing': {
    cause: 'Shafin farko ba ya nan',
    happened: 'Masu ziyara suna ganin jerin fayiloli kawai. Shafin farko ba ya cikin babbar foldar shafinku.',
    who: 'Duk mai buɗe shafin.',
    why: 'An goge fayil ɗinsa (“index.php” ko “index.html”) ko an sauya sunansa, ko shafin yana wata foldar.',
    steps: [
      'A allon hosting ɗinku, ku buɗe “File Manager”, ku duba “public_html”. Ku mayar da “index.php” ko “index.html” daga kwafin ajiya.',
      'Ku fitar da kwafin ajiya daga wannan foldar: baƙi za su iya sauke su.',
    ],
    otherwise: { happened: 'Sabar tana aiki, amma ba ta sami shafin farko na {host} a babbar foldarsa ba (lamba 404).' },
  },
  'website-not-set-up': {
    cause: 'Shafin ya rasa saitunansa, yana neman a sake kafa shi',
    happened: 'Manhajar shafinku ba ta sami saitunanta ko bayananta ba. Tana ba kowa damar kafa ta daga farko.',
    who: 'Kowa. Wani baƙo zai iya ƙwace shafin ta wannan shafi.',
    why: 'Fayil ɗin saitunanta ya ɓace, ko rumbun bayananta (inda ake ajiye duk shafuka) babu komai a ciki. Yakan faru yayin ƙaura ko tsaftacewa.',
  },
  'program-not-run': {
    cause: 'Sabar yana nuna manhajar shafin maimakon ya gudanar da ita',
    happened: 'Masu ziyara suna ganin rubutun manhajar shafinku. Ɓangaren sabar da ya kamata ya gudanar da ita, a kashe yake ko babu shi.',
    who: 'Duk mai buɗe shafin.',
    why: 'Ɓangaren ya ɓace yayin sabunta na’urar ko ƙaura.',
    steps: ['Ku nemi mai kula da na’urar ya sake sa ɓangaren (PHP, ASP, Java ko Perl), ya sake kunna sabar.'],
  },
  'prove-you-are-human': {
    cause: 'Shafin “prove that you are human” ya tsaya a hanya',
    happened: 'Wani shafi da ke tambaya “are you human?” yana gaban shafinku. Yana tsayar da dubawarmu.',
    who: 'Yawanci na’urori irin dubawarmu. Masu ziyararku wataƙila sai sun fara danna wani maɓalli.',
    why: 'An kunna wata kariya, ku kuka kunna ko ta kunna kanta yayin wani hari.',
    notice: 'Shafinmu zai iya neman ku tabbatar cewa ku mutum ne. Ku danna akwatin sau ɗaya, zai buɗe.',
    steps: [
      'Ku buɗe shafin a wayarku. Idan ya buɗe, abokan cinikinku ba su da matsala.',
      'A cikin Cloudflare, ku buɗe “Security”, sannan “Settings”. Idan “I’m Under Attack” yana kunne kuma babu hari, ku kashe shi.',
    ],
  },
  'website-kit-off': {
    cause: '{company} ba ya nuna shafinku',
    happened: '{company} yana aiki, amma ba ya nuna shafi a {host}.',
    who: 'Duk mai buɗe shafin.',
    why: 'Tsarin ya ƙare, ba a wallafa shafin ba, an sa shi a “private”, ko an cire domain ɗin daga gare shi.',
    steps: ['A cikin {company}, ku buɗe “Domains”, ku duba ko an haɗa {host}.'],
  },
};
