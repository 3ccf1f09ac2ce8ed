import { SECOND_MS } from '@nowahala/kernel';
import type { Performed } from '../world/network.js';
import type { PlannedMaintenance } from '../world/owners.js';
import type { Fault, Outage, Scenario, World } from '../world/scenario.js';

export interface Span {
  from: number;
  to: number;
}

/** What a fault of ours may still disturb once it is over: leases of 10 s, sessions of 10 s, retries, a handover; and half a minute until it hurts. */
const AFTERMATH_MS = 150 * SECOND_MS;

/** Our own faults with their aftermath: in between, the bounds of the rules hold. */
export const disturbances = ({ faults }: Scenario, but?: Fault): Span[] =>
  faults.filter((one) => one !== but).map(({ from, to }) => ({ from: from - 5 * SECOND_MS, to: to + AFTERMATH_MS }));

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

/** What its owner and the plan did to a server, in order. */
export function changesOf(scenario: Scenario, serverId: string): { at: number; isWatched: boolean }[] {
  const server = scenario.servers.find((one) => one.serverId === serverId)!;
  const of = <T extends { workspaceId: string }>(deeds: T[]): T[] => deeds.filter(({ workspaceId }) => workspaceId === server.workspaceId);
  let [paused, planPaused, gone] = [false, false, false];
  const own = scenario.changes.filter((one) => one.serverId === serverId);
  const steps = [
    ...own.map(({ at, kind }) => ({
      at,
      apply: () => {
        paused = kind === 'pause';
        gone ||= kind === 'delete';
      },
    })),
    ...of(scenario.plans).map(({ at, state }) => ({ at, apply: () => void (planPaused = state === 'paused') })),
    ...of(scenario.erasures).map(({ at }) => ({ at, apply: () => void (gone = true) })),
  ].sort((a, b) => a.at - b.at);
  return steps.map(({ at, apply }) => {
    apply();
    return { at, isWatched: !paused && !planPaused && !gone };
  });
}

/** Times in which a server is configured, not paused and not just changed. */
export function watchedSpans(scenario: Scenario, serverId: string): Span[] {
  const spans: Span[] = [];
  let from: number | undefined = 0;
  for (const { at, isWatched } of changesOf(scenario, serverId)) {
    if (from !== undefined) spans.push({ from, to: at });
    from = isWatched ? at : undefined;
  }
  if (from !== undefined) spans.push({ from, to: scenario.durationMs });
  return spans;
}

export const erasedAt = (scenario: Scenario, serverId: string): number => {
  const workspaceId = scenario.servers.find((one) => one.serverId === serverId)?.workspaceId;
  return Math.min(Number.POSITIVE_INFINITY, ...scenario.erasures.filter((one) => one.workspaceId === workspaceId).map(({ at }) => at));
};

/** Whether its plan is so small that it is used up within the run. */
export const isLimited = (scenario: Scenario, workspaceId: string): boolean =>
  scenario.plans.some((one) => one.workspaceId === workspaceId && one.rateLimit < 1_000);

export const isWorkedOn = ({ workspaceId, serverId }: PlannedMaintenance, server: World): boolean =>
  workspaceId === server.workspaceId && (serverId === '' || serverId === server.serverId);

export const endOfWork = ({ to, endedAt }: PlannedMaintenance): number => endedAt ?? to;

/** Times in which an owner works on a server. */
export const maintenanceSpans = (scenario: Scenario, server: World): Span[] =>
  scenario.maintenances.filter((one) => isWorkedOn(one, server)).map((one) => ({ from: one.from, to: endOfWork(one) }));

/** A prober whose clock is further off goes by that of the bus. */
const SAME_MS = 2 * SECOND_MS;

/** How wrong the time was that the prober of this check went by. */
export function skewOf({ faults }: Scenario, { machine, at }: Pick<Performed, 'machine' | 'at'>): number {
  const aheadMs = faults
    .filter((one) => one.kind === 'clock step' && machine.startsWith(`${one.of}#`) && at >= one.from && at < one.to)
    .reduce((sum, { stepMs = 0 }) => sum + stepMs, 0);
  return Math.abs(aheadMs) > SAME_MS ? 0 : aheadMs;
}

/** Whether what probers say of a time around this one may be of a wrong clock. */
export const isOfWrongClock = ({ faults }: Scenario, from: number, to: number): boolean =>
  faults.some((one) => one.kind === 'clock step' && one.of.startsWith('prober') && one.from <= to && one.to + AFTERMATH_MS >= from);

/** Whether nobody in a region saw anything at some moment of that time: then it has no vote. */
export function isAway({ faults, probersPerRegion }: Scenario, region: string, { from, to }: Span): boolean {
  const then = faults.filter((one) => one.from <= to && one.to >= from);
  const singly = new Set(
    then.filter(({ kind, of }) => /^(uplink cut|kill|redeploy)$/.test(kind) && of.startsWith(`prober-${region}-`)).map(({ of }) => of),
  );
  return singly.size === probersPerRegion || then.some(({ kind, of }) => of === region && /^region (cut|gone)$/.test(kind));
}

/** A check that was made and failed; one that could not be made says nothing. */
export const isFailed = ({ outcome }: Pick<Performed, 'outcome'>): boolean => /^(failure|error|timeout)$/.test(outcome);

/** The fault by which the prober of this check was cut off by itself, and not its place. */
export const cutOf = ({ faults }: Scenario, { machine, at }: Pick<Performed, 'machine' | 'at'>): Fault | undefined =>
  faults.find(({ kind, of, from, to }) => kind === 'uplink cut' && machine.startsWith(`${of}#`) && at >= from && at < to);

/** By when everybody knows what was published at that time. */
export function knownBy(at: number, scenario: Scenario, disturbed: Span[]): number {
  const needs = 30 * SECOND_MS + 6 * scenario.longestDelayMs;
  const calm = without({ from: at, to: scenario.durationMs + needs }, disturbed).find(({ from, to }) => to - from >= needs);
  return calm ? calm.from + needs : Number.POSITIVE_INFINITY;
}

export const isEverywhere = ({ regions }: Outage, scenario: Scenario): boolean => regions.length === scenario.regions.length;

/** What a scheduler with a wrong clock ordered has a wrong time: no prober can say whether a dead one held it. */
export const isOrderedByWrongClock = ({ faults }: Scenario, at: number): boolean =>
  faults.some(
    ({ kind, of, from, to }) => kind === 'clock step' && !of.startsWith('analyzer') && at >= from - SECOND_MS && at <= to + SECOND_MS,
  );
