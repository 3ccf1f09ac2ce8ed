import type { Email } from '../email.js';
import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import { detailBlocks, whatItMeans } from './outage.js';
import { capital, names, sentence } from './phrases.js';
import { duration, moment, shortMoment } from './times.js';

const language = 'en';
const why =
  'You get this because e-mail alerts are on for this server. You can change that, and switch warnings of slow answers off, on its page.';

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const areOrIs = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'are' : 'is');
const happened = (facts: OutageFacts) => sentence(facts.explanation?.whatHappened || facts.cause);

export const isSlow = (facts: OutageFacts): string => `${all(facts)} ${areOrIs(facts)} slow`;

/** It answers, but far slower than usual: a warning. */
export function slow(facts: OutageFacts, reader: Reader, now: Date): Email {
  const since = shortMoment(facts.startedAt, now, reader.timeZone);
  return {
    subject: `${isSlow(facts)} since ${since}: ${facts.cause.toLowerCase()}`,
    preview: happened(facts),
    banner: { state: 'warning', word: 'Slow' },
    heading: `${isSlow(facts)} since ${since}`,
    blocks: [
      { type: 'lead', text: happened(facts) },
      ...whatItMeans(facts.explanation),
      { type: 'button', label: 'See what to do', url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: 'We write again when it is as quick as usual. Until then we remind you once a day. If this is how it shall be, press "This is the new normal" on the page of the incident.',
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
    subject: `${all(facts)} ${areOrIs(facts)} still slow, ${lasts} so far`,
    banner: { state: 'warning', word: 'Still slow: daily reminder' },
    heading: `${all(facts)} ${areOrIs(facts)} still slow`,
    blocks: [
      { type: 'lead', text: `${capital(lasts)} so far. ${happened(facts)}` },
      ...email.blocks.slice(1, -1),
      { type: 'small', text: 'This reminder comes once a day at 08:00 until it is as quick as usual.' },
    ],
  };
}

export function quickAgain(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const since = shortMoment(facts.resolvedAt, now, reader.timeZone);
  return {
    subject: `${all(facts)} ${areOrIs(facts)} as quick as usual again, after ${lasted}`,
    preview: `Since ${since}. Nothing more to do now.`,
    banner: { state: 'up', word: 'As quick as usual' },
    heading: `${all(facts)} ${areOrIs(facts)} as quick as usual again`,
    blocks: [
      { type: 'lead', text: `Since ${since}, after ${lasted}. ${sentence(facts.cause)}` },
      {
        type: 'facts',
        rows: [
          ['How long', lasted],
          ['From', capital(moment(facts.startedAt, now, reader.timeZone))],
          ['To', capital(moment(facts.resolvedAt, now, reader.timeZone))],
        ],
      },
      { type: 'button', label: 'See what happened', url: facts.incidentUrl },
      { type: 'small', text: 'Nothing more to do now.' },
    ],
    why,
    language,
  };
}
