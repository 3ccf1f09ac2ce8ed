import type { Facts } from '../facts.js';
import { type Situation, strength } from '../situation.js';

/** Where it leads says it, also where that page was never opened: its plain address is a step back from the secure one. */
const isSentToSuspended = (f: Facts): boolean =>
  /\/suspendedpage\.cgi|\/(?:account-?)?suspended(?:[./?]|$)|\bsuspended-?(?:domain|page|account)\b/i.test(
    f.evidence.http?.redirects.at(-1)?.to ?? '',
  );

export const accountSuspended: Situation = {
  id: 'account-suspended',
  match: (f) =>
    f.error('body_suspended') || f.is('page', 'suspended') || isSentToSuspended(f)
      ? strength.stated + 1
      : f.is('page', 'stopped')
        ? strength.hinted
        : 0,
  steps: ['invoices', { ask: 0 }, { do: 0 }],
  notice: 'closed',
  call: 'host',
};

/** In whatever language: of its own pages with 500, WordPress draws a heading only on the one about its database. */
const isWordpressWithoutDatabase = (f: Facts): boolean => f.status(500) && /class="wp-die-message">\s{0,20}<h1\b/.test(f.source);

export const wordpressDatabase: Situation = {
  id: 'wordpress-database',
  match: (f) =>
    f.wordpress && (f.error('body_database_error') || f.is('page', 'database_error') || isWordpressWithoutDatabase(f))
      ? strength.stated + 1
      : 0,
  steps: (f) => [{ ask: 0 }, f.hosting.panel === 'cPanel' ? { do: 0 } : { do: 1 }],
  call: 'host',
};

export const databaseAway: Situation = {
  id: 'database-away',
  match: (f) => (f.error('body_database_error') || f.is('page', 'database_error') ? strength.seen + 5 : 0),
  steps: [{ ask: 0 }, 'logs'],
  call: 'host',
};

export const phpMemory: Situation = {
  id: 'php-memory',
  match: (f) =>
    f.is('page', 'php_memory') || (f.error('body_php_fatal') && f.body(/allowed memory size|out of memory/i)) ? strength.stated : 0,
  steps: (f) => ['memory', f.wordpress ? 'plugins' : 'rollback'],
  call: 'host',
};

export const phpFatal: Situation = {
  id: 'php-fatal',
  match: (f) => (f.error('body_php_fatal') || f.is('page', 'php_fatal') ? strength.seen + 2 : 0),
  steps: (f) => [f.wordpress ? 'plugins' : 'rollback', f.hosting.panel === 'cPanel' ? { do: 0 } : 'logs'],
  call: 'builder',
};

/** In whatever language: WordPress answers so itself, and asks for ten minutes. */
const isWordpressAtWork = (f: Facts): boolean =>
  f.wordpress && f.status(503) && f.source.includes('wp-die-message') && f.header('retry-after') === '600';

export const wordpressUpdateStuck: Situation = {
  id: 'wordpress-update-stuck',
  match: (f) =>
    isWordpressAtWork(f) ||
    ((f.error('body_maintenance') || f.is('page', 'maintenance')) && f.body(/briefly unavailable for scheduled maintenance/i))
      ? strength.stated
      : 0,
  steps: (f) => [{ do: 0 }, f.hosting.panel === 'cPanel' ? { do: 1 } : { do: 2 }, { do: 3 }],
  notice: 'work',
  call: 'builder',
};

export const maintenanceLeftOn: Situation = {
  id: 'maintenance-left-on',
  match: (f) => (f.error('body_maintenance') || f.is('page', 'maintenance') ? strength.seen + 4 : 0),
  steps: (f) => [
    { do: 0 },
    f.wordpress ? { do: 1 } : f.is('framework', 'laravel') ? { do: 2 } : f.is('shop', 'shopify') ? { do: 3 } : { do: 4 },
  ],
  notice: 'work',
  call: 'builder',
};

export const emptyServer: Situation = {
  id: 'empty-server',
  match: (f) => (f.is('page', 'default_page', 'directory_listing') && f.evidence.outcome !== 'success' ? strength.seen : 0),
  steps: [{ ask: 0 }, 'rollback'],
  notice: 'closed',
};

export const provesHumans: Situation = {
  id: 'prove-you-are-human',
  match: (f) => (f.is('page', 'bot_challenge') && f.evidence.outcome !== 'success' ? strength.seen + 3 : 0),
  steps: (f) => [{ do: 0 }, f.cloudflare ? { do: 1 } : { ask: 0 }],
  notice: 'own',
  call: 'host',
};

export const builderSiteOff: Situation = {
  id: 'website-kit-off',
  match: (f) => (f.hosting.kind === 'builder' && f.status(404, 503) ? strength.hinted + 2 : 0),
  steps: ['invoices', { do: 0 }, 'restart'],
  notice: 'closed',
  call: 'host',
};
