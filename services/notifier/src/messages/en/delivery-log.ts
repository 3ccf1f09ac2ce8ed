import type { LogSentence } from '../../domain/log-sentence.js';
import { logged } from './logged.js';

const sentence = (id: keyof typeof logged, answer?: string): LogSentence => ({
  id,
  text: logged[id].replace('{code}', answer ?? ''),
  ...(answer !== undefined && { answer }),
});

export const silences = {
  'daily-limit': sentence('daily-limit'),
  suppressed: sentence('suppressed'),
  stopped: sentence('stopped'),
};

export const stale = {
  resolved: sentence('resolved'),
  acknowledged: sentence('acknowledged'),
  superseded: sentence('superseded'),
  gone: sentence('gone'),
  'nothing-to-say': sentence('nothing-to-say'),
  'no-address': sentence('no-address'),
};

export const faults = {
  ours: sentence('ours'),
  mailAnswered: (code: number) => sentence('mailAnswered', String(code)),
  mailSilent: sentence('mailSilent'),
  mailSignIn: sentence('mailSignIn'),
  perhapsDelivered: sentence('perhapsDelivered'),
  whatsAppAnswered: (reason: string) => sentence('whatsAppAnswered', reason),
  whatsAppSilent: sentence('whatsAppSilent'),
  whatsAppUnknown: (reason: string) => sentence('whatsAppUnknown', reason),
  whatsAppUndelivered: (code: number) => (code ? sentence('whatsAppUndeliveredWith', String(code)) : sentence('whatsAppUndelivered')),
  whatsAppMissing: sentence('whatsAppMissing'),
};

export const cameBack = { bounce: sentence('bounce'), complaint: sentence('complaint') };

/** For operators. */
export const templateMissing = (kind: string | undefined) => ({
  headline: 'WhatsApp refused a message without a template (63016)',
  text: `No approved template is set for ${kind ? `"${kind}"` : 'this kind of message'}. The e-mail goes instead. Set TWILIO_CONTENT_SIDS.`,
});
