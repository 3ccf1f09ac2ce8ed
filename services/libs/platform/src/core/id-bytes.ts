export const ID_BYTES = 16;
const DASHES = [8, 13, 18, 23];

/** Writes a UUID as 16 bytes; false for what is none in small letters, which would not come back as it was. */
export function writeId(id: string, into: Uint8Array, at: number): boolean {
  if (id.length !== 36 || DASHES.some((dash) => id.charCodeAt(dash) !== 45)) return false;
  let byte = at;
  for (let index = 0; index < 36; index += 2) {
    if (id.charCodeAt(index) === 45) index += 1;
    const value = digit(id.charCodeAt(index)) * 16 + digit(id.charCodeAt(index + 1));
    if (value < 0) return false;
    into[byte] = value;
    byte += 1;
  }
  return true;
}

/** All UUIDs in these bytes. */
export function idsIn(bytes: Uint8Array): string[] {
  const hex = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
  return Array.from({ length: Math.floor(bytes.length / ID_BYTES) }, (_, index) => {
    const at = index * 32;
    const part = (from: number, to: number): string => hex.slice(at + from, at + to);
    return `${part(0, 8)}-${part(8, 12)}-${part(12, 16)}-${part(16, 20)}-${part(20, 32)}`;
  });
}

/** So far below zero that no other digit makes up for it. */
const NO_DIGIT = -1_000;

function digit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 97 && code <= 102 ? code - 87 : NO_DIGIT;
}
