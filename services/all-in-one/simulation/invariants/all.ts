import type { RunRecord } from '../world/record.js';
import type { Scenario } from '../world/scenario.js';
import { falseAlarms } from './false-alarms.js';
import { messages } from './messages.js';
import { missedOutages } from './missed-outages.js';
import { rates } from './rates.js';
import { slots } from './slots.js';
import type { Violation } from './violation.js';

const invariants = [falseAlarms, missedOutages, messages, slots, rates];

/** In the order in which they happened. */
export function violationsOf(scenario: Scenario, record: RunRecord): Violation[] {
  return invariants.flatMap((invariant) => invariant(scenario, record)).sort((a, b) => a.at - b.at);
}
