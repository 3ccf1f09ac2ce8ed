/** Data: what is said of words that must or must not be on a page. */
import type { wantedText as english } from '../en/wanted-text.js';
import type { Translated } from '../translated.js';

export const wantedText: Translated<typeof english, 'ha'> = {
  'words-missing': {
    cause: 'Kalmomin da dole su kasance a shafin ba su nan',
    happened: '{host} yana amsawa, amma kalmomin da kuke son gani a shafin ba su nan.',
    who: 'Da alama duk mai buɗe wannan shafi.',
    why: 'Shafin ba komai a ciki, yana nuna kuskure ba tare da faɗi ba, ko an sauya shi.',
    steps: [
      'Ku buɗe shafin a wayarku, ku ga ko yana yadda ya kamata.',
      'Idan shafin daidai yake, kalmomin ne kawai sababbi, ku zaɓi “Gyara sabar” a nan, ku rubuta sababbin kalmomin.',
    ],
  },
  'words-beyond': {
    cause: 'Ba a ga kalmomin da dole su kasance a shafin ba a KB 64 na farko',
    happened: '{host} yana amsawa. Mun karanta KB 64 na farko na shafin, kalmominku ba su cikin wannan ɓangare. Wataƙila suna can ƙasa.',
    who: 'Wataƙila babu kowa. Idan shafin yana da matsala, duk mai buɗe shi.',
    why: 'Shafin ya ƙaru, ko an sauya samansa.',
    steps: [
      'Ku buɗe shafin a wayarku, ku ga ko yana yadda ya kamata.',
      'Idan daidai yake, ku zaɓi “Gyara sabar” a nan, ku rubuta kalmomi daga saman shafin, kamar taken sa.',
    ],
  },
  'words-by-script': {
    cause: 'JavaScript ne yake zana kalmomin da dole su kasance a shafin, ko ba su nan',
    happened:
      '{host} yana amsawa da shafi kusan babu komai. JavaScript (manhaja a burauzar mai ziyara) yana zana sauran, mu ba ma iya ganin wannan.',
    who: 'Wataƙila babu kowa. Ba mu iya ganewa daga nan.',
    why: 'Haka aka gina shafin. Ba a iya neman kalmomi a irin wannan shafi.',
    steps: [
      'Ku buɗe shafin a wayarku, ku ga ko yana yadda ya kamata.',
      'Idan daidai yake, ku zaɓi “Gyara sabar” a nan. Ku sa taken shafin a matsayin kalmomin, ko ku bar wurin babu komai.',
      'Ko ku shigar da wani adireshin shafinku mai amsawa da rubutu kawai, kamar shafin gwajin lafiya.',
    ],
  },
  'words-forbidden': {
    cause: 'Akwai kalmomi a shafin da bai kamata su kasance ba',
    happened: '{host} yana amsawa, amma shafin yana nuna kalmomin da kuka ce kada su kasance a kansa.',
    who: 'Duk mai buɗe wannan shafi yana ganin su.',
    why: 'Shafin yana nuna kuskure a rubutunsa, ko wani ya sauya shi.',
    steps: [
      'Ku buɗe shafin a wayarku, ku ga ko yana yadda ya kamata.',
      'Idan shafin daidai yake, kalmomin ne kawai sababbi, ku zaɓi “Gyara sabar” a nan, ku rubuta sababbin kalmomin.',
    ],
  },
};
