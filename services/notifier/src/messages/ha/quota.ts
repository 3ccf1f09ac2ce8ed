import type { QuotaFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { greeting, shortName } from './phrases.js';
import { number } from './times.js';

export function quota(facts: QuotaFacts, reader: Reader): Email {
  const name = shortName(facts.serverName);
  const used = `${number(facts.used)} cikin ${number(facts.limit)}`;
  const all = facts.mark === 100;
  return {
    subject: all ? `${name}: dubawar wata ta ƙare, yanzu sau ɗaya a awa` : `${name}: an yi amfani da 80% na dubawar wata`,
    preview: `Dubawar da aka yi: ${used}.`,
    banner: { state: 'warning', word: all ? 'Dubawa sau ɗaya a awa' : 'An yi amfani da 80%' },
    heading: all ? `Yanzu ana duba ${name} sau ɗaya a awa` : `Dubawar ${name} za ta ƙare kafin ƙarshen wata`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: all
          ? `${name} ya yi amfani da duk dubawar wannan watan (${used}). Muna ci gaba da duba shi sau ɗaya a awa har sabon wata, don haka ana iya ɗaukar kusan awa guda kafin a ga katsewa.`
          : `${name} ya riga ya yi amfani da ${used} na dubawar wannan watan. A haka ba za su isa ba. Idan suka ƙare, za mu duba shi sau ɗaya a awa har sabon wata.`,
      },
      {
        type: 'steps',
        title: 'Hanyoyi biyu',
        steps: ['Ku zaɓi tazara mafi tsawo ga wannan sabar.', 'Ko ku ɗauki tsari mai dubawa da yawa.'],
      },
      { type: 'button', label: 'Duba tsare-tsaren', url: facts.plansUrl },
    ],
    why: 'Kun sami wannan ne domin ɗaya daga cikin sabobinku yana amfani da dubawar watansa da sauri fiye da yadda aka tsara.',
    language: 'ha',
  };
}
