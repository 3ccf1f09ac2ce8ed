import type { StatsResponse } from '@nowahala/api';
import { DAY_MS } from '@nowahala/kernel';
import type { Shade } from '@/components/charts/chart-plan';

export const ranges = ['24h', '7d', '30d', '90d'] as const;
export type Range = (typeof ranges)[number];

/** The requested period; else the one in which a server of this age has data. */
export function rangeFrom(wanted: string | null, ageMs: number): Range {
  const known = ranges.find((range) => range === wanted);
  if (known) return known;
  if (ageMs < 3 * DAY_MS) return '24h';
  return ageMs < 7 * DAY_MS ? '7d' : '30d';
}

/** One step of the charts: an hour or a day. */
export type Step = {
  at: string;
  label: string;
  success: number;
  failures: number;
  unknown: number;
  /** Checks during maintenance: in no other number. */
  maintenance: number;
  responseTimeMs: number | null;
};

export type PingStats = StatsResponse['stats'] & { steps: readonly Step[] };

export function statsFrom(body: unknown): PingStats {
  const { chartData, stats } = body as StatsResponse;
  const counts = (label: string) => chartData.datasets.find((set) => set.label === label)?.data ?? [];
  const [success, failures] = [counts('Success'), counts('Failure')];
  return {
    ...stats,
    steps: chartData.buckets.map(({ at, unknown, maintenance, responseTimeMs }, index) => ({
      at,
      label: chartData.labels[index] ?? '',
      success: success[index] ?? 0,
      failures: failures[index] ?? 0,
      unknown,
      maintenance,
      responseTimeMs,
    })),
  };
}

/** A line needs at least this many points. */
const FEWEST_STEPS = 4;

/** The steps since a server was added, the one in which it was included: before that there was nothing to measure. */
export function stepsSince(steps: readonly Step[], addedAt: string): readonly Step[] {
  const first = steps.findLastIndex(({ at }) => Date.parse(at) <= Date.parse(addedAt));
  return first < 1 ? steps : steps.slice(Math.min(first, Math.max(0, steps.length - FEWEST_STEPS)));
}

export const wasMeasured = (step: Step): boolean => step.success + step.failures > 0;

/** A server younger than this many steps has no share of a period worth a duration. */
const YOUNG = 3;

/** About how long there was trouble: the failure rate of the time that was measured at all; null for a young server. */
export function troubleMs({ steps, failureRate }: PingStats, now: Date): number | null {
  const first = steps.findIndex(wasMeasured);
  const since = steps[first]?.at;
  if (since === undefined || steps.length - first < YOUNG) return null;
  return ((now.getTime() - Date.parse(since)) * failureRate) / 100;
}

/** Runs of steps with failures, for the shades behind a chart. */
export function outagesIn(steps: readonly Step[]): Shade[] {
  const found: Shade[] = [];
  for (const [index, { failures }] of steps.entries()) {
    if (failures === 0) continue;
    const last = found.at(-1);
    if (last?.to === index - 1) last.to = index;
    else found.push({ from: index, to: index });
  }
  return found;
}
