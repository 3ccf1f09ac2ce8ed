import type { Email } from '../email.js';
import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import { detailBlocks, whatItMeans } from './outage.js';
import { buttons, capital, names, sentence, shared } from './phrases.js';
import { duration, moment, since } from './times.js';

const language = 'yo';
const why =
  'Ẹ ń rí èyí gbà nítorí pé ìkìlọ̀ e-mail wà ní títàn fún server yìí. Lórí ojú ìwé rẹ̀, ẹ lè yí ìyẹn padà, kí ẹ sì pa ìkìlọ̀ pé ó lọ́ra.';

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const happened = (facts: OutageFacts) => sentence(facts.explanation?.whatHappened || facts.cause);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const isSlow = (facts: OutageFacts): string => `${all(facts)} lọ́ra`;

/** It answers, but far slower than usual: a warning. */
export function slow(facts: OutageFacts, reader: Reader, now: Date): Email {
  const began = since(facts.startedAt, now, reader.timeZone);
  return {
    subject: `${isSlow(facts)} ${began}: ${lower(facts.cause)}`,
    preview: happened(facts),
    banner: { state: 'warning', word: 'Ó lọ́ra' },
    heading: `${isSlow(facts)} ${began}`,
    blocks: [
      { type: 'lead', text: happened(facts) },
      ...whatItMeans(facts.explanation),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: `A máa kọ̀wé nígbà tó bá yára padà bó ṣe máa ń rí. Títí di ìgbà náà, ẹ̀ẹ̀kan lóòjọ́ la máa rán yín létí. Tó bá jẹ́ pé bó ṣe máa rí nìyí, ẹ tẹ ${buttons.newNormal} lórí ojú ìwé ìṣòro náà.`,
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
    subject: `${all(facts)} ṣì lọ́ra, ó ti tó ${lasts}`,
    banner: { state: 'warning', word: 'Ó ṣì lọ́ra: ìránnilétí' },
    heading: `${all(facts)} ṣì lọ́ra`,
    blocks: [
      { type: 'lead', text: `Ó ti tó ${lasts}. ${happened(facts)}` },
      ...email.blocks.slice(1, -1),
      { type: 'small', text: 'Ìránnilétí yìí ń wá lẹ́ẹ̀kan lóòjọ́ ní aago 08:00, títí á fi yára padà bó ṣe máa ń rí.' },
    ],
  };
}

export function quickAgain(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const back = since(facts.resolvedAt, now, reader.timeZone);
  return {
    subject: `${all(facts)} ti yára padà, lẹ́yìn ${lasted}`,
    preview: `${capital(back)}. ${shared.nothingToDo}`,
    banner: { state: 'up', word: 'Ó yára bó ṣe máa ń rí' },
    heading: `${all(facts)} ti yára padà bó ṣe máa ń rí`,
    blocks: [
      { type: 'lead', text: `${capital(back)}, lẹ́yìn ${lasted}. ${sentence(facts.cause)}` },
      {
        type: 'facts',
        rows: [
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
