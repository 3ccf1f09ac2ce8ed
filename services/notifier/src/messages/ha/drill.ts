import type { DrillFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { buttons, shortName } from './phrases.js';
import { clockTime } from './times.js';

export function drill(facts: DrillFacts, reader: Reader): Email {
  const name = shortName(facts.serverName);
  return {
    subject: `Gwaji: ${name} ya daina aiki tun ${clockTime(facts.at, reader.timeZone)}`,
    preview: 'Babu matsala. Wannan gwajin faɗakarwa ne da kuka fara.',
    banner: { state: 'brand', word: 'Gwaji ne: babu matsala' },
    heading: `Haka faɗakarwa take: ${name}`,
    blocks: [
      { type: 'lead', text: 'Kun fara gwajin faɗakarwa. Sabar ɗinku lafiya yake.' },
      {
        type: 'steps',
        title: 'A faɗakarwa ta gaske, matakai suna nan',
        steps: ['Abin da za ku fara yi, da sunan maɓallin.', 'Abin da za ku gwada idan hakan bai taimaka ba.', 'Wanda za ku kira.'],
      },
      { type: 'button', label: 'Duba abin da ya iso', url: facts.settingsUrl },
    ],
    why: `Kun sami wannan ne domin kun danna ${buttons.testAlert} a NoWahala.`,
    language: 'ha',
  };
}
