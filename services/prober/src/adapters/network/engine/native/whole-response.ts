import { LONGEST_BODY, LONGEST_HEADERS } from '../../http/response-reader.js';

const CR = 13;
const LF = 10;
const SPACE = 32;
const TAB = 9;
const COLON = 58;
const LONGEST_LENGTH = 6;

/** Bytes that a header's name may have, as in `response-reader.ts`. */
const NAME = new Uint8Array(256);
for (const byte of Buffer.from("!#$%&'*+.^_`|~-", 'latin1')) NAME[byte] = 1;
for (let byte = 0; byte < 256; byte += 1) if (/[0-9A-Za-z]/.test(String.fromCharCode(byte))) NAME[byte] = 1;

const LENGTH = Buffer.from('content-length', 'latin1');
const ENCODING = Buffer.from('transfer-encoding', 'latin1');
const START = Buffer.from('HTTP/1.', 'latin1');

/**
 * Looks at an answer that came in one piece, without making anything of it. Only the plainest: a good status, headers that
 * `ResponseReader` would take as they are, and a page of a stated length that is all there. Of everything else it says nothing.
 */
export class WholeResponse {
  status = 0;
  bodyAt = 0;
  bodyLength = 0;

  read(bytes: Uint8Array, length: number): boolean {
    let at = this.statusLine(bytes, length);
    this.bodyLength = -1;
    while (at > 0 && at + 1 < length) {
      if (bytes[at] === CR && bytes[at + 1] === LF) return this.page(at + 2, length);
      at = this.header(bytes, at, length);
    }
    return false;
  }

  /** Where the headers begin; 0 where this is nothing plain. */
  private statusLine(bytes: Uint8Array, length: number): number {
    if (length < 15 || !begins(bytes, 0, START)) return 0;
    if ((bytes[7] !== 48 && bytes[7] !== 49) || bytes[8] !== SPACE || bytes[9] !== 50) return 0;
    const [tens, ones] = [bytes[10]! - 48, bytes[11]! - 48];
    if (tens < 0 || tens > 9 || ones < 0 || ones > 9) return 0;
    this.status = 200 + tens * 10 + ones;
    // It has no page, whatever its headers say.
    if (this.status === 204 || (bytes[12] !== SPACE && bytes[12] !== CR)) return 0;
    return endOfLine(bytes, 12, length);
  }

  /** Where the next line begins; 0 for a header that is not plain. */
  private header(bytes: Uint8Array, start: number, length: number): number {
    let colon = start;
    while (colon < length && NAME[bytes[colon]!] === 1) colon += 1;
    if (colon === start || bytes[colon] !== COLON) return 0;
    const next = endOfLine(bytes, colon, length);
    const size = colon - start;
    if (size === ENCODING.length && isNamed(bytes, start, ENCODING)) return 0;
    if (next > 0 && size === LENGTH.length && isNamed(bytes, start, LENGTH)) {
      if (this.bodyLength >= 0) return 0;
      this.bodyLength = numberIn(bytes, colon + 1, next - 2);
      if (this.bodyLength < 0) return 0;
    }
    return next;
  }

  private page(bodyAt: number, length: number): boolean {
    this.bodyAt = bodyAt;
    return bodyAt <= LONGEST_HEADERS && this.bodyLength >= 0 && this.bodyLength < LONGEST_BODY && bodyAt + this.bodyLength <= length;
  }
}

/** Behind the end of the line; 0 where it has none, or another kind of end. */
function endOfLine(bytes: Uint8Array, start: number, length: number): number {
  let at = start;
  while (at < length && bytes[at] !== CR && bytes[at] !== LF) at += 1;
  return at + 1 < length && bytes[at] === CR && bytes[at + 1] === LF ? at + 2 : 0;
}

function begins(bytes: Uint8Array, start: number, text: Uint8Array): boolean {
  for (let index = 0; index < text.length; index += 1) if (bytes[start + index] !== text[index]) return false;
  return true;
}

/** In capital letters or small ones. */
function isNamed(bytes: Uint8Array, start: number, name: Uint8Array): boolean {
  for (let index = 0; index < name.length; index += 1) {
    const byte = bytes[start + index]!;
    if ((byte >= 65 && byte <= 90 ? byte | 32 : byte) !== name[index]) return false;
  }
  return true;
}

/** -1 for anything but a short number between spaces. */
function numberIn(bytes: Uint8Array, start: number, end: number): number {
  let [from, to] = [start, end];
  while (from < to && (bytes[from] === SPACE || bytes[from] === TAB)) from += 1;
  while (to > from && (bytes[to - 1] === SPACE || bytes[to - 1] === TAB)) to -= 1;
  if (from === to || to - from > LONGEST_LENGTH) return -1;
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = bytes[at]! - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}
