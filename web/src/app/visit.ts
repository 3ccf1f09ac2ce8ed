import { claimsOf, session } from '@/lib/session/session';

/** Who opens a page, and which one: what its questions need to know before anything is drawn. */
export type Visit = { her: string; ids: Record<string, string>; search: URLSearchParams };

/** Fetches what a page shows first, so that it is drawn once and whole. Never throws: what fails is said by the page. */
export type Prepare = (visit: Visit) => Promise<unknown>;

/** Null for a stranger. */
export function visitOf(ids: Record<string, string>, search: string): Visit | null {
  const token = session.token();
  const her = token && claimsOf(token)?.sub;
  return her ? { her, ids, search: new URLSearchParams(search) } : null;
}
