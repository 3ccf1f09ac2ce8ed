/** What we accept as one plain e-mail address; everything odd is refused rather than repaired. */
const PLAIN_ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && PLAIN_ADDRESS.test(text);
}

/** CR, LF, NUL and the other control characters that could begin a header of their own. */
export function hasControlCharacters(text: string): boolean {
  return /[\p{Cc}\u2028\u2029]/u.test(text);
}

/** Text that came from outside, as one line that cannot reorder or break the line it stands in. The fixed spaces of French stay. */
export function oneLine(text: string, maxLength = 500): string {
  const flat = text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replaceAll(/\s{2,}|[^\S\u00a0\u202f]/g, ' ')
    .trim();
  const characters = [...flat];
  return characters.length <= maxLength
    ? flat
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}
