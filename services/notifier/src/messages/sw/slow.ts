import type { Email } from '../email.js';
import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import { detailBlocks, whatItMeans } from './outage.js';
import { buttons, capital, names, sentence, shared } from './phrases.js';
import { duration, moment, since } from './times.js';

const language = 'sw';
const why =
  'Unapokea ujumbe huu kwa sababu tahadhari kwa barua pepe zimewashwa kwa seva hii. Kwenye ukurasa wake unaweza kubadilisha hilo na kuzima maonyo ya majibu ya polepole.';

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const answer = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'zinajibu' : 'inajibu');
const happened = (facts: OutageFacts) => sentence(facts.explanation?.whatHappened || facts.cause);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const isSlow = (facts: OutageFacts): string => `${all(facts)} ${answer(facts)} polepole`;

/** It answers, but far slower than usual: a warning. */
export function slow(facts: OutageFacts, reader: Reader, now: Date): Email {
  const began = since(facts.startedAt, now, reader.timeZone);
  return {
    subject: `${isSlow(facts)} ${began}: ${lower(facts.cause)}`,
    preview: happened(facts),
    banner: { state: 'warning', word: 'Inajibu polepole' },
    heading: `${isSlow(facts)} ${began}`,
    blocks: [
      { type: 'lead', text: happened(facts) },
      ...whatItMeans(facts.explanation),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: `Tutakuandikia kasi ya kawaida itakaporejea. Hadi hapo tutakukumbusha mara moja kwa siku. Ikiwa inapaswa kubaki hivi, bonyeza ${buttons.newNormal} kwenye ukurasa wa tukio.`,
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
    subject: `${all(facts)} bado ${answer(facts)} polepole, kwa ${lasts}`,
    banner: { state: 'warning', word: 'Bado polepole: kikumbusho' },
    heading: `${all(facts)} bado ${answer(facts)} polepole`,
    blocks: [
      { type: 'lead', text: `${capital(lasts)} hadi sasa. ${happened(facts)}` },
      ...email.blocks.slice(1, -1),
      { type: 'small', text: 'Kikumbusho hiki huja mara moja kwa siku, 08:00 asubuhi, hadi kasi ya kawaida irejee.' },
    ],
  };
}

export function quickAgain(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const back = since(facts.resolvedAt, now, reader.timeZone);
  return {
    subject: `${all(facts)} ${answer(facts)} tena kama kawaida, baada ya ${lasted}`,
    preview: `${capital(back)}. ${shared.nothingToDo}`,
    banner: { state: 'up', word: 'Kasi ya kawaida' },
    heading: `${all(facts)} ${answer(facts)} tena kama kawaida`,
    blocks: [
      { type: 'lead', text: `${capital(back)}, baada ya ${lasted}. ${sentence(facts.cause)}` },
      {
        type: 'facts',
        rows: [
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
