import { hash } from 'node:crypto';

/** Longer pages are real content: see `recognised-pages.ts`. */
const LONGEST_PAGE = 32 * 1024;

/** 0 for a page that cannot give anything away: none, or one of real length. */
export function pageKey(page: Buffer): number {
  if (page.length === 0 || page.length > LONGEST_PAGE) return 0;
  return hash('sha1', page, 'buffer').readUIntLE(0, 6) + 1;
}
