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
  return `Mara ya mwisho, tarehe ${longDate(at, timeZone)}, ilifanya kazi tena baada ya hatua hii: “${sentence(before.words)}”`;
}

export function lastHelpBlocks(explanation: Explanation | null, reader: Reader): Block[] {
  const text = lastHelp(explanation, reader);
  return text === undefined ? [] : [{ type: 'text', text }];
}

export const sayDone = 'Umefanya hatua moja? Jibu “nimefanya” (au “nimefanya 2”) nasi tutakagua mara moja.';

type CheckedIncident = Pick<Incident, 'serverName' | 'kind' | 'explanation'>;

/** When it is written again. */
export const whenOver = ({ kind, heartbeatTrouble }: Pick<Incident, 'kind' | 'heartbeatTrouble'>): string =>
  heartbeatTrouble ? 'itakapofaulu tena' : kind === 'slow' ? 'itakapojibu haraka tena' : 'itakapopatikana tena';

/** What a check said after a step, as the answer to "done". */
export function stepAnswer({ serverName, kind, explanation }: CheckedIncident, { answer, nextStep }: StepOutcome): string {
  const name = bold(shortName(serverName));
  const next = explanation?.doNow[nextStep - 1];
  const still = kind === 'slow' ? `🟠 ${name} bado inajibu polepole` : `🔴 ${name} bado haipatikani`;
  switch (answer) {
    case 'works':
      if (kind === 'slow') return `🟢 ${name} inajibu haraka tena. Baada ya dakika kumi hivyo, tutasema imekwisha.`;
      if (kind === 'unstable')
        return `🟢 ${name} inajibu sasa. Kabla ilikuwa ikikatika na kurejea, hivyo tutasema imekwisha baada ya nusu saa bila kukatika.`;
      return `🟢 ${name} inapatikana tena. Tunaangalia kwa dakika moja zaidi kabla ya kusema imekwisha.`;
    case 'down':
      if (nextStep === 0) return `${still}, na hakuna hatua iliyobaki. ${help(explanation)}`;
      return `${still}: sasa jaribu hatua ya ${nextStep}.${next ? `\n${nextStep}. ${sentence(next)}` : ''}`;
    case 'changed':
      return `🔴 ${name} bado haipatikani, lakini sasa kwa sababu nyingine. Jibu 2 upate hatua mpya.`;
    case 'just-checked':
      return `Tumekagua ${name} sasa hivi. Subiri sekunde kumi na tano, kisha jibu “nimefanya” tena.`;
    case 'no-such-step':
      return `Hatuijui hatua hiyo kwa ${name}. Jibu 2 uone hatua.`;
    case 'unchecked':
      return `Hatukuweza kukagua ${name} sasa hivi. Jibu “nimefanya” tena baada ya dakika moja. Tunaendelea kukagua na tutakuandikia ${whenOver({ kind, heartbeatTrouble: null })}.`;
  }
}

const help = (explanation: Explanation | null): string =>
  explanation?.whoToCall ? `Anayeweza kusaidia sasa: ${sentence(explanation.whoToCall)}` : 'Sasa ni wakati wa kumpigia anayeitunza.';
