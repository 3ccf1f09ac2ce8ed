import type { language as original } from '../en/language';
import type { Words } from '../words';

export const language: Words<typeof original> = {
  code: 'ha',
  choose: 'Harshe',
  chooseHint: 'Shafukanmu, imel da saƙonninmu suna zuwa da wannan harshe.',
  notRead: 'Ba a sami wanda Hausa ce harshensa na asali da ya duba wannan fassarar ba tukuna.',
  report: 'Sanar da kuskuren fassara',
  reportSubject: 'Matsala a fassarar Hausa',
  englishOnly: 'Wannan shafin da Turanci kawai yake.',
};
