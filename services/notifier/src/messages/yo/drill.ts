import type { DrillFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { buttons, shortName } from './phrases.js';
import { clockTime } from './times.js';

export function drill(facts: DrillFacts, reader: Reader): Email {
  const name = shortName(facts.serverName);
  return {
    subject: `Ìdánwò: ${name} kò ṣiṣẹ́ láti ${clockTime(facts.at, reader.timeZone)}`,
    preview: 'Kò sí ìṣòro. Ìdánwò ìkìlọ̀ tí ẹ bẹ̀rẹ̀ nìyí.',
    banner: { state: 'brand', word: 'Ìdánwò ìkìlọ̀: kò sí ìṣòro' },
    heading: `Bí ìkìlọ̀ ṣe máa rí nìyí: ${name}`,
    blocks: [
      { type: 'lead', text: 'Ẹ bẹ̀rẹ̀ ìdánwò ìkìlọ̀. Kò sí ìṣòro lórí server yín.' },
      {
        type: 'steps',
        title: 'Nínú ìkìlọ̀ gidi, ibí ni ìgbésẹ̀ máa wà',
        steps: ['Ohun àkọ́kọ́ tí ẹ máa ṣe, pẹ̀lú orúkọ bọ́tìnì.', 'Ohun tí ẹ máa gbìyànjú tí ìyẹn kò bá tó.', 'Ẹni tí ẹ máa pè.'],
      },
      { type: 'button', label: 'Wo ohun tó dé', url: facts.settingsUrl },
    ],
    why: `Ẹ ń rí èyí gbà nítorí pé ẹ tẹ ${buttons.testAlert} nínú NoWahala.`,
    language: 'yo',
  };
}
