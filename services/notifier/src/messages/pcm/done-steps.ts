import type { Explanation } from '../../domain/explanation.js';
import type { Incident } from '../../domain/incident.js';
import type { StepOutcome } from '../../domain/step-outcome.js';
import type { Reader } from '../facts.js';
import type { Block } from '../email.js';
import { bold } from '../whatsapp-message.js';
import { longDate } from './times.js';
import { sentence, shortName } from './phrases.js';

/** What was done the last time that the same fault was over. */
export function lastHelp(explanation: Explanation | null, { timeZone }: Reader): string | undefined {
  const before = explanation?.helpedBefore;
  const at = new Date(before?.at ?? Number.NaN);
  if (!before || Number.isNaN(at.getTime())) return undefined;
  return `Last time, on ${longDate(at, timeZone)}, e work again after dis: “${sentence(before.words)}”`;
}

export function lastHelpBlocks(explanation: Explanation | null, reader: Reader): Block[] {
  const text = lastHelp(explanation, reader);
  return text === undefined ? [] : [{ type: 'text', text }];
}

export const sayDone = 'You don do one? Reply “done” (or “done 2”) and we go check at once.';

type CheckedIncident = Pick<Incident, 'serverName' | 'kind' | 'explanation'>;

/** When it is written again. */
export const whenOver = ({ kind, heartbeatTrouble }: Pick<Incident, 'kind' | 'heartbeatTrouble'>): string =>
  heartbeatTrouble ? 'when e don run well again' : kind === 'slow' ? 'when e don fast again' : 'when e don come back';

/** What a check said after a step, as the answer to "done". */
export function stepAnswer({ serverName, kind, explanation }: CheckedIncident, { answer, nextStep }: StepOutcome): string {
  const name = bold(shortName(serverName));
  const next = explanation?.doNow[nextStep - 1];
  const still = kind === 'slow' ? `🟠 ${name} still dey slow` : `🔴 ${name} still dey down`;
  switch (answer) {
    case 'works':
      if (kind === 'slow') return `🟢 ${name} don fast again. After ten minutes like dis, we go say e don end.`;
      if (kind === 'unstable')
        return `🟢 ${name} dey answer now. Before, e dey go and come. After half an hour without break, we go say e don end.`;
      return `🟢 ${name} dey work again. We go look one more minute before we say e don end.`;
    case 'down':
      if (nextStep === 0) return `${still}, and no step remain. ${help(explanation)}`;
      return `${still}: now try step ${nextStep}.${next ? `\n${nextStep}. ${sentence(next)}` : ''}`;
    case 'changed':
      return `🔴 ${name} still dey down, but now another thing cause am. Reply 2 for di new steps.`;
    case 'just-checked':
      return `We just check ${name}. Wait fifteen seconds, then reply “done” again.`;
    case 'no-such-step':
      return `We no know dat step for ${name}. Reply 2 to see di steps.`;
    case 'unchecked':
      return `We no fit check ${name} just now. Reply “done” again after one minute. We still dey check and we go write ${whenOver({ kind, heartbeatTrouble: null })}.`;
  }
}

const help = (explanation: Explanation | null): string =>
  explanation?.whoToCall ? `Who fit help now: ${sentence(explanation.whoToCall)}` : 'Now na time to call di person wey dey look after am.';
