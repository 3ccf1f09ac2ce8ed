import type { Facts } from '../facts.js';
import { type Situation, strength } from '../situation.js';

export const pageNotFound: Situation = {
  id: 'page-not-found',
  match: (f) => (f.status(404) ? strength.plain : 0),
  otherwise: (f) => f.wordpress,
  steps: (f) => [f.wordpress ? { do: 0 } : { do: 1 }, 'rollback'],
  call: 'builder',
};

/** Heroku, Netlify, Vercel and others say it when nothing is bound to the name. */
export const noSuchApp: Situation = {
  id: 'no-such-app',
  match: (f) => (f.is('page', 'no_such_app') ? strength.stated : 0),
  otherwise: (f) => !f.hosting.known,
  steps: [{ do: 0 }, 'invoices'],
  notice: 'closed',
  call: 'builder',
};

export const gone: Situation = {
  id: 'page-gone',
  match: (f) => (f.status(410) ? strength.plain : 0),
  steps: [{ do: 0 }, 'rollback'],
  call: 'builder',
};

export const paymentDue: Situation = {
  id: 'payment-due',
  match: (f) => (f.status(402) ? strength.seen : 0),
  steps: ['invoices', { do: 0 }],
  notice: 'closed',
  call: 'host',
};

/** Several websites on one machine, and none of this name: Frappe and others answer so. */
const UNKNOWN = ['does not exist', 'not found', 'is not configured', 'is not registered', 'is unknown', 'is not known', 'not recognized'];
const ONE_SENTENCE = 300;

function nameIsUnknown({ host, page: { text } }: Facts): boolean {
  if (text.length > ONE_SENTENCE) return false;
  const name = text.indexOf(host.toLowerCase());
  return name >= 0 && UNKNOWN.some((words) => text.startsWith(` ${words}`, name + host.length));
}

export const notUnderstood: Situation = {
  id: 'request-not-understood',
  match: (f) => (f.status(400, 404, 421) && nameIsUnknown(f) ? strength.seen : f.status(400, 421) ? strength.plain : 0),
  steps: [{ ask: 0 }, 'rollback'],
};

export const notAccepted: Situation = {
  id: 'visit-not-accepted',
  match: (f) => (f.status(405, 406, 415, 418, 451) || f.is('page', 'firewall_block') ? strength.plain + 2 : 0),
  steps: (f) => [{ do: 0 }, f.hosting.panel === 'cPanel' ? { do: 1 } : { ask: 0 }],
  notice: 'some',
  call: 'host',
};

/** In the words of frameworks; their header says it too. */
const OTHER_METHOD =
  /method[^.]{0,40} not (?:allowed|supported)|only (?:accepts?|supports?|allows?) post|supported methods?: post|cannot get \//i;

/** An address for other programs: a protection would refuse in its own words. */
export const addressForPrograms: Situation = {
  id: 'address-for-programs',
  match: (f) => {
    if (!f.status(405)) return 0;
    const allowed = (f.header('allow') ?? '').toUpperCase();
    const isOther = allowed === '' ? OTHER_METHOD.test(f.page.text) || OTHER_METHOD.test(f.page.title) : !/\bGET\b/.test(allowed);
    return isOther ? strength.seen : 0;
  },
  steps: [{ do: 0 }, 'builder'],
  notice: 'some',
  call: 'builder',
};

export const tooSlowToAsk: Situation = {
  id: 'visit-timed-out',
  match: (f) => (f.status(408) ? strength.plain : 0),
  steps: [{ ask: 0 }, 'logs'],
  notice: 'slow',
  call: 'host',
};

export const tooLarge: Situation = {
  id: 'too-much-in-the-cookie',
  match: (f) => (f.status(413, 414, 431) || f.error('headers_too_large') ? strength.plain : 0),
  steps: [{ do: 0 }, 'builder'],
  notice: 'own',
  call: 'builder',
};

export const otherRefusal: Situation = {
  id: 'visit-refused',
  match: (f) => (f.code >= 400 && f.code < 500 ? strength.last : 0),
  steps: [{ do: 0 }, 'rollback', 'logs'],
  call: 'builder',
};
