import type { QuotaFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { greeting, shortName } from './phrases.js';
import { number } from './times.js';

export function quota(facts: QuotaFacts, reader: Reader): Email {
  const name = shortName(facts.serverName);
  const used = `${number(facts.used)} nínú ${number(facts.limit)}`;
  const all = facts.mark === 100;
  return {
    subject: all ? `${name}: àyẹ̀wò ti tán, ẹ̀ẹ̀kan ní wákàtí` : `${name}: 80% àyẹ̀wò oṣù yìí ti lọ`,
    preview: `Àyẹ̀wò tí a ti lò: ${used}.`,
    banner: { state: 'warning', word: all ? 'Àyẹ̀wò kan ní wákàtí kan' : '80% ti lọ' },
    heading: all ? `A ń ṣàyẹ̀wò ${name} lẹ́ẹ̀kan ní wákàtí báyìí` : `Àyẹ̀wò ${name} máa tán ní oṣù yìí`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: all
          ? `${name} ti lo gbogbo àyẹ̀wò oṣù yìí (${used}). A máa ṣọ́ ọ lẹ́ẹ̀kan ní wákàtí kan títí oṣù á fi yí, nítorí náà ìdádúró lè pẹ́ tó wákàtí kan kí a tó rí i.`
          : `${name} ti lo ${used} àyẹ̀wò oṣù yìí. Bó ṣe ń lọ yìí, wọn kò ní tó. Tí wọ́n bá tán, a máa ṣàyẹ̀wò rẹ̀ lẹ́ẹ̀kan ní wákàtí kan títí oṣù á fi yí.`,
      },
      {
        type: 'steps',
        title: 'Ọ̀nà méjì',
        steps: ['Ẹ yan àárín àyẹ̀wò tó gùn sí i fún server yìí.', 'Tàbí kí ẹ gba ètò tó ní àyẹ̀wò púpọ̀ sí i.'],
      },
      { type: 'button', label: 'Wo àwọn ètò', url: facts.plansUrl },
    ],
    why: 'Ẹ ń rí èyí gbà nítorí pé ọ̀kan nínú server yín ń lo àyẹ̀wò oṣù rẹ̀ yára ju bí a ṣe rò lọ.',
    language: 'yo',
  };
}
