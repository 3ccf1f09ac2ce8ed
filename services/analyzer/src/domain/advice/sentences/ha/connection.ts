/** Data: what is said of servers that do not answer. */
import type { connection as english } from '../en/connection.js';
import type { Translated } from '../translated.js';

export const connection: Translated<typeof english, 'ha'> = {
  'program-off': {
    cause: 'Na’urar tana kunne, amma manhajar shafin ba ta aiki',
    happened: 'Na’urar tana kunne kuma tana amsa mana. Manhajar shafin da ke kanta ba ta aiki.',
    who: 'Duk masu ziyartar shafin.',
    why: 'Manhajar ta tsaya: bayan wata matsala, sabuntawa ko sake kunna na’urar.',
  },
  refused: {
    cause: 'Sabar yana korar kowane mai ziyara',
    happened: 'Sabar yana korar duk masu son buɗe {host}.',
    who: 'Duk masu ziyartar shafin.',
    why: 'Manhajar shafin a kashe take. Ko firewall (mai gadin ƙofa) yana korar mutane.',
  },
  'secure-door-shut': {
    cause: 'An kashe ɓangaren shafin mai tsaro (mai alamar kwaɗo)',
    happened: 'Sabar yana amsawa, amma an kashe ɓangarensa mai tsaro (mai alamar kwaɗo).',
    who: 'Kusan kowa: burauza tana fara buɗe ɓangaren mai tsaro.',
    why: 'Takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ba ta loda ba a sake kunnawar ƙarshe. Ko an rufe port 443.',
  },
  'firewall-shut': {
    cause: 'Firewall yana haɗiye ziyarar shafin',
    happened: 'Na’urar tana kunne, kuma sauran ɓangarorinta suna amsawa. Amma ana haɗiye ziyarar shafin ba tare da wata amsa ba.',
    who: 'Wataƙila kowa, wataƙila wasu hanyoyin sadarwa kawai, har da tamu. Ku gwada a wayarku ba tare da Wi-Fi ba.',
    why: 'An sauya firewall (mai gadin ƙofa), ko ya ɗauka mu masu kai hari ne.',
    steps: [
      'Idan ya buɗe a wayarku, ku rubuta wa sashen taimakonmu. Za mu aiko muku da adiresoshin da dubawarmu take fitowa, domin a bar su su shiga.',
    ],
  },
  'only-ping-answers': {
    cause: 'Na’urar tana kunne, amma shafin ba ya amsawa',
    happened: 'Na’urar tana kunne: tana amsa ping (gajeriyar tambaya “kuna nan”). Shafin da ke kanta bai ce komai ba.',
    who: 'Duk masu ziyartar shafin.',
    why: 'Aiki ya yi wa na’urar yawa, ko firewall (mai gadin ƙofa) ya tare masu ziyara.',
  },
  'blocked-by-filter': {
    cause: 'Wani mai gadi a gaban shafin yana yanke ziyara',
    happened: 'Sabar yana ɗaukar kira, sai ya yanke nan take. Yana yin haka kafin shafin ya amsa.',
    who: 'Wataƙila masu ziyara daga wasu hanyoyin sadarwa kawai. Ku gwada a wayarku ba tare da Wi-Fi ba.',
    why: 'Wata manhajar kariya a sabar tana tare wasu masu ziyara, tare da dubawarmu.',
  },
  'cut-off': {
    cause: 'Sabar yana yankewa nan take',
    happened: 'Sabar yana yankewa da zarar mun buɗe {host}.',
    who: 'Duk masu ziyartar shafin, gwargwadon abin da muka gani.',
    why: 'Manhajar shafin tana tsayawa ba zato, ko firewall (mai gadin ƙofa) yana yanke kira.',
  },
  'machine-silent': {
    cause: 'Na’urar gaba ɗaya ta yi shiru',
    happened: 'Babu abin da yake amsawa a na’urar: ba shafi, ba ping (gajeriyar tambaya “kuna nan”), babu komai.',
    who: 'Kowa, da duk sauran abin da ke aiki a wannan na’ura.',
    why: 'Na’urar a kashe take, ko hanyar sadarwarta ba ta aiki. Kuɗin da ba a biya ba ma zai iya zama dalili.',
  },
  'connect-timeout': {
    cause: 'Sabar ba ya amsawa a kan lokaci',
    happened: 'Mun kira {host} mun jira daƙiƙa biyar. Babu wanda ya ɗauka.',
    who: 'Duk masu ziyartar shafin, gwargwadon abin da muka gani.',
    why: 'Na’urar a kashe take ko aiki ya yi mata yawa, ko firewall (mai gadin ƙofa) ya tare masu ziyara.',
  },
  'no-way-to-the-server': {
    cause: 'Babu hanyar zuwa inda sabar yake',
    happened: 'Ba a iya kaiwa ga hanyar sadarwar sabar ɗinku. Kamar an rufe hanyar zuwa wurin ne.',
    who: 'Kowa, da duk sauran abokan cinikin wannan hanyar sadarwa.',
    why: '{company} yana da matsala a hanyar sadarwarsa, ko an karɓe adireshin na’urar.',
    steps: ['Ku duba shafin halin aikinsu ko shafinsu na X (Twitter) don samun labari.'],
    otherwise: { why: 'Kamfanin hosting yana da matsala a hanyar sadarwarsa, ko an karɓe adireshin na’urar.' },
  },
  'connect-failed': {
    cause: 'Ba a iya kaiwa ga sabar ba',
    happened: 'Ba mu iya kaiwa ga {host} ba. Haɗin ya gaza kafin a ce komai.',
    who: 'Duk masu ziyartar shafin, gwargwadon abin da muka gani.',
    why: 'Na’urar ko hanyar sadarwarta tana da matsala.',
  },
  'server-silent': {
    cause: 'Sabar ba ya amsa komai kwata-kwata',
    happened: 'Sabar ɗinku ba ya amsa ping (gajeriyar tambaya “kuna nan”), ko wata ƙofar da aka saba.',
    who: 'Duk mai amfani da wani abu a wannan sabar.',
    why: 'Sabar a kashe yake, hanyar sadarwarsa ba ta aiki, ko firewall (mai gadin ƙofa) ya ɓoye shi.',
  },
};
