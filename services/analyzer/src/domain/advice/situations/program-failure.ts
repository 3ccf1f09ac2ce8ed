import { type Situation, strength } from '../situation.js';

export const wordpressCritical: Situation = {
  id: 'wordpress-critical-error',
  match: (f) =>
    f.wordpress && f.status(500) && (f.body(/critical error on (?:this|your) website/i) || f.source.includes('wp-die-message'))
      ? strength.stated - 3
      : f.wordpress && f.status(500)
        ? strength.hinted
        : 0,
  steps: [{ do: 0 }, 'plugins'],
};

export const laravelFault: Situation = {
  id: 'laravel-error',
  match: (f) => (f.is('framework', 'laravel') && f.status(500) ? strength.hinted : 0),
  steps: ['rollback', { do: 0 }],
  call: 'builder',
};

export const programError: Situation = {
  id: 'program-error',
  match: (f) => (f.status(500) || f.error('body_program_error') ? strength.plain : 0),
  steps: ['rollback', 'logs'],
  call: 'builder',
};

/** A programmer's error page is open to the world. */
export const debugPage: Situation = {
  id: 'debug-page-open',
  match: (f) => (f.is('page', 'debug_page') ? strength.seen + 5 : 0),
  steps: (f) => [f.is('framework', 'laravel') ? { do: 0 } : { do: 1 }, { do: 2 }, 'rollback'],
  call: 'builder',
  also: true,
};

export const notBuilt: Situation = {
  id: 'function-not-there',
  match: (f) => (f.status(501, 505) ? strength.plain : 0),
  steps: [{ ask: 0 }, 'rollback'],
  call: 'host',
};

export const programBehindIsOff: Situation = {
  id: 'program-behind-is-off',
  match: (f) => (f.status(502) ? strength.plain + 5 : 0),
  steps: ['restart', 'rollback', 'logs'],
};

export const appCrashed: Situation = {
  id: 'app-crashed',
  match: (f) =>
    (f.is('hosting', 'heroku') && f.body(/application error/i)) || (f.hosting.kind === 'app' && f.status(502, 503)) ? strength.seen : 0,
  steps: (f) => ['rollback', 'logs', ...(f.hosting.provider?.restart ? ['restart' as const] : [])],
  call: 'builder',
};

export const overloaded: Situation = {
  id: 'overloaded',
  match: (f) => (f.status(503) ? strength.plain : 0),
  steps: (f) => ['restart', f.wordpress ? { do: 0 } : 'logs'],
  call: 'host',
};

/** Shared hosting draws a line for each account. */
export const accountAtItsLimit: Situation = {
  id: 'account-at-its-limit',
  match: (f) => (f.status(508) || f.body(/resource limit is reached|exceeded resource limit/i) ? strength.stated - 2 : 0),
  steps: (f) => [f.hosting.panel === 'cPanel' ? { do: 0 } : { ask: 0 }, { do: 1 }],
  notice: 'slow',
  call: 'host',
};

export const tookTooLong: Situation = {
  id: 'program-took-too-long',
  match: (f) => (f.status(504) ? strength.plain + 5 : 0),
  steps: ['restart', 'logs'],
  notice: 'slow',
};

/** Whatever else fails then fails because of it. */
const FULL = /no space left on device|not enough space on the disk|\benospc\b/;

export const diskFull: Situation = {
  id: 'disk-full',
  match: (f) =>
    f.error('body_disk_full') || f.is('page', 'disk_full') || (f.code >= 500 && (FULL.test(f.page.title) || FULL.test(f.page.text)))
      ? strength.stated + 3
      : f.status(507)
        ? strength.stated
        : 0,
  steps: ['space', 'restart', { do: 0 }],
  notice: 'own',
  call: 'host',
};

export const trafficUsedUp: Situation = {
  id: 'traffic-used-up',
  match: (f) => (f.status(509) || f.is('page', 'bandwidth_exceeded') ? strength.stated + 2 : 0),
  steps: (f) => [{ ask: 0 }, f.hosting.panel === 'cPanel' ? { do: 0 } : { do: 1 }],
  notice: 'closed',
  call: 'host',
};

export const otherFault: Situation = {
  id: 'server-fault',
  match: (f) => (f.code >= 500 ? strength.last : 0),
  steps: ['restart', 'rollback', 'logs'],
};
