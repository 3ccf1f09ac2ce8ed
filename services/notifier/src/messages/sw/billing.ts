import type { BillingFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { greeting, naira, shared } from './phrases.js';
import { days, longDate } from './times.js';

const language = 'sw';
const why = 'Unapokea ujumbe huu kwa sababu unahusu malipo ya kifurushi chako cha NoWahala.';

export const endsWhen = (daysLeft: number): string => (daysLeft === 1 ? 'kesho' : `baada ya ${days(daysLeft)}`);

export function renewalDue(facts: BillingFacts, reader: Reader): Email {
  const end = longDate(facts.endsAt, reader.timeZone);
  const when = endsWhen(facts.daysLeft);
  return {
    subject: `Kifurushi chako cha ${facts.planName} kinaisha ${when}`,
    preview: `Kimelipiwa hadi ${end}.`,
    banner: {
      state: facts.daysLeft <= 3 ? 'warning' : 'brand',
      word: facts.daysLeft === 1 ? `Kinaisha ${when}` : `Zimebaki ${days(facts.daysLeft)}`,
    },
    heading: `Kifurushi chako cha ${facts.planName} kinaisha ${when}`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Kifurushi chako kimelipiwa hadi ${end}. Kihuishe kabla ya hapo na hakuna kitakachobadilika; mwaka wako unaofuata utaanza huu utakapokwisha.`,
      },
      ...(facts.amountKobo > 0
        ? [
            {
              type: 'facts',
              rows: [['Mwaka mmoja zaidi, pamoja na VAT', naira(facts.amountKobo)]] as Array<[string, string]>,
            } as const,
          ]
        : []),
      { type: 'button', label: 'Huisha kifurushi changu', url: facts.billingUrl },
      {
        type: 'small',
        text: 'Usipofanya kitu, kila kitu kitaendelea kwa siku 7 zaidi. Baada ya hapo tutakagua mara moja kwa saa kwa siku 30, kisha tutasitisha kwa muda.',
      },
    ],
    why,
    language,
  };
}

export function invoicePaid(facts: BillingFacts, reader: Reader): Email {
  const end = longDate(facts.endsAt, reader.timeZone);
  return {
    subject: `Malipo yamepokelewa: ${naira(facts.amountKobo)}, ankara ${facts.ref}`,
    preview: `Kifurushi cha ${facts.planName} kimelipiwa hadi ${end}.`,
    banner: { state: 'up', word: 'Imelipwa' },
    heading: `Asante, tumepokea ${naira(facts.amountKobo)}`,
    blocks: [
      { type: 'lead', text: paidFor(facts, end) },
      {
        type: 'facts',
        rows: [
          ['Ankara', facts.ref],
          ['Kifurushi', facts.planName],
          ['Jumla, pamoja na VAT', naira(facts.amountKobo)],
        ],
      },
      { type: 'button', label: 'Ona ankara zangu', url: facts.billingUrl },
      { type: 'small', text: 'Ankara imeambatishwa kama PDF.' },
    ],
    why,
    language,
  };
}

function paidFor(facts: BillingFacts, end: string): string {
  if (facts.reason === 'upgrade')
    return `Sasa una kifurushi cha ${facts.planName}, na vyote vilivyomo vinafanya kazi kuanzia sasa. Tarehe ya mwisho inabaki ${end}.`;
  if (facts.reason === 'renewal') return `Kifurushi chako cha ${facts.planName} kinaendelea bila kukatika. Kimelipiwa hadi ${end}.`;
  return `Kifurushi chako cha ${facts.planName} kimelipiwa hadi ${end}.`;
}

export function paymentFailed(facts: BillingFacts, reader: Reader): Email {
  const amount = facts.amountKobo > 0 ? ` ya ${naira(facts.amountKobo)}` : '';
  return {
    subject: `Malipo ya kifurushi cha ${facts.planName} hayakufanikiwa`,
    preview: 'Hukukatwa pesa. Unaweza kujaribu tena.',
    banner: { state: 'warning', word: 'Malipo hayakukamilika' },
    heading: 'Malipo hayakufanikiwa',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Malipo yako${amount} kwa kifurushi cha ${facts.planName} hayakukamilika, hivyo hakuna kinachobadilika kwa sasa.`,
      },
      {
        type: 'steps',
        title: shared.whatToDo,
        steps: [
          'Uliza benki yako kama kadi imefunguliwa kwa malipo ya mtandaoni.',
          'Jaribu tena kwa kadi hiyo au nyingine, au kwa kuhamisha pesa benki.',
        ],
      },
      { type: 'button', label: 'Jaribu tena', url: facts.billingUrl },
      {
        type: 'small',
        text: `Ikiwa pesa zilitoka kwenye akaunti yako, usilipe mara mbili: tuandikie ukitaja namba ya malipo ${facts.ref || 'ya benki yako'}.`,
      },
    ],
    why,
    language,
  };
}

export function graceStarted(facts: BillingFacts, reader: Reader): Email {
  // Billing of the release before names the end of the seven days only, as the end of the year.
  const [yearEnd, lastDay] = facts.graceEndsAt
    ? [` tarehe ${longDate(facts.endsAt, reader.timeZone)}`, facts.graceEndsAt]
    : ['', facts.endsAt];
  return {
    subject: `Kifurushi chako cha ${facts.planName} kimeisha: siku 7 za kuhuisha`,
    preview: 'Kila kitu bado kinafanya kazi kwa siku 7.',
    banner: { state: 'warning', word: 'Zimebaki siku 7' },
    heading: 'Kifurushi chako kimeisha. Kila kitu bado kinafanya kazi kwa siku 7.',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Mwaka uliolipiwa uliisha${yearEnd}. Kwa siku 7, hadi ${longDate(lastDay, reader.timeZone)}, tunaendelea kama kawaida. Baada ya hapo kila seva itakaguliwa mara moja tu kwa saa, hivyo kukatika kunaweza kutoonekana kwa hadi saa moja.`,
      },
      { type: 'button', label: 'Huisha kifurushi changu', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function reduced(facts: BillingFacts, reader: Reader): Email {
  return {
    subject: 'Seva zako sasa zinakaguliwa mara moja tu kwa saa',
    preview: 'Huisha kifurushi chako ili ufuatiliaji kamili urejee.',
    banner: { state: 'warning', word: 'Ukaguzi mara moja kwa saa' },
    heading: 'Seva zako sasa zinakaguliwa mara moja kwa saa',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Kifurushi chako cha ${facts.planName} hakikuhuishwa. Kwa siku 30 zijazo tunakagua kila seva mara moja kwa saa; kukatika kunaweza kutoonekana kwa hadi saa moja. Baada ya hapo tutaacha.`,
      },
      { type: 'button', label: 'Huisha kifurushi changu', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function paused(facts: BillingFacts, reader: Reader): Email {
  return {
    subject: 'Tumeacha kufuatilia seva zako',
    preview: 'Mipangilio yako inatunzwa kwa miezi 12. Ukilipa mara moja, kila kitu kitaanza tena.',
    banner: { state: 'quiet', word: 'Imesitishwa kwa muda' },
    heading: 'Tumeacha kufuatilia seva zako',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Kifurushi chako hakikuhuishwa, hivyo hakuna anayeambiwa seva isipopatikana. Seva na mipangilio yako inatunzwa kwa miezi 12: lipia kifurushi na kila kitu kitaanza tena kama kilivyokuwa.',
      },
      { type: 'button', label: 'Anza tena', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function resumed(facts: BillingFacts, reader: Reader): Email {
  const end = longDate(facts.endsAt, reader.timeZone);
  return {
    subject: 'Tunafuatilia tena seva zako',
    preview: `Kifurushi chako kimelipiwa hadi ${end}.`,
    banner: { state: 'up', word: 'Ufuatiliaji umerejea' },
    heading: 'Tunafuatilia tena seva zako',
    blocks: [
      {
        type: 'lead',
        text: `Karibu tena. Kifurushi chako cha ${facts.planName} kinaendelea hadi ${end}, na kila seva inakaguliwa tena kwa muda uliouchagua.`,
      },
      { type: 'button', label: 'Ona kifurushi changu', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

/** Money that arrived twice, or for something no longer on sale: kept, not spent. */
export function credited(facts: BillingFacts, reader: Reader): Email {
  const amount = naira(facts.amountKobo);
  return {
    subject: `Tumekuhifadhia ${amount}`,
    preview: 'Malipo yalifika ambayo hayakuhitajika.',
    banner: { state: 'brand', word: 'Pesa zako tulizohifadhi' },
    heading: `Tumekuhifadhia ${amount}`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Malipo ya ${amount} (namba ya malipo ${facts.ref}) yalifika ingawa hakukuwa na cha kulipa. Hatukununua kitu kwa pesa hizo. Zimeandikwa kama pesa zako tulizohifadhi, na tutakuandikia kuhusu cha kufanya nazo.`,
      },
      { type: 'button', label: 'Ona ankara zangu', url: facts.billingUrl },
    ],
    why,
    language,
  };
}
