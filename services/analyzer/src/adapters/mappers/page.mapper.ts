import { invalidFields } from '@nowahala/platform';

const DEEPEST_PAGE = 10_000;
const MOST_AT_ONCE = 100;

/** Pages start at 1; nonsense is refused. */
export function pageOf(page: number): number {
  if (page === 0) return 1;
  if (!Number.isInteger(page) || page < 1 || page > DEEPEST_PAGE)
    throw invalidFields({ page: 'The page must be a number from 1 to 10,000.' });
  return page;
}

export function limitOf(limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST_AT_ONCE)
    throw invalidFields({ limit: 'The limit must be a number from 1 to 100.' });
  return limit;
}

/** A place in a list, as a word that says nothing to outsiders. */
export function cursorOf(at: Date, rest: string): string {
  return Buffer.from(`${at.getTime()} ${rest}`).toString('base64url');
}

export function positionOf(cursor: string): { at: Date; rest: string } | null {
  if (cursor === '') return null;
  const [ms, rest] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const at = new Date(Number(ms));
  if (!ms || !rest || Number.isNaN(at.getTime())) throw invalidFields({ cursor: 'This cursor is not one of ours.' });
  return { at, rest };
}
