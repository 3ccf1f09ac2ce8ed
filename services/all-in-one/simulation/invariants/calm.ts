import { SECOND_MS } from '@nowahala/kernel';
import type { Outage, Scenario } from '../world/scenario.js';

export interface Span {
  from: number;
  to: number;
}

/** What a fault of ours may still disturb once it is over: leases of 10 s, sessions of 10 s, retries, a handover; and half a minute until it hurts. */
const AFTERMATH_MS = 150 * SECOND_MS;

/** Our own faults with their aftermath: in between, the bounds of the rules hold. */
export const disturbances = (scenario: Scenario): Span[] =>
  scenario.faults.map(({ from, to }) => ({ from: from - 5 * SECOND_MS, to: to + AFTERMATH_MS }));

/** The parts of a span that are free of these. */
export function without(span: Span, taken: Span[]): Span[] {
  let free = [span];
  for (const { from, to } of taken)
    free = free.flatMap((one) => {
      if (to <= one.from || from >= one.to) return [one];
      return [
        { from: one.from, to: from },
        { from: to, to: one.to },
      ].filter((rest) => rest.to > rest.from);
    });
  return free;
}

/** Times in which a server is configured, not paused and not just changed. */
export function watchedSpans(scenario: Scenario, serverId: string): Span[] {
  const spans: Span[] = [];
  let from: number | undefined = 0;
  for (const { at, kind } of scenario.changes.filter((one) => one.serverId === serverId).sort((a, b) => a.at - b.at)) {
    if (from !== undefined) spans.push({ from, to: at });
    from = kind === 'pause' || kind === 'delete' ? undefined : at;
  }
  if (from !== undefined) spans.push({ from, to: scenario.durationMs });
  return spans;
}

/** Outages that follow each other so closely that nobody can tell them apart are one. */
export function lastFailureEnd(outages: Outage[]): number {
  return Math.max(0, ...outages.map(({ to }) => to));
}

export const isEverywhere = ({ regions }: Outage, scenario: Scenario): boolean => regions.length === scenario.regions.length;
