import { hash } from 'node:crypto';

const BLOCK_BYTES = 64;
const HASH_BYTES = 32;

/**
 * Answers HMAC-SHA-256 (RFC 2104) of `message` as it is at that moment. `createHmac` makes an object outside of the heap for each
 * call, which costs the collector more than the two hashes.
 */
export function prover(key: string, message: Buffer): () => Buffer {
  const bytes = Buffer.from(key);
  const block = Buffer.alloc(BLOCK_BYTES);
  (bytes.length > BLOCK_BYTES ? hash('sha256', bytes, 'buffer') : bytes).copy(block);
  const inner = Buffer.concat([block.map((byte) => byte ^ 0x36), message]);
  const outer = Buffer.concat([block.map((byte) => byte ^ 0x5c), Buffer.alloc(HASH_BYTES)]);
  return () => {
    message.copy(inner, BLOCK_BYTES);
    outer.write(hash('sha256', inner, 'binary'), BLOCK_BYTES, 'binary');
    return hash('sha256', outer, 'buffer');
  };
}
