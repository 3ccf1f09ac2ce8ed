import type { Block, Email } from '../email.js';
import type { ChangeFacts, Reader } from '../facts.js';
import { greeting } from './phrases.js';
import { moment } from './times.js';

const language = 'sw';
const brand = (word: string) => ({ state: 'brand', word }) as const;
const whyOld = 'Unapokea ujumbe huu kwa sababu hii ni barua pepe ya akaunti ya NoWahala.';
const takeBack = 'Ikiwa si wewe, batilisha sasa.';

/** To the new address: it counts once this link was followed. */
export function newEmail({ link }: ChangeFacts, reader: Reader): Email {
  return {
    subject: 'Tafadhali thibitisha barua pepe yako mpya',
    preview: 'Bonyeza mara moja, na tahadhari zako zitafika hapa.',
    banner: brand('Thibitisha barua pepe mpya'),
    heading: 'Je, hii ni barua pepe yako mpya?',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Anwani hii iliwekwa kwa akaunti ya NoWahala. Hadi utakapoithibitisha, kila kitu kinaenda kwenye barua pepe ya awali ya akaunti.',
      },
      { type: 'button', label: 'Thibitisha', url: link },
      { type: 'small', text: 'Kiungo kinafanya kazi kwa siku tatu. Ikiwa hukuomba hili, puuza barua pepe hii: hakuna kitakachobadilika.' },
    ],
    why: 'Unapokea ujumbe huu kwa sababu mtu aliweka anwani hii kwa akaunti ya NoWahala.',
    language,
  };
}

/** To the old address, when a change was asked for. With a link it has to allow it first. */
export function emailChanging({ link, undoLink, changedTo }: ChangeFacts, reader: Reader, now: Date, supportEmail: string): Email {
  const asked = `Barua pepe ya akaunti yako imeombwa iwe ${changedTo}. Ombi lilifika ${moment(now, now, reader.timeZone)}.`;
  return {
    subject: link ? 'Je, barua pepe ya akaunti yako ibadilike?' : 'Barua pepe ya akaunti yako inakaribia kubadilika',
    preview: link ? 'Inabadilika tu ukiruhusu.' : 'Ikiwa si wewe, zuia sasa.',
    banner: brand('Kubadilisha barua pepe'),
    heading: link ? 'Je, barua pepe yako ibadilike?' : 'Barua pepe yako inakaribia kubadilika',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: asked },
      ...(link
        ? ([
            { type: 'text', text: 'Nenosiri sahihi halikutolewa pamoja na ombi, hivyo linahesabiwa tu ukiliruhusu hapa.' },
            { type: 'button', label: 'Ndiyo, ibadilishe', url: link },
          ] satisfies Block[])
        : ([
            { type: 'text', text: 'Ikiwa ni wewe, hakuna cha kufanya hapa: fungua barua pepe iliyotumwa kwenye anwani mpya.' },
          ] satisfies Block[])),
      ...notMe(undoLink, supportEmail, 'Hapo hakuna kitakachobadilika, na vifaa vyote vitatolewa kwenye akaunti.'),
    ],
    why: whyOld,
    language,
  };
}

/** To the old address, once the new one counts. */
export function emailChanged({ undoLink, changedTo }: ChangeFacts, reader: Reader, now: Date, supportEmail: string): Email {
  const at = moment(now, now, reader.timeZone);
  return {
    subject: 'Barua pepe ya akaunti yako ilibadilishwa',
    preview: takeBack,
    banner: brand('Barua pepe imebadilishwa'),
    heading: 'Akaunti yako ina barua pepe mpya',
    blocks: [
      {
        type: 'lead',
        text: `${changedTo ? `Ilibadilishwa kuwa ${changedTo}, ${at}.` : `Ilibadilishwa ${at}.`} Tahadhari sasa zinaenda kwenye anwani mpya, si hii tena.`,
      },
      ...notMe(undoLink, supportEmail, 'Hapo anwani hii itakuwa tena ya akaunti yako, na vifaa vyote vitatolewa kwenye akaunti.'),
    ],
    why: 'Unapokea ujumbe huu kwa sababu anwani hii ilikuwa ya akaunti ya NoWahala hadi sasa.',
    language,
  };
}

/** To an address that has an account already, when it was entered for another one. */
export function emailInUse(reader: Reader): Email {
  return {
    subject: 'Barua pepe yako iliwekwa kwa akaunti nyingine',
    preview: 'Hakuna kilichobadilika.',
    banner: brand('Barua pepe inatumika'),
    heading: 'Barua pepe hii tayari ina akaunti',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Mtu alitaka kutumia anwani hii kwa akaunti nyingine ya NoWahala. Anwani moja inaweza kuwa na akaunti moja, hivyo hakuna kilichobadilika.',
      },
      {
        type: 'text',
        text: 'Ikiwa ni wewe: ingia kwa anwani hii, au kwanza futa akaunti inayoitumia. Ikiwa si wewe, hakuna cha kufanya.',
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
    ? `Namba ya simu ya akaunti yako ilibadilishwa kuwa ${changedTo}, ${at}. Tahadhari za WhatsApp zitaenda huko ikishathibitishwa.`
    : `Namba ya simu ya akaunti yako iliondolewa ${at}. Tahadhari haziji tena kwa WhatsApp.`;
  return {
    subject: 'Namba ya simu ya akaunti yako ilibadilishwa',
    preview: takeBack,
    banner: brand('Simu imebadilishwa'),
    heading: 'Namba yako ya simu ilibadilishwa',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: what },
      ...notMe(undoLink, supportEmail, 'Hapo namba ya awali itarudi, na vifaa vyote vitatolewa kwenye akaunti.'),
    ],
    why: whyOld,
    language,
  };
}

function notMe(undoLink: string, supportEmail: string, then: string): Block[] {
  if (!undoLink) return [{ type: 'text', text: `Ikiwa si wewe, tuandikie mara moja: ${supportEmail}.` }];
  return [
    { type: 'text', text: `Je, si wewe? Batilisha kwa kitufe hiki ndani ya saa 72. ${then}` },
    { type: 'button', label: 'Si mimi', url: undoLink },
    { type: 'small', text: 'Ikiwa hujawahi kuwa na akaunti ya NoWahala, mtu aliandika anwani isiyo sahihi: puuza barua pepe hii.' },
  ];
}
