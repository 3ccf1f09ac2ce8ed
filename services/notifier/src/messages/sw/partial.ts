import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { detailBlocks, whatItMeans } from './outage.js';
import { places, seenFrom, whereReached } from './places.js';
import { capital, names, shared } from './phrases.js';
import { duration, moment, since } from './times.js';

const language = 'sw';
const why = shared.whyServer;

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const isDown = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'hazipatikani' : 'haipatikani');
const isReached = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'zinafikika' : 'inafikika');

/** Reached from some places and not from others: a warning. */
export function partial(facts: OutageFacts, reader: Reader, now: Date): Email {
  const began = since(facts.startedAt, now, reader.timeZone);
  return {
    subject: `${all(facts)} ${isDown(facts)} ${seenFrom(facts.badRegions)} ${began}`,
    preview: `${capital(whereReached(facts))}.`,
    banner: { state: 'warning', word: 'Haifikiki sehemu fulani' },
    heading: `${all(facts)} ${isDown(facts)} ${seenFrom(facts.badRegions)}`,
    blocks: [
      { type: 'lead', text: `${capital(whereReached(facts))}, ${began}.` },
      ...whomItHurts(facts),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: 'Sasa tunakagua kila dakika kutoka kila mahali. Tutakuandikia itakapofikika kutoka kila mahali, au isipofikika kutoka popote. Hadi hapo tutakukumbusha mara moja kwa siku.',
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
    subject: `${all(facts)} bado ${isDown(facts)} ${seenFrom(facts.badRegions)}, kwa ${lasts} hadi sasa`,
    banner: { state: 'warning', word: 'Sehemu fulani: kikumbusho' },
    heading: `${all(facts)} bado ${isDown(facts)} ${seenFrom(facts.badRegions)}`,
    blocks: [
      { type: 'lead', text: `${capital(lasts)} hadi sasa. ${capital(whereReached(facts))}.` },
      ...email.blocks.slice(1, -1),
      { type: 'small', text: 'Kikumbusho hiki huja mara moja kwa siku, 08:00 asubuhi, hadi ifikike kutoka kila mahali.' },
    ],
  };
}

export function reachedAgain(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const back = since(facts.resolvedAt, now, reader.timeZone);
  return {
    subject: `${all(facts)} ${isReached(facts)} tena kutoka kila mahali, baada ya ${lasted}`,
    preview: `${capital(back)}. ${shared.nothingToDo}`,
    banner: { state: 'up', word: 'Inafikika kutoka kila mahali' },
    heading: `${all(facts)} ${isReached(facts)} tena kutoka kila mahali`,
    blocks: [
      { type: 'lead', text: `${capital(isReached(facts))} tena ${seenFrom(facts.badRegions)} ${back}, baada ya ${lasted}.` },
      {
        type: 'facts',
        rows: [
          ['Haikufikika kutoka', places(facts.badRegions)],
          ['Muda', lasted],
          ['Kuanzia', capital(moment(facts.startedAt, now, reader.timeZone))],
          ['Hadi', capital(moment(facts.resolvedAt, now, reader.timeZone))],
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
  const hurts = `Wageni walio ${places(facts.badRegions)} na karibu huenda wasifike. Wengine hawaoni tofauti.`;
  const known = facts.explanation?.whoIsAffected;
  return [...(known ? [] : [{ type: 'text', text: hurts } as const]), ...whatItMeans(facts.explanation)];
}
