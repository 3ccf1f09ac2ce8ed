import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import type { RunRecord } from '../world/record.js';
import type { Scenario } from '../world/scenario.js';
import { disturbances, knownBy } from './calm.js';
import type { Violation } from './violation.js';

/** Services say it in any order, up to so much later. */
const PUBLISHED_WITHIN_MS = 20 * SECOND_MS;
/** Slices, retries of a minute, and counts that are written once a minute. */
const ERASED_WITHIN_MS = 5 * MINUTE_MS;

/** Of an account that was erased no message, no check and no row comes back, whatever was under way. */
export function erasure(scenario: Scenario, record: RunRecord): Violation[] {
  const disturbed = disturbances(scenario);
  return scenario.erasures.flatMap(({ at: askedAt, workspaceId }): Violation[] => {
    const from = knownBy(askedAt + PUBLISHED_WITHIN_MS, scenario, disturbed) + PUBLISHED_WITHIN_MS;
    const servers = new Set(scenario.servers.filter((one) => one.workspaceId === workspaceId).map(({ serverId }) => serverId));
    const incidents = new Set(record.opened.filter(({ serverId }) => servers.has(serverId)).map(({ incidentId }) => incidentId));
    const of = (text: string, found: { at: number; serverId?: string } | undefined): Violation[] =>
      found ? [{ invariant: 'what is erased stays erased', text, at: found.at, ...(found.serverId && { serverId: found.serverId }) }] : [];
    const isAfter = ({ at }: { at: number }): boolean => at > from;
    const rows = from + ERASED_WITHIN_MS < scenario.durationMs ? record.rowsLeft.filter((one) => one.workspaceId === workspaceId) : [];
    return [
      ...of(
        'is checked',
        record.ordered.find((one) => isAfter(one) && servers.has(one.serverId)),
      ),
      ...of(
        'an incident was opened',
        record.opened.find((one) => isAfter(one) && servers.has(one.serverId)),
      ),
      ...of(
        'a message was sent',
        record.sent.find((one) => isAfter(one) && one.incidentIds.some((id) => incidents.has(id))),
      ),
      ...rows.flatMap(({ table, count }) => of(`${count} rows of ${table} are there`, { at: scenario.durationMs })),
    ];
  });
}
