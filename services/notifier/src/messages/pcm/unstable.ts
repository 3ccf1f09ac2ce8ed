import type { Reader, UnstableFacts } from '../facts.js';
import type { Email } from '../email.js';
import { causeOf } from './cause.js';
import { sentence, shared, shortName } from './phrases.js';
import { count, duration, noun, shortMoment } from './times.js';

const language = 'pcm';
const why = shared.whyServer;

/** "E go down 2 times" */
export const wentDown = (outages: number): string => `E go down ${count(outages, noun('time'))}`;

export function unstable(facts: UnstableFacts, reader: Reader, now: Date): Email {
  const name = shortName(facts.serverName);
  const steps = facts.explanation?.doNow ?? [];
  return {
    subject: `${name} no steady since ${shortMoment(facts.startedAt, now, reader.timeZone)}`,
    preview: `${wentDown(facts.outages)} within 30 minutes.`,
    banner: { state: 'warning', word: 'No steady' },
    heading: `${name} dey go down and come back`,
    blocks: [
      { type: 'lead', text: `${wentDown(facts.outages)} within 30 minutes. Some visitors dey enter, others no fit enter.` },
      { type: 'text', text: sentence(facts.explanation?.whatHappened ?? facts.cause) },
      ...(steps.length > 0 ? [{ type: 'steps', title: shared.whatToDo, steps: steps.map(sentence) } as const] : []),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      {
        type: 'small',
        text: 'Make mails no too many, now we go write once an hour. We go write again when e don steady for 30 minutes.',
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
    subject: `${name} still no steady, ${lasts} so far`,
    preview: 'E dey go down and come back.',
    banner: { state: 'warning', word: 'Still no steady' },
    heading: `${name} still no steady`,
    blocks: [
      { type: 'lead', text: `E don dey go down and come back for ${lasts}.` },
      { type: 'text', text: sentence(facts.explanation?.whatHappened ?? facts.cause) },
      { type: 'button', label: 'See di last checks', url: facts.incidentUrl },
      { type: 'small', text: 'Dis summary dey come once an hour till di server don steady for 30 minutes.' },
    ],
    why,
    language,
  };
}

export function steady(facts: UnstableFacts & { resolvedAt: Date }, reader: Reader, now: Date): Email {
  const name = shortName(facts.serverName);
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  return {
    subject: `${name} don steady again after ${lasted}`,
    preview: `E don steady since ${shortMoment(facts.resolvedAt, now, reader.timeZone)}.`,
    banner: { state: 'up', word: 'Don steady again' },
    heading: `${name} don steady again`,
    blocks: [
      { type: 'lead', text: `E no steady for ${lasted}. Now e don answer for 30 minutes without any break.` },
      { type: 'facts', rows: [causeOf(facts)] },
      { type: 'button', label: shared.seeWhatHappened, url: facts.incidentUrl },
    ],
    why,
    language,
  };
}
