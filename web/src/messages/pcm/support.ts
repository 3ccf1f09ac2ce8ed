import type { support as original } from '../en/support';
import type { Words } from '../words';

export const support: Words<typeof original> = {
  title: 'Contact support',
  description: 'One person go read am and answer by e-mail, within about 24 hours.',
  subject: 'Subject',
  subjectHint: 'Start am with URGENT when e no fit wait.',
  message: 'Message',
  send: 'Send message',
  noSubject: 'Abeg say in few words wetin e be about.',
  noMessage: 'Abeg write your message.',
  tooLong: (limit) => `Abeg use at most ${limit} characters.`,
  replyTo: (email) => `We go answer to ${email}.`,
};
