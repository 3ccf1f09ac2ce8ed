import type { BillingFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { greeting, naira, shared } from './phrases.js';
import { days, longDate } from './times.js';

const language = 'pcm';
const why = 'You get dis because e concern di payment for your NoWahala plan.';

export const endsWhen = (daysLeft: number): string => (daysLeft === 1 ? 'tomorrow' : `in ${days(daysLeft)}`);

export function renewalDue(facts: BillingFacts, reader: Reader): Email {
  const end = longDate(facts.endsAt, reader.timeZone);
  const when = endsWhen(facts.daysLeft);
  return {
    subject: `Your ${facts.planName} plan go end ${when}`,
    preview: `You don pay for am till ${end}.`,
    banner: { state: facts.daysLeft <= 3 ? 'warning' : 'brand', word: `Go end ${when}` },
    heading: `Your ${facts.planName} plan go end ${when}`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `You don pay for your plan till ${end}. Renew am before dat day and nothing go change; your next paid year go start when dis one end.`,
      },
      ...(facts.amountKobo > 0
        ? [
            {
              type: 'facts',
              rows: [['One more year, VAT dey inside', naira(facts.amountKobo)]] as Array<[string, string]>,
            } as const,
          ]
        : []),
      { type: 'button', label: 'Renew my plan', url: facts.billingUrl },
      {
        type: 'small',
        text: 'If you no do anything, everything go continue for 7 more days. After dat we go check once an hour for 30 days, then we go pause.',
      },
    ],
    why,
    language,
  };
}

export function invoicePaid(facts: BillingFacts, reader: Reader): Email {
  const end = longDate(facts.endsAt, reader.timeZone);
  return {
    subject: `We don receive payment: ${naira(facts.amountKobo)}, invoice ${facts.ref}`,
    preview: `You don pay for ${facts.planName} till ${end}.`,
    banner: { state: 'up', word: 'Paid' },
    heading: `Thank you, we don receive ${naira(facts.amountKobo)}`,
    blocks: [
      { type: 'lead', text: paidFor(facts, end) },
      {
        type: 'facts',
        rows: [
          ['Invoice', facts.ref],
          ['Plan', facts.planName],
          ['Total, VAT dey inside', naira(facts.amountKobo)],
        ],
      },
      { type: 'button', label: 'See my invoices', url: facts.billingUrl },
      { type: 'small', text: 'Di invoice follow dis mail as PDF.' },
    ],
    why,
    language,
  };
}

function paidFor(facts: BillingFacts, end: string): string {
  if (facts.reason === 'upgrade')
    return `You dey on di ${facts.planName} plan now, and everything inside am dey work from now. Di end date no change: ${end}.`;
  if (facts.reason === 'renewal') return `Your ${facts.planName} plan dey continue without break. You don pay for am till ${end}.`;
  return `You don pay for your ${facts.planName} plan till ${end}.`;
}

export function paymentFailed(facts: BillingFacts, reader: Reader): Email {
  const amount = facts.amountKobo > 0 ? ` of ${naira(facts.amountKobo)}` : '';
  return {
    subject: `Di payment for your ${facts.planName} plan no go through`,
    preview: 'We no take your money. You fit try again.',
    banner: { state: 'warning', word: 'Payment no complete' },
    heading: 'Di payment no go through',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Your payment${amount} for di ${facts.planName} plan no complete, so nothing change for now.`,
      },
      {
        type: 'steps',
        title: shared.whatToDo,
        steps: [
          'Check with your bank if di card dey open for online payments.',
          'Try again with di same card, another card, or bank transfer.',
        ],
      },
      { type: 'button', label: 'Try again', url: facts.billingUrl },
      {
        type: 'small',
        text: `If money leave your account, no pay two times: write to us with di reference ${facts.ref || 'from your bank'}.`,
      },
    ],
    why,
    language,
  };
}

export function graceStarted(facts: BillingFacts, reader: Reader): Email {
  // Billing of the release before names the end of the seven days only, as the end of the year.
  const [yearEnd, lastDay] = facts.graceEndsAt ? [` on ${longDate(facts.endsAt, reader.timeZone)}`, facts.graceEndsAt] : ['', facts.endsAt];
  return {
    subject: `Your ${facts.planName} plan don end: 7 days to renew`,
    preview: 'Everything go still work for 7 days.',
    banner: { state: 'warning', word: '7 days remain' },
    heading: 'Your plan don end. Everything go still work for 7 days.',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Di paid year end${yearEnd}. For 7 days, till ${longDate(lastDay, reader.timeZone)}, we go continue as before. After dat we go check each server only once an hour. Downtime fit last up to one hour before we see am.`,
      },
      { type: 'button', label: 'Renew my plan', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function reduced(facts: BillingFacts, reader: Reader): Email {
  return {
    subject: 'Now we dey check your servers only once an hour',
    preview: 'Renew your plan to get full watch again.',
    banner: { state: 'warning', word: 'Only hourly checks' },
    heading: 'Now we dey check your servers once an hour',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Your ${facts.planName} plan no renew. For di next 30 days we go check each server once an hour; downtime fit last up to one hour before we see am. After dat we go stop.`,
      },
      { type: 'button', label: 'Renew my plan', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function paused(facts: BillingFacts, reader: Reader): Email {
  return {
    subject: 'We don stop to dey watch your servers',
    preview: 'We go keep your set-up for 12 months. One payment go start am again.',
    banner: { state: 'quiet', word: 'On pause' },
    heading: 'We don stop to dey watch your servers',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Your plan no renew, so nobody go hear when one server go down. We go keep your servers and settings for 12 months: pay for one plan and everything go start again as before.',
      },
      { type: 'button', label: 'Start again', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function resumed(facts: BillingFacts, reader: Reader): Email {
  const end = longDate(facts.endsAt, reader.timeZone);
  return {
    subject: 'We dey watch your servers again',
    preview: `You don pay till ${end}.`,
    banner: { state: 'up', word: 'Dey watch again' },
    heading: 'We dey watch your servers again',
    blocks: [
      {
        type: 'lead',
        text: `Welcome back. Your ${facts.planName} plan go run till ${end}, and we dey check every server as often as before.`,
      },
      { type: 'button', label: 'See my plan', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

/** Money that arrived twice, or for something no longer on sale: kept, not spent. */
export function credited(facts: BillingFacts, reader: Reader): Email {
  const amount = naira(facts.amountKobo);
  return {
    subject: `We keep ${amount} for you`,
    preview: 'One payment come wey nobody need.',
    banner: { state: 'brand', word: 'Money wey we keep for you' },
    heading: `We keep ${amount} for you`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `One payment of ${amount} (reference ${facts.ref}) come when nothing remain to pay. We no buy anything with am. We write am down as money wey we keep for you. We go write to you about wetin to do with am.`,
      },
      { type: 'button', label: 'See my invoices', url: facts.billingUrl },
    ],
    why,
    language,
  };
}
