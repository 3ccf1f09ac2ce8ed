import type { RunRecord } from '../world/record.js';
import type { Scenario } from '../world/scenario.js';
import { blindProbers } from './blind-probers.js';
import { checkNow } from './check-now.js';
import { erasure } from './erasure.js';
import { failedSteps } from './failed-steps.js';
import { falseAlarms } from './false-alarms.js';
import { maintenance } from './maintenance.js';
import { messages } from './messages.js';
import { missedOutages } from './missed-outages.js';
import { operatorKnows } from './operator.js';
import { plans } from './plans.js';
import { rates } from './rates.js';
import { slots } from './slots.js';
import type { Violation } from './violation.js';

const invariants = [
  failedSteps,
  falseAlarms,
  missedOutages,
  messages,
  slots,
  checkNow,
  rates,
  maintenance,
  plans,
  erasure,
  operatorKnows,
  blindProbers,
];

/** In the order in which they happened. */
export function violationsOf(scenario: Scenario, record: RunRecord): Violation[] {
  return invariants.flatMap((invariant) => invariant(scenario, record)).sort((a, b) => a.at - b.at);
}
