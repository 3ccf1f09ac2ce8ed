import { type Situation, strength } from '../situation.js';

/** A name for whatever computer it is asked on. */
const LOCALHOST = /^https?:\/\/(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3})(?:[:/?#]|$)/;

/** Cloudflare talks plain to the server, the server insists on secure: for ever. */
export const flexibleLoop: Situation = {
  id: 'cloudflare-redirect-loop',
  match: (f) => (f.error('redirect_loop', 'redirect_too_many') && f.cloudflare ? strength.stated - 3 : 0),
  steps: [{ do: 0 }, { do: 1 }],
  call: 'builder',
};

export const redirectLoop: Situation = {
  id: 'redirect-loop',
  match: (f) => (f.error('redirect_loop') ? strength.plain + 5 : 0),
  steps: (f) => [f.wordpress ? { do: 0 } : { do: 1 }, 'rollback'],
  call: 'builder',
};

export const redirectTooMany: Situation = {
  id: 'too-many-redirects',
  match: (f) => (f.error('redirect_too_many') ? strength.plain : 0),
  steps: [{ do: 0 }, { do: 1 }],
  notice: 'slow',
  call: 'builder',
};

export const redirectRefused: Situation = {
  id: 'redirect-to-nowhere',
  match: (f) => (f.error('redirect_refused') || (f.error('address_blocked') && f.wasSentOn) ? strength.plain + 5 : 0),
  otherwise: (f) => LOCALHOST.test(f.evidence.http?.redirects.at(-1)?.to ?? ''),
  steps: (f) => [f.wordpress ? { do: 0 } : { do: 1 }, { ask: 0 }],
  notice: 'closed',
};

export const redirectDowngrade: Situation = {
  id: 'redirect-loses-padlock',
  match: (f) => (f.error('redirect_downgrade') ? strength.plain + 5 : 0),
  steps: (f) => [f.wordpress ? { do: 0 } : { do: 1 }, 'certificate'],
  notice: 'warning',
  call: 'builder',
};

export const stuckPage: Situation = {
  id: 'page-never-comes',
  match: (f) => (f.error('read_timeout') ? strength.plain + 5 : 0),
  steps: (f) => ['restart', 'logs', f.wordpress ? { do: 0 } : 'rollback'],
  notice: 'slow',
};

export const hungUp: Situation = {
  id: 'hung-up-in-the-middle',
  match: (f) => (f.error('reset', 'body_incomplete') ? strength.plain : 0),
  steps: ['restart', 'logs', 'rollback'],
};

export const emptyReply: Situation = {
  id: 'empty-reply',
  match: (f) => (f.error('empty_reply') ? strength.plain + 5 : 0),
  steps: ['restart', 'logs'],
};

export const notAWebsite: Situation = {
  id: 'not-a-website',
  match: (f) => (f.error('http_malformed') ? strength.plain + 5 : 0),
  steps: [{ do: 0 }, { do: 1 }],
  call: 'builder',
};

/** The end of the list: a prober of the next release may name failures that this release does not know. */
export const somethingElse: Situation = {
  id: 'something-else',
  match: () => 1,
  otherwise: (f) => f.subject === 'server',
  steps: [{ do: 0 }, 'restart', 'builder'],
};
