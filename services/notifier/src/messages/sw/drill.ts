import type { DrillFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { buttons, shortName } from './phrases.js';
import { clockTime } from './times.js';

export function drill(facts: DrillFacts, reader: Reader): Email {
  const name = shortName(facts.serverName);
  return {
    subject: `Jaribio: ${name} haipatikani tangu ${clockTime(facts.at, reader.timeZone)}`,
    preview: 'Hakuna tatizo. Hili ni jaribio la tahadhari ulilolianzisha.',
    banner: { state: 'brand', word: 'Jaribio tu: hakuna tatizo' },
    heading: `Hivi ndivyo tahadhari inavyoonekana: ${name}`,
    blocks: [
      { type: 'lead', text: 'Ulianzisha jaribio la tahadhari. Seva yako ni nzima.' },
      {
        type: 'steps',
        title: 'Kwenye tahadhari halisi hatua huwa hapa',
        steps: ['Jambo la kwanza la kufanya, pamoja na jina la kitufe.', 'Cha kujaribu ikiwa hilo halikusaidia.', 'Wa kumpigia.'],
      },
      { type: 'button', label: 'Ona kilichofika', url: facts.settingsUrl },
    ],
    why: `Unapokea ujumbe huu kwa sababu ulibonyeza ${buttons.testAlert} kwenye NoWahala.`,
    language: 'sw',
  };
}
