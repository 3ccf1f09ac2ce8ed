import type { DrillFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { clockTime } from './times.js';
import { shortName } from './phrases.js';

export function drill(facts: DrillFacts, reader: Reader): Email {
  const name = shortName(facts.serverName);
  return {
    subject: `Drill: ${name} is down since ${clockTime(facts.at, reader.timeZone)} (only practice)`,
    preview: 'Nothing is wrong. This is the fire drill you started.',
    banner: { state: 'brand', word: 'Fire drill: nothing is wrong' },
    heading: `This is how an alert about ${name} looks`,
    blocks: [
      { type: 'lead', text: 'You started a fire drill. Your server is fine.' },
      {
        type: 'steps',
        title: 'In a real alert the steps stand here',
        steps: ['The first thing to do, with the name of the button.', 'What to try if that did not help.', 'Whom to call.'],
      },
      { type: 'button', label: 'See what arrived', url: facts.settingsUrl },
    ],
    why: 'You get this because you pressed "Send a test alert" in NoWahala.',
    language: 'en',
  };
}
