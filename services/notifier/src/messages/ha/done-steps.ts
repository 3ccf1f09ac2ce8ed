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
  return `A karon da ya gabata, ${longDate(at, timeZone)}, ya dawo aiki bayan wannan: “${sentence(before.words)}”`;
}

export function lastHelpBlocks(explanation: Explanation | null, reader: Reader): Block[] {
  const text = lastHelp(explanation, reader);
  return text === undefined ? [] : [{ type: 'text', text }];
}

export const sayDone = 'Kun yi ɗaya? Ku amsa “na yi” (ko “na yi 2”), za mu duba nan take.';

type CheckedIncident = Pick<Incident, 'serverName' | 'kind' | 'explanation'>;

/** When it is written again. */
export const whenOver = ({ kind, heartbeatTrouble }: Pick<Incident, 'kind' | 'heartbeatTrouble'>): string =>
  heartbeatTrouble ? 'idan aikin ya sake yin nasara' : kind === 'slow' ? 'idan ya sake yin sauri' : 'idan ya dawo aiki';

/** What a check said after a step, as the answer to "done". */
export function stepAnswer({ serverName, kind, explanation }: CheckedIncident, { answer, nextStep }: StepOutcome): string {
  const name = bold(shortName(serverName));
  const next = explanation?.doNow[nextStep - 1];
  const still = kind === 'slow' ? `🟠 ${name} har yanzu yana jinkiri` : `🔴 ${name} har yanzu ba ya aiki`;
  switch (answer) {
    case 'works':
      if (kind === 'slow') return `🟢 ${name} ya sake yin sauri. Idan ya yi minti goma haka, za mu ce ya ƙare.`;
      if (kind === 'unstable')
        return `🟢 ${name} yana amsawa yanzu. A da ya yi ta katsewa yana dawowa, don haka za mu ce ya ƙare idan ya yi rabin awa ba katsewa.`;
      return `🟢 ${name} ya dawo aiki. Za mu ƙara duba shi minti ɗaya kafin mu ce ya ƙare.`;
    case 'down':
      if (nextStep === 0) return `${still}, kuma babu sauran mataki. ${help(explanation)}`;
      return `${still}: ku gwada mataki na ${nextStep}.${next ? `\n${nextStep}. ${sentence(next)}` : ''}`;
    case 'changed':
      return `🔴 ${name} har yanzu ba ya aiki, amma yanzu dalilin dabam ne. Ku amsa da 2 don sababbin matakai.`;
    case 'just-checked':
      return `Yanzu-yanzu muka duba ${name}. Ku jira daƙiƙa goma sha biyar, sannan ku sake amsawa “na yi”.`;
    case 'no-such-step':
      return `Ba mu san wannan matakin na ${name} ba. Ku amsa da 2 don ganin matakai.`;
    case 'unchecked':
      return `Ba mu iya duba ${name} a yanzu ba. Ku sake amsawa “na yi” bayan minti ɗaya. Muna ci gaba da dubawa, za mu rubuto muku ${whenOver({ kind, heartbeatTrouble: null })}.`;
  }
}

const help = (explanation: Explanation | null): string =>
  explanation?.whoToCall
    ? `Wanda zai iya taimakawa yanzu: ${sentence(explanation.whoToCall)}`
    : 'Yanzu lokaci ya yi da za ku kira wanda yake kula da shi.';
