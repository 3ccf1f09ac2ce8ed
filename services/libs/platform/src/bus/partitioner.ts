const SEED = 0x9747b28c;
const M = 0x5bd1e995;

/** The 32-bit murmur2 of Kafka's Java client; both buses place keys by it. */
export function murmur2(key: string): number {
  const data = Buffer.from(key, 'utf8');
  const whole = data.length & ~3;
  let hash = SEED ^ data.length;
  for (let at = 0; at < whole; at += 4) {
    let word = Math.imul(data.readInt32LE(at), M);
    word ^= word >>> 24;
    hash = Math.imul(hash, M) ^ Math.imul(word, M);
  }
  const left = data.length - whole;
  if (left === 3) hash ^= data[whole + 2]! << 16;
  if (left >= 2) hash ^= data[whole + 1]! << 8;
  if (left >= 1) hash = Math.imul(hash ^ data[whole]!, M);
  hash = Math.imul(hash ^ (hash >>> 13), M);
  return hash ^ (hash >>> 15);
}

/** The partition of a key among that many. */
export function partitionOf(key: string, partitions: number): number {
  return (murmur2(key) & 0x7fffffff) % partitions;
}

/**
 * For each number below `count` the lowest whose key goes to the same partition: what belongs to them may travel in one message. Where
 * fewer `ways` than partitions are wanted, what belongs to partition 7 of four ways goes to partition 3.
 */
export function companionsOf(count: number, partitions: number, ways = partitions): number[] {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const placeOf = (number: number): number => partitionOf(String(number), partitions);
  const lowest = new Map(numbers.toReversed().map((number) => [placeOf(number), number]));
  return numbers.map((number) => lowest.get(placeOf(number) % ways) ?? number);
}
