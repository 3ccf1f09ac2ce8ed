import type { support as original } from '../en/support';
import type { Words } from '../words';

export const support: Words<typeof original> = {
  title: 'Écrire à l’assistance',
  description: 'Une personne lit ceci et répond par e-mail, en 24 heures environ.',
  subject: 'Objet',
  subjectHint: 'Commencez par URGENT si cela ne peut pas attendre.',
  message: 'Message',
  send: 'Envoyer le message',
  noSubject: 'Dites en quelques mots de quoi il s’agit.',
  noMessage: 'Écrivez votre message.',
  tooLong: (limit) => `${limit} caractères au plus.`,
  replyTo: (email) => `Nous répondons à ${email}.`,
};
