import { describe, expect, it } from '@jest/globals';
import type { Kind } from './notification-kinds.js';
import { emailSkipReason, route } from './route.js';
import type { RouteContext } from './route.js';

const everything: RouteContext = {
  workspace: { email: true, whatsApp: true },
  server: { email: true, whatsApp: true },
  planHasWhatsApp: true,
  email: { address: 'ada@shop.example', verified: true, suppressed: false, alertsToday: 0 },
  phone: { number: '+2348012345678', verified: true, stopped: false },
  notifiedBefore: true,
};
const number = '+2348012345678';
const off = { email: false, whatsApp: false };
const stopped = { number, verified: true, stopped: true };
const unconfirmed = (alertsToday: number) => ({ address: 'ada@shop.example', verified: false, suppressed: false, alertsToday });
const suppressed = { ...everything.email, suppressed: true };
const whatsAppOnly = { email: false, whatsApp: true };

const routed = (more: Partial<RouteContext>, kind: Kind): string =>
  route(kind, { ...everything, ...more })
    .map((one) =>
      one.decision === 'send'
        ? `${one.channel}${one.lastOfDay ? ' (last of the day)' : ''}${one.lastWord ? ' (last word)' : ''}`
        : `no ${one.channel}: ${one.because}`,
    )
    .join(', ');

describe('which channels carry a notification', () => {
  it.each<[string, Partial<RouteContext>, Kind, string]>([
    ['all, when everything is set up and switched on', {}, 'down', 'email, whatsapp'],
    ['both the workspace and the server must say yes', { workspace: whatsAppOnly }, 'down', 'no email: switched-off, whatsapp'],
    ['the server too', { server: { email: true, whatsApp: false } }, 'down', 'email, no whatsapp: switched-off'],
    [
      'none but the dashboard when all is off',
      { workspace: off, server: off },
      'down',
      'no email: switched-off, no whatsapp: switched-off',
    ],
    ['a plan without WhatsApp', { planHasWhatsApp: false }, 'down', 'email, no whatsapp: not-in-plan'],
    [
      'a phone whose code was not entered',
      { phone: { number, verified: false, stopped: false } },
      'down',
      'email, no whatsapp: not-verified',
    ],
    ['a phone that sent STOP', { phone: stopped }, 'down', 'email, no whatsapp: stopped'],
    ['an unconfirmed address before its tenth alert', { email: unconfirmed(8) }, 'down', 'email, whatsapp'],
    ['its tenth alert', { email: unconfirmed(9) }, 'down', 'email (last of the day), whatsapp'],
    ['its eleventh', { email: unconfirmed(10) }, 'down', 'no email: daily-limit, whatsapp'],
    ['an address that bounced', { email: suppressed }, 'down', 'no email: suppressed, whatsapp'],
    ['money, which no toggle holds back', { server: null, workspace: off, email: unconfirmed(10) }, 'paid', 'email'],
    ['money to an address that bounced', { server: null, email: suppressed }, 'paid', 'no email: suppressed'],
    [
      'the end by mail, where only its toggle is off and WhatsApp, which was wanted, may not',
      { server: whatsAppOnly, phone: stopped },
      'resolved',
      'email (last word), no whatsapp: stopped',
    ],
    ['no last word where WhatsApp works', { server: whatsAppOnly }, 'resolved', 'no email: switched-off, whatsapp'],
    ['nor where both are off', { server: off, phone: stopped }, 'resolved', 'no email: switched-off, no whatsapp: switched-off'],
    ['nor where the mail goes anyway', { phone: stopped }, 'resolved', 'email, no whatsapp: stopped'],
    [
      'nor to an address that bounced',
      { server: whatsAppOnly, phone: stopped, email: suppressed },
      'resolved',
      'no email: switched-off, no whatsapp: stopped',
    ],
    [
      'nor for a recipient who was not notified of the beginning',
      { server: whatsAppOnly, phone: stopped, notifiedBefore: false },
      'resolved',
      'no email: switched-off, no whatsapp: stopped',
    ],
    ['nor for a beginning', { server: whatsAppOnly, phone: stopped }, 'down', 'no email: switched-off, no whatsapp: stopped'],
  ])('%s', (_name, more, kind, expected) => expect(routed(more, kind)).toBe(expected));

  it('a confirmed address has no daily limit', () => {
    expect(emailSkipReason(unconfirmed(9))).toBeNull();
    expect(emailSkipReason(unconfirmed(10))).toBe('daily-limit');
    expect(emailSkipReason({ ...unconfirmed(10), verified: true })).toBeNull();
  });
});
