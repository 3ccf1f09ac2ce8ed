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

/** Before it knows its language and its looks. */
const ONE_HEADING = /<body>\s*<h1>[^<]{10,200}<\/h1>\s*<\/body>/i;

/** In whatever language: WordPress answers so itself, and asks for ten minutes. */
const isWordpressAtWork = (f: Facts): boolean =>
  f.status(503) &&
  f.header('retry-after') === '600' &&
  ((f.wordpress && f.source.includes('wp-die-message')) || ONE_HEADING.test(f.source));

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

/** What web servers say themselves where they find no file. */
const SAYS_NO_FILE =
  /the resource requested could not be found on this server!|this page either doesn't exist, or it moved somewhere else|the requested url( \/)? was not found on this server|^404 not found (nginx|openresty|tengine|angie)(\/[\d.]+)?( \([a-z]+\))?$/;
const SHORT = 800;

const isHomePage = (url: string | null): boolean => url !== null && URL.canParse(url) && new URL(url).pathname === '/';

/** The web server itself answers 404 for the first page: no program runs there that could have moved it. */
function findsNoHomePage(f: Facts): boolean {
  if (!f.status(404) || !isHomePage(f.evidence.target.website) || !isHomePage(f.evidence.http?.url ?? null)) return false;
  const isOfAProgram = f.evidence.recognised.some(({ kind }) => ['cms', 'shop', 'framework'].includes(kind));
  if (f.wordpress || isOfAProgram || f.hosting.kind === 'app' || f.hosting.kind === 'builder') return false;
  return f.page.text.length <= SHORT && SAYS_NO_FILE.test(f.page.text.trim());
}

/** A list of files without its home page, or nothing at all. */
export const homePageMissing: Situation = {
  id: 'home-page-missing',
  match: (f) =>
    f.error('body_home_missing') || f.is('page', 'home_missing') ? strength.stated : findsNoHomePage(f) ? strength.hinted + 1 : 0,
  otherwise: findsNoHomePage,
  steps: (f) => (findsNoHomePage(f) ? [{ do: 0 }, { ask: 1 }] : [{ do: 0 }, { ask: 0 }, { do: 1 }]),
  notice: 'closed',
};

/** Which program it is of may be said in narrower words. */
export const notSetUp: Situation = {
  id: 'website-not-set-up',
  match: (f) => (f.error('body_installer') || f.is('page', 'installer') ? strength.seen + 5 : 0),
  steps: [{ ask: 0 }, { say: 'situations/wordpress-config-missing/steps/0' }, 'builder'],
  notice: 'closed',
};

export const programNotRun: Situation = {
  id: 'program-not-run',
  match: (f) => (f.error('body_program_text') || f.is('page', 'program_text') ? strength.seen + 5 : 0),
  steps: [{ do: 0 }, { say: 'situations/debug-page-open/steps/2' }],
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
