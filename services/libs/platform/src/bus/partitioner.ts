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

/** For each number below `count` the lowest whose key goes to the same partition: what belongs to them may travel in one message. */
export function companionsOf(count: number, partitions: number): number[] {
  const lowest = new Map<number, number>();
  return Array.from({ length: count }, (_, number) => {
    const partition = partitionOf(String(number), partitions);
    const companion = lowest.get(partition) ?? number;
    lowest.set(partition, companion);
    return companion;
  });
}
