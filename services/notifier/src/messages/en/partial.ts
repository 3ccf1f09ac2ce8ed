import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { detailBlocks, whatItMeans } from './outage.js';
import { places, whereReached } from './places.js';
import { duration, moment, shortMoment } from './times.js';
import { capital, names } from './phrases.js';

const language = 'en';
const why = 'You get this because e-mail alerts are on for this server. You can change that on its page.';

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const it = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'They are' : 'It is');

/** Reached from some places and not from others: a warning. */
export function partial(facts: OutageFacts, reader: Reader, now: Date): Email {
  const since = shortMoment(facts.startedAt, now, reader.timeZone);
  return {
    subject: `${all(facts)} cannot be reached from ${places(facts.badRegions)} since ${since}`,
    preview: `${it(facts)} ${whereReached(facts)}.`,
    banner: { state: 'warning', word: 'Not reached from everywhere' },
    heading: `${all(facts)} cannot be reached from ${places(facts.badRegions)}`,
    blocks: [
      { type: 'lead', text: `${it(facts)} ${whereReached(facts)}, since ${since}.` },
      ...whomItHurts(facts),
      { type: 'button', label: 'See what to do', url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: 'We check every minute from each place now, and write again when it is reached from everywhere or from nowhere. Until then we remind you once a day.',
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
    subject: `${all(facts)} still cannot be reached from ${places(facts.badRegions)}, ${lasts} so far`,
    banner: { state: 'warning', word: 'Still not from everywhere: daily reminder' },
    heading: `${all(facts)} still cannot be reached from ${places(facts.badRegions)}`,
    blocks: [
      { type: 'lead', text: `${capital(lasts)} so far. ${it(facts)} ${whereReached(facts)}.` },
      ...email.blocks.slice(1, -1),
      { type: 'small', text: 'This reminder comes once a day at 08:00 until it is reached from everywhere.' },
    ],
  };
}

export function reachedAgain(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  return {
    subject: `${all(facts)} can be reached from everywhere again, after ${lasted}`,
    preview: `Since ${shortMoment(facts.resolvedAt, now, reader.timeZone)}. Nothing more to do now.`,
    banner: { state: 'up', word: 'Reached from everywhere' },
    heading: `${all(facts)} can be reached from everywhere again`,
    blocks: [
      {
        type: 'lead',
        text: `${it(facts)} reached from ${places(facts.badRegions)} again since ${shortMoment(facts.resolvedAt, now, reader.timeZone)}, after ${lasted}.`,
      },
      {
        type: 'facts',
        rows: [
          ['Not reached from', places(facts.badRegions)],
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

function whomItHurts(facts: OutageFacts): Block[] {
  const hurts = `Visitors in and around ${places(facts.badRegions)} may not get through. Others see nothing of it.`;
  const block = { type: 'text', text: facts.explanation?.whoIsAffected ? '' : hurts } as const;
  return [...(block.text ? [block] : []), ...whatItMeans(facts.explanation)];
}
