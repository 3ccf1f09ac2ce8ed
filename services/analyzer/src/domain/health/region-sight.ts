import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import type { Instant } from './check.js';

/** What a prober says of itself; `unprovable`: a closed network, where nothing could ever prove that it sees. */
export type Sight = 'sees' | 'blind' | 'unprovable';

/** The latest word of one prober process. */
export interface ProberReport {
  region: string;
  proberId: string;
  seenAt: Instant;
  /** Since when it is heard again after a silence; null: it never was silent, or that is not known. */
  reportsSince: Instant | null;
  sight: Sight;
}

/** `live`: a prober of it sees. `blind`: all that report see nothing. `silent`: none reports. */
export type RegionState = 'live' | 'blind' | 'silent';

/** So long counts a prober's latest report; one from further ahead was noted before the clock was set back. */
const REPORT_COUNTS_MS = 30 * SECOND_MS;
/** A prober that is not heard for so long was silent; reports come every four seconds. */
export const SILENCE_MS = 15 * SECOND_MS;
/** After a silence of all, whoever was heard before is waited for so long. */
const WAITED_FOR_MS = 15 * SECOND_MS;
/** What was said longer ago says nothing about now. */
const REMEMBERED_MS = 15 * MINUTE_MS;

/** Of a prober of an older release, which tells only how its reference targets answer. */
export const sightByReferences = (references: number, referencesGood: number): Sight =>
  references === 0 ? 'unprovable' : referencesGood * 2 < references ? 'blind' : 'sees';

/** Every region that was ever heard of. See RULES.md#regions */
export function statesOfRegions(reports: ProberReport[], now: Instant): Map<string, RegionState> {
  const byRegion = Map.groupBy(reports, ({ region }) => region);
  const recent = reports.filter(({ seenAt }) => Math.abs(now - seenAt) < REPORT_COUNTS_MS);
  const wasDeaf =
    recent.length > 0 && recent.every(({ reportsSince }) => reportsSince !== null && Math.abs(now - reportsSince) < WAITED_FOR_MS);
  return new Map([...byRegion].map(([region, all]) => [region, stateOf(all, recent, wasDeaf ? now : null)]));
}

/** `deafUntil`: nobody was heard until now, as after a bus that was away. Silence means nothing then, and the last words stand. */
function stateOf(reports: ProberReport[], recent: ProberReport[], deafUntil: Instant | null): RegionState {
  const counting = reports.filter((one) => recent.includes(one));
  if (counting.length > 0) return sightOf(counting);
  const lastAt = Math.max(...reports.map(({ seenAt }) => seenAt));
  if (deafUntil === null || Math.abs(deafUntil - lastAt) >= REMEMBERED_MS) return 'silent';
  return sightOf(reports.filter(({ seenAt }) => lastAt - seenAt < REPORT_COUNTS_MS));
}

const sightOf = (reports: ProberReport[]): RegionState => (reports.some(({ sight }) => sight !== 'blind') ? 'live' : 'blind');

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
