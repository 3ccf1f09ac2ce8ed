import type { QuotaFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { greeting, shortName } from './phrases.js';

export function quota(facts: QuotaFacts, reader: Reader): Email {
  const name = shortName(facts.serverName);
  const used = `${facts.used.toLocaleString('en-GB')} of ${facts.limit.toLocaleString('en-GB')}`;
  const all = facts.mark === 100;
  return {
    subject: all ? `${name}: this month's checks are used up, now checked hourly` : `${name}: 80 % of this month's checks are used`,
    preview: `${used} checks used.`,
    banner: { state: 'warning', word: all ? 'Hourly checks until next month' : '80 % used' },
    heading: all ? `${name} is now checked once an hour` : `${name} will run out of checks this month`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: all
          ? `${name} has used all of this month's checks (${used}). We go on watching it once an hour until the month turns, so an outage may go unseen for up to an hour.`
          : `${name} has used ${used} of this month's checks, and at this pace they will not last. Once they are used up, we check it once an hour until the month turns.`,
      },
      {
        type: 'steps',
        title: 'Two ways out',
        steps: ['Choose a longer interval for this server.', 'Or take a plan with more checks.'],
      },
      { type: 'button', label: 'See the plans', url: facts.plansUrl },
    ],
    why: 'You get this because one of your servers uses its monthly checks faster than planned.',
    language: 'en',
  };
}
