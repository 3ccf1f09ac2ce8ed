import type { BillingFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { greeting, naira, shared } from './phrases.js';
import { days, longDate } from './times.js';

const language = 'yo';
const why = 'Ẹ ń rí èyí gbà nítorí pé ó jẹ mọ́ owó ètò NoWahala yín.';
const renew = 'Sọ ètò mi di ọ̀tun';

export const endsWhen = (daysLeft: number): string => (daysLeft === 1 ? 'lọ́la' : `ní ${days(daysLeft)} sí i`);

export function renewalDue(facts: BillingFacts, reader: Reader): Email {
  const end = longDate(facts.endsAt, reader.timeZone);
  const when = endsWhen(facts.daysLeft);
  return {
    subject: `Ètò ${facts.planName} yín máa parí ${when}`,
    preview: `Ẹ ti sanwó rẹ̀ títí di ${end}.`,
    banner: {
      state: facts.daysLeft <= 3 ? 'warning' : 'brand',
      word: facts.daysLeft === 1 ? 'Ó máa parí lọ́la' : `Ó ku ${days(facts.daysLeft)}`,
    },
    heading: `Ètò ${facts.planName} yín máa parí ${when}`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Ẹ ti sanwó ètò yín títí di ${end}. Ẹ sọ ọ́ di ọ̀tun kí ọjọ́ náà tó dé, kò sí ohun tó máa yí padà; ọdún yín tó kàn máa bẹ̀rẹ̀ nígbà tí èyí bá parí.`,
      },
      ...(facts.amountKobo > 0
        ? [
            {
              type: 'facts',
              rows: [['Ọdún kan sí i, owó orí VAT wà nínú rẹ̀', naira(facts.amountKobo)]] as Array<[string, string]>,
            } as const,
          ]
        : []),
      { type: 'button', label: renew, url: facts.billingUrl },
      {
        type: 'small',
        text: 'Tí ẹ kò bá ṣe nǹkan kan, gbogbo nǹkan ń lọ fún ọjọ́ 7 sí i. Lẹ́yìn náà, a máa ṣàyẹ̀wò lẹ́ẹ̀kan ní wákàtí kan fún ọjọ́ 30, lẹ́yìn èyí a máa dá dúró díẹ̀.',
      },
    ],
    why,
    language,
  };
}

export function invoicePaid(facts: BillingFacts, reader: Reader): Email {
  const end = longDate(facts.endsAt, reader.timeZone);
  return {
    subject: `A ti gba owó yín: ${naira(facts.amountKobo)}, ìwé ìsanwó ${facts.ref}`,
    preview: `Ẹ ti sanwó ${facts.planName} títí di ${end}.`,
    banner: { state: 'up', word: 'A ti san án' },
    heading: `Ẹ ṣé, a ti gba ${naira(facts.amountKobo)}`,
    blocks: [
      { type: 'lead', text: paidFor(facts, end) },
      {
        type: 'facts',
        rows: [
          ['Ìwé ìsanwó (invoice)', facts.ref],
          ['Ètò', facts.planName],
          ['Àpapọ̀, owó orí VAT wà nínú rẹ̀', naira(facts.amountKobo)],
        ],
      },
      { type: 'button', label: 'Wo ìwé ìsanwó mi', url: facts.billingUrl },
      { type: 'small', text: 'Ìwé ìsanwó náà wà pẹ̀lú e-mail yìí bíi PDF.' },
    ],
    why,
    language,
  };
}

function paidFor(facts: BillingFacts, end: string): string {
  if (facts.reason === 'upgrade')
    return `Ètò ${facts.planName} lẹ ń lò báyìí, gbogbo ohun inú rẹ̀ sì ń ṣiṣẹ́ láti ìsinsìnyí. Ọjọ́ òpin rẹ̀ kò yí padà: ${end}.`;
  if (facts.reason === 'renewal') return `Ètò ${facts.planName} yín ń tẹ̀síwájú láìdúró. Ẹ ti sanwó rẹ̀ títí di ${end}.`;
  return `Ẹ ti sanwó ètò ${facts.planName} yín títí di ${end}.`;
}

export function paymentFailed(facts: BillingFacts, reader: Reader): Email {
  const amount = facts.amountKobo > 0 ? ` ${naira(facts.amountKobo)}` : '';
  return {
    subject: `Ètò ${facts.planName}: ìsanwó yín kò ṣeé ṣe`,
    preview: 'A kò gba owó yín. Ẹ lè gbìyànjú lẹ́ẹ̀kan sí i.',
    banner: { state: 'warning', word: 'Ìsanwó kò ṣeé ṣe' },
    heading: 'Ìsanwó náà kò ṣeé ṣe',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Ìsanwó yín${amount} fún ètò ${facts.planName} kò parí, nítorí náà kò sí ohun tó yí padà báyìí.`,
      },
      {
        type: 'steps',
        title: shared.whatToDo,
        steps: [
          'Ẹ béèrè lọ́wọ́ báńkì yín bóyá káàdì náà wà ní ṣíṣí fún ìsanwó lórí íńtánẹ́ẹ̀tì.',
          'Ẹ tún gbìyànjú pẹ̀lú káàdì kan náà, káàdì mìíràn, tàbí kí ẹ fi owó ránṣẹ́ láti báńkì.',
        ],
      },
      { type: 'button', label: 'Gbìyànjú lẹ́ẹ̀kan sí i', url: facts.billingUrl },
      {
        type: 'small',
        text: `Tí owó bá ti kúrò nínú àkáǹtì yín, ẹ má ṣe san án lẹ́ẹ̀mejì: ẹ kọ̀wé sí wa pẹ̀lú nọ́ńbà ${facts.ref || 'tí báńkì yín fún yín'}.`,
      },
    ],
    why,
    language,
  };
}

export function graceStarted(facts: BillingFacts, reader: Reader): Email {
  // Billing of the release before names the end of the seven days only, as the end of the year.
  const [yearEnd, lastDay] = facts.graceEndsAt ? [` ní ${longDate(facts.endsAt, reader.timeZone)}`, facts.graceEndsAt] : ['', facts.endsAt];
  return {
    subject: `Ètò ${facts.planName} yín ti parí: ọjọ́ 7 láti sọ ọ́ di ọ̀tun`,
    preview: 'Gbogbo nǹkan ṣì ń ṣiṣẹ́ fún ọjọ́ 7.',
    banner: { state: 'warning', word: 'Ó ku ọjọ́ 7' },
    heading: 'Ètò yín ti parí. Gbogbo nǹkan ṣì ń ṣiṣẹ́ fún ọjọ́ 7.',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Ọdún tí ẹ sanwó fún parí${yearEnd}. Fún ọjọ́ 7, títí di ${longDate(lastDay, reader.timeZone)}, a ń bá iṣẹ́ lọ bíi ti tẹ́lẹ̀. Lẹ́yìn náà, ẹ̀ẹ̀kan péré ní wákàtí kan la máa ṣàyẹ̀wò server kọ̀ọ̀kan: ìdádúró lè pẹ́ tó wákàtí kan kí a tó rí i.`,
      },
      { type: 'button', label: renew, url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function reduced(facts: BillingFacts, reader: Reader): Email {
  return {
    subject: 'A ń ṣàyẹ̀wò server yín lẹ́ẹ̀kan ní wákàtí kan',
    preview: 'Ẹ sọ ètò yín di ọ̀tun láti padà sí ìṣọ́ ní kíkún.',
    banner: { state: 'warning', word: 'Àyẹ̀wò kan ní wákàtí kan' },
    heading: 'A ń ṣàyẹ̀wò àwọn server yín lẹ́ẹ̀kan ní wákàtí kan báyìí',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Ètò ${facts.planName} yín kò di ọ̀tun. Fún ọjọ́ 30 tó ń bọ̀, a máa ṣàyẹ̀wò server kọ̀ọ̀kan lẹ́ẹ̀kan ní wákàtí kan; ìdádúró lè pẹ́ tó wákàtí kan kí a tó rí i. Lẹ́yìn náà a máa dúró.`,
      },
      { type: 'button', label: renew, url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function paused(facts: BillingFacts, reader: Reader): Email {
  return {
    subject: 'A kò ṣọ́ server yín mọ́',
    preview: 'A tọ́jú ààtò yín fún oṣù 12. Ìsanwó kan máa tún gbogbo rẹ̀ bẹ̀rẹ̀.',
    banner: { state: 'quiet', word: 'Ó dúró díẹ̀' },
    heading: 'A kò ṣọ́ àwọn server yín mọ́',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Ètò yín kò di ọ̀tun, nítorí náà a kì í sọ fún ẹnikẹ́ni nígbà tí server kan kò bá ṣiṣẹ́. A tọ́jú server àti ààtò yín fún oṣù 12: ẹ sanwó ètò kan, gbogbo rẹ̀ máa tún bẹ̀rẹ̀ bó ṣe wà.',
      },
      { type: 'button', label: 'Tún bẹ̀rẹ̀', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function resumed(facts: BillingFacts, reader: Reader): Email {
  const end = longDate(facts.endsAt, reader.timeZone);
  return {
    subject: 'A ti ń ṣọ́ server yín padà',
    preview: `Ẹ ti sanwó títí di ${end}.`,
    banner: { state: 'up', word: 'A ti ń ṣọ́ ọ padà' },
    heading: 'A ti ń ṣọ́ àwọn server yín padà',
    blocks: [
      {
        type: 'lead',
        text: `Ẹ káàbọ̀ padà. Ètò ${facts.planName} yín ń lọ títí di ${end}, a sì ń ṣàyẹ̀wò server kọ̀ọ̀kan ní àkókò tirẹ̀ padà.`,
      },
      { type: 'button', label: 'Wo ètò mi', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

/** Money that arrived twice, or for something no longer on sale: kept, not spent. */
export function credited(facts: BillingFacts, reader: Reader): Email {
  const amount = naira(facts.amountKobo);
  const kept = `${amount} yín wà lọ́wọ́ wa`;
  return {
    subject: kept,
    preview: 'Ìsanwó kan dé tí a kò nílò.',
    banner: { state: 'brand', word: 'Owó yín tó wà lọ́wọ́ wa' },
    heading: kept,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Ìsanwó ${amount} (nọ́ńbà ${facts.ref}) dé nígbà tí kò sí owó láti san mọ́. A kò fi ra nǹkan kan. A kọ ọ́ sílẹ̀ bí owó yín tó wà lọ́wọ́ wa, a sì máa kọ̀wé sí yín nípa ohun tí a máa fi ṣe.`,
      },
      { type: 'button', label: 'Wo ìwé ìsanwó mi', url: facts.billingUrl },
    ],
    why,
    language,
  };
}
