import type { phoneExample as original } from '../en/phone-example';
import type { Words } from '../words';

export const phoneExample: Words<typeof original> = {
  label: 'Àpẹẹrẹ: àtẹ̀jíṣẹ́ WhatsApp nípa ìdádúró kan, bí wọ́n ṣe ń dé sórí fóònù',
  sender: 'NoWahala',
  senderHint: 'Ìkìlọ̀',
  time: '14:03',
  downTitle: 'Shop website kò ṣiṣẹ́ láti aago 14:02 (WAT)',
  downText: 'Àwọn àlejò ń rí àṣìṣe dípò ọjà yín. Ẹ̀rọ náà wà ní títàn; ètò ojú òpó tó wà lórí rẹ̀ ti dúró.',
  doNow: 'Ẹ ṣe èyí báyìí',
  steps: ['Ẹ wọlé sí cPanel', 'Ẹ ṣí “Setup Node.js App”', 'Ẹ tẹ “Restart”'],
  replies: 'Ẹ fèsì pẹ̀lú 1 tí ẹ bá ń bójú tó o, 2 fún ìrànlọ́wọ́.',
  reply: 'Mo ń bójú tó o',
  replyTime: '14:05',
  noted: 'Ẹ ṣé. A ń bá ìṣọ́ lọ, a sì máa dákẹ́.',
  backTitle: 'Shop website ti ń ṣiṣẹ́ padà',
  backText: 'Kò ṣiṣẹ́ fún ìṣẹ́jú 14. Títan ètò náà padà ló jẹ́ kó ṣiṣẹ́.',
  backTime: '14:16',
};
