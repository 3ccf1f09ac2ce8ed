/**
 * Arrays as the database sends them itself: a Buffer is a parameter that nobody has to write as text, escape and read again, which
 * costs most at the rate of pings.
 */
const HEAD = 20;
/** Times count from here, 2000-01-01, in microseconds. */
const EPOCH_MS = 946_684_800_000;

function begun(oid: number, length: number, size: number, hasNull = false): Buffer {
  const bytes = Buffer.allocUnsafe(HEAD + size);
  bytes.writeInt32BE(1, 0);
  bytes.writeInt32BE(Number(hasNull), 4);
  bytes.writeInt32BE(oid, 8);
  bytes.writeInt32BE(length, 12);
  bytes.writeInt32BE(1, 16);
  return bytes;
}

/** `uuid[]` */
export function uuids(values: readonly string[]): Buffer {
  const bytes = begun(2950, values.length, 20 * values.length);
  let at = HEAD;
  for (const value of values) {
    bytes.writeInt32BE(16, at);
    bytes.write(value.replaceAll('-', ''), at + 4, 'hex');
    at += 20;
  }
  return bytes;
}

/** `timestamptz[]`, of milliseconds. */
export function times(values: readonly number[]): Buffer {
  const bytes = begun(1184, values.length, 12 * values.length);
  let at = HEAD;
  for (const value of values) {
    bytes.writeInt32BE(8, at);
    bytes.writeBigInt64BE(BigInt((value - EPOCH_MS) * 1_000), at + 4);
    at += 12;
  }
  return bytes;
}

/** `int[]` */
export function ints(values: readonly (number | null)[]): Buffer {
  const nulls = values.reduce<number>((sum, value) => sum + Number(value === null), 0);
  const bytes = begun(23, values.length, 8 * values.length - 4 * nulls, nulls > 0);
  let at = HEAD;
  for (const value of values) {
    bytes.writeInt32BE(value === null ? -1 : 4, at);
    if (value !== null) bytes.writeInt32BE(value, at + 4);
    at += value === null ? 4 : 8;
  }
  return bytes;
}

/** `smallint[]` */
export function smallints(values: readonly number[]): Buffer {
  const bytes = begun(21, values.length, 6 * values.length);
  let at = HEAD;
  for (const value of values) {
    bytes.writeInt32BE(2, at);
    bytes.writeInt16BE(value, at + 4);
    at += 6;
  }
  return bytes;
}

/** `bigint[]` */
export function bigints(values: readonly number[]): Buffer {
  const bytes = begun(20, values.length, 12 * values.length);
  let at = HEAD;
  for (const value of values) {
    bytes.writeInt32BE(8, at);
    bytes.writeBigInt64BE(BigInt(value), at + 4);
    at += 12;
  }
  return bytes;
}

/** `text[]`; texts that repeat are measured once. */
export function texts(values: readonly string[]): Buffer {
  const encoded = new Map<string, Buffer>();
  const all = values.map((value) => {
    const known = encoded.get(value);
    if (known) return known;
    const fresh = Buffer.from(value);
    encoded.set(value, fresh);
    return fresh;
  });
  return chunks(25, all);
}

/** `bytea[]` */
export const byteas = (values: readonly Buffer[]): Buffer => chunks(17, values);

function chunks(oid: number, values: readonly Buffer[]): Buffer {
  const bytes = begun(oid, values.length, values.reduce((sum, value) => sum + 4 + value.length, 0)); // prettier-ignore
  let at = HEAD;
  for (const value of values) {
    bytes.writeInt32BE(value.length, at);
    value.copy(bytes, at + 4);
    at += 4 + value.length;
  }
  return bytes;
}
