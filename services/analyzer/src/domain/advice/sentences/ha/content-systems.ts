/** Data: what is said of content systems and shops. */
import type { contentSystems as english } from '../en/content-systems.js';
import type { Translated } from '../translated.js';

export const contentSystems: Translated<typeof english, 'ha'> = {
  'wordpress-config-missing': {
    cause: 'WordPress ya rasa fayil ɗin saitunansa',
    happened: 'WordPress ya rasa fayil ɗin saitunansa “wp-config.php”. Yana ba kowa damar kafa shi daga farko.',
    who: 'Kowa. Wani baƙo zai iya ƙwace shafin ta wannan shafi.',
    why: 'An goge fayil ɗin ko an matsar da shi, yawanci yayin ƙaura ko tsaftacewa bayan virus.',
    steps: ['Kada ku cike fom ɗin da ke shafin: zai yi sabon shafi mara komai a ciki.'],
  },
  'wordpress-install-page': {
    cause: 'WordPress ya sami rumbun bayanai babu komai a ciki',
    happened: 'WordPress bai sami komai a rumbun bayanansa ba (inda ake ajiye duk shafuka). Yana ba kowa damar kafa shi daga farko.',
    who: 'Kowa. Wani baƙo zai iya ƙwace shafin ta wannan shafi.',
    why: 'An kwashe rumbun bayanan ko ana amfani da wani, yawanci bayan ƙaura ko gyara.',
    steps: ['Ku kwatanta “DB_NAME” da “$table_prefix” da ke “wp-config.php” da rumbun bayanan da ke allon hosting ɗinku.'],
  },
  'wordpress-database-not-there': {
    cause: 'Rumbun bayanan shafin ba ya nan, ko WordPress ba shi da izinin buɗe shi',
    happened:
      'WordPress yana kaiwa ga manhajar rumbun bayanai, kuma kalmar sirrinsa daidai ce. Amma ba a iya buɗe rumbun da ke saitunansa.',
    why: 'Babu rumbun bayanai da wannan suna, yawanci bayan ƙaura. Ko mai amfaninsa ya rasa izini.',
    steps: ['Ku kwatanta sunan rumbun bayanai da ke “wp-config.php” (“DB_NAME”) da jerin da ke “MySQL Databases” a allon hosting ɗinku.'],
  },
  'wordpress-tables-unavailable': {
    cause: 'Wani ɓangare na rumbun bayanan WordPress ya ɓaci',
    happened: 'Wani ɓangare na rumbun bayanan WordPress (inda ake ajiye duk shafuka da oda) ya ɓaci ko ba ya nan.',
    why: 'An kashe na’urar tana tsakiyar rubutu, ko disk ɗin ya cika.',
    steps: ['A allon hosting ɗinku, ku buɗe “MySQL Databases”, ku danna “Check Database”, sannan “Repair Database”.'],
  },
  'wordpress-database-update': {
    cause: 'WordPress yana jiran ku danna maɓalli ɗaya',
    happened: 'An sabunta WordPress, yanzu yana jiran ku sabunta rumbun bayanansa (inda ake ajiye duk shafuka).',
    who: 'Ku, a shafukan gudanarwa; har da masu ziyara idan wani plugin ya matsa.',
    why: 'Sabuntawa da ta yi kanta ko wadda kamfanin hosting ɗinku ya yi.',
    steps: ['Ku buɗe “/wp-admin” na shafinku, ku danna “Update WordPress Database”. Minti ɗaya ne.'],
  },
  'wordpress-site-unknown': {
    cause: 'WordPress bai san wannan suna ba',
    happened: 'WordPress yana riƙe shafuka da yawa a nan, amma babu mai sunan {host}.',
    why: 'An sauya sunan, ko an goge shafin daga jerin shafuka.',
    steps: ['A cikin WordPress, ku buɗe “My Sites”, “Network Admin”, sannan “Sites”. Ku ga ko {host} yana cikin jerin.'],
  },
  'wordfence-limit': {
    cause: 'Wordfence da ke shafin yana korar ziyara',
    happened: 'Wordfence, manhajar gadi a WordPress ɗinku, yana korar ziyararmu.',
    who: 'Wataƙila irin dubawarmu kawai, wataƙila har da masu ziyara daga wasu ƙasashe.',
    why: 'Wata dokar Wordfence ta ɗauke mu masu kai hari, ko an tare wata ƙasa.',
    steps: [
      'Ku buɗe shafin a wayarku. Idan ya yi aiki, abokan cinikinku ba su da matsala.',
      'A cikin WordPress, ku buɗe “Wordfence”, sannan “Firewall”, “Blocking”. Ku cire dokar da ta tare ziyara.',
    ],
  },
  'wordpress-site-archived': {
    cause: 'An kashe shafin a WordPress',
    happened: 'WordPress ya ce an ajiye wannan shafin a gefe ko an dakatar da shi.',
    who: 'Duk mai buɗe shafin.',
    why: 'An rufe asusun, an karya wata doka, ko wani tsari ya ƙare.',
  },
  'joomla-database': {
    cause: 'Joomla ba ya iya kaiwa ga rumbun bayanansa',
    happened: 'Joomla, manhajar shafinku, ba ya iya kaiwa ga rumbun bayanansa, inda ake ajiye duk shafuka.',
    why: 'Manhajar rumbun bayanan a kashe take, ko kalmar sirrinta a “configuration.php” ba daidai take ba.',
    steps: ['Ku kwatanta mai amfani da kalmar sirri da ke “configuration.php” da na allon hosting ɗinku.'],
  },
  'joomla-offline': {
    cause: 'An kashe shafin a Joomla (offline)',
    happened: 'An sa Joomla, manhajar shafinku, a yanayin “offline”.',
    why: 'Wani ya sa shi haka don yin aiki a shafin, bai mayar da shi ba.',
    steps: ['A cikin Joomla, ku buɗe “System”, “Global Configuration”, ku sa “Site Offline” a “No”. Ku danna “Save”.'],
  },
  'drupal-error': {
    cause: 'Manhajar shafin (Drupal) ta tsaya da kuskure',
    happened: 'Drupal, manhajar shafinku, ya tsaya da kuskure.',
    why: 'Wani ƙari da bai dace ba, sabuntawar da ba a gama ba, ko fayil ɗin da ba ya nan.',
    steps: ['Ku nemi wanda ya gina shi ya gudanar da “drush updatedb” da “drush cache:rebuild”.'],
  },
  'drupal-maintenance': {
    cause: 'Drupal yana yanayin gyara',
    happened: 'An sa Drupal, manhajar shafinku, a yanayin gyara.',
    why: 'Wata sabuntawa ta sa shi haka, ba ta mayar da shi ba.',
    steps: ['A cikin Drupal, ku buɗe “Configuration”, “Development”, “Maintenance mode”, ku cire alamar. Ku danna “Save”.'],
  },
  'magento-error': {
    cause: 'Manhajar shago (Magento) ta tsaya da kuskure',
    happened: 'Magento, manhajar shagonku, ya tsaya da kuskure, yana nuna lambar rahoto.',
    who: 'Duk masu ziyartar shagon. Babu mai iya yin oda.',
    why: 'Sabuntawa ko sabon ƙari mai matsala, rumbun bayanansa ba ya amsawa, ko disk ya cika.',
    steps: ['Ku ba wanda ya gina shagon lambar da ke bayan “Error log record number”. Fayil ne a cikin “var/report”.'],
  },
  'magento-maintenance': {
    cause: 'Shagon (Magento) yana yanayin gyara',
    happened: 'An sa Magento, manhajar shagonku, a yanayin gyara.',
    who: 'Duk masu ziyartar shagon. Babu mai iya yin oda.',
    why: 'Wata sabuntawa ta sa shi haka, ba ta mayar da shi ba.',
    steps: ['Ku nemi wanda ya gina shagon ya gudanar da “bin/magento maintenance:disable”.'],
  },
  'prestashop-database': {
    cause: 'Shagon (PrestaShop) ba ya iya kaiwa ga rumbun bayanansa',
    happened: 'PrestaShop, manhajar shagonku, ba ya iya kaiwa ga rumbun bayanansa, inda ake ajiye duk kaya da oda.',
    who: 'Duk masu ziyartar shagon. Babu mai iya yin oda.',
    why: 'Manhajar rumbun bayanan a kashe take, ko kalmar sirrinta a “app/config/parameters.php” ba daidai take ba.',
  },
  'opencart-database': {
    cause: 'Shagon (OpenCart) ba ya iya kaiwa ga rumbun bayanansa',
    happened: 'OpenCart, manhajar shagonku, ba ya iya kaiwa ga rumbun bayanansa, inda ake ajiye duk kaya da oda.',
    who: 'Duk masu ziyartar shagon. Babu mai iya yin oda.',
    why: 'Manhajar rumbun bayanan a kashe take, ko kalmar sirrinta a “config.php” ba daidai take ba.',
    steps: ['Ku kwatanta mai amfani da kalmar sirri da ke “config.php” da na allon hosting ɗinku.'],
  },
  'data-folder-away': {
    cause: 'Manhajar ba ta iya amfani da folda ta bayananta ba',
    happened: 'Manhajar tana neman folda inda take ajiye fayilolinta. Ba ta same ta ba, ko ba a ba ta izini ba.',
    why: 'Ba a haɗa disk ɗin folda ɗin ba bayan sake kunnawa, ko an canza mai ita ko izininta.',
  },
  'moodle-data-folder': {
    cause: 'Moodle ba shi da izinin rubutu a foldar bayanansa',
    happened: 'Moodle, manhajar wannan shafi, ba shi da izinin rubutu a foldar da yake ajiye fayilolinsa (“moodledata”).',
    why: 'Izinin foldar ko mai ita ya sauya da ƙaura, kwafi ko sabuntawa ta ƙarshe.',
  },
  'moodle-database': {
    cause: 'Shafin koyo (Moodle) ba ya iya kaiwa ga rumbun bayanansa',
    happened: 'Moodle, manhajar shafin koyonku, ba ya iya kaiwa ga rumbun bayanansa, inda ake ajiye duk darussa.',
    who: 'Duk ɗalibai da malamai.',
    why: 'Manhajar rumbun bayanan a kashe take ko aiki ya yi mata yawa, ko kalmar sirrinta a “config.php” ba daidai take ba.',
  },
  'mediawiki-database': {
    cause: 'Wiki ɗin ba ya iya kaiwa ga rumbun bayanansa',
    happened: 'Manhajar wiki ba ta iya kaiwa ga rumbun bayananta, inda ake ajiye duk shafuka.',
    why: 'Manhajar rumbun bayanan a kashe take ko aiki ya yi mata yawa.',
  },
  'whmcs-database': {
    cause: 'Manhajar lissafin kuɗi (WHMCS) ba ta iya kaiwa ga rumbun bayananta',
    happened: 'WHMCS, manhajar wannan shafi, ba ya iya kaiwa ga rumbun bayanansa, inda ake ajiye duk abokan ciniki da invoice.',
    why: 'Manhajar rumbun bayanan a kashe take, ko kalmar sirrinta a “configuration.php” ba daidai take ba.',
  },
  'nextcloud-maintenance': {
    cause: 'Nextcloud yana yanayin gyara',
    happened: 'An sa Nextcloud, manhajar fayilolinku, a yanayin gyara.',
    who: 'Duk masu son fayilolinsu.',
    why: 'Wata sabuntawa ko kwafin ajiya ya sa shi haka, ba a mayar da shi ba.',
    steps: ['Idan babu sabuntawar da ake yi, ku nemi mai kula da shi ya gudanar da “occ maintenance:mode --off”.'],
  },
  'odoo-error': {
    cause: 'Manhajar kasuwanci (Odoo) ta tsaya da kuskure',
    happened: 'Odoo, manhajar wannan shafi, ya tsaya da kuskure.',
    why: 'Sabon ƙari mai matsala, ko rumbun bayanai ba ya amsawa.',
  },
  'frappe-updating': {
    cause: 'Ana sabunta manhajar kasuwanci (ERPNext)',
    happened: 'ERPNext, manhajar wannan shafi, ya ce ana sabunta shi ko ana gyara.',
    why: 'Ana sabuntawa, ko sabuntawar ta tsaya a rabin hanya.',
    steps: ['Ku jira minti goma sha biyar. Idan ba ta ƙare ba, ku nemi mai kula da shi ya sake gudanar da “bench migrate”.'],
  },
  'ghost-starting': {
    cause: 'Manhajar shafin (Ghost) tana farawa ko tana sabuntawa',
    happened: 'Ghost, manhajar shafinku, yana farawa ko ana sabunta shi.',
    why: 'Sake kunnawa ko sabuntawar da ta wuce lokacin da ya kamata.',
    steps: ['Ku jira minti biyar. Sannan ku danna “Duba yanzu” a shafin wannan sabar a nan.'],
  },
  'theme-missing': {
    cause: 'Zanen shafin ba ya nan',
    happened: 'Manhajar shafinku tana neman zanensa, amma ba ya nan.',
    why: 'An goge foldar zanen ko an sauya sunanta, ko ba a kwafe ta ba yayin ƙaura ko sabuntawa.',
    steps: [
      'Ku shiga shafin gudanarwa, ku zaɓi wani zane, ko ku sake ɗora wanda ya ɓace.',
      'Idan wannan shafin bai buɗe ba, ku nemi wanda ya gina shafin ya mayar da foldar zanen kan sabar.',
    ],
  },
  'licence-ended': {
    cause: 'Lasisin manhajar shafin ya ƙare',
    happened: 'Manhajar wannan shafi ta ce lasisinta ba ya aiki.',
    why: 'Ba a sabunta lasisin ba, ko adireshin na’urar ya sauya yayin ƙaura.',
    steps: ['Ku shiga inda aka sayi manhajar, ku sabunta lasisin. Idan kun yi ƙaura, ku danna “Reissue”.'],
  },
};
