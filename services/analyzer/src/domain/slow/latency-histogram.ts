/** Counts by response time. Fixed buckets, four to each doubling from 1 ms on, so that histograms are added up bucket by bucket. */
export type LatencyHistogram = readonly number[];

export const BUCKETS_PER_DOUBLING = 4;
/** The last one ends behind the longest check. */
export const BUCKETS = 56;

const lowerEdgeMs = (bucket: number): number => 2 ** (bucket / BUCKETS_PER_DOUBLING);

export const bucketOf = (ms: number): number =>
  Math.min(BUCKETS - 1, Math.max(0, Math.floor(BUCKETS_PER_DOUBLING * Math.log2(Math.max(1, ms)))));

/** As it is stored: two bytes, the bucket and its count, for each bucket that was met. */
export function decodeHistogram(stored: Buffer): LatencyHistogram {
  const counts = Array.from({ length: BUCKETS }, () => 0);
  for (let at = 0; at + 1 < stored.length; at += 2) counts[Math.min(BUCKETS - 1, stored[at]!)]! += stored[at + 1]!;
  return counts;
}

export function encodeHistogram(counts: LatencyHistogram): Buffer {
  return Buffer.from(counts.flatMap((count, bucket) => (count > 0 ? [bucket, Math.min(255, count)] : [])));
}

export const addUp = (histograms: readonly LatencyHistogram[]): LatencyHistogram =>
  histograms.reduce<number[]>(
    (sum, counts) => {
      for (let bucket = 0; bucket < BUCKETS; bucket += 1) sum[bucket]! += counts[bucket] ?? 0;
      return sum;
    },
    Array.from({ length: BUCKETS }, () => 0),
  );

export const samplesIn = (counts: LatencyHistogram): number => counts.reduce((sum, count) => sum + count, 0);

/** The middle of the bucket in which this share of all samples is reached; 0 without samples. */
export function quantileMs(counts: LatencyHistogram, share: number): number {
  const wanted = samplesIn(counts) * share;
  let seen = 0;
  for (let bucket = 0; bucket < counts.length; bucket += 1) {
    seen += counts[bucket]!;
    if (seen > 0 && seen >= wanted) return Math.round(lowerEdgeMs(bucket + 0.5));
  }
  return 0;
}
