import { limits } from '@nowahala/kernel';
import { until } from './times.js';
import { reply } from '../whatsapp-message.js';
import type { WhatsAppMessage } from '../whatsapp-message.js';

export const quietUntil = (endsAt: Date, now: Date, timeZone: string): WhatsAppMessage =>
  reply(
    `Ìdákẹ́jẹ́ ${until(endsAt, now, timeZone)}: kò sí ìkìlọ̀ fún gbogbo server yín.`,
    'A ń bá àyẹ̀wò lọ. Èyí tí kò bá tíì ṣiṣẹ́ nígbà náà, ẹ máa gbọ́ lójú ẹsẹ̀.',
    'Ẹ fi DÁKẸ́ OFF ránṣẹ́ láti parí rẹ̀ ṣáájú.',
  );

export const quietOver = (): WhatsAppMessage => reply('Ìkìlọ̀ ti wà ní títàn padà. A ń ṣàyẹ̀wò gbogbo server yín báyìí.');

export const notQuiet = (): WhatsAppMessage => reply('Kò sí ìdákẹ́jẹ́: ìkìlọ̀ wà ní títàn fún gbogbo server yín.');

export const quietTooLate = (): WhatsAppMessage =>
  reply('DÁKẸ́ yín dé nígbà tí àkókò rẹ̀ ti kọjá, nítorí náà ìkìlọ̀ ṣì wà ní títàn. Ẹ tún fi ránṣẹ́ tí ẹ bá nílò rẹ̀ báyìí.');

export const tooMuchQuiet = (): WhatsAppMessage =>
  reply(`Ẹ ti ṣètò iṣẹ́ àtúnṣe ${limits.maintenance.atOnce}, kò sì lè ju bẹ́ẹ̀ lọ. Ẹ kọ́kọ́ parí ọ̀kan tàbí kí ẹ fagi lé e.`);

export const quietRefused = (): WhatsAppMessage => reply('Kò ṣeé ṣe: ìkìlọ̀ ṣì wà ní títàn. Ẹ jọ̀wọ́, ẹ ṣètò rẹ̀ lórí dashboard yín.');

export const howToBeQuiet = (): WhatsAppMessage =>
  reply('Ẹ fi DÁKẸ́ àti iye ìṣẹ́jú ránṣẹ́, fún àpẹẹrẹ DÁKẸ́ 30. DÁKẸ́ 2H jẹ́ wákàtí méjì, ọjọ́ kan sì ni òpin rẹ̀.', 'DÁKẸ́ OFF máa parí rẹ̀.');
