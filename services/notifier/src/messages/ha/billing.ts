import type { BillingFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { greeting, naira, shared } from './phrases.js';
import { days, longDate } from './times.js';

const language = 'ha';
const why = 'Kun sami wannan ne domin ya shafi biyan kuɗin tsarinku na NoWahala.';

export const endsWhen = (daysLeft: number): string => (daysLeft === 1 ? 'gobe' : `nan da ${days(daysLeft)}`);

export function renewalDue(facts: BillingFacts, reader: Reader): Email {
  const end = longDate(facts.endsAt, reader.timeZone);
  const when = endsWhen(facts.daysLeft);
  return {
    subject: `Tsarinku na ${facts.planName} zai ƙare ${when}`,
    preview: `An biya har zuwa ${end}.`,
    banner: {
      state: facts.daysLeft <= 3 ? 'warning' : 'brand',
      word: facts.daysLeft === 1 ? 'Zai ƙare gobe' : `Saura ${days(facts.daysLeft)}`,
    },
    heading: `Tsarinku na ${facts.planName} zai ƙare ${when}`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `An biya kuɗin tsarinku har zuwa ${end}. Idan kun sabunta shi kafin lokacin, ba abin da zai sauya; shekararku ta gaba za ta fara ne idan wannan ta ƙare.`,
      },
      ...(facts.amountKobo > 0
        ? [
            {
              type: 'facts',
              rows: [['Ƙarin shekara ɗaya, tare da harajin VAT', naira(facts.amountKobo)]] as Array<[string, string]>,
            } as const,
          ]
        : []),
      { type: 'button', label: 'Sabunta tsarina', url: facts.billingUrl },
      {
        type: 'small',
        text: 'Idan ba ku yi komai ba, komai zai ci gaba har kwana 7. Bayan haka za mu riƙa dubawa sau ɗaya a awa har kwana 30, sannan mu ɗan tsaya.',
      },
    ],
    why,
    language,
  };
}

export function invoicePaid(facts: BillingFacts, reader: Reader): Email {
  const end = longDate(facts.endsAt, reader.timeZone);
  return {
    subject: `An karɓi kuɗi: ${naira(facts.amountKobo)}, invoice ${facts.ref}`,
    preview: `An biya ${facts.planName} har zuwa ${end}.`,
    banner: { state: 'up', word: 'An biya' },
    heading: `Mun gode, mun karɓi ${naira(facts.amountKobo)}`,
    blocks: [
      { type: 'lead', text: paidFor(facts, end) },
      {
        type: 'facts',
        rows: [
          ['Invoice', facts.ref],
          ['Tsari', facts.planName],
          ['Jimilla, tare da harajin VAT', naira(facts.amountKobo)],
        ],
      },
      { type: 'button', label: 'Duba invoice ɗina', url: facts.billingUrl },
      { type: 'small', text: 'An haɗa invoice ɗin a nan a matsayin PDF.' },
    ],
    why,
    language,
  };
}

function paidFor(facts: BillingFacts, end: string): string {
  if (facts.reason === 'upgrade')
    return `Yanzu kuna kan tsarin ${facts.planName}, kuma duk abin da ke cikinsa yana aiki daga yanzu. Ranar ƙarewa ba ta sauya ba: ${end}.`;
  if (facts.reason === 'renewal') return `Tsarinku na ${facts.planName} yana ci gaba ba tare da tsayawa ba. An biya har zuwa ${end}.`;
  return `An biya kuɗin tsarinku na ${facts.planName} har zuwa ${end}.`;
}

export function paymentFailed(facts: BillingFacts, reader: Reader): Email {
  const amount = facts.amountKobo > 0 ? ` na ${naira(facts.amountKobo)}` : '';
  return {
    subject: `Biyan kuɗin tsarin ${facts.planName} bai yiwu ba`,
    preview: 'Ba a cire kuɗinku ba. Kuna iya sake gwadawa.',
    banner: { state: 'warning', word: 'Biyan kuɗi bai kammala ba' },
    heading: 'Biyan kuɗin bai yiwu ba',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Biyan kuɗinku${amount} don tsarin ${facts.planName} bai kammala ba, don haka ba abin da ya sauya a yanzu.`,
      },
      {
        type: 'steps',
        title: shared.whatToDo,
        steps: [
          'Ku tambayi bankinku ko an buɗe katin don biyan kuɗi ta intanet.',
          'Ku sake gwadawa da katin ko wani dabam, ko ku tura kuɗi ta banki.',
        ],
      },
      { type: 'button', label: 'Sake gwadawa', url: facts.billingUrl },
      {
        type: 'small',
        text: `Idan kuɗi ya fita daga asusunku, kada ku biya sau biyu: ku rubuto mana da lambar ${facts.ref || 'da bankinku ya bayar'}.`,
      },
    ],
    why,
    language,
  };
}

export function graceStarted(facts: BillingFacts, reader: Reader): Email {
  // Billing of the release before names the end of the seven days only, as the end of the year.
  const [yearEnd, lastDay] = facts.graceEndsAt
    ? [` a ranar ${longDate(facts.endsAt, reader.timeZone)}`, facts.graceEndsAt]
    : ['', facts.endsAt];
  return {
    subject: `Tsarinku na ${facts.planName} ya ƙare: kwana 7 don sabuntawa`,
    preview: 'Har yanzu komai yana aiki har kwana 7.',
    banner: { state: 'warning', word: 'Saura kwana 7' },
    heading: 'Tsarinku ya ƙare. Har yanzu komai yana aiki har kwana 7.',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Shekarar da aka biya ta ƙare${yearEnd}. Har kwana 7, zuwa ${longDate(lastDay, reader.timeZone)}, za mu ci gaba kamar da. Bayan haka za mu riƙa duba kowane sabar sau ɗaya a awa, don haka ana iya ɗaukar kusan awa guda kafin a ga katsewa.`,
      },
      { type: 'button', label: 'Sabunta tsarina', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function reduced(facts: BillingFacts, reader: Reader): Email {
  return {
    subject: 'Yanzu ana duba sabobinku sau ɗaya kawai a awa',
    preview: 'Ku sabunta tsarinku don sa ido ya koma yadda yake.',
    banner: { state: 'warning', word: 'Dubawa sau ɗaya a awa' },
    heading: 'Yanzu ana duba sabobinku sau ɗaya a awa',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Ba a sabunta tsarinku na ${facts.planName} ba. Cikin kwana 30 masu zuwa za mu riƙa duba kowane sabar sau ɗaya a awa; ana iya ɗaukar kusan awa guda kafin a ga katsewa. Bayan haka za mu daina.`,
      },
      { type: 'button', label: 'Sabunta tsarina', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function paused(facts: BillingFacts, reader: Reader): Email {
  return {
    subject: 'Mun daina sa ido a kan sabobinku',
    preview: 'Ana ajiye saitunanku har wata 12. Biya ɗaya zai dawo da komai.',
    banner: { state: 'quiet', word: 'An ɗan tsayar' },
    heading: 'Mun daina sa ido a kan sabobinku',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Ba a sabunta tsarinku ba, don haka ba a gaya wa kowa idan sabar ya daina aiki. Ana ajiye sabobinku da saitunanku har wata 12: ku biya kuɗin tsari, komai zai dawo kamar da.',
      },
      { type: 'button', label: 'Sake farawa', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function resumed(facts: BillingFacts, reader: Reader): Email {
  const end = longDate(facts.endsAt, reader.timeZone);
  return {
    subject: 'Mun sake sa ido a kan sabobinku',
    preview: `An biya har zuwa ${end}.`,
    banner: { state: 'up', word: 'An sake sa ido' },
    heading: 'Mun sake sa ido a kan sabobinku',
    blocks: [
      {
        type: 'lead',
        text: `Barka da dawowa. Tsarinku na ${facts.planName} zai kai har ${end}, kuma ana sake duba kowane sabar bisa tazararsa.`,
      },
      { type: 'button', label: 'Duba tsarina', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

/** Money that arrived twice, or for something no longer on sale: kept, not spent. */
export function credited(facts: BillingFacts, reader: Reader): Email {
  const amount = naira(facts.amountKobo);
  return {
    subject: `Muna ajiye muku ${amount}`,
    preview: 'Wani biyan kuɗi ya iso ba tare da ana buƙatarsa ba.',
    banner: { state: 'brand', word: 'Kuɗinku da muke ajiye' },
    heading: `Muna ajiye muku ${amount}`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Biyan kuɗi na ${amount} (lamba ${facts.ref}) ya iso alhali babu abin da ya rage a biya. Ba mu sayi komai da shi ba. Mun rubuta shi a matsayin kuɗinku da muke ajiye, kuma za mu rubuto muku game da abin da za a yi da shi.`,
      },
      { type: 'button', label: 'Duba invoice ɗina', url: facts.billingUrl },
    ],
    why,
    language,
  };
}
