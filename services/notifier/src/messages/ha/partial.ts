import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { detailBlocks, whatItMeans } from './outage.js';
import { places, seenFrom, whereReached } from './places.js';
import { capital, names, shared } from './phrases.js';
import { duration, moment, since } from './times.js';

const language = 'ha';
const why = shared.whyServer;

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const several = (facts: OutageFacts) => facts.alsoDown.length > 0;
const isNotReached = (facts: OutageFacts) => (several(facts) ? 'ba sa aiki' : 'ba ya aiki');
const answersAgain = (facts: OutageFacts) => (several(facts) ? 'sun dawo aiki' : 'ya dawo aiki');

/** Reached from some places and not from others: a warning. */
export function partial(facts: OutageFacts, reader: Reader, now: Date): Email {
  const began = since(facts.startedAt, now, reader.timeZone);
  const what = `${all(facts)} ${isNotReached(facts)} ${seenFrom(facts.badRegions)}`;
  return {
    subject: `${what} ${began}`,
    preview: `${capital(whereReached(facts))}.`,
    banner: { state: 'warning', word: 'Ba ya aiki a wasu wurare' },
    heading: what,
    blocks: [
      { type: 'lead', text: `${capital(whereReached(facts))}, ${began}.` },
      ...whomItHurts(facts),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: 'Yanzu muna dubawa duk minti daga kowane wuri. Za mu rubuto muku idan an iya kaiwa daga kowane wuri, ko kuma idan babu wurin da ake iya kaiwa. Kafin nan, tunatarwa sau ɗaya a rana.',
      },
    ],
    why,
    language,
  };
}

export function partialReminder(facts: OutageFacts, reader: Reader, now: Date): Email {
  const email = partial(facts, reader, now);
  const lasts = duration(now.getTime() - facts.startedAt.getTime());
  const what = `${all(facts)} har yanzu ${isNotReached(facts)} ${seenFrom(facts.badRegions)}`;
  return {
    ...email,
    subject: `${what}, ${lasts} ke nan`,
    banner: { state: 'warning', word: 'Wasu wurare: tunatarwar yau' },
    heading: what,
    blocks: [
      { type: 'lead', text: `${capital(lasts)} ke nan. ${capital(whereReached(facts))}.` },
      ...email.blocks.slice(1, -1),
      { type: 'small', text: 'Wannan tunatarwa tana zuwa sau ɗaya a rana da ƙarfe 08:00, har a iya kaiwa daga kowane wuri.' },
    ],
  };
}

export function reachedAgain(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const back = since(facts.resolvedAt, now, reader.timeZone);
  return {
    subject: `${all(facts)} ${answersAgain(facts)} a ko’ina, bayan ${lasted}`,
    preview: `${capital(back)}. ${shared.nothingToDo}`,
    banner: { state: 'up', word: 'Yana aiki a ko’ina' },
    heading: `${all(facts)} ${answersAgain(facts)} a ko’ina`,
    blocks: [
      { type: 'lead', text: `${capital(answersAgain(facts))} ${seenFrom(facts.badRegions)} ${back}, bayan ${lasted}.` },
      {
        type: 'facts',
        rows: [
          ['Inda bai yi aiki ba', places(facts.badRegions)],
          ['Tsawon lokaci', lasted],
          ['Farawa', capital(moment(facts.startedAt, now, reader.timeZone))],
          ['Dawowa', capital(moment(facts.resolvedAt, now, reader.timeZone))],
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
  const hurts = `Masu ziyara da ke ${places(facts.badRegions)} da kewaye ba lallai su iya shiga ba. Sauran ba su ga wata matsala ba.`;
  const known = facts.explanation?.whoIsAffected;
  return [...(known ? [] : [{ type: 'text', text: hurts } as const]), ...whatItMeans(facts.explanation)];
}
