import type { Reader, UnstableFacts } from '../facts.js';
import type { Email } from '../email.js';
import { causeOf } from './cause.js';
import { capital, sentence, shared, shortName } from './phrases.js';
import { count, duration, noun, since } from './times.js';

const language = 'sw';
const why = shared.whyServer;

/** "kukatika mara 3" */
export const outages = noun('kukatika mara');
export const shortOutages = noun('kukatika kwa muda mfupi mara');

export function unstable(facts: UnstableFacts, reader: Reader, now: Date): Email {
  const name = shortName(facts.serverName);
  const steps = facts.explanation?.doNow ?? [];
  return {
    subject: `${name} haijatulia ${since(facts.startedAt, now, reader.timeZone)}`,
    preview: `${capital(count(facts.outages, outages))} ndani ya dakika 30.`,
    banner: { state: 'warning', word: 'Haijatulia' },
    heading: `${name} inakatika na kurejea mara kwa mara`,
    blocks: [
      {
        type: 'lead',
        text: `${capital(count(facts.outages, shortOutages))} ndani ya dakika 30. Baadhi ya wageni wanafika, wengine hawafiki.`,
      },
      { type: 'text', text: sentence(facts.explanation?.whatHappened ?? facts.cause) },
      ...(steps.length > 0 ? [{ type: 'steps', title: shared.whatToDo, steps: steps.map(sentence) } as const] : []),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      {
        type: 'small',
        text: 'Ili tusikutumie ujumbe mwingi, sasa tutakuandikia mara moja kwa saa, na tena baada ya dakika 30 bila kukatika.',
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
    subject: `${name} bado haijatulia, kwa ${lasts} hadi sasa`,
    preview: 'Inakatika na kurejea.',
    banner: { state: 'warning', word: 'Bado haijatulia' },
    heading: `${name} bado haijatulia`,
    blocks: [
      { type: 'lead', text: `Imekuwa ikikatika na kurejea kwa ${lasts}.` },
      { type: 'text', text: sentence(facts.explanation?.whatHappened ?? facts.cause) },
      { type: 'button', label: 'Ona ukaguzi wa mwisho', url: facts.incidentUrl },
      { type: 'small', text: 'Muhtasari huu huja mara moja kwa saa, hadi seva itulie kwa dakika 30.' },
    ],
    why,
    language,
  };
}

export function steady(facts: UnstableFacts & { resolvedAt: Date }, reader: Reader, now: Date): Email {
  const name = shortName(facts.serverName);
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  return {
    subject: `${name} imetulia tena, baada ya ${lasted}`,
    preview: `Imetulia ${since(facts.resolvedAt, now, reader.timeZone)}.`,
    banner: { state: 'up', word: 'Imetulia tena' },
    heading: `${name} imetulia tena`,
    blocks: [
      { type: 'lead', text: `Haikutulia kwa ${lasted}. Sasa imejibu bila kukatika kwa dakika 30.` },
      { type: 'facts', rows: [causeOf(facts)] },
      { type: 'button', label: shared.seeWhatHappened, url: facts.incidentUrl },
    ],
    why,
    language,
  };
}
