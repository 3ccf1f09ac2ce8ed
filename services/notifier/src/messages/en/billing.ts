import type { BillingFacts, Reader } from '../facts.js';
import type { Email } from '../email.js';
import { count, longDate } from './times.js';
import { greeting, naira } from './phrases.js';

const language = 'en';
const why = 'You get this because it is about the payment for your NoWahala plan.';

export function renewalDue(facts: BillingFacts, reader: Reader): Email {
  const end = longDate(facts.endsAt, reader.timeZone);
  const when = facts.daysLeft === 1 ? 'tomorrow' : `in ${count(facts.daysLeft, 'day')}`;
  return {
    subject: `Your ${facts.planName} plan ends ${when}`,
    preview: `It is paid until ${end}.`,
    banner: facts.daysLeft <= 3 ? { state: 'warning', word: `Ends ${when}` } : { state: 'brand', word: `Ends ${when}` },
    heading: `Your ${facts.planName} plan ends ${when}`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Your plan is paid until ${end}. Renew it before then and nothing changes; the new year begins when the old one ends.`,
      },
      ...(facts.amountKobo > 0
        ? [
            {
              type: 'facts',
              rows: [['One more year, VAT included', naira(facts.amountKobo)]] as Array<[string, string]>,
            } as const,
          ]
        : []),
      { type: 'button', label: 'Renew my plan', url: facts.billingUrl },
      {
        type: 'small',
        text: 'If you do nothing, everything goes on for 7 more days. After that we check once an hour for 30 days, and then we pause.',
      },
    ],
    why,
    language,
  };
}

export function invoicePaid(facts: BillingFacts, reader: Reader): Email {
  return {
    subject: `Payment received: ${naira(facts.amountKobo)}, invoice ${facts.ref}`,
    preview: `${facts.planName} is paid until ${longDate(facts.endsAt, reader.timeZone)}.`,
    banner: { state: 'up', word: 'Paid' },
    heading: `Thank you, we received ${naira(facts.amountKobo)}`,
    blocks: [
      {
        type: 'lead',
        text: paidFor(facts, longDate(facts.endsAt, reader.timeZone)),
      },
      {
        type: 'facts',
        rows: [
          ['Invoice', facts.ref],
          ['Plan', facts.planName],
          ['Total, VAT included', naira(facts.amountKobo)],
        ],
      },
      { type: 'button', label: 'See my invoices', url: facts.billingUrl },
      { type: 'small', text: 'The invoice is attached as a PDF.' },
    ],
    why,
    language,
  };
}

function paidFor(facts: BillingFacts, end: string): string {
  if (facts.reason === 'upgrade')
    return `You are on the ${facts.planName} plan now, and everything in it works from this moment. The end date stays ${end}.`;
  if (facts.reason === 'renewal') return `Your ${facts.planName} plan goes on without a break. It is paid until ${end}.`;
  return `Your ${facts.planName} plan is paid until ${end}.`;
}

export function paymentFailed(facts: BillingFacts, reader: Reader): Email {
  return {
    subject: `The payment for your ${facts.planName} plan did not go through`,
    preview: 'Nothing was taken. You can try again.',
    banner: { state: 'warning', word: 'Payment not completed' },
    heading: 'The payment did not go through',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Your payment${facts.amountKobo > 0 ? ` of ${naira(facts.amountKobo)}` : ''} for the ${facts.planName} plan was not completed, so nothing changes for now.`,
      },
      {
        type: 'steps',
        title: 'What to do now',
        steps: [
          'Check with your bank whether the card is open for online payments.',
          'Try again with the same or another card, or by bank transfer.',
        ],
      },
      { type: 'button', label: 'Try again', url: facts.billingUrl },
      {
        type: 'small',
        text: `If money did leave your account, do not pay twice: write to us with the reference ${facts.ref || 'from your bank'}.`,
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
    subject: `Your ${facts.planName} plan has ended: 7 days to renew`,
    preview: 'Everything still works for 7 days.',
    banner: { state: 'warning', word: '7 days left' },
    heading: 'Your plan has ended. Everything still works for 7 days.',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `The paid year ended${yearEnd}. For 7 days, until ${longDate(lastDay, reader.timeZone)}, we go on as before. After that each server is checked only once an hour, so an outage may go unseen for up to an hour.`,
      },
      { type: 'button', label: 'Renew my plan', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function reduced(facts: BillingFacts, reader: Reader): Email {
  return {
    subject: 'Your servers are now checked only once an hour',
    preview: 'Renew your plan to go back to full watch.',
    banner: { state: 'warning', word: 'Hourly checks only' },
    heading: 'Your servers are now checked once an hour',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `Your ${facts.planName} plan was not renewed. For the next 30 days we check each server once an hour; an outage may go unseen for up to an hour. After that we stop.`,
      },
      { type: 'button', label: 'Renew my plan', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function paused(facts: BillingFacts, reader: Reader): Email {
  return {
    subject: 'We have stopped watching your servers',
    preview: 'Your set-up is kept for 12 months. One payment starts it again.',
    banner: { state: 'quiet', word: 'Paused' },
    heading: 'We have stopped watching your servers',
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: 'Your plan was not renewed, so nobody is told when a server goes down. Your servers and settings are kept for 12 months: pay for a plan and everything starts again as it was.',
      },
      { type: 'button', label: 'Start again', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

export function resumed(facts: BillingFacts, reader: Reader): Email {
  return {
    subject: 'We are watching your servers again',
    preview: `Paid until ${longDate(facts.endsAt, reader.timeZone)}.`,
    banner: { state: 'up', word: 'Watching again' },
    heading: 'We are watching your servers again',
    blocks: [
      {
        type: 'lead',
        text: `Welcome back. Your ${facts.planName} plan runs until ${longDate(facts.endsAt, reader.timeZone)}, and every server is checked at its own interval again.`,
      },
      { type: 'button', label: 'See my plan', url: facts.billingUrl },
    ],
    why,
    language,
  };
}

/** Money that arrived twice, or for something no longer on sale to her: kept for her, not spent. */
export function credited(facts: BillingFacts, reader: Reader): Email {
  return {
    subject: `We hold ${naira(facts.amountKobo)} for you`,
    preview: 'A payment arrived that was not needed.',
    banner: { state: 'brand', word: 'Credit' },
    heading: `We hold ${naira(facts.amountKobo)} for you`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `A payment of ${naira(facts.amountKobo)} (reference ${facts.ref}) arrived although nothing was left to pay. We did not buy anything with it. It is noted as your credit, and we write to you about what to do with it.`,
      },
      { type: 'button', label: 'See my invoices', url: facts.billingUrl },
    ],
    why,
    language,
  };
}
