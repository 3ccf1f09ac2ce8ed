import type { LinkFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { buttons, greeting } from './phrases.js';
import { longDate, moment } from './times.js';

const language = 'sw';
const brand = (word: string) => ({ state: 'brand', word }) as const;
const whyAccount = 'Unapokea ujumbe huu kwa sababu anwani hii ilitumika kwa akaunti ya NoWahala.';
const whyClosed = 'Unapokea ujumbe huu kwa sababu anwani hii ilikuwa ya akaunti ya NoWahala.';
const oneTap = 'Bonyeza mara moja, ili tahadhari zikufikie daima.';

export function welcome({ link }: LinkFacts, reader: Reader): Email {
  return {
    subject: 'Karibu NoWahala: tafadhali thibitisha barua pepe yako',
    preview: oneTap,
    banner: brand('Karibu'),
    heading: 'Seva zako ziko katika mikono salama',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Tunafuatilia seva zako usiku na mchana. Moja ikipata tatizo, tunakuambia kwa maneno rahisi kilichotokea na cha kufanya.',
      },
      { type: 'button', label: 'Thibitisha barua pepe', url: link },
      { type: 'small', text: 'Hadi utakapothibitisha, tunaweza kutuma tahadhari zisizozidi 10 kwa siku kwenye anwani hii.' },
      {
        type: 'steps',
        title: 'Hatua zinazofuata',
        steps: [
          'Thibitisha barua pepe hii.',
          'Tengeneza eneo la kazi.',
          'Chagua kifurushi.',
          'Ongeza seva yako ya kwanza. Inachukua dakika moja.',
        ],
      },
    ],
    why: whyAccount,
    language,
  };
}

export function verifyEmail({ link }: LinkFacts, reader: Reader): Email {
  return {
    subject: 'Tafadhali thibitisha barua pepe yako',
    preview: oneTap,
    banner: brand('Thibitisha barua pepe yako'),
    heading: 'Je, hii ni barua pepe yako?',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: 'Tafadhali thibitisha kwamba tahadhari zinaweza kuja kwenye anwani hii.' },
      { type: 'button', label: 'Thibitisha barua pepe', url: link },
      {
        type: 'small',
        text: 'Hadi hapo tunaweza kutuma tahadhari zisizozidi 10 kwa siku. Ikiwa hukuomba hili, puuza barua pepe hii.',
      },
    ],
    why: whyAccount,
    language,
  };
}

export function resetPassword({ link, expiresAt }: LinkFacts, reader: Reader, now: Date): Email {
  const works = expiresAt
    ? `Kiungo kinafanya kazi mara moja, hadi ${moment(expiresAt, now, reader.timeZone)}.`
    : 'Kiungo kinafanya kazi mara moja.';
  return {
    subject: 'Chagua nenosiri jipya',
    preview: 'Kiungo kinafanya kazi mara moja.',
    banner: brand('Nenosiri jipya'),
    heading: 'Chagua nenosiri jipya',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      { type: 'text', text: `Mtu, huenda ni wewe, aliomba nenosiri jipya. ${works}` },
      { type: 'button', label: 'Chagua nenosiri jipya', url: link },
      { type: 'small', text: 'Ikiwa si wewe, usifanye kitu: nenosiri lako linabaki kama lilivyo.' },
    ],
    why: whyAccount,
    language,
  };
}

export function passwordChanged(reader: Reader, now: Date, supportEmail: string): Email {
  return {
    subject: 'Nenosiri lako lilibadilishwa',
    preview: 'Ikiwa si wewe, tuandikie mara moja.',
    banner: brand('Nenosiri limebadilishwa'),
    heading: 'Nenosiri lako lilibadilishwa',
    blocks: [
      {
        type: 'lead',
        text: `Lilibadilishwa ${moment(now, now, reader.timeZone)}. Vifaa vingine vyote vilitolewa kwenye akaunti.`,
      },
      {
        type: 'text',
        text: `Ikiwa si wewe, chagua mara moja ${buttons.forgotPassword} kwenye ukurasa wa kuingia, kisha tuandikie: ${supportEmail}.`,
      },
    ],
    why: whyAccount,
    language,
  };
}

/** Said when the account is deleted: what stops now and what happens until when. */
export function accountClosed(goneBy: Date | null, reader: Reader): Email {
  const before = goneBy ? `kufikia ${longDate(goneBy, reader.timeZone)}` : 'ndani ya siku 30';
  return {
    subject: 'Akaunti yako imefungwa',
    preview: `Data yako itakuwa imefutwa ${before}.`,
    banner: { state: 'quiet', word: 'Akaunti imefungwa' },
    heading: 'Akaunti yako imefungwa',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Ulituomba tufute akaunti yako. Umetolewa kwenye akaunti kila mahali, na hatufuatilii tena seva zako.',
      },
      {
        type: 'text',
        text: `Data yako binafsi, seva na historia vitakuwa vimefutwa ${before}. Ankara lazima zitunzwe kwa muda unaotakiwa na sheria; hakuna anayezitumia kwa jambo lingine.`,
      },
      { type: 'small', text: 'Baada ya hii imebaki barua pepe moja tu: kila kitu kikifutwa, tutakuambia.' },
    ],
    why: whyClosed,
    language,
  };
}

export function accountErased(reader: Reader): Email {
  return {
    subject: 'Data yako imefutwa',
    preview: 'Hii ni barua pepe yetu ya mwisho.',
    banner: { state: 'quiet', word: 'Data imefutwa' },
    heading: 'Data yako imefutwa',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Kila tulichokuwa nacho kukuhusu kimefutwa: wasifu wako, seva zako na historia yake. Ankara zinatunzwa kwa muda unaotakiwa na sheria, zikiwa zimefungwa kwa wengine wote.',
      },
      { type: 'text', text: 'Hii ni barua pepe yetu ya mwisho. Asante kwa kuwa nasi.' },
    ],
    why: whyClosed,
    language,
  };
}
