import type { Email } from '../email.js';
import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import { detailBlocks, whatItMeans } from './outage.js';
import { buttons, capital, names, sentence, shared } from './phrases.js';
import { duration, moment, since } from './times.js';
import { fr } from './typeset.js';

const language = 'fr';
const why =
  'Vous recevez ceci parce que les alertes par e-mail sont activées pour ce serveur. Sur sa page, vous pouvez changer cela et couper les avertissements de lenteur.';

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const answer = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'répondent' : 'répond');
const happened = (facts: OutageFacts) => sentence(facts.explanation?.whatHappened || facts.cause);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const isSlow = (facts: OutageFacts): string => `${all(facts)} ${answer(facts)} lentement`;

/** It answers, but far slower than usual: a warning. */
export function slow(facts: OutageFacts, reader: Reader, now: Date): Email {
  const began = since(facts.startedAt, now, reader.timeZone);
  return {
    subject: fr`${isSlow(facts)} ${began} : ${lower(facts.cause)}`,
    preview: happened(facts),
    banner: { state: 'warning', word: 'Répond lentement' },
    heading: `${isSlow(facts)} ${began}`,
    blocks: [
      { type: 'lead', text: happened(facts) },
      ...whatItMeans(facts.explanation),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: fr`Nous vous écrirons quand la vitesse habituelle sera revenue. D’ici là, un seul rappel par jour. Si cela doit rester ainsi, appuyez sur ${buttons.newNormal} sur la page de l’incident.`,
      },
    ],
    why,
    language,
  };
}

export function slowReminder(facts: OutageFacts, reader: Reader, now: Date): Email {
  const email = slow(facts, reader, now);
  const lasts = duration(now.getTime() - facts.startedAt.getTime());
  return {
    ...email,
    subject: `${isSlow(facts)} depuis ${lasts}`,
    banner: { state: 'warning', word: fr`Toujours lent : rappel du jour` },
    heading: `${all(facts)} ${answer(facts)} toujours lentement`,
    blocks: [
      { type: 'lead', text: `${capital(lasts)} jusqu’ici. ${happened(facts)}` },
      ...email.blocks.slice(1, -1),
      { type: 'small', text: 'Ce rappel arrive une fois par jour à 08:00, jusqu’au retour de la vitesse habituelle.' },
    ],
  };
}

export function quickAgain(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const back = since(facts.resolvedAt, now, reader.timeZone);
  return {
    subject: `${all(facts)} ${answer(facts)} de nouveau vite, après ${lasted}`,
    preview: `${capital(back)}. ${shared.nothingToDo}`,
    banner: { state: 'up', word: 'Vitesse habituelle' },
    heading: `${all(facts)} ${answer(facts)} de nouveau comme d’habitude`,
    blocks: [
      { type: 'lead', text: `${capital(back)}, après ${lasted}. ${sentence(facts.cause)}` },
      {
        type: 'facts',
        rows: [
          ['Durée', lasted],
          ['Début', capital(moment(facts.startedAt, now, reader.timeZone))],
          ['Retour', capital(moment(facts.resolvedAt, now, reader.timeZone))],
        ],
      },
      { type: 'button', label: shared.seeWhatHappened, url: facts.incidentUrl },
      { type: 'small', text: shared.nothingToDo },
    ],
    why,
    language,
  };
}
