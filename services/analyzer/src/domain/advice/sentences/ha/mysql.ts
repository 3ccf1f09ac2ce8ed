/** Data: what is said of MySQL and MariaDB. */
import type { mysql as english } from '../en/mysql.js';
import type { Translated } from '../translated.js';

export const mysql: Translated<typeof english, 'ha'> = {
  'mysql-too-many-connections': {
    cause: 'Rumbun bayanai ba ya ƙara karɓar masu ziyara a lokaci guda',
    happened: 'Shafin yana tambayar rumbun bayanai (inda ake ajiye duk shafuka da oda), sai ya amsa “Too many connections”.',
    who: 'Duk masu ziyara, ko yawancinsu a lokutan cunkoso.',
    why: 'Masu ziyara ko manhajoji masu yawo sun fi yadda aka saba. Ko wani shafi mai jinkiri yana daɗewa da wurinsa.',
    steps: ['Ku kunna plugin na cache, domin a rage yawan tambayar rumbun bayanai.'],
  },
  'mysql-account-connections': {
    cause: 'Tsarin hosting ɗinku ba ya barin ƙarin ziyarar rumbun bayanai a lokaci guda',
    happened: 'Shafinku ya cinye wurarensa a rumbun bayanai (inda ake ajiye duk shafuka da oda): “max_user_connections”.',
    who: 'Duk masu ziyara, ko yawancinsu a lokutan cunkoso.',
    why: 'Masu ziyara ko manhajoji masu yawo sun fi ƙarfin tsarin hosting ɗinku, ko akwai plugin mai jinkiri.',
    steps: ['Ku kunna plugin na cache, ko ku ɗauki tsarin hosting mai girma na gaba.'],
  },
  'mysql-query-limit': {
    cause: 'Tsarin hosting ɗinku ba ya barin ƙarin tambayar rumbun bayanai a wannan awa',
    happened: 'A wannan awa shafinku ya tambayi rumbun bayanai (inda ake ajiye duk shafuka da oda) fiye da yadda tsarinku ya yarda.',
    who: 'Duk masu ziyara, har sai awar ta wuce.',
    why: 'Masu ziyara ko manhajoji masu yawo sun fi yadda aka saba, ko wani plugin yana yawan tambaya.',
    steps: ['Ku kunna plugin na cache, ko ku ɗauki tsarin hosting mai girma na gaba.'],
  },
  'mysql-wrong-password': {
    cause: 'Rumbun bayanai ya ƙi kalmar sirri ta shafin',
    happened: 'Shafin yana ƙwanƙwasa rumbun bayanai (inda ake ajiye duk shafuka da oda), amma an ƙi sunansa ko kalmar sirrinsa.',
    why: 'An sauya kalmar sirri ta rumbun bayanai, ko an yi ƙaurar shafin kuma har yanzu yana riƙe tsohuwar.',
    steps: [
      'Ku buɗe fayil ɗin saitunan shafin (“wp-config.php” ko “.env”), ku rubuta sunan mai amfani da rumbun bayanai da ke ciki.',
      'A allon hosting ɗinku, ku buɗe “Databases”, ku sa wa mai amfanin sabuwar kalmar sirri. Ku sa irin ta a fayil ɗin.',
    ],
  },
  'mysql-user-without-rights': {
    cause: 'Shafin ba shi da izinin amfani da rumbun bayanansa',
    happened: 'Shafin yana iya shiga rumbun bayanai (inda ake ajiye duk shafuka da oda). Amma ba a yarda ya yi amfani da shi ba.',
    why: 'Izinin mai amfani da rumbun bayanai ya ɓace, yawanci yayin ƙaura ko da aka sake yin mai amfanin.',
    steps: ['A allon hosting ɗinku, ku buɗe “MySQL Databases”, sannan “Add User To Database”, ku sa alama a “All Privileges”.'],
  },
  'mysql-database-missing': {
    cause: 'Babu rumbun bayanan shafin da wannan suna',
    happened: 'Shafin yana neman rumbun bayanai (inda ake ajiye shafuka da oda), amma babu shi da wannan suna.',
    why: 'An goge rumbun bayanan ko an sauya sunansa, ko an yi ƙaurar shafin ba tare da shi ba.',
    steps: ['A allon hosting ɗinku, ku buɗe “MySQL Databases”. Ku kwatanta sunan da wanda ke fayil ɗin saitunan shafin.'],
  },
  'mysql-table-missing': {
    cause: 'Wani ɓangare na rumbun bayanan shafin ba ya nan',
    happened: 'Manhajar shafinku tana neman wani jeri a rumbun bayananta (inda ake ajiye shafuka da oda), amma ba ya nan.',
    why: 'An fara aiki da sabuwar siga kafin a shirya mata rumbun bayanai. Ko ƙaura ko gyara ya rasa wannan ɓangaren.',
    steps: ['Ku nemi wanda ya gina shafin ya gudanar da sabunta rumbun bayanai (“migrate”) na wannan siga.'],
  },
  'mysql-column-missing': {
    cause: 'Rumbun bayanai bai dace da sigar shafin ba',
    happened: 'Manhajar shafinku tana neman wani abu da rumbun bayananta (inda ake ajiye shafuka da oda) ba shi da shi.',
    why: 'An fara aiki da sabuwar siga ko plugin kafin a shirya rumbun bayanai.',
    steps: ['Ku nemi wanda ya gina shafin ya gudanar da sabunta rumbun bayanai (“migrate”) na wannan siga.'],
  },
  'mysql-went-away': {
    cause: 'Rumbun bayanai ya yanke haɗi a tsakiya',
    happened: 'Rumbun bayanai (inda ake ajiye duk shafuka da oda) ya yanke yayin da shafin yake tambaya, sai haɗin ya katse.',
    why: 'An sake kunna manhajar rumbun bayanai ko ƙwaƙwalwarta ta yi kaɗan. Tambaya mai girma sosai ma za ta iya zama dalili.',
  },
  'mysql-not-running': {
    cause: 'Manhajar rumbun bayanai ba ta aiki',
    happened: 'Shafin yana kiran manhajar rumbun bayanai (inda ake ajiye duk shafuka da oda), babu wanda yake ɗauka.',
    why: 'Manhajar rumbun bayanai ta tsaya. Yawanci ƙarancin ƙwaƙwalwa ko cikar disk ne dalili.',
  },
  'mysql-name-not-found': {
    cause: 'Shafin bai sami rumbun bayanansa ba',
    happened: 'Shafin yana neman rumbun bayanansa (inda ake ajiye duk shafuka da oda) da sunan da babu shi.',
    why: 'An yi ƙaurar shafin, ko sunan rumbun bayanai a fayil ɗin saituna ba daidai yake ba.',
    steps: ['Ku sa wannan sunan a fayil ɗin saituna (“DB_HOST” a “wp-config.php” ko “.env”).'],
  },
  'mysql-table-crashed': {
    cause: 'Wani ɓangare na rumbun bayanai ya ɓaci',
    happened: 'Wani ɓangare na rumbun bayanai (inda ake ajiye duk shafuka da oda) ya ɓaci, ba a iya karanta shi.',
    why: 'An kashe na’urar tana tsakiyar rubutu, ko disk ɗinta ya cika.',
    steps: ['A allon hosting ɗinku, ku buɗe “MySQL Databases” ko “phpMyAdmin”, ku danna “Repair Database”.'],
  },
  'mysql-read-only': {
    cause: 'Rumbun bayanai ba ya barin kowa ya yi rubutu',
    happened: 'Ana iya karanta rumbun bayanai (inda ake ajiye duk shafuka da oda), amma ba a iya adana komai a ciki.',
    who: 'Duk masu son yin oda, shiga, ko aika fom.',
    why: 'Kamfanin hosting yana ƙaurarsa ko gyara shi, ko shafin yana tambayar kwafi maimakon na ainihi.',
  },
  'mysql-full': {
    cause: 'Wurin ajiya na rumbun bayanai ya ƙare',
    happened: 'Rumbun bayanai (inda ake ajiye duk shafuka da oda) ba zai iya ƙara adana komai ba: disk ɗinsa ya cika.',
    who: 'Kowa. Oda da saƙonni za su iya ɓacewa har sai an sami wuri.',
    why: 'Tsofaffin kwafin ajiya, fayilolin rajista ko imel sun cika disk ɗin.',
  },
  'mysql-lock-wait': {
    cause: 'Ayyuka biyu suna tare juna a rumbun bayanai',
    happened: 'Wani shafi yana jira a rumbun bayanai (inda ake ajiye shafuka da oda), domin wani aiki da ba ya ƙarewa.',
    who: 'Wasu masu ziyara, yawanci masu yin oda ko biyan kuɗi.',
    why: 'Babban aikin shigo da bayanai, kwafin ajiya ko wata oda da ta makale ta riƙe makullin.',
    steps: ['Idan ana shigo da bayanai, fitar da su ko yin kwafin ajiya, ku jira ya ƙare ko ku tsayar da shi.'],
  },
  'mysql-host-blocked': {
    cause: 'Rumbun bayanai ya hana na’urar shafin shiga',
    happened: 'Rumbun bayanai (inda ake ajiye duk shafuka da oda) ya hana na’urar shafinku shiga.',
    why: 'Kira da yawa sun gaza a baya: hanyar sadarwa ba kyau, ko an yi ta gwada kalmar sirri da ba daidai ba.',
  },
  'mysql-host-not-allowed': {
    cause: 'Rumbun bayanai ba ya barin wannan na’ura ta shiga',
    happened: 'Rumbun bayanai (inda ake ajiye duk shafuka da oda) yana barin sanannun na’urori kawai, kuma ta shafin ba ta cikinsu.',
    why: 'Shafin ya yi ƙaura zuwa sabuwar na’ura, ko adireshinta ya sauya.',
    steps: ['A allon rumbun bayanai, ku buɗe “Remote MySQL”, ku ƙara adireshin na’urar shafin.'],
  },
  'mysql-packet-too-big': {
    cause: 'Tambaya ɗaya ga rumbun bayanai ta yi girma',
    happened: 'Shafin yana aika wa rumbun bayanansa (inda ake ajiye shafuka da oda) fiye da yadda yake karɓa a lokaci guda.',
    who: 'Duk masu buɗe wannan shafi.',
    why: 'Rubutu mai tsawo sosai, babban hoto, ko shigo da bayanai.',
    steps: ['Idan ana shigo da bayanai, ku raba su kashi-kashi.'],
  },
  'database-refuses-question': {
    cause: 'Rumbun bayanai ya ƙi wata tambayar shafin',
    happened: 'Rumbun bayanai (inda ake ajiye duk shafuka da oda) yana amsawa, amma ya ƙi abin da shafin yake nema a wurinsa.',
    who: 'Duk mai buɗe shafin.',
    why: 'Wani plugin ko sabuwar siga tana tambaya ta hanyar da wannan rumbu bai sani ba. Yawanci bayan sabuntawa ko ƙaura ne.',
    steps: ['Ku aika kalmomin shafin kuskuren ga wanda ya gina shafin: suna faɗin tambayar.'],
  },
};
