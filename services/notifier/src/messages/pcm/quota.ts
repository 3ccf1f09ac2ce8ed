import type { QuotaFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { greeting, shortName } from './phrases.js';
import { number } from './times.js';

export function quota(facts: QuotaFacts, reader: Reader): Email {
  const name = shortName(facts.serverName);
  const used = `${number(facts.used)} of ${number(facts.limit)}`;
  const all = facts.mark === 100;
  return {
    subject: all ? `${name}: checks don finish, now na once an hour` : `${name}: 80% of dis month checks don go`,
    preview: `${used} checks don go.`,
    banner: { state: 'warning', word: all ? 'Hourly checks till next month' : '80% don go' },
    heading: all ? `We dey check ${name} once an hour now` : `Checks for ${name} go finish dis month`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: all
          ? `${name} don finish all im checks for dis month (${used}). We go watch am once an hour till new month start. So downtime fit last up to one hour before we see am.`
          : `${name} don use ${used} of im checks for dis month. With dis speed dem no go reach. When dem finish, we go check am once an hour till new month start.`,
      },
      {
        type: 'steps',
        title: 'Two ways to fix am',
        steps: ['Choose longer time between di checks of dis server.', 'Or take plan wey get more checks.'],
      },
      { type: 'button', label: 'See di plans', url: facts.plansUrl },
    ],
    why: 'You get dis because one of your servers dey finish im monthly checks too fast.',
    language: 'pcm',
  };
}
