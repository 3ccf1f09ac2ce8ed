import { SECOND_MS } from '@nowahala/kernel';
import type { RunRecord, UnprovenResult } from '../world/record.js';
import type { Scenario } from '../world/scenario.js';
import { cutOf, disturbances, without } from './calm.js';
import type { Violation } from './violation.js';

/** Half a minute without a proof, what jobs take, and a check that was accepted before with its wait for a proof. */
const LEFT_WITHIN_MS = 70 * SECOND_MS;

/** Where one prober of a place is cut off for long, those of its place that see have its checks. */
export function blindProbers(scenario: Scenario, record: RunRecord): Violation[] {
  return record.unproven
    .filter((one) => wasToLeave(one, scenario, record))
    .map(({ serverId, prober, at }) => ({
      invariant: 'who sees is asked',
      text: `not measured by ${prober}, which has no way out, although others of its place see`,
      serverId,
      at,
    }));
}

/** Whether others of its place were to make this check, because they see and this prober has known for long that it does not. */
export function wasToLeave({ prober, at }: UnprovenResult, scenario: Scenario, { performed }: RunRecord): boolean {
  const cut = cutOf(scenario, { machine: `${prober}#`, at });
  const within = LEFT_WITHIN_MS + 6 * scenario.longestDelayMs;
  if (cut === undefined || scenario.probersPerRegion < 2 || at < cut.from + within) return false;
  // One that starts in a cut learns from a failed check that it is blind.
  const ofCut = performed.filter((one) => one.machine.startsWith(`${prober}#`) && one.at >= cut.from && one.at <= at);
  const first = ofCut.find(({ machine }) => machine === ofCut.at(-1)!.machine);
  if (first === undefined || first.at > at - within) return false;
  const [calm] = without({ from: at - within, to: at }, disturbances(scenario, cut));
  return calm !== undefined && calm.to - calm.from === within;
}
