import type { Explanation } from '../../domain/explanation.js';
import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { causeOf } from './cause.js';
import { lastHelpBlocks } from './done-steps.js';
import { bannerOf, hasRunAgain, lastWordsOf, whenItRuns, whyForJobs } from './heartbeat.js';
import { isDown, isStillDown, troubleAt, whatHappened } from './network.js';
import { buttons, capital, names, sentence, shared, shortName } from './phrases.js';
import { count, duration, moment, noun, since, until } from './times.js';
import { fr } from './typeset.js';

const language = 'fr';
const why = shared.whyServer;

const all = (facts: OutageFacts) => [facts.serverName, ...facts.alsoDown];
const several = (facts: OutageFacts) => facts.alsoDown.length > 0;
const are = (facts: OutageFacts) => (several(facts) ? 'sont' : 'est');

export function down(facts: OutageFacts, reader: Reader, now: Date): Email {
  const began = since(facts.startedAt, now, reader.timeZone);
  return {
    subject: `${names(all(facts))} ${isDown(facts)} ${began}${troubleAt(facts)}`,
    preview: whatHappened(facts),
    banner: { state: 'down', word: bannerOf(facts) ?? (facts.network ? 'Inaccessible' : 'En panne') },
    heading: `${names(all(facts))} ${isDown(facts)} ${began}`,
    blocks: [
      { type: 'lead', text: whatHappened(facts) },
      ...lastWordsOf(facts).map((text) => ({ type: 'text', text }) as const),
      ...(several(facts) && !facts.network
        ? [
            {
              type: 'text',
              text: fr`${count(all(facts).length, noun('serveur'))} de la même machine se sont arrêtés ensemble : ${all(facts).map(shortName).join(', ')}. Remettre la machine en marche devrait tous les ramener.`,
            } as const,
          ]
        : []),
      ...lastHelpBlocks(facts.explanation, reader),
      ...whatItMeans(facts.explanation),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      ...forCustomers(facts.explanation),
      {
        type: 'small',
        text: facts.heartbeat
          ? whenItRuns
          : fr`Nous vérifions maintenant chaque minute et vous écrirons au retour en ligne. Vous vous en occupez ? Ouvrez l’incident et appuyez sur ${buttons.onIt} : les rappels s’arrêtent.`,
      },
    ],
    why: facts.heartbeat ? whyForJobs : why,
    language,
  };
}

/** It was reached from some places until now. */
export function worsened(facts: OutageFacts, reader: Reader, now: Date): Email {
  const { blocks, ...email } = down(facts, reader, now);
  const before = {
    type: 'text',
    text: 'Jusqu’ici, une partie des visiteurs passaient encore. Maintenant, plus aucun lieu n’y accède.',
  } as const;
  return { ...email, blocks: [blocks[0]!, before, ...blocks.slice(1)] };
}

export function reminder(facts: OutageFacts, reader: Reader, now: Date, daily: boolean): Email {
  const email = down(facts, reader, now);
  const lasts = duration(now.getTime() - facts.startedAt.getTime());
  const state = bannerOf(facts) ?? (facts.network ? 'Toujours inaccessible' : 'Toujours en panne');
  return {
    ...email,
    subject: daily
      ? `${names(all(facts))} ${isDown(facts)} depuis ${lasts}${troubleAt(facts)}`
      : `${names(all(facts))} ${isStillDown(facts)}, depuis ${lasts}${troubleAt(facts)}`,
    banner: { state: 'down', word: daily ? fr`${state} : rappel` : state },
    heading: `${names(all(facts))} ${isStillDown(facts)}`,
    blocks: [
      { type: 'lead', text: `${capital(lasts)} jusqu’ici, ${since(facts.startedAt, now, reader.timeZone)}.` },
      { type: 'text', text: whatHappened(facts) },
      ...lastHelpBlocks(facts.explanation, reader),
      ...whatItMeans(facts.explanation),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: daily
          ? `Ce rappel arrive une fois par jour à 08:00, jusqu’à ce que ${facts.heartbeat ? 'la tâche réussisse' : 'le serveur soit de nouveau en ligne'}.`
          : fr`Vous vous en occupez ? Ouvrez l’incident et appuyez sur ${buttons.onIt}. Ensuite, un seul rappel par jour.`,
      },
    ],
  };
}

export function resolved(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const backSince = since(facts.resolvedAt, now, reader.timeZone);
  const works = facts.heartbeat ? 'La tâche fonctionne de nouveau' : 'En ligne';
  const rest = facts.stillDown.map(shortName).join(', ');
  return {
    subject: hasRunAgain(facts, lasted) ?? `${names(all(facts))} ${are(facts)} de nouveau en ligne après ${lasted}`,
    preview: rest ? fr`En ligne ${backSince}. Toujours en panne : ${rest}.` : `${works} ${backSince}. ${shared.nothingToDo}`,
    banner: rest
      ? { state: 'warning', word: 'En partie de retour' }
      : { state: 'up', word: facts.heartbeat ? 'Fonctionne de nouveau' : 'De nouveau en ligne' },
    heading: hasRunAgain(facts) ?? `${names(all(facts))} ${are(facts)} de nouveau en ligne`,
    blocks: [
      { type: 'lead', text: `${facts.heartbeat ? works : 'De retour'} ${backSince}, après ${lasted}.` },
      ...(rest ? [{ type: 'text', text: fr`Toujours en panne sur la même machine : ${rest}.` } as const] : []),
      { type: 'facts', rows: recoveryRows(facts, reader, now, lasted) },
      { type: 'button', label: shared.seeWhatHappened, url: facts.incidentUrl },
      {
        type: 'small',
        text: rest
          ? 'Nous vous écrirons quand le reste sera de retour.'
          : facts.heartbeat
            ? shared.nothingToDo
            : `${shared.nothingToDo} Si des clients vous ont écrit, c’est le bon moment pour leur dire que tout marche de nouveau.`,
      },
    ],
    why: facts.heartbeat ? whyForJobs : why,
    language,
  };
}

/** Beginning and end in one mail, where the alert never left (a short outage, or a provider that was away). */
export function downAndBack(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const email = resolved(facts, reader, now);
  if (facts.heartbeat) return email;
  const were = several(facts) ? 'ont été en panne' : 'a été en panne';
  return {
    ...email,
    subject: `${names(all(facts))} ${were} ${lasted}, maintenant en ligne`,
    heading: `${names(all(facts))} ${were} pendant ${lasted}`,
    blocks: [
      {
        type: 'lead',
        text: `En panne ${since(facts.startedAt, now, reader.timeZone)}, ${until(facts.resolvedAt, now, reader.timeZone)}. Tout marche de nouveau.`,
      },
      ...email.blocks.slice(1),
    ],
  };
}

export function whatItMeans(explanation: Explanation | null): Block[] {
  if (!explanation) return [];
  return [
    ...(explanation.whoIsAffected ? [{ type: 'text', text: fr`Qui est touché : ${sentence(explanation.whoIsAffected)}` } as const] : []),
    ...(explanation.doNow.length > 0 ? [{ type: 'steps', title: shared.whatToDo, steps: explanation.doNow.map(sentence) } as const] : []),
  ];
}

export function detailBlocks(explanation: Explanation | null): Block[] {
  const rows = explanation ? details(explanation) : [];
  return rows.length > 0 ? [{ type: 'facts', rows }] : [];
}

function details(explanation: Explanation): Array<[string, string]> {
  return [
    ...(explanation.likelyCause ? [causeOf({ explanation, cause: '' })] : []),
    ...(explanation.whoToCall ? [['Qui peut aider', sentence(explanation.whoToCall)] as [string, string]] : []),
  ];
}

function forCustomers(explanation: Explanation | null): Block[] {
  return explanation?.tellCustomers
    ? [{ type: 'quote', title: 'Un texte pour vos clients', text: sentence(explanation.tellCustomers) }]
    : [];
}

function recoveryRows(facts: RecoveryFacts, reader: Reader, now: Date, lasted: string): Array<[string, string]> {
  return [
    ['Durée', lasted],
    ['Début', capital(moment(facts.startedAt, now, reader.timeZone))],
    ['Retour', capital(moment(facts.resolvedAt, now, reader.timeZone))],
    causeOf(facts),
  ];
}
