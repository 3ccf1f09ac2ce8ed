import type { Email } from '../email.js';
import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import { detailBlocks, whatItMeans } from './outage.js';
import { buttons, capital, names, sentence, shared } from './phrases.js';
import { duration, moment, shortMoment } from './times.js';

const language = 'pcm';
const why =
  'You get dis because e-mail alerts dey on for dis server. For im page you fit change am, and switch warnings of slow answers off.';

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const happened = (facts: OutageFacts) => sentence(facts.explanation?.whatHappened || facts.cause);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const isSlow = (facts: OutageFacts): string => `${all(facts)} dey slow`;

/** It answers, but far slower than usual: a warning. */
export function slow(facts: OutageFacts, reader: Reader, now: Date): Email {
  const began = `since ${shortMoment(facts.startedAt, now, reader.timeZone)}`;
  return {
    subject: `${isSlow(facts)} ${began}: ${lower(facts.cause)}`,
    preview: happened(facts),
    banner: { state: 'warning', word: 'Dey slow' },
    heading: `${isSlow(facts)} ${began}`,
    blocks: [
      { type: 'lead', text: happened(facts) },
      ...whatItMeans(facts.explanation),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: `We go write again when e fast as usual. Before dat time we go remind you once a day. If na so e suppose be, press ${buttons.newNormal} for di page of di incident.`,
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
    subject: `${all(facts)} still dey slow, ${lasts} so far`,
    banner: { state: 'warning', word: 'Still slow: daily reminder' },
    heading: `${all(facts)} still dey slow`,
    blocks: [
      { type: 'lead', text: `${capital(lasts)} so far. ${happened(facts)}` },
      ...email.blocks.slice(1, -1),
      { type: 'small', text: 'Dis reminder dey come once a day at 08:00 till e fast as usual.' },
    ],
  };
}

export function quickAgain(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const back = `Since ${shortMoment(facts.resolvedAt, now, reader.timeZone)}`;
  return {
    subject: `${all(facts)} fast as usual again, after ${lasted}`,
    preview: `${back}. ${shared.nothingToDo}`,
    banner: { state: 'up', word: 'Fast as usual' },
    heading: `${all(facts)} fast as usual again`,
    blocks: [
      { type: 'lead', text: `${back}, after ${lasted}. ${sentence(facts.cause)}` },
      {
        type: 'facts',
        rows: [
          ['How long', lasted],
          ['From', capital(moment(facts.startedAt, now, reader.timeZone))],
          ['To', capital(moment(facts.resolvedAt, now, reader.timeZone))],
        ],
      },
      { type: 'button', label: shared.seeWhatHappened, url: facts.incidentUrl },
      { type: 'small', text: shared.nothingToDo },
    ],
    why,
    language,
  };
}
