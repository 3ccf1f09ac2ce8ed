/** A page, by how much its words weigh: title and main headings before running text. */
export interface PageZones {
  title: string;
  headings: string;
  /** What a reader sees, in lower case with single spaces; without links, navigation, asides, footer, scripts and comments. */
  text: string;
}

/** Words inside these decide nothing: they are about other pages, or for programs. */
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'svg', 'a', 'nav', 'aside', 'footer', 'select', 'iframe', 'title']);
const HEADINGS = new Set(['h1', 'h2']);
/** Frameworks put the error that a page hides into a comment; all other comments are about the page's making. */
const ERRORS_IN_COMMENTS = ['exception', 'sqlstate', 'fatal error', 'traceback'];
/** An answer without markup that is as short as this says one thing only. */
const ONE_SENTENCE = 300;

/** Goes once through the page, so a stranger's page costs what its length costs. */
export function zonesOf(body: string, title: string | null): PageZones {
  const lower = body.toLowerCase();
  const text: string[] = [];
  const headings: string[] = [];
  let heading = false;
  let at = 0;
  while (at < lower.length) {
    const open = lower.indexOf('<', at);
    const words = lower.slice(at, open < 0 ? undefined : open);
    text.push(words);
    if (heading) headings.push(words);
    if (open < 0) break;
    if (lower.startsWith('<!--', open)) {
      at = after(lower, '-->', open + 4);
      const comment = lower.slice(open + 4, at - 3);
      if (ERRORS_IN_COMMENTS.some((word) => comment.includes(word))) text.push(' ', comment, ' ');
      continue;
    }
    const name = /^<\/?([a-z][a-z0-9]*)/.exec(lower.slice(open, open + 16))?.[1];
    if (name === undefined) {
      text.push('<');
      at = open + 1;
      continue;
    }
    const closes = lower[open + 1] === '/';
    if (HEADINGS.has(name)) heading = !closes;
    if (!closes) headings.push(' ');
    text.push(' ');
    at = after(lower, '>', open);
    if (!closes && SILENT.has(name)) at = after(lower, '>', after(lower, `</${name}`, at) - 1);
  }
  const seen = plain(text.join(''));
  const oneSentence = seen.length <= ONE_SENTENCE && !lower.includes('<');
  return { title: plain((title ?? '').toLowerCase()), headings: oneSentence ? seen : plain(headings.join('')), text: seen };
}

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
  ndash: '-',
  hellip: '...',
};

function plain(text: string): string {
  return text
    .replace(/&(?:#0?39|#x27|#8217);/g, "'")
    .replace(/&([a-z]{2,6});/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[’‘`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ :/g, ':')
    .trim();
}
