import type { RunRecord } from '../world/record.js';
import type { Scenario } from '../world/scenario.js';
import type { Violation } from './violation.js';

/** What this world does to calls (`engine/machine.ts`); everything else is a fault of a rule, or a table without its form in memory. */
const OF_THE_WEATHER = /\bthe (?:database|bus) (?:is away|closed the connection)\b/;

/** A job and a handler of a message fail by the weather and by nothing else; each other reason counts once. */
export function failedSteps(_scenario: Scenario, { failed }: RunRecord): Violation[] {
  const byText = new Map(failed.filter(({ text }) => !OF_THE_WEATHER.test(text)).map((one) => [one.text.replace(/#\d+/, ''), one]));
  return [...byText.values()].map(({ text, at }) => ({ invariant: 'no step fails by itself', text, at }));
}
