import { type Transform, promises } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { LONGEST_BODY } from './response-reader.js';

const DECODERS: Record<string, () => Transform> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
};

export interface UnpackedPage {
  page: Buffer;
  /** There is more than the 64 KB that are read. */
  cut: boolean;
}

/** We ask for plain text, and some servers pack it all the same. Null where nobody can read it; at most 64 KB of what comes out. */
export async function unpack(body: Buffer, contentEncoding: string, cut: boolean): Promise<UnpackedPage | null> {
  const coding = contentEncoding.trim().toLowerCase();
  if (coding === '' || coding === 'identity') return { page: body, cut };
  const decoder = DECODERS[coding]?.();
  if (decoder === undefined) return null;
  const parts: Buffer[] = [];
  let bytes = 0;
  let more = cut;
  decoder.end(body);
  try {
    for await (const part of decoder as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes > LONGEST_BODY) {
        more = true;
        break;
      }
    }
  } catch {
    // What was cut off has no end; what came out until there is good.
    if (bytes === 0) return null;
    more = true;
  } finally {
    decoder.destroy();
    await promises.finished(decoder).catch(() => {});
  }
  return { page: Buffer.concat(parts).subarray(0, LONGEST_BODY), cut: more };
}
