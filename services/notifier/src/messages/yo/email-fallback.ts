import type { Email } from '../email.js';

/** The mail that stands in for a WhatsApp message that was refused, or that nobody's phone confirmed. Only its end differs. */
export const insteadOfWhatsApp = (email: Email): Email => ({
  ...withEnd(email, 'A kọ́kọ́ gbìyànjú WhatsApp, ṣùgbọ́n kò dá wa lójú pé àtẹ̀jíṣẹ́ náà dé fóònù yín. Ìdí nìyí tó fi wá nípa e-mail.'),
  why: 'Ẹ ń rí èyí gbà nítorí pé kò dá wa lójú pé ìkìlọ̀ WhatsApp kan dé.',
});

/** A recovery mail where WhatsApp carried the alert, is not allowed any more, and e-mail alerts are off. */
export const endInsteadOfWhatsApp = (email: Email): Email => ({
  ...withEnd(email, 'A ti sọ ìbẹ̀rẹ̀ rẹ̀ fún yín, lẹ́yìn náà ni wọ́n pa ìkìlọ̀ WhatsApp yín. Ìdí nìyí tí òpin rẹ̀ fi wá nípa e-mail.'),
  why: 'Ẹ ń rí èyí gbà nítorí pé a ti sọ ìbẹ̀rẹ̀ rẹ̀ fún yín. Ìkìlọ̀ e-mail yín ṣì wà ní pípa.',
});

/** The last mail of the day to an address that was never confirmed. */
export const lastOfTheDay = (email: Email): Email =>
  withEnd(
    email,
    'Ìkìlọ̀ 10 lónìí nìyí. Iye yìí ni òpin fún àdírẹ́sì tí a kò tíì fìdí rẹ̀ múlẹ̀. Ẹ jọ̀wọ́ ẹ fìdí rẹ̀ múlẹ̀ pẹ̀lú líǹkì inú e-mail wa; àwọn ìkìlọ̀ tó kàn ń dúró lórí dashboard yín.',
  );

const withEnd = (email: Email, text: string): Email => ({ ...email, blocks: [...email.blocks, { type: 'small', text }] });
