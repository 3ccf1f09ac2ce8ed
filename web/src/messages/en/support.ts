/** The "Contact support" dialog. */
export const support = {
  title: 'Contact support',
  description: 'A person reads this and answers by e-mail, within about 24 hours.',
  subject: 'Subject',
  subjectHint: 'Start it with URGENT when it cannot wait.',
  message: 'Message',
  send: 'Send message',
  noSubject: 'Please say in a few words what it is about.',
  noMessage: 'Please write your message.',
  tooLong: (limit: string) => `Please use ${limit} characters at most.`,
  replyTo: (email: string) => `We answer to ${email}.`,
};
