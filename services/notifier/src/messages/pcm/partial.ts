import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { detailBlocks, whatItMeans } from './outage.js';
import { places, whereReached } from './places.js';
import { capital, names, shared } from './phrases.js';
import { duration, moment, shortMoment } from './times.js';

const language = 'pcm';
const why = shared.whyServer;

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const it = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'Dem' : 'E');

/** Reached from some places and not from others: a warning. */
export function partial(facts: OutageFacts, reader: Reader, now: Date): Email {
  const began = `since ${shortMoment(facts.startedAt, now, reader.timeZone)}`;
  return {
    subject: `${all(facts)} no dey open from ${places(facts.badRegions)} ${began}`,
    preview: `${it(facts)} ${whereReached(facts)}.`,
    banner: { state: 'warning', word: 'Dey down for some places' },
    heading: `${all(facts)} no dey open from ${places(facts.badRegions)}`,
    blocks: [
      { type: 'lead', text: `${it(facts)} ${whereReached(facts)}, ${began}.` },
      ...whomItHurts(facts),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: 'We dey check every minute from each place now. We go write again when e open from everywhere, or when e no open from any place. Before dat time we go remind you once a day.',
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
    subject: `${all(facts)} still no dey open from ${places(facts.badRegions)}, ${lasts} so far`,
    banner: { state: 'warning', word: 'Some places: daily reminder' },
    heading: `${all(facts)} still no dey open from ${places(facts.badRegions)}`,
    blocks: [
      { type: 'lead', text: `${capital(lasts)} so far. ${it(facts)} ${whereReached(facts)}.` },
      ...email.blocks.slice(1, -1),
      { type: 'small', text: 'Dis reminder dey come once a day at 08:00 till e open from everywhere.' },
    ],
  };
}

export function reachedAgain(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const back = `since ${shortMoment(facts.resolvedAt, now, reader.timeZone)}`;
  return {
    subject: `${all(facts)} dey open from everywhere again, after ${lasted}`,
    preview: `${capital(back)}. ${shared.nothingToDo}`,
    banner: { state: 'up', word: 'Dey open from everywhere' },
    heading: `${all(facts)} dey open from everywhere again`,
    blocks: [
      { type: 'lead', text: `${it(facts)} dey open from ${places(facts.badRegions)} again ${back}, after ${lasted}.` },
      {
        type: 'facts',
        rows: [
          ['No open from', places(facts.badRegions)],
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

function whomItHurts(facts: OutageFacts): Block[] {
  const hurts = `Visitors for ${places(facts.badRegions)} and around am fit no enter. Others no dey notice anything.`;
  const known = facts.explanation?.whoIsAffected;
  return [...(known ? [] : [{ type: 'text', text: hurts } as const]), ...whatItMeans(facts.explanation)];
}
