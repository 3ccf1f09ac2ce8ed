import { SECOND_MS } from '@nowahala/kernel';
import type { Performed } from '../world/network.js';
import type { RunRecord, StoredPing } from '../world/record.js';
import type { Scenario } from '../world/scenario.js';
import { isOrderedByWrongClock, skewOf } from './calm.js';
import type { Violation } from './violation.js';

const RATED = new Set(['scheduled', 'check_now']);

/** Rates hold what was measured and nothing else: our own blindness and lateness are nobody's downtime. */
export function rates(scenario: Scenario, record: RunRecord): Violation[] {
  const performed = Map.groupBy(record.performed, ({ serverId }) => serverId);
  return scenario.servers.flatMap(({ serverId }): Violation[] => {
    const own = record.stored.filter((one) => one.serverId === serverId && RATED.has(one.kind) && one.outcome !== 'unknown');
    const really = performed.get(serverId) ?? [];
    const wrong = own.find((stored) => {
      const { region, outcome } = stored;
      // Two checks of one place may begin together: a slot and one beside the slots.
      const checks = really.filter((one) => one.region === region && isStartOf(scenario, one, stored));
      if (checks.length === 0) return true;
      // A packet that was lost on the way is measured all the same, and a line that came back during the check proves itself.
      return outcome !== 'success' && scenario.lossRate === 0 && !checks.some((one) => one.isTrue || cameBack(scenario, one.at));
    });
    if (!wrong) return [];
    return [
      {
        invariant: 'rates exclude what was not measured',
        text: `${wrong.outcome} from ${wrong.region} counts against the server`,
        serverId,
        at: wrong.startedAt,
      },
    ];
  });
}

/** As the prober says, but not before it was due, nor, where it was due in the future, before it arrived. */
function isStartOf(scenario: Scenario, one: Performed, { startedAt, slot }: StoredPing): boolean {
  const reported = one.at + skewOf(scenario, one);
  if (Math.abs(reported - startedAt) < 1_500) return true;
  if (startedAt > slot + SECOND_MS || startedAt < reported) return false;
  return Math.abs(startedAt - one.at) < LONGEST_CHECK_MS || isOrderedByWrongClock(scenario, one.at);
}

const LONGEST_CHECK_MS = 10_000;

const cameBack = ({ faults }: Scenario, at: number): boolean =>
  faults.some(({ kind, to }) => (kind === 'uplink cut' || kind === 'region cut') && to > at && to < at + LONGEST_CHECK_MS);
