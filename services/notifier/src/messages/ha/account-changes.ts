import type { Block, Email } from '../email.js';
import type { ChangeFacts, Reader } from '../facts.js';
import { greeting } from './phrases.js';
import { moment } from './times.js';

const language = 'ha';
const brand = (word: string) => ({ state: 'brand', word }) as const;
const whyOld = 'Kun sami wannan ne domin wannan shi ne imel na wani asusun NoWahala.';
const takeBack = 'Idan ba ku ba ne, ku mayar da shi yanzu.';

/** To the new address: it counts once this link was followed. */
export function newEmail({ link }: ChangeFacts, reader: Reader): Email {
  return {
    subject: 'Ku tabbatar da sabon imel ɗinku',
    preview: 'Dannawa ɗaya, sai faɗakarwa ta riƙa zuwa nan.',
    banner: brand('Ku tabbatar da sabon imel'),
    heading: 'Wannan sabon imel ɗinku ne?',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'An shigar da wannan adireshi don wani asusun NoWahala. Kafin ku tabbatar, komai zai riƙa zuwa imel ɗin da asusun yake da shi a da.',
      },
      { type: 'button', label: 'Tabbatar da sabon imel', url: link },
      {
        type: 'small',
        text: 'Mahaɗin yana aiki har kwana uku. Idan ba ku ne kuka nema ba, ku ƙyale wannan imel: ba abin da zai sauya.',
      },
    ],
    why: 'Kun sami wannan ne domin an shigar da wannan adireshi don wani asusun NoWahala.',
    language,
  };
}

/** To the old address, when a change was asked for. With a link it has to allow it first. */
export function emailChanging({ link, undoLink, changedTo }: ChangeFacts, reader: Reader, now: Date, supportEmail: string): Email {
  const asked = `Ana son imel ɗin asusunku ya zama ${changedTo}. An nemi hakan ${moment(now, now, reader.timeZone)}.`;
  return {
    subject: link ? 'A sauya imel ɗin asusunku?' : 'Imel ɗin asusunku zai sauya',
    preview: link ? 'Zai sauya ne kawai idan kun yarda.' : 'Idan ba ku ba ne, ku dakatar da shi yanzu.',
    banner: brand('Sauya imel'),
    heading: link ? 'A sauya imel ɗinku?' : 'Imel ɗinku zai sauya',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: asked },
      ...(link
        ? ([
            { type: 'text', text: 'Ba a ba da kalmar sirri daidai ba, don haka ba zai yi aiki ba sai kun yarda a nan.' },
            { type: 'button', label: 'I, a sauya', url: link },
          ] satisfies Block[])
        : ([{ type: 'text', text: 'Idan ku ne, babu abin da za ku yi a nan: ku buɗe imel ɗin da ke sabon adireshin.' }] satisfies Block[])),
      ...notMe(undoLink, supportEmail, 'Daga nan ba abin da zai sauya, kuma za a fitar da duk na’urori.'),
    ],
    why: whyOld,
    language,
  };
}

/** To the old address, once the new one counts. */
export function emailChanged({ undoLink, changedTo }: ChangeFacts, reader: Reader, now: Date, supportEmail: string): Email {
  const to = changedTo ? ` zuwa ${changedTo}` : '';
  return {
    subject: 'An sauya imel ɗin asusunku',
    preview: takeBack,
    banner: brand('An sauya imel'),
    heading: 'Asusunku yana da sabon imel',
    blocks: [
      {
        type: 'lead',
        text: `An sauya shi${to} ${moment(now, now, reader.timeZone)}. Yanzu faɗakarwa tana zuwa sabon adireshin, ba nan ba.`,
      },
      ...notMe(undoLink, supportEmail, 'Daga nan wannan adireshi zai koma na asusunku, kuma za a fitar da duk na’urori.'),
    ],
    why: 'Kun sami wannan ne domin wannan adireshi na wani asusun NoWahala ne har zuwa yanzu.',
    language,
  };
}

/** To an address that has an account already, when it was entered for another one. */
export function emailInUse(reader: Reader): Email {
  return {
    subject: 'An shigar da imel ɗinku don wani asusu',
    preview: 'Ba abin da ya sauya.',
    banner: brand('Ana amfani da imel ɗin'),
    heading: 'Wannan imel yana da asusu tuni',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'An so a yi amfani da wannan adireshi don wani asusun NoWahala. Adireshi ɗaya asusu ɗaya yake da shi, don haka ba abin da ya sauya.',
      },
      {
        type: 'text',
        text: 'Idan ku ne: ku shiga da wannan adireshi, ko ku fara goge asusun da yake da shi kafin ku yi amfani da shi a ɗayan. Idan ba ku ba ne, babu abin da za ku yi.',
      },
    ],
    why: whyOld,
    language,
  };
}

/** Where alerts by WhatsApp go was changed, or is new. */
export function phoneChanged({ undoLink, changedTo }: ChangeFacts, reader: Reader, now: Date, supportEmail: string): Email {
  const at = moment(now, now, reader.timeZone);
  const what = changedTo
    ? `Lambar wayar asusunku ta zama ${changedTo} ${at}. Faɗakarwar WhatsApp za ta je can idan an tabbatar da ita.`
    : `An cire lambar wayar asusunku ${at}. Faɗakarwa ba ta ƙara zuwa ta WhatsApp.`;
  return {
    subject: 'An sauya lambar wayar asusunku',
    preview: takeBack,
    banner: brand('An sauya lambar waya'),
    heading: 'An sauya lambar wayarku',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: what },
      ...notMe(undoLink, supportEmail, 'Daga nan tsohuwar lambar za ta dawo, kuma za a fitar da duk na’urori.'),
    ],
    why: whyOld,
    language,
  };
}

function notMe(undoLink: string, supportEmail: string, then: string): Block[] {
  if (!undoLink) return [{ type: 'text', text: `Idan ba ku ba ne, ku rubuto zuwa ${supportEmail} nan take.` }];
  return [
    { type: 'text', text: `Ba ku ba ne? Ku mayar da shi da wannan maɓalli cikin awa 72. ${then}` },
    { type: 'button', label: 'Ba ni ba ne', url: undoLink },
    {
      type: 'small',
      text: 'Idan ba ku taɓa samun asusun NoWahala ba, wani ne ya rubuta adireshi ba daidai ba: ku ƙyale wannan imel.',
    },
  ];
}
