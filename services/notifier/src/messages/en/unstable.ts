import type { Reader, UnstableFacts } from '../facts.js';
import type { Email } from '../email.js';
import { causeOf } from './cause.js';
import { count, duration, shortMoment } from './times.js';
import { sentence, shortName } from './phrases.js';

const language = 'en';
const why = 'You get this because e-mail alerts are on for this server. You can change that on its page.';

export function unstable(facts: UnstableFacts, reader: Reader, now: Date): Email {
  const name = shortName(facts.serverName);
  const steps = facts.explanation?.doNow ?? [];
  return {
    subject: `${name} keeps going down and coming back since ${shortMoment(facts.startedAt, now, reader.timeZone)}`,
    preview: `${count(facts.outages, 'outage')} within 30 minutes.`,
    banner: { state: 'warning', word: 'Unstable' },
    heading: `${name} keeps going down and coming back`,
    blocks: [
      {
        type: 'lead',
        text: `${count(facts.outages, 'short outage')} within 30 minutes. Some visitors get through, others do not.`,
      },
      { type: 'text', text: sentence(facts.explanation?.whatHappened ?? facts.cause) },
      ...(steps.length > 0 ? [{ type: 'steps', title: 'What to do now', steps: steps.map(sentence) } as const] : []),
      { type: 'button', label: 'See what to do', url: facts.incidentUrl },
      {
        type: 'small',
        text: 'So as not to flood you, we now write once an hour, and again when it was steady for 30 minutes.',
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
    subject: `${name} is still unstable, ${lasts} so far`,
    preview: 'It goes down and comes back.',
    banner: { state: 'warning', word: 'Still unstable' },
    heading: `${name} is still unstable`,
    blocks: [
      { type: 'lead', text: `It has been going down and coming back for ${lasts}.` },
      { type: 'text', text: sentence(facts.explanation?.whatHappened ?? facts.cause) },
      { type: 'button', label: 'See the last checks', url: facts.incidentUrl },
      {
        type: 'small',
        text: 'This summary comes once an hour until the server was steady for 30 minutes.',
      },
    ],
    why,
    language,
  };
}

export function steady(facts: UnstableFacts & { resolvedAt: Date }, reader: Reader, now: Date): Email {
  const name = shortName(facts.serverName);
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  return {
    subject: `${name} is steady again, unstable for ${lasted}`,
    preview: `Steady since ${shortMoment(facts.resolvedAt, now, reader.timeZone)}.`,
    banner: { state: 'up', word: 'Steady again' },
    heading: `${name} is steady again`,
    blocks: [
      {
        type: 'lead',
        text: `It was unstable for ${lasted} and has answered without a break for 30 minutes.`,
      },
      { type: 'facts', rows: [causeOf(facts)] },
      { type: 'button', label: 'See what happened', url: facts.incidentUrl },
    ],
    why,
    language,
  };
}
