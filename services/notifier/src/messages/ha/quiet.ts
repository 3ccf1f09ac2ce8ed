import { limits } from '@nowahala/kernel';
import { until } from './times.js';
import { reply } from '../whatsapp-message.js';
import type { WhatsAppMessage } from '../whatsapp-message.js';

export const quietUntil = (endsAt: Date, now: Date, timeZone: string): WhatsAppMessage =>
  reply(
    `Shiru ${until(endsAt, now, timeZone)}: babu faɗakarwa ga duk sabobinku.`,
    'Muna ci gaba da dubawa. Abin da bai dawo aiki ba a lokacin, za mu sanar da ku nan take.',
    'Ku aika SHIRU OFF don ku ƙare shi da wuri.',
  );

export const quietOver = (): WhatsAppMessage => reply('Faɗakarwa ta sake aiki. Muna duba duk sabobinku yanzu-yanzu.');

export const notQuiet = (): WhatsAppMessage => reply('Ba a cikin shiru kuke ba: faɗakarwar duk sabobinku tana kunne.');

export const quietTooLate = (): WhatsAppMessage =>
  reply(
    'SHIRU ɗinku ya iso mana bayan lokacinsa ya riga ya wuce, don haka faɗakarwa ba ta tsaya ba. Ku sake aikawa idan kuna buƙatarsa yanzu.',
  );

export const tooMuchQuiet = (): WhatsAppMessage =>
  reply(`Kun tsara aikin gyara ${limits.maintenance.atOnce}, shi ne mafi yawa. Ku fara ƙare ko soke ɗaya.`);

export const quietRefused = (): WhatsAppMessage =>
  reply('Bai yiwu ba: faɗakarwa tana nan a kunne. Don Allah ku tsara shi a dashboard ɗinku.');

export const howToBeQuiet = (): WhatsAppMessage =>
  reply(
    'Ku aika SHIRU da adadin minti, misali SHIRU 30. SHIRU 2H awa biyu ke nan, kuma kwana ɗaya ne mafi yawa.',
    'SHIRU OFF yana ƙare shi.',
  );
