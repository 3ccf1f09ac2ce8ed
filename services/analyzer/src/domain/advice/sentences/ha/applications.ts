/** Data: what is said of errors that a customer's own program sends in. */
import type { applications as english } from '../en/applications.js';
import type { Translated } from '../translated.js';

export const applications: Translated<typeof english, 'ha'> = {
  some: 'Duk masu amfani da wannan ɓangaren na manhajarku.',
  all: 'Duk masu amfani da manhajarku, har sai an gyara ta.',
  contacts: { builder: 'Wanda ya gina manhajarku ko yake kula da ita.', host: 'Kamfanin hosting na manhajarku, ko wanda ya gina ta.' },
  notices: {
    broken:
      'Wani ɓangare na aikinmu yana nuna kuskure a yanzu. Mun san da hakan kuma muna aiki a kai. Don Allah ku sake gwadawa bayan awa ɗaya.',
    slow: 'Aikinmu yana jinkiri yau. Muna aiki a kai. Don Allah ku sake gwadawa anjima.',
    pay: 'Biyan kuɗi ba ya yiwuwa a yanzu. Ba ku yi asarar komai ba. Don Allah ku sake gwadawa anjima ko ku aiko mana da saƙo.',
    mail: 'Wasu imel ɗinmu suna jinkiri yau. Idan kuna jiran wani, don Allah ku aiko mana da saƙo.',
  },
  level: 'Manhajarku ta sa masa alamar “{level}”.',
  lines: {
    one: 'Ta aiko layi {count} game da inda abin ya faru. Suna ƙasa.',
    other: 'Ta aiko layi {count} game da inda abin ya faru. Suna ƙasa.',
  },
  situations: {
    'app-disk-full': {
      happened: 'Disk ɗin ya cika. Manhajarku ba za ta iya ƙara adana komai ba.',
      who: 'Duk masu amfani da manhajarku, har sai an gyara ta. Sababbin oda da saƙonni za su iya ɓacewa.',
      why: 'Tsofaffin kwafin ajiya, fayilolin rajista ko fayilolin da aka ɗora sun cika disk ɗin.',
      steps: [
        'Ku goge tsofaffin kwafin ajiya da tsofaffin fayilolin rajista. Ku tabbata kashi ɗaya cikin goma na disk ɗin ya zama babu komai.',
        'Ku sake kunna manhajar.',
        'Idan ya sake cika cikin ƴan kwanaki, ku ɗauki babban disk.',
      ],
      notice: 'Aikinmu yana da matsala yau. Idan kun yi oda, don Allah ku aiko mana da saƙo domin mu duba.',
    },
    'app-out-of-memory': {
      happened: 'Manhajarku ta buƙaci ƙwaƙwalwa fiye da yadda aka yarda, sai ta tsaya.',
      why: 'An loda babban fayil ko dogon jeri a lokaci guda, ko kuma manhajar tana riƙe abin da ba ta buƙata.',
      steps: [
        'Ku sake kunna manhajar.',
        'Ku ƙara mata ƙwaƙwalwa a saitunan kamfanin hosting ɗinku.',
        'Ku tambayi wanda ya gina ta abin da aka loda a wannan mintin.',
      ],
    },
    'app-database-password': {
      happened: 'Rumbun bayanai (inda ake ajiye bayananku) ya ƙi barin manhajarku ta shiga.',
      why: 'An sauya kalmar sirri a wuri ɗaya, ba a sauya a ɗayan ba.',
      steps: [
        'Ku buɗe saitunan manhajarku. Ku kwatanta sunan rumbun bayanai, mai amfani da kalmar sirri da na rumbun.',
        'Bayan kun yi sauyi, ku sake kunna manhajar.',
      ],
    },
    'app-database-crowded': {
      happened: 'Rumbun bayanai (inda ake ajiye bayananku) ba shi da sauran wuri don wani haɗi.',
      who: 'Ƙarin masu ziyara a hankali: shafuka suna daɗewa suna buɗewa, sannan su gaza.',
      why: 'Masu ziyara da yawa a lokaci guda, ko manhajar da ba ta yanke haɗi idan ta gama.',
      steps: [
        'Ku sake kunna manhajar: hakan zai buɗe wuraren.',
        'Idan abin ya dawo, ku ɗauki babban tsarin rumbun bayanai. Ko ku nemi wanda ya gina ta ya rage wuraren da take amfani da su.',
      ],
    },
    'app-database-away': {
      happened: 'Manhajarku ba ta iya kaiwa ga rumbun bayananta (inda ake ajiye bayananku).',
      why: 'Rumbun bayanan a kashe yake, ko ana sake kunna shi, ko adireshinsa ya sauya.',
      steps: [
        'Ku shiga inda rumbun bayanan yake, ku ga ko yana kunne. Idan ba ya kunne, ku danna “Start” ko “Restart”.',
        'Ku duba ko adireshin da ke saitunan manhajarku har yanzu daidai ne.',
      ],
    },
    'app-database-locked': {
      happened: 'Ayyuka biyu a rumbun bayanai (inda ake ajiye bayananku) sun tare juna, sai aka tsayar da ɗaya.',
      who: 'Mutane kaɗan: ba a adana abin da suka yi a lokacin ba.',
      why: 'Mutum biyu, ko ayyuka biyu, sun sauya abu ɗaya a lokaci guda.',
      steps: [
        'Idan sau ɗaya ne, ku ce wa mutanen su sake gwadawa. Komai lafiya yake.',
        'Idan yana yawan faruwa, ku aika wa wanda ya gina ta wannan.',
      ],
      notice: 'Idan ba a adana abin da kuka yi na ƙarshe ba, don Allah ku sake yin sa.',
    },
    'app-table-missing': {
      happened: 'Manhajarku tana neman wani abu a rumbun bayananta (inda ake ajiye bayananku), amma ba ya nan.',
      why: 'An fara aiki da sabuwar siga, amma ba a yi sauyin da take buƙata a rumbun bayanai ba.',
      steps: [
        'Ku koma sigar da ta gabata, idan yau aka fara aiki da wata sabuwa.',
        'Ku nemi wanda ya gina ta ya gudanar da “migrations” na sabuwar sigar.',
      ],
    },
    'app-module-missing': {
      happened: 'Manhajarku ba ta iya farawa, domin wani ɓangarenta ba ya nan.',
      why: 'An fara aiki da sigar ƙarshe ba tare da wani ɓangarenta ba.',
      steps: ['Ku koma sigar da ta gabata.', 'Ku nemi wanda ya gina ta ya sa duk ɓangarorinta, ya sake ɗora ta.'],
    },
    'app-setting-missing': {
      happened: 'Manhajarku ta rasa wani saiti da ba ta iya aiki sai da shi.',
      why: 'Ba a ɗauko wani bayanin sirri ko suna ba, yawanci yayin ƙaura ko a sabuwar siga.',
      steps: [
        'Ku buɗe saitunan manhajarku (“Environment” ko “Config Vars”), ku kwatanta su da na da.',
        'Ku ƙara wanda ba ya nan, ku sake kunna manhajar.',
      ],
    },
    'app-door-taken': {
      happened: 'Manhajarku ba ta iya farawa, domin wata tana amfani da ƙofarta (port).',
      why: 'Ba a tsayar da tsohon kwafin manhajar ba.',
      steps: ['Ku tsayar da tsohon kwafin, ko ku sake kunna na’urar gaba ɗaya.', 'Ku tabbata manhajar tana farawa sau ɗaya kawai.'],
    },
    'app-not-allowed-to-write': {
      happened: 'Manhajarku ba ta da izinin buɗe ko sauya wani fayil da take buƙata.',
      why: 'Izinin wata folda ya sauya, yawanci bayan an kwafi fayiloli da hannu.',
      steps: [
        'Ku nemi kamfanin hosting ɗinku ya mayar wa manhajar izininta. Ku rubuta da Turanci: “Please reset file permissions.”',
        'Ku sake gwada abin da ya gaza.',
      ],
    },
    'app-payment-refused': {
      happened: 'Ba a iya biyan kuɗi ba: manhajarku da kamfanin biyan kuɗi ba su fahimci juna ba.',
      who: 'Abokan ciniki da ke son biyan kuɗi.',
      why: 'An ƙi wani kati. Idan duka ne: mabuɗin ba daidai ba ne, ko akwai matsala a kamfanin biyan kuɗi.',
      steps: [
        'Ku shiga asusunku na kamfanin biyan kuɗi, ku ga ko wasu kuɗi sun shiga.',
        'Idan babu ko ɗaya, ku duba shafin halin aikinsu. Sannan ku duba mabuɗanku a “Settings”, sai “API Keys”.',
      ],
      call: 'Sashen taimako na kamfanin biyan kuɗi; bayan su, wanda ya gina manhajarku.',
    },
    'app-mail-not-sent': {
      happened: 'Manhajarku ba ta iya aika imel ba.',
      who: 'Masu jiran imel: takardun biyan kuɗi, lambobi, sababbin kalmomin sirri.',
      why: 'An sauya kalmar sirri ta imel, ko kamfanin imel ɗin ya tare manhajarku.',
      steps: [
        'Ku duba mai amfani da kalmar sirri ta imel a saitunan manhajarku.',
        'Ku shiga asusunku na kamfanin imel, ku ga ko an tare aika saƙo.',
      ],
      call: 'Sashen taimako na kamfanin imel ɗinku.',
    },
    'app-too-many-calls': {
      happened: 'Manhajarku ta tambayi wani kamfani sau da yawa, sai aka ce mata ta jira.',
      why: 'Masu ziyara sun fi yadda aka saba, ko manhajar tana maimaita aiki, ko tsarin ya yi kaɗan.',
      steps: [
        'Ku jira awa ɗaya: irin wannan iyaka tana sake buɗewa da kanta.',
        'Ku shiga asusunku na wannan kamfanin, ku ga nawa kuka yi amfani da shi a tsarinku.',
      ],
    },
    'app-certificate': {
      happened:
        'Manhajarku ba ta amince da wata da take magana da ita ba: takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ta can ba daidai take ba.',
      why: 'Ta ƙare a can, ko jerin masu bayar da shaida da na’urarku ta amince da su ya tsufa.',
      steps: ['Ku duba shafin halin aikin wannan kamfanin.', 'Ku nemi wanda ya gina ta ya sabunta na’urar.'],
    },
    'app-name-not-found': {
      happened: 'Manhajarku ba ta iya samun wani kamfani ta sunansa ba.',
      why: 'Ba a rubuta sunan daidai a saituna ba, ko na’urar ba ta da hanyar shiga intanet.',
      steps: ['Ku duba adireshin wannan kamfanin a saitunan manhajarku.', 'Idan sunaye da yawa sun gaza, ku sake kunna na’urar.'],
    },
    'app-no-answer': {
      happened: 'Manhajarku ta jira wani abu na tsawon lokaci, sai ta haƙura.',
      who: 'Duk masu amfani da wannan ɓangaren na manhajarku. Suna jira, sannan su ga kuskure.',
      why: 'Wani kamfani ko rumbun bayanai yana jinkiri, ko wani aiki ya yi girma.',
      steps: [
        'Ku duba shafukan halin aiki na kamfanonin da manhajarku take amfani da su.',
        'Idan abin ya ci gaba, ku sake kunna manhajar, ku aika wa wanda ya gina ta wannan.',
      ],
    },
    'app-other-side-closed': {
      happened: 'Manhajarku ta so ta yi magana da wata, amma ta yanke haɗin ko ba ta amsa ba.',
      why: 'Ɗaya manhajar a kashe take, ko ana sake kunna ta.',
      steps: [
        'Ku ga ko sauran ɓangarorin tsarinku suna aiki, ku kunna abin da ke kashe.',
        'Idan minti ɗaya ne kawai, ba sai kun yi komai ba.',
      ],
    },
    'app-sign-in-refused': {
      happened: 'Wani mutum, ko wata manhaja, an hana ta shiga.',
      who: 'Yawanci mutum ɗaya ne kawai. Idan duka ne, babu mai iya shiga.',
      why: 'Lokacin shiga ko wani mabuɗi ya ƙare, ko an sauya wani bayanin sirri.',
      steps: [
        'Ku gwada shiga da kanku. Idan ya yi, tsohon shigar mutum ɗaya ne kawai.',
        'Idan bai yi ba, ku duba mabuɗai da bayanan sirri a saitunan manhajarku.',
      ],
      notice: 'Idan ba ku iya shiga ba, don Allah ku fita sau ɗaya, ku sake shiga.',
    },
    'app-unreadable-answer': {
      happened: 'Manhajarku ta samu amsar da ba ta iya karantawa ba.',
      why: 'Wani kamfani ya aiko shafin kuskure maimakon bayanai.',
      steps: ['Ku duba shafin halin aikin kamfanin da manhajarku ta tambaya.', 'Idan ya sake faruwa, ku aika wa wanda ya gina ta wannan.'],
    },
    'app-php-fatal': {
      happened: 'Manhajarku (da aka rubuta da PHP) ta tsaya a tsakiyar aiki.',
      why: 'Wani plugin, wani zane ko sabuwar sigar PHP ba ta dace da sauran ba.',
      steps: [
        'Idan kun sabunta wani abu yau, ku kashe shi ko ku koma sigar da ta gabata.',
        'Ku aika wa wanda ya gina ta wannan: layin da ke rajista ya faɗi sunan fayil ɗin.',
      ],
    },
    'app-nothing-there': {
      happened: 'Manhajarku ta yi tsammanin wani abu da ba ya nan, sai ta tsayar da aikin.',
      why: 'Matsala a manhajar: ba a yi tanadi don wurin da babu komai ko amsar da ba ta zo ba.',
      steps: [
        'Ku rubuta abin da mutane suka yi kafin abin ya faru: zai taimaka a gano matsalar.',
        'Ku aika wa wanda ya gina ta wannan. Idan yau abin ya fara, ku koma sigar da ta gabata.',
      ],
    },
    'app-unhandled': {
      happened: 'Manhajarku ta gamu da kuskuren da ba ta shirya masa ba.',
      why: 'Matsala a manhajar. Idan yau abin ya fara, a fara duba sauyin ƙarshe da aka yi.',
      steps: ['Idan yau aka fara aiki da wata sabuwa, ku koma sigar da ta gabata.', 'Ku aika wa wanda ya gina ta wannan.'],
    },
    'app-something-else': {
      happened: 'Manhajarku ta ba da rahoton kuskure.',
      who: 'Ba mu iya ganewa daga nan: wataƙila mutum ɗaya, wataƙila kowa.',
      why: 'Matsala a manhajar. Kalmominta suna cikin saƙon.',
      steps: ['Ku gwada ɓangaren manhajarku da kalmomin suka ambata.', 'Ku aika wa wanda ya gina ta wannan.'],
    },
  },
};
