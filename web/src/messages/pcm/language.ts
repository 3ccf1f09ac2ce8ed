import type { language as original } from '../en/language';
import type { Words } from '../words';

export const language: Words<typeof original> = {
  code: 'pcm',
  choose: 'Language',
  chooseHint: 'Our pages, mails and messages go come in dis language.',
  notRead: 'Person wey Pidgin be im own language neva check dis translation.',
  report: 'Report wrong word',
  reportSubject: 'Wrong word for di Pidgin translation',
  englishOnly: 'Dis page dey only in English.',
};
