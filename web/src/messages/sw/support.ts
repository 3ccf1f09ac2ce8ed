import type { support as original } from '../en/support';
import type { Words } from '../words';

export const support: Words<typeof original> = {
  title: 'Andikia usaidizi',
  description: 'Mtu anasoma ujumbe huu na kujibu kwa barua pepe, ndani ya saa 24 hivi.',
  subject: 'Kichwa',
  subjectHint: 'Anza na URGENT ikiwa haiwezi kusubiri.',
  message: 'Ujumbe',
  send: 'Tuma ujumbe',
  noSubject: 'Tafadhali sema kwa maneno machache inahusu nini.',
  noMessage: 'Tafadhali andika ujumbe wako.',
  tooLong: (limit) => `Tafadhali tumia herufi zisizozidi ${limit}.`,
  replyTo: (email) => `Tunajibu kwa ${email}.`,
};
