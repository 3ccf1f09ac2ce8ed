import type { support as original } from '../en/support';
import type { Words } from '../words';

export const support: Words<typeof original> = {
  title: 'Kọ̀wé sí ẹ̀ka ìrànlọ́wọ́',
  description: 'Ènìyàn ló ń ka èyí, ó sì máa fèsì nípa e-mail láàárín nǹkan bíi wákàtí 24.',
  subject: 'Àkòrí',
  subjectHint: 'Ẹ fi URGENT bẹ̀rẹ̀ rẹ̀ tí kò bá lè dúró.',
  message: 'Àtẹ̀jíṣẹ́',
  send: 'Fi àtẹ̀jíṣẹ́ ránṣẹ́',
  noSubject: 'Ẹ jọ̀wọ́, ẹ fi ọ̀rọ̀ díẹ̀ sọ ohun tó jẹ́ nípa rẹ̀.',
  noMessage: 'Ẹ jọ̀wọ́, ẹ kọ àtẹ̀jíṣẹ́ yín.',
  tooLong: (limit) => `Ẹ jọ̀wọ́, ẹ má ṣe lo ju lẹ́tà ${limit} lọ.`,
  replyTo: (email) => `A máa fèsì sí ${email}.`,
};
