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
  return `Nígbà tó kọjá, ní ${longDate(at, timeZone)}, ó tún ṣiṣẹ́ lẹ́yìn èyí: “${sentence(before.words)}”`;
}

export function lastHelpBlocks(explanation: Explanation | null, reader: Reader): Block[] {
  const text = lastHelp(explanation, reader);
  return text === undefined ? [] : [{ type: 'text', text }];
}

export const sayDone = 'Ẹ ti ṣe ọ̀kan? Ẹ fèsì “mo ti ṣe é” (tàbí “mo ti ṣe é 2”), a máa ṣàyẹ̀wò lójú ẹsẹ̀.';

type CheckedIncident = Pick<Incident, 'serverName' | 'kind' | 'explanation'>;

/** When it is written again. */
export const whenOver = ({ kind, heartbeatTrouble }: Pick<Incident, 'kind' | 'heartbeatTrouble'>): string =>
  heartbeatTrouble ? 'nígbà tó bá yọrí padà' : kind === 'slow' ? 'nígbà tó bá yára padà' : 'nígbà tó bá ń ṣiṣẹ́ padà';

/** What a check said after a step, as the answer to "done". */
export function stepAnswer({ serverName, kind, explanation }: CheckedIncident, { answer, nextStep }: StepOutcome): string {
  const name = bold(shortName(serverName));
  const next = explanation?.doNow[nextStep - 1];
  const still = kind === 'slow' ? `🟠 ${name} ṣì lọ́ra` : `🔴 ${name} kò tíì ṣiṣẹ́`;
  switch (answer) {
    case 'works':
      if (kind === 'slow') return `🟢 ${name} ti yára padà. Lẹ́yìn ìṣẹ́jú mẹ́wàá bẹ́ẹ̀, a máa sọ pé ó ti parí.`;
      if (kind === 'unstable')
        return `🟢 ${name} ń dáhùn báyìí. Ó ti ń lọ ń bọ̀, nítorí náà a máa sọ pé ó ti parí lẹ́yìn ìdajì wákàtí láìdúró.`;
      return `🟢 ${name} ti ń ṣiṣẹ́ padà. A máa wò ó fún ìṣẹ́jú kan sí i kí a tó sọ pé ó ti parí.`;
    case 'down':
      if (nextStep === 0) return `${still}, kò sì sí ìgbésẹ̀ mọ́. ${help(explanation)}`;
      return `${still}: ẹ gbìyànjú ìgbésẹ̀ ${nextStep}.${next ? `\n${nextStep}. ${sentence(next)}` : ''}`;
    case 'changed':
      return `🔴 ${name} kò tíì ṣiṣẹ́, ṣùgbọ́n ohun mìíràn ló fà á báyìí. Ẹ fèsì 2 fún àwọn ìgbésẹ̀ tuntun.`;
    case 'just-checked':
      return `A ṣẹ̀ṣẹ̀ ṣàyẹ̀wò ${name}. Ẹ dúró fún ìṣẹ́jú àáyá mẹ́ẹ̀ẹ́dógún, kí ẹ tún fèsì “mo ti ṣe é”.`;
    case 'no-such-step':
      return `A kò mọ irú ìgbésẹ̀ bẹ́ẹ̀ fún ${name}. Ẹ fèsì 2 láti rí àwọn ìgbésẹ̀.`;
    case 'unchecked':
      return `A kò lè ṣàyẹ̀wò ${name} báyìí. Ẹ tún fèsì “mo ti ṣe é” ní ìṣẹ́jú kan sí i. A ń bá àyẹ̀wò lọ, a sì máa kọ̀wé ${whenOver({ kind, heartbeatTrouble: null })}.`;
  }
}

const help = (explanation: Explanation | null): string =>
  explanation?.whoToCall ? `Ẹni tó lè ràn yín lọ́wọ́ báyìí: ${sentence(explanation.whoToCall)}` : 'Àkókò ti tó láti pe ẹni tó ń bójú tó o.';
