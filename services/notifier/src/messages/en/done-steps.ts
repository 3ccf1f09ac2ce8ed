import type { Explanation } from '../../domain/explanation.js';
import type { Incident } from '../../domain/incident.js';
import type { StepOutcome } from '../../domain/step-outcome.js';
import type { Reader } from '../facts.js';
import type { Block } from '../email.js';
import { longDate } from './times.js';
import { sentence, shortName } from './phrases.js';
import { bold } from '../whatsapp-message.js';

/** What was done the last time that the same fault was over. */
export function lastHelp(explanation: Explanation | null, { timeZone }: Reader): string | undefined {
  const before = explanation?.helpedBefore;
  const at = new Date(before?.at ?? Number.NaN);
  if (!before || Number.isNaN(at.getTime())) return undefined;
  return `The last time, on ${longDate(at, timeZone)}, it worked again after this: “${sentence(before.words)}”`;
}

export function lastHelpBlocks(explanation: Explanation | null, reader: Reader): Block[] {
  const text = lastHelp(explanation, reader);
  return text === undefined ? [] : [{ type: 'text', text }];
}

export const sayDone = 'Done one? Reply "done" (or "done 2") and we check at once.';

type CheckedIncident = Pick<Incident, 'serverName' | 'kind' | 'explanation'>;

/** When it is written again. */
export const whenOver = ({ kind, heartbeatTrouble }: Pick<Incident, 'kind' | 'heartbeatTrouble'>): string =>
  heartbeatTrouble ? 'when it has run well again' : kind === 'slow' ? 'when it is quick again' : 'when it is back';

/** What a check said after a step, as the answer to "done". */
export function stepAnswer({ serverName, kind, explanation }: CheckedIncident, { answer, nextStep }: StepOutcome): string {
  const name = bold(shortName(serverName));
  const next = explanation?.doNow[nextStep - 1];
  const still = kind === 'slow' ? `🟠 ${name} is still slow` : `🔴 ${name} is still down`;
  switch (answer) {
    case 'works':
      if (kind === 'slow') return `🟢 ${name} is quick again. After ten such minutes we call it over.`;
      if (kind === 'unstable')
        return `🟢 ${name} answers now. It came and went before, so we call it over after half an hour without a break.`;
      return `🟢 ${name} works again. We look for one more minute before we call it over.`;
    case 'down':
      if (nextStep === 0) return `${still}, and no step is left. ${help(explanation)}`;
      return `${still}: now try step ${nextStep}.${next ? `\n${nextStep}. ${sentence(next)}` : ''}`;
    case 'changed':
      return `🔴 ${name} is still down, but now for another reason. Reply 2 for the new steps.`;
    case 'just-checked':
      return `We have just checked ${name}. Wait fifteen seconds, then reply "done" again.`;
    case 'no-such-step':
      return `We know no such step for ${name}. Reply 2 for the steps.`;
    case 'unchecked':
      return `We could not check ${name} just now. Reply "done" again in a minute. We go on checking and write ${whenOver({ kind, heartbeatTrouble: null })}.`;
  }
}

const help = (explanation: Explanation | null): string =>
  explanation?.whoToCall ? `Who can help now: ${sentence(explanation.whoToCall)}` : 'Now it is time to call the person who looks after it.';
