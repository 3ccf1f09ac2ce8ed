import type { DrillFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { buttons, shortName } from './phrases.js';
import { clockTime } from './times.js';

export function drill(facts: DrillFacts, reader: Reader): Email {
  const name = shortName(facts.serverName);
  return {
    subject: `Practice: ${name} don go down since ${clockTime(facts.at, reader.timeZone)}`,
    preview: 'Nothing do your server. Na di practice alert wey you start.',
    banner: { state: 'brand', word: 'Practice alert: no wahala' },
    heading: `Na so alert about ${name} go look`,
    blocks: [
      { type: 'lead', text: 'You start one practice alert. Your server dey okay.' },
      {
        type: 'steps',
        title: 'For real alert, di steps go dey here',
        steps: ['Di first thing to do, with di name of di button.', 'Wetin to try if dat one no help.', 'Who to call.'],
      },
      { type: 'button', label: 'See wetin reach you', url: facts.settingsUrl },
    ],
    why: `You get dis because you press ${buttons.testAlert} for NoWahala.`,
    language: 'pcm',
  };
}
