import { limits } from '@nowahala/kernel';
import { shortMoment } from './times.js';
import { reply } from '../whatsapp-message.js';
import type { WhatsAppMessage } from '../whatsapp-message.js';

export const quietUntil = (endsAt: Date, now: Date, timeZone: string): WhatsAppMessage =>
  reply(
    `Quiet till ${shortMoment(endsAt, now, timeZone)}: no alerts for all your servers.`,
    'We still dey check. If anything still dey down by dat time, you go hear at once.',
    'Send QUIET OFF to end am before dat time.',
  );

export const quietOver = (): WhatsAppMessage => reply('Alerts don come back on. We dey check all your servers now.');

export const notQuiet = (): WhatsAppMessage => reply('Quiet no dey on: alerts for all your servers dey on.');

export const quietTooLate = (): WhatsAppMessage =>
  reply('Your QUIET reach us after im time don finish, so alerts still dey on. Send am again if you need am now.');

export const tooMuchQuiet = (): WhatsAppMessage =>
  reply(`You don plan ${limits.maintenance.atOnce} maintenances, and na di most. End or cancel one first.`);

export const quietRefused = (): WhatsAppMessage => reply('E no work: alerts still dey on. Abeg plan am for your dashboard.');

export const howToBeQuiet = (): WhatsAppMessage =>
  reply('Send QUIET and di minutes, for example QUIET 30. QUIET 2H na two hours, and one day na di most.', 'QUIET OFF go end am.');
