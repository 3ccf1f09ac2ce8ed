export function titleOf(body: string): string | null {
  const open = body.search(/<title/i);
  const end = open < 0 ? -1 : body.indexOf('>', open);
  // Not one pattern for all of it: that would look for an end that is missing from every <title again.
  if (end < 0) return null;
  const found = /^[^<]*/.exec(body.slice(end + 1, end + 401))![0];
  const cleaned = clean(decodeEntities(found), 120);
  return cleaned === '' ? null : cleaned;
}

/** The main headings, the first five of them. */
export function headingsOf(body: string): string[] {
  const opened = body.split(/<h[12]\b[^>]{0,300}>/i, 6).slice(1);
  return opened.map((rest) => visibleText(rest.slice(0, 400).split(/<\/h[12]/i, 1)[0]!));
}

/** Text as a reader sees it, single spaces: no scripts, styles, tags or comments, and nothing of what links, asides and footers say of other pages. */
export function visibleText(body: string): string {
  const bare = body
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<(script|style|template|noscript|svg|a|nav|aside|footer)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(/<[^>]*(>|$)/g, ' ');
  return decodeEntities(bare).replace(/\s+/g, ' ').trim();
}

interface List {
  begins: RegExp;
  ends: RegExp;
  /** So many make a list of other things; fewer may be all there is on a page. */
  several: number;
  /** HTML lets the next one, and the end of the list, end it as well. */
  isEndedByNext?: boolean;
}

const LISTS: readonly List[] = [
  { begins: /<article\b/i, ends: /<\/article\s*>/i, several: 2 },
  { begins: /<li\b/i, ends: /<\/li\s*>|(?=<\/[ou]l\b)/i, several: 3, isEndedByNext: true },
  { begins: /<h2\b/i, ends: /<\/h2\s*>/i, several: 3 },
  { begins: /<h3\b/i, ends: /<\/h3\s*>/i, several: 3 },
];

/** All that is visible, and what a page says of itself: that without lists, whose parts are about other things. */
export function textsOf(body: string): { all: string; own: string } {
  const all = visibleText(body);
  const withoutLists = LISTS.reduce(withoutList, body);
  return { all, own: withoutLists === body ? all : visibleText(withoutLists) };
}

/** A part without an end stays: there a page may have broken off, with the reason for it. */
function withoutList(page: string, { begins, ends, several, isEndedByNext }: List): string {
  const [start = '', ...parts] = page.split(begins);
  if (parts.length < several) return page;
  const rests = parts.map((part, index) => {
    const end = ends.exec(part);
    if (end) return part.slice(end.index + end[0].length);
    return isEndedByNext && index < parts.length - 1 ? '' : `<p ${part}`;
  });
  return [start, ...rests].join(' ');
}

/** Control, bidirectional and zero-width characters out, one line, cut to length: safe to show, still only data. */
export function clean(text: string, longest: number): string {
  const line = text
    .replace(/\u001b\[[0-9;]*[A-Za-z]/g, '')
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1)}…`;
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
  '#039': "'",
  '#x27': "'",
  rsquo: "'",
  '#8217': "'",
};

function decodeEntities(text: string): string {
  return text.replace(/&(#?\w{2,6});/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);
}
