import type { Reader } from '../facts.js';
import type { Letter } from '../letter.js';
import { clockTime } from './times.js';
import { shortName } from './words.js';

export interface DrillFacts {
  serverName: string;
  at: Date;
  settingsUrl: string;
}

export function drill(facts: DrillFacts, reader: Reader): Letter {
  const name = shortName(facts.serverName);
  return {
    subject: `Drill: ${name} is down since ${clockTime(facts.at, reader.timeZone)} (only practice)`,
    preview: 'Nothing is wrong. This is the fire drill you started.',
    band: { state: 'brand', word: 'Fire drill: nothing is wrong' },
    heading: `This is how an alert about ${name} looks`,
    blocks: [
      { is: 'lead', text: 'You started a fire drill. Your server is fine.' },
      {
        is: 'steps',
        title: 'In a real alert the steps stand here',
        steps: ['The first thing to do, with the name of the button.', 'What to try if that did not help.', 'Whom to call.'],
      },
      { is: 'button', label: 'See what arrived', url: facts.settingsUrl },
    ],
    why: 'You get this because you pressed "Send a test alert" in NoWahala.',
    language: 'en',
  };
}
