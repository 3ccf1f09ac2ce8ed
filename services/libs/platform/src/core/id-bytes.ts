export const ID_BYTES = 16;
const ID_LENGTH = 36;
const DASH = 45;
const DASHES = [8, 13, 18, 23];

/** Writes a UUID as 16 bytes; false for what is none in small letters, which would not come back as it was. */
export function writeId(id: string, into: Uint8Array, at: number): boolean {
  if (id.length !== ID_LENGTH || DASHES.some((dash) => id.charCodeAt(dash) !== DASH)) return false;
  let byte = at;
  for (let index = 0; index < ID_LENGTH; index += 2) {
    if (id.charCodeAt(index) === DASH) index += 1;
    const value = digit(id.charCodeAt(index)) * 16 + digit(id.charCodeAt(index + 1));
    if (value < 0) return false;
    into[byte] = value;
    byte += 1;
  }
  return true;
}

const DIGITS = Buffer.from('0123456789abcdef');
/** Bytes that stand behind a dash. */
const AFTER_DASH = new Set([4, 6, 8, 10]);

/** All UUIDs in these bytes, each a string of its own: put together of pieces it would be eight times as large, for as long as it is kept. */
export function idsIn(bytes: Uint8Array): string[] {
  const count = Math.floor(bytes.length / ID_BYTES);
  const text = Buffer.allocUnsafe(count * ID_LENGTH);
  let at = 0;
  for (let index = 0; index < count * ID_BYTES; index += 1) {
    if (AFTER_DASH.has(index % ID_BYTES)) text[at++] = DASH;
    text[at++] = DIGITS[bytes[index]! >> 4]!;
    text[at++] = DIGITS[bytes[index]! & 15]!;
  }
  return Array.from({ length: count }, (_, index) => text.toString('latin1', index * ID_LENGTH, (index + 1) * ID_LENGTH));
}

/** So far below zero that no other digit makes up for it. */
const NO_DIGIT = -1_000;

function digit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 97 && code <= 102 ? code - 87 : NO_DIGIT;
}
