import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { detailBlocks, whatItMeans } from './outage.js';
import { places, seenFrom, whereReached } from './places.js';
import { capital, names, shared } from './phrases.js';
import { duration, moment, since } from './times.js';
import { fr } from './typeset.js';

const language = 'fr';
const why = shared.whyServer;

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const are = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'sont' : 'est');
const it = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'Ils' : 'Il');
const answers = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'répondent' : 'répond');

/** Reached from some places and not from others: a warning. */
export function partial(facts: OutageFacts, reader: Reader, now: Date): Email {
  const began = since(facts.startedAt, now, reader.timeZone);
  return {
    subject: `${all(facts)} ${are(facts)} en panne ${seenFrom(facts.badRegions)} ${began}`,
    preview: `${it(facts)} ${whereReached(facts)}.`,
    banner: { state: 'warning', word: 'En panne par endroits' },
    heading: `${all(facts)} ${are(facts)} en panne ${seenFrom(facts.badRegions)}`,
    blocks: [
      { type: 'lead', text: `${it(facts)} ${whereReached(facts)}, ${began}.` },
      ...whomItHurts(facts),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: 'Nous vérifions maintenant chaque minute depuis chaque lieu. Nous vous écrirons quand tous y accéderont, ou plus aucun. D’ici là, un seul rappel par jour.',
      },
    ],
    why,
    language,
  };
}

export function partialReminder(facts: OutageFacts, reader: Reader, now: Date): Email {
  const email = partial(facts, reader, now);
  const lasts = duration(now.getTime() - facts.startedAt.getTime());
  return {
    ...email,
    subject: `${all(facts)} ${are(facts)} toujours en panne ${seenFrom(facts.badRegions)}, depuis ${lasts}`,
    banner: { state: 'warning', word: fr`Par endroits : rappel du jour` },
    heading: `${all(facts)} ${are(facts)} toujours en panne ${seenFrom(facts.badRegions)}`,
    blocks: [
      { type: 'lead', text: `${capital(lasts)} jusqu’ici. ${it(facts)} ${whereReached(facts)}.` },
      ...email.blocks.slice(1, -1),
      { type: 'small', text: 'Ce rappel arrive une fois par jour à 08:00, jusqu’à ce que tous les lieux y accèdent.' },
    ],
  };
}

export function reachedAgain(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const back = since(facts.resolvedAt, now, reader.timeZone);
  return {
    subject: `${all(facts)} ${answers(facts)} de nouveau partout, après ${lasted}`,
    preview: `${capital(back)}. ${shared.nothingToDo}`,
    banner: { state: 'up', word: 'En ligne partout' },
    heading: `${all(facts)} ${answers(facts)} de nouveau partout`,
    blocks: [
      { type: 'lead', text: `${it(facts)} ${answers(facts)} de nouveau ${seenFrom(facts.badRegions)} ${back}, après ${lasted}.` },
      {
        type: 'facts',
        rows: [
          ['En panne vu de', places(facts.badRegions)],
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

function whomItHurts(facts: OutageFacts): Block[] {
  const hurts = fr`Dans ces lieux et autour, des visiteurs peuvent ne pas passer : ${places(facts.badRegions)}. Les autres ne remarquent rien.`;
  const known = facts.explanation?.whoIsAffected;
  return [...(known ? [] : [{ type: 'text', text: hurts } as const]), ...whatItMeans(facts.explanation)];
}
