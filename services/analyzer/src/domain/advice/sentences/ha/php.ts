/** Data: what is said of PHP. */
import type { php as english } from '../en/php.js';
import type { Translated } from '../translated.js';

export const php: Translated<typeof english, 'ha'> = {
  'php-extension-missing': {
    cause: 'Wani ɓangaren PHP da shafin yake buƙata ba ya nan',
    happened: 'Manhajar shafinku tana buƙatar wani ɓangaren PHP da ba a kunna ba.',
    who: 'Duk mai buɗe shafin.',
    why: 'An sauya PHP zuwa sabuwar siga, ko an yi ƙaurar shafin. Sabuwar ba ta da wannan ɓangare (“extension”).',
    steps: [
      'A allon hosting ɗinku, ku buɗe “Select PHP Version”, sannan “Extensions”. Ku sa alama a waɗanda kuskuren ya ambata (mysqli, curl, mbstring, gd).',
    ],
  },
  'php-function-missing': {
    cause: 'Wani plugin ko fayil na shafin bai dace da sauran ba',
    happened: 'Manhajar shafinku tana kiran wani abu da ba ya nan, sai ta tsaya.',
    who: 'Duk mai buɗe shafin.',
    why: 'Ba a kammala sabunta wani plugin, zane ko PHP ba, ko bai dace da sauran ba.',
  },
  'php-class-missing': {
    cause: 'Wani fayil na shafin ba ya nan',
    happened: 'Manhajar shafinku tana neman wani ɓangarenta da ba ya nan.',
    who: 'Duk mai buɗe shafin.',
    why: 'Fayiloli sun ɓace yayin sabuntawa ko ɗorawa, ko an cire wani plugin rabi.',
  },
  'php-parse-error': {
    cause: 'Fayil na manhajar shafin yana da kuskuren rubutu',
    happened: 'Ba a iya karanta wani fayil na manhajar shafinku: akwai kuskuren rubutu a ciki.',
    who: 'Duk mai buɗe shafin.',
    why: 'Wani ya gyara fayil, ko an yanke ɗorawa. Fayil da aka yi don sabuwar PHP ma haka yake nunawa.',
    steps: ['Idan yau wani ya gyara fayil (yawanci “functions.php”), ku dawo da sigar da ta gabata.'],
  },
  'php-packages-missing': {
    cause: 'An ɗora shafin ba tare da fakitinsa ba',
    happened: 'Manhajar shafinku tana neman fakitinta (foldar “vendor”), amma ba su nan.',
    who: 'Duk mai buɗe shafin.',
    why: 'Ɗorawar ƙarshe ba ta cika ba: ba a gudanar da “composer install” ba.',
    steps: ['Ku nemi wanda ya gina shafin ya gudanar da “composer install” a kan sabar.'],
  },
  'php-storage-missing': {
    cause: 'Shafin bai sami foldarsa “storage” ba',
    happened: 'Manhajar shafinku tana neman fakitinta a wata folda mai suna “storage”, kusa da babbar foldarta. Ba su nan.',
    who: 'Duk mai buɗe shafin.',
    why: 'An bar foldar a baya yayin ƙaura ko ɗorawa, ko fayil ɗin saituna yana ɗauke da tsohuwar hanya zuwa gare ta.',
    steps: [
      'Ku kwafi foldar “storage” daga tsohon wuri ko kwafin ajiya zuwa inda shafin ke nemanta.',
      'Ko ku gyara hanyarta (“DIR_STORAGE”) a fayiloli biyu na “config.php”.',
    ],
  },
  'php-prepended-file-missing': {
    cause: 'PHP bai sami fayil da yake buɗewa kafin kowane shafi ba',
    happened: 'PHP (harshen shafinku) dole ya buɗe wani fayil kafin kowane shafi, yawanci firewall na Wordfence. Fayil ɗin ba ya nan.',
    who: 'Duk mai buɗe shafin.',
    why: 'An ƙaura da shafin ko an goge plugin, amma wani layi na saitunansa har yanzu yana nuna tsohon wuri.',
    steps: [
      'A babbar foldar shafin, ku buɗe “.user.ini”, “.htaccess” da “php.ini”. Ku goge layin da ke da “auto_prepend_file”, ko ku gyara hanyarsa.',
      'Ku jira minti biyar, sannan ku buɗe shafin a wayarku.',
    ],
  },
  'php-file-missing': {
    cause: 'Wani fayil na shafin ba ya nan',
    happened: 'Manhajar shafinku tana neman ɗaya daga fayilolinta, amma ba ya nan.',
    who: 'Duk mai buɗe shafin.',
    why: 'An goge fayil ɗin ko an sauya sunansa, ya ɓace yayin ɗorawa, ko binciken virus ya cire shi.',
  },
  'php-file-not-allowed': {
    cause: 'Shafin ba shi da izinin amfani da fayilolinsa',
    happened: 'Manhajar shafinku ba ta da izinin karantawa ko rubutu a ɗaya daga fayilolinta.',
    who: 'Duk mai buɗe shafin.',
    why: 'Ɗorawa, ƙaura ko kwafin ajiya ya sauya izinin fayiloli da foldodi.',
  },
  'php-took-too-long': {
    cause: 'Manhajar shafin (PHP) ta ɗauki lokaci da yawa',
    happened: 'Manhajar shafinku ta daɗe tana aiki a kan shafin, sai aka tsayar da ita.',
    who: 'Duk mai buɗe shafin.',
    why: 'Plugin mai jinkiri, rumbun bayanai mai jinkiri, ko wani kamfani da ba ya amsawa.',
  },
  'php-version-wrong': {
    cause: 'Sigar PHP ba ta dace da shafin ba',
    happened: 'Shafin yana buƙatar wata sigar PHP (harshen da aka rubuta shi) da sabar ba shi da ita.',
    who: 'Duk mai buɗe shafin.',
    why: 'An sabunta shafin, yana buƙatar sabuwar PHP. Ko an mayar da sigar PHP baya yayin ƙaura.',
    steps: ['A allon hosting ɗinku, ku buɗe “MultiPHP Manager” ko “PHP version”. Ku zaɓi domain ɗinku da sigar da kuskuren ya ambata.'],
  },
  'php-session-folder': {
    cause: 'Shafin ba ya iya riƙe shigar masu ziyara',
    happened: 'Manhajar shafinku ba ta iya adana wanda ya shiga.',
    who: 'Duk masu shiga ko masu sa wani abu a kwandon saye.',
    why: 'Disk ɗin ya cika, ko ba a yarda a yi amfani da foldar shigar masu ziyara ba.',
  },
  'php-folder-fence': {
    cause: 'Shafin ba zai iya kaiwa ga wata foldarsa ba',
    happened: 'Sabar ya hana manhajar shafinku amfani da foldar da take buƙata.',
    who: 'Duk mai buɗe shafin.',
    why: 'An yi ƙaurar shafin, ko an sauya shingen da ke kewaye da shi (“open_basedir”).',
  },
  'php-declared-twice': {
    cause: 'Plugin biyu na shafin sun yi karo',
    happened: 'Ɓangarori biyu na manhajar shafinku suna da suna ɗaya, sai ta tsaya.',
    who: 'Duk mai buɗe shafin.',
    why: 'Wani plugin yana nan sau biyu, ko an liƙa wani abu a “functions.php” sau biyu.',
  },
  'php-wrong-kind': {
    cause: 'Wani plugin bai dace da sigar PHP ba',
    happened: 'Manhajar shafinku ta sami abin da ba ta iya aiki da shi, sai ta tsaya.',
    who: 'Duk mai buɗe shafin.',
    why: 'Yawanci wani plugin ko zane ne da ya tsufa wa sigar PHP, sau da yawa bayan an sauya PHP.',
    steps: ['Idan kwanan nan aka sauya PHP: a allon hosting ɗinku, ku zaɓi sigar da ta gabata.'],
  },
  'ioncube-missing': {
    cause: 'Abin buɗewa da shafin yake buƙata (ionCube) ba ya nan',
    happened: 'Wani ɓangaren shafinku da aka saya a kulle yake, kuma manhajar da ke buɗe shi (ionCube) ba ta nan.',
    who: 'Duk mai buɗe shafin.',
    why: 'An sauya PHP zuwa sabuwar siga, ko an yi ƙaurar shafin.',
    steps: ['A allon hosting ɗinku, ku buɗe “Select PHP Version”, sannan “Extensions”, ku sa alama a “ioncube_loader”.'],
  },
  'php-not-run': {
    cause: 'Sabar yana nuna manhajar shafin maimakon ya gudanar da ita',
    happened: 'Masu ziyara suna ganin rubutun manhajar shafinku. PHP, wadda ya kamata ta gudanar da ita, a kashe take ko babu ita.',
    who: 'Duk mai buɗe shafin.',
    why: 'PHP ta ɓace yayin sabuntawa ko ƙaura. Ko sabar ba shi da sigar PHP da shafin ke nema.',
    steps: [
      'Ku nemi mai kula da na’urar ya sake sa PHP, ya sake kunna sabar.',
      'A allon hosting ɗinku, ku buɗe “MultiPHP Manager” (ko “Select PHP Version”), ku zaɓi sigar PHP don {host}.',
    ],
  },
  'php-program-not-started': {
    cause: 'Sabar bai sami manhajar shafin ba',
    happened: 'PHP, wadda ke gudanar da shafinku, tana neman fayilolinsa a foldar da ba sa nan.',
    who: 'Duk mai buɗe shafin.',
    why: 'An matsar da babbar foldar shafin ko an sauya sunanta, ko ɗorawar ba ta cika ba.',
    steps: ['Ku duba ko “index.php” yana cikin babbar foldar shafin (“public_html” ko “public”).'],
  },
  'laravel-key-missing': {
    cause: 'Mabuɗin sirri ba ya cikin saitunan shafin',
    happened: 'Manhajar shafinku (da aka yi da Laravel) ba ta da mabuɗin sirri, ba ta farawa.',
    why: 'Fayil ɗin saituna “.env” ba ya nan ko babu komai a ciki, yawanci bayan ɗorawa ko ƙaura.',
    steps: ['Ku nemi wanda ya gina shafin ya dawo da “.env”, ko ya gudanar da “php artisan key:generate”.'],
  },
  'laravel-cannot-write': {
    cause: 'Shafin ba shi da izinin rubutu a foldarsa',
    happened: 'Manhajar shafinku (da aka yi da Laravel) ba ta da izinin rubutu a foldarta “storage”.',
    why: 'Izinin foldar ko mai ita ya sauya da ɗorawar ƙarshe.',
  },
  'laravel-assets-missing': {
    cause: 'An ɗora shafin ba tare da fayilolinsa da aka gina ba',
    happened: 'Manhajar shafinku (da aka yi da Laravel) ta rasa fayilolin da ke ba ta kamanninta.',
    why: 'Ɗorawar ƙarshe ba ta cika ba: ba a gudanar da “npm run build” ba.',
    steps: ['Ku nemi wanda ya gina shafin ya gudanar da “npm run build”, ya ɗora foldar “public/build”.'],
  },
  'laravel-piece-missing': {
    cause: 'Wani abu na sabuwar siga ba ya nan',
    happened: 'Manhajar shafinku (da aka yi da Laravel) tana neman wani ɓangarenta da ba ya nan.',
    why: 'Ɗorawar ƙarshe ba ta cika ba, ko tsohon cache yana ambaton abubuwan da ba su nan.',
    steps: ['Ku nemi wanda ya gina shafin ya gudanar da “php artisan optimize:clear”.'],
  },
  'laravel-maintenance': {
    cause: 'Shafin (Laravel) yana yanayin gyara',
    happened: 'Manhajar shafinku ta ce an rufe ta don yin aiki (lamba 503).',
    why: 'Wani ya gudanar da “php artisan down” don sabuntawa, ba a ƙare ta ba.',
    steps: ['Ku tambayi wanda ya gina shafin ko ana aiki. Idan ba haka ba, ya gudanar da “php artisan up”.'],
  },
  'laravel-old-session-key': {
    cause: 'An sauya mabuɗin sirri na shafin',
    happened: 'Manhajar shafinku ba ta iya buɗe abin da ta kulle a baya: mabuɗin sirrinta yanzu wani ne.',
    who: 'Duk waɗanda suka shiga a baya, da duk bayanan da aka kulle da tsohon mabuɗi.',
    why: 'An sauya “APP_KEY” da ke fayil ɗin “.env”, ko an yi sabo.',
    steps: ['Ku nemi wanda ya gina shafin ya mayar da tsohon “APP_KEY” daga kwafin ajiya.'],
  },
  'codeigniter-database': {
    cause: 'Shafin ba ya iya kaiwa ga rumbun bayanansa',
    happened: 'Manhajar shafinku ba ta iya kaiwa ga rumbun bayananta, inda ake ajiye duk shafuka da oda.',
    why: 'Manhajar rumbun bayanai a kashe take, ko sunan ko kalmar sirrin da ke saitunan shafin ba daidai ba.',
    steps: ['Ku kwatanta mai amfani, kalmar sirri da suna da ke “application/config/database.php” ko “.env” da na allon hosting ɗinku.'],
  },
  'codeigniter-folder': {
    cause: 'Wata foldar shafin ba ta nan',
    happened: 'Manhajar shafinku ba ta sami ɗaya daga foldodinta ba.',
    why: 'An sauya sunan foldar, an matsar da ita, ko ba a ɗora ta ba.',
    steps: ['Ku nemi “system” da “application” a babbar foldar shafin. Idan ɗaya ba ta nan, ku sake ɗora ta.'],
  },
  'cakephp-database': {
    cause: 'Shafin ba ya iya kaiwa ga rumbun bayanansa',
    happened: 'Manhajar shafinku ba ta iya kaiwa ga rumbun bayananta, inda ake ajiye duk shafuka da oda.',
    why: 'Manhajar rumbun bayanai a kashe take, ko sunan ko kalmar sirrin da ke saituna ba daidai ba.',
  },
  'symfony-error': {
    cause: 'Manhajar shafin (Symfony) ta tsaya da kuskure',
    happened: 'Manhajar shafinku (da aka yi da Symfony) ta tsaya da kuskure.',
    why: 'An fara aiki da sabuwar siga mai matsala, wani fayil ba ya nan, ko rumbun bayanai ba ya amsawa.',
    steps: ['Ku nemi wanda ya gina shi ya karanta “var/log/prod.log”. Layukan ƙarshe sun faɗi dalili.'],
  },
  'yii-error': {
    cause: 'Manhajar shafin (Yii) ta tsaya da kuskure',
    happened: 'Manhajar shafinku (da aka yi da Yii) ta tsaya da kuskure.',
    why: 'An fara aiki da sabuwar siga mai matsala, ko rumbun bayanai ba ya amsawa.',
    steps: ['Ku nemi wanda ya gina shi ya karanta “runtime/logs/app.log”. Layukan ƙarshe sun faɗi dalili.'],
  },
  'php-too-new': {
    cause: 'PHP da ke sabar ta yi sabunta fiye da shafin',
    happened: 'Shafin yana amfani da tsofaffin kalmomin PHP (harshen da aka rubuta shi). Sigar PHP ta wannan sabar ba ta san su ba yanzu.',
    who: 'Duk mai buɗe shafin.',
    why: 'An sauya PHP zuwa sabuwar siga, ko an yi ƙaurar shafin. Shafin, ko wani plugin ɗinsa, ya fi ta tsufa.',
    steps: [
      'A allon hosting ɗinku, ku buɗe “MultiPHP Manager” ko “PHP version”. Ku zaɓi sigar baya don {host}.',
      'Sannan ku nemi wanda ya gina shafin ya sabunta shi, ko plugin ɗinsa, don sabuwar PHP.',
    ],
  },
  'php-function-off': {
    cause: 'An kashe wani aikin PHP da shafin yake buƙata',
    happened: 'Shafin yana amfani da wani aikin PHP (harshen da aka rubuta shi) da wannan sabar ba ya yarda da shi.',
    who: 'Duk mai buɗe shafin.',
    why: 'Kamfanin hosting yana kashe wasu ayyuka domin tsaro. Yana bayyana bayan ƙaura ko sauya PHP.',
    steps: [
      'Ku aika kalmomin shafin kuskuren ga kamfanin hosting ɗinku. Ku tambaya ko za a iya yarda da wannan aiki (“disable_functions”, “allow_url_fopen”).',
    ],
  },
};
