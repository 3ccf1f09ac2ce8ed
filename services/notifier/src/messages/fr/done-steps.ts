import type { Explanation } from '../../domain/explanation.js';
import type { Incident } from '../../domain/incident.js';
import type { StepOutcome } from '../../domain/step-outcome.js';
import type { Reader } from '../facts.js';
import type { Block } from '../email.js';
import { bold } from '../whatsapp-message.js';
import { longDate } from './times.js';
import { sentence, shortName } from './phrases.js';
import { fr } from './typeset.js';

/** What was done the last time that the same fault was over. */
export function lastHelp(explanation: Explanation | null, { timeZone }: Reader): string | undefined {
  const before = explanation?.helpedBefore;
  const at = new Date(before?.at ?? Number.NaN);
  if (!before || Number.isNaN(at.getTime())) return undefined;
  return fr`La dernière fois, le ${longDate(at, timeZone)}, tout a remarché après ceci : « ${sentence(before.words)} »`;
}

export function lastHelpBlocks(explanation: Explanation | null, reader: Reader): Block[] {
  const text = lastHelp(explanation, reader);
  return text === undefined ? [] : [{ type: 'text', text }];
}

export const sayDone = fr`Une étape faite ? Répondez « fait » (ou « fait 2 ») et nous vérifions aussitôt.`;

type CheckedIncident = Pick<Incident, 'serverName' | 'kind' | 'explanation'>;

/** When it is written again. */
export const whenOver = ({ kind, heartbeatTrouble }: Pick<Incident, 'kind' | 'heartbeatTrouble'>): string =>
  heartbeatTrouble
    ? 'quand la tâche aura de nouveau réussi'
    : kind === 'slow'
      ? 'quand la vitesse habituelle sera revenue'
      : 'quand tout remarchera';

/** What a check said after a step, as the answer to "done". */
export function stepAnswer({ serverName, kind, explanation }: CheckedIncident, { answer, nextStep }: StepOutcome): string {
  const name = bold(shortName(serverName));
  const next = explanation?.doNow[nextStep - 1];
  const still = kind === 'slow' ? `🟠 ${name} répond toujours lentement` : `🔴 ${name} est toujours en panne`;
  switch (answer) {
    case 'works':
      if (kind === 'slow') return fr`🟢 ${name} répond de nouveau vite. Après dix minutes ainsi, nous dirons que c’est fini.`;
      if (kind === 'unstable')
        return fr`🟢 ${name} répond maintenant. Comme la panne allait et venait, nous la dirons finie après une demi-heure sans coupure.`;
      return fr`🟢 ${name} marche de nouveau. Nous regardons encore une minute avant de dire que c’est fini.`;
    case 'down':
      if (nextStep === 0) return fr`${still}, et il ne reste aucune étape. ${help(explanation)}`;
      return fr`${still} : essayez maintenant l’étape ${nextStep}.${next ? `\n${nextStep}. ${sentence(next)}` : ''}`;
    case 'changed':
      return fr`🔴 ${name} est toujours en panne, mais pour une autre raison. Répondez 2 pour les nouvelles étapes.`;
    case 'just-checked':
      return fr`Nous venons de vérifier ${name}. Attendez quinze secondes, puis répondez de nouveau « fait ».`;
    case 'no-such-step':
      return fr`Nous ne connaissons pas cette étape pour ${name}. Répondez 2 pour voir les étapes.`;
    case 'unchecked':
      return fr`Nous n’avons pas pu vérifier ${name} à l’instant. Répondez de nouveau « fait » dans une minute. Nous continuons à vérifier et vous écrirons ${whenOver({ kind, heartbeatTrouble: null })}.`;
  }
}

const help = (explanation: Explanation | null): string =>
  explanation?.whoToCall
    ? fr`Qui peut aider maintenant : ${sentence(explanation.whoToCall)}`
    : 'C’est le moment d’appeler la personne qui s’en occupe.';
