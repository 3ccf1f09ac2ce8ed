import { SECOND_MS } from '@nowahala/kernel';
import type { Span } from '../maintenance/maintenance.js';
import { isSuccessful } from './check.js';
import type { Check, Instant } from './check.js';
import type { ServerHealth } from './health.js';

/**
 * Whether a check that was made during maintenance may change the health: nothing begins and nothing gets worse, but an incident
 * that is open goes on and can end. See RULES.md#maintenance
 */
export function countsDuringMaintenance(check: Pick<Check, 'outcome' | 'region'>, { now }: ServerHealth): boolean {
  if (check.outcome === 'unknown') return false;
  if (isSuccessful(check as Check)) return true;
  if (now.status === 'partial') return now.badRegions.includes(check.region);
  return now.status === 'down' || now.status === 'recovering' || now.status === 'unstable';
}

/** A check takes ten seconds at most, and its result a little more. */
const LATE_AT_MOST_MS = 30 * SECOND_MS;

/** A check of just before maintenance that is heard of while it runs: its suspicion would have been forgotten, and cannot be proven now. */
export function beginsNothing({ now: { status } }: ServerHealth, at: Instant, spans: readonly Span[], now: Instant): boolean {
  if (status !== 'new' && status !== 'up') return false;
  return spans.some(({ from, to }) => from <= now && now < to && at < from && at >= from - LATE_AT_MOST_MS);
}

/** What was only suspected is forgotten when maintenance begins and when it ends; what is proven by checks from before it stays. */
export function withoutSuspicion(health: ServerHealth, began: number): ServerHealth {
  const { now } = health;
  if (now.status === 'partial') return now.doubt ? { ...health, now: { ...now, doubt: null } } : health;
  if (now.status !== 'suspect') return health;
  const proven = now.confirmed !== null && now.firstFailure.startedAt < began;
  return proven ? health : { ...health, now: { status: 'new' } };
}

/** Whether a server is drawn as being worked on: an incident that is open, a slow one too (`MonitorQuery.states`), and a pause say more. */
export const appearsAsMaintenance = ({ now }: ServerHealth): boolean =>
  now.status === 'new' || now.status === 'up' || now.status === 'suspect';
