import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { detailBlocks, whatItMeans } from './outage.js';
import { itIsReached, places } from './places.js';
import { capital, names, shared } from './phrases.js';
import { duration, moment, since } from './times.js';

const language = 'yo';
const why = shared.whyServer;

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);

/** Reached from some places and not from others: a warning. */
export function partial(facts: OutageFacts, reader: Reader, now: Date): Email {
  const began = since(facts.startedAt, now, reader.timeZone);
  return {
    subject: `${all(facts)} kò ṣiṣẹ́ ní ${places(facts.badRegions)} ${began}`,
    preview: `${itIsReached(facts)}.`,
    banner: { state: 'warning', word: 'Kò ṣiṣẹ́ ní àwọn ibì kan' },
    heading: `${all(facts)} kò ṣiṣẹ́ ní ${places(facts.badRegions)}`,
    blocks: [
      { type: 'lead', text: `${itIsReached(facts)}, ${began}.` },
      ...whomItHurts(facts),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: 'A ń ṣàyẹ̀wò ní ìṣẹ́jú kọ̀ọ̀kan láti ibi gbogbo báyìí. A máa kọ̀wé nígbà tó bá ṣiṣẹ́ ní ibi gbogbo, tàbí tí kò bá ṣiṣẹ́ níbì kankan. Títí di ìgbà náà, ẹ̀ẹ̀kan lóòjọ́ la máa rán yín létí.',
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
    subject: `${all(facts)} kò tíì ṣiṣẹ́ ní ${places(facts.badRegions)}, ó ti tó ${lasts}`,
    banner: { state: 'warning', word: 'Ìránnilétí: àwọn ibì kan' },
    heading: `${all(facts)} kò tíì ṣiṣẹ́ ní ${places(facts.badRegions)}`,
    blocks: [
      { type: 'lead', text: `Ó ti tó ${lasts}. ${itIsReached(facts)}.` },
      ...email.blocks.slice(1, -1),
      { type: 'small', text: 'Ìránnilétí yìí ń wá lẹ́ẹ̀kan lóòjọ́ ní aago 08:00, títí á fi ṣiṣẹ́ ní ibi gbogbo.' },
    ],
  };
}

export function reachedAgain(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const back = since(facts.resolvedAt, now, reader.timeZone);
  return {
    subject: `${all(facts)} ti ń ṣiṣẹ́ níbi gbogbo, lẹ́yìn ${lasted}`,
    preview: `${capital(back)}. ${shared.nothingToDo}`,
    banner: { state: 'up', word: 'Ó ń ṣiṣẹ́ níbi gbogbo' },
    heading: `${all(facts)} ti ń ṣiṣẹ́ níbi gbogbo`,
    blocks: [
      {
        type: 'lead',
        text: `${facts.alsoDown.length > 0 ? 'Wọ́n' : 'Ó'} ti ń ṣiṣẹ́ padà ní ${places(facts.badRegions)} ${back}, lẹ́yìn ${lasted}.`,
      },
      {
        type: 'facts',
        rows: [
          ['Ibi tí kò ti ṣiṣẹ́', places(facts.badRegions)],
          ['Bó ṣe pẹ́ tó', capital(lasted)],
          ['Ìbẹ̀rẹ̀', capital(moment(facts.startedAt, now, reader.timeZone))],
          ['Òpin', capital(moment(facts.resolvedAt, now, reader.timeZone))],
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
  const hurts = `Àwọn àlejò tó wà ní ${places(facts.badRegions)} àti àgbègbè rẹ̀ lè má ráyè wọlé. Àwọn mìíràn kò mọ̀ ọ́n lára.`;
  const known = facts.explanation?.whoIsAffected;
  return [...(known ? [] : [{ type: 'text', text: hurts } as const]), ...whatItMeans(facts.explanation)];
}
