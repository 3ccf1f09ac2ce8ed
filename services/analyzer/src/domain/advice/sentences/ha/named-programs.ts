/** Data: what is said where the program, its part or its place is named. */
import type { namedPrograms as english } from '../en/named-programs.js';
import type { Translated } from '../translated.js';

export const namedPrograms: Translated<typeof english, 'ha'> = {
  'name-not-trusted': {
    cause: '{program} ba ta karɓi sunan {host} ba',
    happened: '{program}, manhajar shafinku, tana karɓar ziyara ga sunayen da ke jerinta kawai. {host} ba ya ciki.',
    why: 'Sunan sabo ne, ko shafin ya yi ƙaura, amma jerin “{list}” bai sauya ba.',
    steps: ['Ku nemi wanda ya gina shafin ya ƙara {host} a “{list}” (a cikin “{file}”), ya sake fara shi.'],
  },
  'php-part-missing': {
    cause: 'Wani ɓangaren PHP da shafin yake buƙata ba ya nan: {part}',
    happened: 'Manhajar shafinku tana buƙatar wani ɓangaren PHP (“{part}”) da ba a kunna ba.',
    who: 'Duk mai buɗe shafin.',
    why: 'An sauya PHP zuwa sabuwar siga, ko an yi ƙaurar shafin. Sabuwar ba ta da wannan ɓangare (“extension”).',
    steps: ['A allon hosting ɗinku, ku buɗe “Select PHP Version”, sannan “Extensions”. Ku sa alama a “{part}”.'],
  },
  'php-database-part-missing': {
    cause: 'PHP ba ta da ɓangaren da ke magana da rumbun bayanai: {part}',
    happened: 'PHP, wadda ke gudanar da shafinku, ba ta da ɓangaren da ke magana da rumbun bayanai (inda ake ajiye duk shafuka): “{part}”.',
    who: 'Duk mai buɗe shafin.',
    why: 'An sauya PHP zuwa sabuwar siga, ko an yi ƙaurar shafin. Sabuwar ba ta da wannan ɓangare (“extension”).',
  },
  'version-missing': {
    cause: 'Sigar {program} da shafin yake buƙata ba ta nan',
    happened: 'Manhajar shafinku tana buƙatar wata sigar {program} da sabar ba shi da ita.',
    why: 'An gina shafin don sabuwar {program}, ko ya yi ƙaura zuwa wani sabar.',
    steps: ['Ku nemi wanda ya gina shafin ya gina shi don sigar da sabar yake da ita.'],
  },
  'behind-refuses': {
    cause: 'Manhajar da ke bayan wurin karɓar baƙi na shafin a kashe take',
    happened: 'Wurin karɓar baƙi na shafinku yana aiki. Sabar da ke bayansa yana ƙin kowane kira: babu manhajar da ke aiki a can.',
    why: 'Manhajar ta tsaya. Ko an matsar da ita, amma wurin karɓar baƙi yana kiran tsohon wuri.',
    steps: ['Ku nemi mai kula da sabar ya sake kunna manhajar da ke bayan wurin karɓar baƙi.'],
  },
  'behind-speaks-plain': {
    cause: 'Wurin karɓar baƙi yana magana da harshen tsaro, manhajar da ke bayansa ba ta yi',
    happened:
      'Wurin karɓar baƙi na shafinku yana kiran manhajar da ke bayansa da harshen tsaro (ana kiransa TLS). Ita kuma ta san marar tsaro kawai (“http”).',
    why: 'An sauya wani saitin wurin karɓar baƙi ko na manhajar.',
    steps: [
      'Ku nemi mai kula da shi ya sa su yi magana da harshe ɗaya: ya kashe TLS zuwa manhajar (a Istio: “DestinationRule”), ko ya kunna shi a manhajar.',
    ],
  },
  'panel-site-stopped': {
    cause: 'An tsayar da shafin a allon kula da sabar',
    happened: 'Allon kula da sabar ɗinku yana nuna shafin da ke cewa: mai kula ya tsayar da wannan shafi.',
    why: 'Wani ya danna “Stop” a can, ko ranar ƙarewa da allon yake da ita ga wannan shafi ta wuce.',
    steps: [
      'A allon (aaPanel ko BaoTa), ku buɗe “Website”, ku danna “Start” kusa da {host}. Ku duba ranar ƙarewarsa ma.',
      'Idan ba za ku iya shiga ba, ku nemi mai kula da sabar ya fara shi.',
    ],
  },
  'alias-target-gone': {
    cause: '{host} yana nuna wurin da babu shi yanzu',
    happened: 'Sunan {host} yana nuna {target}, kuma babu komai a can yanzu.',
    why: 'An goge manhaja ko shafin da ke {company}, ko an sauya sunansa, ko tsarinsa ya ƙare.',
    steps: [
      'Ku sa layin “CNAME” na {host} ya nuna inda shafin yake yanzu. Idan ba a buƙatarsa, ku goge shi: baƙo zai iya ɗaukar {target}.',
      'Idan har yanzu kuna buƙatarta, ku sake yin manhajar da sunan nan a {company}.',
      'Idan yanzu tana da wani suna, ku buɗe “Gyara sabar” a nan, ku shigar da sabon adireshin.',
    ],
    otherwise: {
      cause: '{host} ba ya nan yanzu',
      happened: 'Intanet ba ya ƙara sanin sunan {host}. Irin wannan suna yana zuwa tare da manhaja ko shafi, kuma yana tafiya tare da shi.',
    },
  },
};
