/** The addresses that the web product knows (web/src/config/paths.ts). Everything else is a page that helps on, with status 404. */
const exact = new Set([
  '/',
  '/features',
  '/plans',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/undo-change',
  '/release-notes',
  '/terms-of-service',
  '/privacy',
  '/docs',
  '/pricing',
  '/dashboard',
  '/dashboard/overview',
  '/dashboard/logs',
  '/dashboard/billing',
  '/dashboard/settings',
  '/dashboard/notifications',
  '/heartbeats',
  '/heartbeats/add',
  '/server/add/page-1',
  '/server/add/page-2',
  '/server/add/page-3',
  '/dev/components',
]);
const withId = /^\/(dashboard\/history|dashboard\/incidents|edit-server|is-it-me|heartbeats)\/[^/]+$/;

/** Pages on which a recorder may run where one is set: never signed in, never beside a password (RULES.md#data-protection). */
const recordable = new Set(['/', '/features', '/plans', '/release-notes', '/terms-of-service', '/privacy', '/docs']);

/** Without the slashes at its end. Counted, not matched: an address of 15,000 slashes would hold up everybody for a second. */
function trimmed(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The one page that asks other websites from the reader's browser. */
export const asksOutside = (path: string): boolean => path.startsWith('/is-it-me/');
export const isKnownPage = (path: string): boolean => exact.has(trimmed(path)) || withId.test(trimmed(path));
export const mayBeRecorded = (path: string): boolean => recordable.has(trimmed(path));
/** How the file of a page is named if it was drawn at build time; null for an address that no page has. */
export const drawnNameOf = (path: string): string | null =>
  !isKnownPage(path) ? null : trimmed(path) === '/' ? 'landing' : trimmed(path).slice(1);
