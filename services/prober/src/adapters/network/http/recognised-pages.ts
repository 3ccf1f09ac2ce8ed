import { hash } from 'node:crypto';
import { BoundedMap } from '../../../domain/bounded-map.js';
import { type RecognisedPage, recognisePage } from '../../../domain/recognition/recognise-page.js';

const REMEMBERED_PAGES = 10_000;
/** Longer pages are real content: those that give themselves away are short, and reading costs time. */
const LONGEST_PAGE = 32 * 1024;

const recognised = new BoundedMap<RecognisedPage | null>(REMEMBERED_PAGES);

/** Recognises a page. Most pages are the same at every check, and recognising them again is ten times cheaper. */
export function recognisePageBytes(page: Buffer): RecognisedPage | null {
  if (page.length === 0 || page.length > LONGEST_PAGE) return null;
  const key = hash('sha1', page, 'base64');
  const known = recognised.get(key);
  if (known !== undefined) return known;
  const found = recognisePage(page.toString('utf8'));
  recognised.set(key, found);
  return found;
}
