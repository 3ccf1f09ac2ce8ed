import { SECOND_MS } from '@nowahala/kernel';
import type { Instant } from './check.js';

/** What a prober says of itself; `unprovable`: a closed network, where nothing could ever prove that it sees. */
export type Sight = 'sees' | 'blind' | 'unprovable';

/** The latest word of one prober process. */
export interface ProberReport {
  region: string;
  proberId: string;
  seenAt: Instant;
  sight: Sight;
}

/** `live`: a prober of it sees. `blind`: all that report see nothing. `silent`: none reports. */
export type RegionState = 'live' | 'blind' | 'silent';

/** So long counts a prober's latest report; one from further ahead was noted before the clock was set back. */
const REPORT_COUNTS_MS = 30 * SECOND_MS;

/** No report of any prober for so long is a silence of all: one prober alone reports every 8 to 14 s. */
export const SILENCE_MS = 15 * SECOND_MS;
/** Within so long after a silence of all, each that is there is heard again. */
const WAITED_FOR_MS = 15 * SECOND_MS;

/** When probers are heard, whichever: the last time, and the latest silence of all of them that is over. */
export interface Listening {
  lastReportAt: Instant;
  silentFrom: Instant | null;
  silentUntil: Instant | null;
}

/** Of a prober of an older release, which tells only how its reference targets answer. */
export const sightByReferences = (references: number, referencesGood: number): Sight =>
  references === 0 ? 'unprovable' : referencesGood * 2 < references ? 'blind' : 'sees';

/** Every region that was ever heard of. See RULES.md#regions */
export function statesOfRegions(reports: ProberReport[], now: Instant): Map<string, RegionState> {
  const byRegion = Map.groupBy(reports, ({ region }) => region);
  return new Map([...byRegion].map(([region, all]) => [region, stateOf(all, now)]));
}

function stateOf(reports: ProberReport[], now: Instant): RegionState {
  const counting = reports.filter(({ seenAt }) => Math.abs(now - seenAt) < REPORT_COUNTS_MS);
  if (counting.length === 0) return 'silent';
  return counting.some(({ sight }) => sight !== 'blind') ? 'live' : 'blind';
}

/**
 * As verdicts take them. While nobody is heard, as where the bus is away, silence says nothing about a region, nor until each had
 * time to be heard again: what it was at the beginning of that stands. Else the first one that is back would decide alone.
 */
export function statesForVerdicts(reports: ProberReport[], listening: Listening | null, now: Instant): Map<string, RegionState> {
  const states = statesOfRegions(reports, now);
  const cutAt = listening && silentSince(listening, reports, now);
  if (cutAt === null) return states;
  const before = statesOfRegions(reports, cutAt);
  return new Map([...states].map(([region, state]) => [region, state === 'silent' ? before.get(region)! : state]));
}

/** Clocks may have been set meanwhile, in either direction. */
function silentSince({ lastReportAt, silentFrom, silentUntil }: Listening, reports: ProberReport[], now: Instant): Instant | null {
  // What a release before this one kept is in the reports alone.
  const seen = [lastReportAt, ...reports.map(({ seenAt }) => seenAt)];
  if (seen.every((at) => Math.abs(now - at) >= SILENCE_MS)) return Math.max(lastReportAt, ...seen.filter((at) => at <= now));
  return silentUntil !== null && Math.abs(now - silentUntil) < WAITED_FOR_MS ? silentFrom : null;
}

/** How long a region must be blind or silent before an operator hears of it; restarts of single probers are shorter. */
const TROUBLE_LASTS_MS: Record<RegionState, number> = { live: 15 * 60 * SECOND_MS, blind: 30 * SECOND_MS, silent: 120 * SECOND_MS };

/** What is observed of a region, by a clock that does not jump. */
export interface RegionWatch {
  state: RegionState;
  since: Instant;
  /** When it was last in trouble of which an operator hears; what is shorter keeps no episode open. */
  wellSince: Instant;
}

/** Whether what is observed has lasted: blindness and silence are notified then, and being live ends the episode. */
export function observe(before: RegionWatch | undefined, state: RegionState, now: Instant): { watch: RegionWatch; lasted: boolean } {
  const since = before?.state === state ? before.since : now;
  const wellSince = before?.wellSince ?? now;
  if (state === 'live') return { watch: { state, since, wellSince }, lasted: now - wellSince >= TROUBLE_LASTS_MS.live };
  const lasted = now - since >= TROUBLE_LASTS_MS[state];
  return { watch: { state, since, wellSince: lasted ? now : wellSince }, lasted };
}
