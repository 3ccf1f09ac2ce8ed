import { crc32 } from 'node:zlib';
import type { Beat } from './beat.js';

export interface JournalledBeat extends Beat {
  /** Its place in the run. */
  number: number;
}

const HEAD_BYTES = 8;

/** With the bytes of its record. */
export function recordOf(beat: JournalledBeat): { text: string; bytes: number } {
  const text = JSON.stringify(beat);
  return { text, bytes: HEAD_BYTES + Buffer.byteLength(text) };
}

/** Of each its length, its check sum and its text; `data` has space for exactly that. */
export function writeRecords(texts: readonly string[], data: Buffer): void {
  let at = 0;
  for (const text of texts) {
    const length = data.write(text, at + HEAD_BYTES);
    data.writeUInt32BE(length, at);
    data.writeUInt32BE(crc32(text), at + 4);
    at += HEAD_BYTES + length;
  }
}

/** Read one at a time: ten thousand at once are a standstill of the process, in which no call is answered. */
export function* beatsIn(written: readonly Buffer[]): Generator<JournalledBeat> {
  for (const data of written) yield* wholeBeatsIn(data);
}

/** Until the first record that is not whole: the process, or the power, went away while it was written, and nobody was answered. */
function* wholeBeatsIn(data: Buffer): Generator<JournalledBeat> {
  for (let at = 0; at + HEAD_BYTES <= data.length;) {
    const length = data.readUInt32BE(at);
    const end = at + HEAD_BYTES + length;
    const text = data.subarray(at + HEAD_BYTES, end);
    // Some disks leave zeros where the last bytes would be, and the check sum of nothing is zero.
    if (length === 0 || end > data.length || crc32(text) !== data.readUInt32BE(at + 4)) return;
    yield JSON.parse(text.toString('utf8')) as JournalledBeat;
    at = end;
  }
}
