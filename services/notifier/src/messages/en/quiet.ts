import { limits } from '@nowahala/kernel';
import { shortMoment } from './times.js';
import { reply } from '../whatsapp-message.js';
import type { WhatsAppMessage } from '../whatsapp-message.js';

export const quietUntil = (endsAt: Date, now: Date, timeZone: string): WhatsAppMessage =>
  reply(
    `Quiet until ${shortMoment(endsAt, now, timeZone)}: no alerts for all your servers.`,
    'We keep checking. What is still down then, you hear at once.',
    'Send QUIET OFF to end it earlier.',
  );

export const quietOver = (): WhatsAppMessage => reply('Alerts are on again. We check all your servers right now.');

export const notQuiet = (): WhatsAppMessage => reply('It was not quiet: alerts for all your servers are on.');

export const quietTooLate = (): WhatsAppMessage =>
  reply('Your QUIET reached us when its time was over already, so alerts stayed on. Send it again if you need it now.');

export const tooMuchQuiet = (): WhatsAppMessage =>
  reply(`You have ${limits.maintenance.atOnce} maintenances planned, and that is the most. End or cancel one first.`);

export const quietRefused = (): WhatsAppMessage => reply('That did not work: alerts stay on. Please plan it on your dashboard.');

export const howToBeQuiet = (): WhatsAppMessage =>
  reply('Send QUIET and the minutes, for example QUIET 30. QUIET 2H is two hours, and a day is the most.', 'QUIET OFF ends it.');
