const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
/** The text is a stranger's, so these are linear: a word holds a mail address where a dot follows its first `@`. */
const MAIL = /(?<!\S)\S[^\s@]*@\S+\.\S+/g;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|(?<!\S)\S[^\s@]*@\S+\.\S+|\+?\d[\d\s().-]{6,}\d/gi;
const QUOTES = /["“”«»„`<>]/g;
const LONGEST = 80;
/** Of more than any title has, so much is looked at. */
const LONGEST_READ = 2_000;

/**
 * A page's own title, made harmless: no hidden signs, no links, mail addresses or phone numbers, no quotation marks to
 * break out of ours. It may be shown between quotation marks as the page's words, and nowhere else.
 */
export function quotedTitle(title: string | null): string | null {
  if (title === null) return null;
  const clean = cut(title, LONGEST_READ)
    .normalize('NFKC')
    .replace(CONTROL, ' ')
    .replace(ADDRESS, '…')
    // One that began right behind a number.
    .replace(MAIL, '…')
    .replace(QUOTES, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(clean)) return null;
  return clean.length > LONGEST ? `${cut(clean, LONGEST - 1).trimEnd()}…` : clean;
}

/** No half of a character at the end: PostgreSQL refuses it in JSON, and everything stored together with it. */
export const cut = (text: string, longest: number): string => text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');

/** A host name from a certificate or an answer, or null when it is anything but a plain host name. */
export function plainHostname(name: string): string | null {
  const clean = name.toLowerCase();
  return clean.length <= 80 && /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}$/.test(clean) ? clean : null;
}

/** "1 March 2026": certificates end on a day, whatever the clock of the reader says. */
export function plainDay(iso: string): string | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}
