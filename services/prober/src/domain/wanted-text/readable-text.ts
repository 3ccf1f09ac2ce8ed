import { decodeEntities } from './entities.js';

/** What stands in these is not read by a visitor. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head']);
const END_OF_UNSEEN = new Map([...UNSEEN].map((name) => [name, new RegExp(`</${name}[\\s>/]`, 'gi')]));
/** Within a line: `A<b>dd</b> to cart` is read as one. */
const INLINE = new Set('a abbr b bdi bdo big cite code em font i ins kbd mark q s small span strong sub sup tt u var wbr'.split(' '));

/** HTML as a visitor reads it, title included, in one pass: a page that never closes what it opens costs no more. */
export function readableText(html: string): string {
  const parts: string[] = [titleOf(html)];
  const unclosed = new Set<string>();
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    parts.push(html.slice(at, open));
    const after = endOfMark(html, open, unclosed);
    if (after === null) {
      // "3 < 4" is text.
      parts.push('<');
      at = open + 1;
      continue;
    }
    if (!after.inline) parts.push(' ');
    at = after.next;
  }
  parts.push(html.slice(Math.min(at, html.length)));
  return decodeEntities(parts.join(''));
}

/** The source as it was written, without its comments. */
export function sourceText(html: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let open = html.indexOf('<!--'); open >= 0; open = html.indexOf('<!--', at)) {
    parts.push(html.slice(at, open), ' ');
    at = endOf(html, '-->', open + 4);
  }
  parts.push(html.slice(at));
  return decodeEntities(parts.join(''));
}

/** What is known to be `unclosed` is not looked for again: a page may open it ten thousand times. */
function endOfMark(html: string, open: number, unclosed: Set<string>): { next: number; inline: boolean } | null {
  if (html.startsWith('<!--', open)) return { next: endOf(html, '-->', open + 4), inline: true };
  const name = /^<\/?([a-zA-Z][a-zA-Z0-9]{0,20})|^<[!?/]/.exec(html.slice(open, open + 24));
  if (name === null) return null;
  const tag = name[1]?.toLowerCase() ?? '';
  const next = endOf(html, '>', open + 1);
  if (html[open + 1] === '/' || !UNSEEN.has(tag) || (tag === 'svg' && html[next - 2] === '/')) return { next, inline: INLINE.has(tag) };
  if (unclosed.has(tag)) return { next, inline: false };
  const end = END_OF_UNSEEN.get(tag)!;
  end.lastIndex = next;
  const closed = end.exec(html);
  // A head that is not closed ends where the body begins, wherever that is: nothing of it is left out.
  if (closed === null && tag === 'head') unclosed.add(tag);
  if (closed === null) return { next: tag === 'head' ? next : html.length, inline: false };
  return { next: endOf(html, '>', closed.index + 1), inline: false };
}

function endOf(html: string, mark: string, from: number): number {
  const end = html.indexOf(mark, from);
  return end < 0 ? html.length : end + mark.length;
}

function titleOf(html: string): string {
  const found = /<title[^>]{0,200}>([^<]{1,1000})/i.exec(html);
  return found === null ? '' : `${found[1]} `;
}
