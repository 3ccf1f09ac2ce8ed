import { hash } from 'node:crypto';
import { BoundedMemory } from '../../../domain/bounded-map.js';
import { type PageVerdict, verdictOn } from '../../../domain/recognition/recognise-page.js';

const rememberedPages = 10_000;
/** Pages longer than this are somebody's real content; the tell-tale ones are short, and reading costs time. */
const longestTellTalePage = 32 * 1024;

const verdicts = new BoundedMemory<PageVerdict | null>(rememberedPages);

/** The verdict on a page. Most pages are the same at every check, and recognising them again is ten times cheaper. */
export function verdictOnPage(page: Buffer): PageVerdict | null {
  if (page.length === 0 || page.length > longestTellTalePage) return null;
  const key = hash('sha1', page, 'base64');
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const verdict = verdictOn(page.toString('utf8'));
  verdicts.set(key, verdict);
  return verdict;
}
