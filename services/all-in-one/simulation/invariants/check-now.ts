import { SECOND_MS } from '@nowahala/kernel';
import type { RunRecord } from '../world/record.js';
import type { Scenario } from '../world/scenario.js';
import { disturbances, watchedSpans, without } from './calm.js';
import type { Violation } from './violation.js';

const NEEDS_MS = 60 * SECOND_MS;

/** What an owner wants checked now is measured, whatever the clock says of the scheduler that was asked. */
export function checkNow(scenario: Scenario, record: RunRecord): Violation[] {
  const faults = scenario.faults.filter(({ kind, of }) => kind !== 'clock step' || !of.startsWith('scheduler'));
  const disturbed = disturbances({ ...scenario, faults });
  const measured = new Set(record.stored.filter(({ outcome }) => outcome !== 'unknown').map(({ serverId, slot }) => `${serverId} ${slot}`));
  return record.wantedChecks.flatMap(({ serverId, at, slot }): Violation[] => {
    const to = at + NEEDS_MS;
    const isWatched = watchedSpans(scenario, serverId).some((span) => span.from < at && span.to === scenario.durationMs);
    const isCalm = without({ from: at, to }, disturbed).some((free) => free.from === at && free.to === to);
    if (!isWatched || !isCalm || measured.has(`${serverId} ${slot}`)) return [];
    return [{ invariant: 'what is to be checked now is checked', text: 'it was promised and not measured', serverId, at }];
  });
}
