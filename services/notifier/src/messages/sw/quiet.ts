import { limits } from '@nowahala/kernel';
import { until } from './times.js';
import { reply } from '../whatsapp-message.js';
import type { WhatsAppMessage } from '../whatsapp-message.js';

export const quietUntil = (endsAt: Date, now: Date, timeZone: string): WhatsAppMessage =>
  reply(
    `Kimya ${until(endsAt, now, timeZone)}: hakuna tahadhari kwa seva zako zote.`,
    'Tunaendelea kukagua. Ambazo bado hazitapatikana wakati huo, utaambiwa mara moja.',
    'Tuma KIMYA OFF ili kumaliza mapema.',
  );

export const quietOver = (): WhatsAppMessage => reply('Tahadhari zimewashwa tena. Tunakagua seva zako zote sasa hivi.');

export const notQuiet = (): WhatsAppMessage => reply('Hakukuwa na kimya: tahadhari za seva zako zote zimewashwa.');

export const quietTooLate = (): WhatsAppMessage =>
  reply('KIMYA yako ilitufikia muda wake ukiwa umekwisha, hivyo tahadhari zilibaki zimewashwa. Itume tena ikiwa unaihitaji sasa.');

export const tooMuchQuiet = (): WhatsAppMessage =>
  reply(`Umepanga matengenezo ${limits.maintenance.atOnce}, na hayawezi kuzidi hapo. Maliza au ghairi moja kwanza.`);

export const quietRefused = (): WhatsAppMessage =>
  reply('Haikuwezekana: tahadhari bado zimewashwa. Tafadhali panga kwenye dashibodi yako.');

export const howToBeQuiet = (): WhatsAppMessage =>
  reply('Tuma KIMYA na dakika, kwa mfano KIMYA 30. KIMYA 2H ni kimya kwa saa mbili. Kikomo ni siku moja.', 'KIMYA OFF huimaliza.');
