import { troubleIn } from './health-report.js';
import { withoutAccents } from '@nowahala/kernel';
import { PageMarks } from './page-marks.js';

/** A page, by how much its words weigh: title and main headings before running text. */
export interface PageZones {
  title: string;
  headings: string;
  /**
   * What a reader sees, in lower case with single spaces; without links, navigation, asides, footer, several articles, scripts,
   * comments and program text.
   */
  text: string;
  /** Of all of it. */
  words: PageMarks;
  /** It has a menu of its own and is there to its end: the error page of a website, not one in its place. */
  isOfAWebsite: boolean;
}

/** Words inside these decide nothing: they are about other pages, or for programs. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg', 'a', 'nav', 'aside', 'footer', 'select', 'iframe', 'title']);
/** One article may be all there is on a page; several are about other things. */
const LISTED = new Set([...SILENT, 'article']);
const HEADINGS = new Set(['h1', 'h2']);
/** Frameworks put the error that a page hides into a comment; all other comments are about the page's making. */
const ERRORS_IN_COMMENTS = ['exception', 'sqlstate', 'fatal error', 'traceback'];
/** An answer without markup says what it is about at its beginning, or at its end where it is a list of calls. */
const ONE_SENTENCE = 300;

/** A website's error page says what is wrong under its first heading; new parts after that are about its other things. */
const OTHER_THINGS = new Set(['section', 'h2', 'h3', 'ul']);
const A_SENTENCE = 30;
const OWN_LINKS = 3;
/** Not words to search for, which parking pages offer. */
const LINK_TO_ITS_OWN =
  /<a [^>]{0,200}href=["']\/(?!\/|\?(?!(?:p|page|page_id|cat|id|lang|route|m|product|post_type|author)=)|(?:caf|lander|search|listing|landing)\b[^"']{0,10}\?)/;
const PRINTED_BY_PHP = /<b>(?:warning|fatal error|parse error|notice|deprecated)<\/b>:/;
const KEPT = 4_000;

/** Begins markup, unlike the sign in "5 < 6": 64 KB of that sign are one text and not as many steps. */
const MARKUP = /<(?=[a-z/!?])/g;
const TAG = /<\/?([a-z][a-z0-9]{0,13})/y;

/** Goes once through the page, so a stranger's page costs what its length costs. `beside` is what the answer says outside of its page. */
export function zonesOf(body: string, title: string | null, beside = ''): PageZones {
  const lower = (isData(body) ? (troubleIn(body) ?? unescaped(body)) : body).toLowerCase();
  const silent = lower.split('<article', 3).length > 2 ? LISTED : SILENT;
  const start = startOf(lower);
  const text: string[] = [];
  const headings: string[] = [];
  const isOfAWebsite = isWhole(lower) && lower.split(LINK_TO_ITS_OWN, OWN_LINKS + 1).length > OWN_LINKS;
  let heading = false;
  let headed: number | null = null;
  let at = 0;
  while (at < lower.length) {
    MARKUP.lastIndex = at;
    const open = MARKUP.exec(lower)?.index ?? -1;
    const words = lower.slice(at, open < 0 ? undefined : open);
    text.push(words);
    if (heading || at < start) headings.push(words);
    if (open < 0) break;
    if (lower.startsWith('<!--', open)) {
      at = after(lower, '-->', open + 4);
      const comment = lower.slice(open + 4, at - 3);
      if (ERRORS_IN_COMMENTS.some((word) => comment.includes(word))) text.push(' ', comment, ' ');
      continue;
    }
    if (lower.startsWith('<?', open)) {
      at = after(lower, '?>', open);
      continue;
    }
    TAG.lastIndex = open;
    const name = TAG.exec(lower)?.[1];
    if (name === undefined) {
      text.push('<');
      at = open + 1;
      continue;
    }
    const closes = lower[open + 1] === '/';
    if (isOfAWebsite && !closes && headed !== null && OTHER_THINGS.has(name) && text.slice(headed).join('').length > A_SENTENCE) break;
    if (name === 'h1' && closes) headed ??= text.length;
    if (HEADINGS.has(name)) heading = !closes;
    if (!closes) headings.push(' ');
    text.push(' ');
    at = after(lower, '>', open);
    if (!closes && silent.has(name)) at = after(lower, '>', after(lower, `</${name}`, at) - 1);
  }
  const seen = plain(text.join(''));
  const zones = {
    title: plain((title ?? '').toLowerCase()),
    headings: `${lower.includes('<') ? plain(headings.join('')) : endsOf(seen, isData(body))} ${plain(beside.toLowerCase())}`.trim(),
    text: seen,
  };
  return { ...zones, isOfAWebsite, words: new PageMarks(`${zones.title}\n${zones.headings}\n${zones.text}`) };
}

/** What is kept of a page may be its beginning only. */
const isWhole = (lower: string): boolean =>
  /^\s{0,20}</.test(lower) && (lower.length >= KEPT || /<\/html>\s{0,20}$/.test(lower)) && !PRINTED_BY_PHP.test(lower);

/** Where the page itself begins: a program prints its error ahead of the page that it still makes. */
function startOf(lower: string): number {
  const start = lower.search(/<!doctype|<html[\s>]/);
  return lower.slice(0, Math.max(0, start)).includes('error') ? start : 0;
}

function endsOf(text: string, data: boolean): string {
  if (text.length <= ONE_SENTENCE) return text;
  return data ? text.slice(0, ONE_SENTENCE) : `${text.slice(0, ONE_SENTENCE)} ${text.slice(-ONE_SENTENCE)}`;
}

const isData = (body: string): boolean => /^\s{0,20}[[{]/.test(body);

/** JSON writes quotation marks and lines in its own way. */
const unescaped = (body: string): string =>
  body
    .replace(/\\u([0-9a-f]{4})/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\[nrt]/g, ' ')
    .replace(/\\(["'/\\])/g, '$1');

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: "'",
  lsquo: "'",
  ldquo: '"',
  rdquo: '"',
  ndash: '-',
  hellip: '...',
  ccedil: 'c',
};

const signOf = (code: number): string => (code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : ' ');

function plain(text: string): string {
  const decoded = text
    .replace(/&#(\d{1,7});?/g, (_whole, code: string) => signOf(Number(code)))
    .replace(/&#x([0-9a-f]{1,6});?/g, (_whole, code: string) => signOf(Number.parseInt(code, 16)))
    .replace(/&([a-z])(?:acute|grave|circ|uml|tilde);/g, '$1')
    .replace(/&([a-z]{2,6});/g, (whole, name: string) => ENTITIES[name] ?? whole);
  return withoutAccents(decoded)
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ :/g, ':')
    .trim();
}
