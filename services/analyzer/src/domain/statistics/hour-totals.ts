import { outcomeCodes } from '../history/kept-ping.js';
import type { KeptPing } from '../history/kept-ping.js';
import { checkKinds } from '../health/check-result.js';
import type { Span } from '../maintenance/maintenance.js';
import { isWithin } from '../maintenance/maintenance.js';
import { BUCKETS, bucketOf, encodeHistogram } from '../slow/latency-histogram.js';

/** What an hour of one server came to, as it is stored. */
export interface HourTotals {
  listed: number;
  success: number;
  failures: number;
  unknown: number;
  maintenance: number;
  goodUs: number;
  p50Us: number;
  p95Us: number;
  /** How many pings each region has. */
  regions: Map<string, number>;
  /** Response times of each region's successful slots. */
  histograms: Map<string, Buffer>;
}

const SUCCESS = outcomeCodes.indexOf('success');
const UNKNOWN = outcomeCodes.indexOf('unknown');
const SCHEDULED = checkKinds.indexOf('scheduled');
/** Kinds that count in the rates: ordinary slots and checks that a person asked for; never re-checks. */
export const ratedKinds: readonly number[] = [SCHEDULED, checkKinds.indexOf('check_now')];

/** `spans`: when its owner worked on the server. */
export function totalsOf(pings: readonly KeptPing[], spans: readonly Span[]): HourTotals {
  const totals = { listed: pings.length, success: 0, failures: 0, unknown: 0, maintenance: 0, goodUs: 0 };
  const regions = new Map<string, number>();
  const buckets = new Map<string, number[]>();
  const responses: number[] = [];
  for (const ping of pings) {
    regions.set(ping.region, (regions.get(ping.region) ?? 0) + 1);
    if (!ratedKinds.includes(ping.kind)) continue;
    if (isWithin(spans, ping.startedAt)) {
      totals.maintenance += 1;
    } else if (ping.status === SUCCESS) {
      totals.success += 1;
      if (ping.responseUs === null) continue;
      totals.goodUs += ping.responseUs;
      responses.push(ping.responseUs);
      if (ping.kind === SCHEDULED) count(buckets, ping.region, bucketOf(ping.responseUs / 1_000));
    } else {
      totals[ping.status === UNKNOWN ? 'unknown' : 'failures'] += 1;
    }
  }
  responses.sort((a, b) => a - b);
  const histograms = new Map([...buckets].map(([region, counts]) => [region, encodeHistogram(counts)]));
  return { ...totals, p50Us: percentile(responses, 0.5), p95Us: percentile(responses, 0.95), regions, histograms };
}

/** As `percentile_disc` of the database. */
const percentile = (sorted: readonly number[], share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;

function count(buckets: Map<string, number[]>, region: string, bucket: number): void {
  const counts = buckets.get(region) ?? Array.from({ length: BUCKETS }, () => 0);
  counts[bucket]! += 1;
  buckets.set(region, counts);
}
