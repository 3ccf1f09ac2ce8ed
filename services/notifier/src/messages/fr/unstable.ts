import type { Reader, UnstableFacts } from '../facts.js';
import type { Email } from '../email.js';
import { causeOf } from './cause.js';
import { sentence, shared, shortName } from './phrases.js';
import { count, duration, noun, since } from './times.js';

const language = 'fr';
const why = shared.whyServer;

export const outages = noun('panne');
export const shortOutages = noun('courte panne', 'courtes pannes');

export function unstable(facts: UnstableFacts, reader: Reader, now: Date): Email {
  const name = shortName(facts.serverName);
  const steps = facts.explanation?.doNow ?? [];
  return {
    subject: `${name} est instable ${since(facts.startedAt, now, reader.timeZone)}`,
    preview: `${count(facts.outages, outages)} en 30 minutes.`,
    banner: { state: 'warning', word: 'Instable' },
    heading: `${name} tombe en panne et revient sans cesse`,
    blocks: [
      {
        type: 'lead',
        text: `${count(facts.outages, shortOutages)} en 30 minutes. Une partie des visiteurs passent, les autres non.`,
      },
      { type: 'text', text: sentence(facts.explanation?.whatHappened ?? facts.cause) },
      ...(steps.length > 0 ? [{ type: 'steps', title: shared.whatToDo, steps: steps.map(sentence) } as const] : []),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      {
        type: 'small',
        text: 'Pour ne pas vous inonder, nous écrivons maintenant une fois par heure, puis après 30 minutes sans coupure.',
      },
    ],
    why,
    language,
  };
}

export function digest(facts: UnstableFacts, now: Date): Email {
  const name = shortName(facts.serverName);
  const lasts = duration(now.getTime() - facts.startedAt.getTime());
  return {
    subject: `${name} est toujours instable, depuis ${lasts}`,
    preview: 'Les pannes vont et viennent.',
    banner: { state: 'warning', word: 'Toujours instable' },
    heading: `${name} est toujours instable`,
    blocks: [
      { type: 'lead', text: `Les pannes vont et viennent depuis ${lasts}.` },
      { type: 'text', text: sentence(facts.explanation?.whatHappened ?? facts.cause) },
      { type: 'button', label: 'Voir les vérifications', url: facts.incidentUrl },
      {
        type: 'small',
        text: 'Ce résumé arrive une fois par heure, jusqu’à ce que le serveur tienne 30 minutes sans coupure.',
      },
    ],
    why,
    language,
  };
}

export function steady(facts: UnstableFacts & { resolvedAt: Date }, reader: Reader, now: Date): Email {
  const name = shortName(facts.serverName);
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  return {
    subject: `${name} est de nouveau stable, après ${lasted}`,
    preview: `Stable ${since(facts.resolvedAt, now, reader.timeZone)}.`,
    banner: { state: 'up', word: 'De nouveau stable' },
    heading: `${name} est de nouveau stable`,
    blocks: [
      { type: 'lead', text: `Les pannes ont duré ${lasted}. Depuis 30 minutes, tout répond sans coupure.` },
      { type: 'facts', rows: [causeOf(facts)] },
      { type: 'button', label: shared.seeWhatHappened, url: facts.incidentUrl },
    ],
    why,
    language,
  };
}
