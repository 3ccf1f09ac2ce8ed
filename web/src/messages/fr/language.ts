import type { language as original } from '../en/language';
import type { Words } from '../words';

export const language: Words<typeof original> = {
  code: 'fr',
  choose: 'Langue',
  chooseHint: 'Nos pages, nos e-mails et nos messages sont dans cette langue.',
  notRead: 'Cette traduction n’a pas encore été relue par une personne dont c’est la langue.',
  report: 'Signaler une erreur',
  reportSubject: 'Erreur dans la traduction française',
  englishOnly: 'Cette page n’existe qu’en anglais.',
};
