import type { Reader, UnstableFacts } from '../facts.js';
import type { Email } from '../email.js';
import { causeOf } from './cause.js';
import { capital, sentence, shared, shortName } from './phrases.js';
import { count, duration, since } from './times.js';

const language = 'yo';
const why = shared.whyServer;

export const outages = 'ìdádúró';
export const shortOutages = 'ìdádúró kúkúrú';

export function unstable(facts: UnstableFacts, reader: Reader, now: Date): Email {
  const name = shortName(facts.serverName);
  const steps = facts.explanation?.doNow ?? [];
  return {
    subject: `${name} ń lọ ń bọ̀ ${since(facts.startedAt, now, reader.timeZone)}`,
    preview: `${capital(count(facts.outages, outages))} láàárín ìṣẹ́jú 30.`,
    banner: { state: 'warning', word: 'Ń lọ ń bọ̀' },
    heading: `${name} ń dúró, ó sì ń padà léraléra`,
    blocks: [
      {
        type: 'lead',
        text: `${capital(count(facts.outages, shortOutages))} láàárín ìṣẹ́jú 30. Àwọn àlejò kan ń ráyè wọlé, àwọn mìíràn kò rí i ṣe.`,
      },
      { type: 'text', text: sentence(facts.explanation?.whatHappened ?? facts.cause) },
      ...(steps.length > 0 ? [{ type: 'steps', title: shared.whatToDo, steps: steps.map(sentence) } as const] : []),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      {
        type: 'small',
        text: 'Kí àtẹ̀jíṣẹ́ má bàa pọ̀ jù, ẹ̀ẹ̀kan ní wákàtí kan la máa kọ̀wé báyìí, àti nígbà tó bá ṣiṣẹ́ láìdúró fún ìṣẹ́jú 30.',
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
    subject: `${name} ṣì ń lọ ń bọ̀, ó ti tó ${lasts}`,
    preview: 'Ó ń dúró, ó sì ń padà.',
    banner: { state: 'warning', word: 'Ó ṣì ń lọ ń bọ̀' },
    heading: `${name} ṣì ń lọ ń bọ̀`,
    blocks: [
      { type: 'lead', text: `Ó ti tó ${lasts} tó ti ń dúró, tó sì ń padà.` },
      { type: 'text', text: sentence(facts.explanation?.whatHappened ?? facts.cause) },
      { type: 'button', label: 'Wo àyẹ̀wò tó kẹ́yìn', url: facts.incidentUrl },
      { type: 'small', text: 'Àkópọ̀ yìí ń wá lẹ́ẹ̀kan ní wákàtí kan, títí server náà á fi ṣiṣẹ́ láìdúró fún ìṣẹ́jú 30.' },
    ],
    why,
    language,
  };
}

export function steady(facts: UnstableFacts & { resolvedAt: Date }, reader: Reader, now: Date): Email {
  const name = shortName(facts.serverName);
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  return {
    subject: `${name} ti ń ṣiṣẹ́ déédéé, lẹ́yìn ${lasted}`,
    preview: `Ó ń ṣiṣẹ́ déédéé ${since(facts.resolvedAt, now, reader.timeZone)}.`,
    banner: { state: 'up', word: 'Ó ti ń ṣiṣẹ́ déédéé' },
    heading: `${name} ti ń ṣiṣẹ́ déédéé`,
    blocks: [
      { type: 'lead', text: `Ó ń lọ ń bọ̀ fún ${lasted}. Ó ti ń dáhùn láìdúró fún ìṣẹ́jú 30.` },
      { type: 'facts', rows: [causeOf(facts)] },
      { type: 'button', label: shared.seeWhatHappened, url: facts.incidentUrl },
    ],
    why,
    language,
  };
}
