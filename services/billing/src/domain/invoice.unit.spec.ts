import { describe, expect, it } from '@jest/globals';
import { replay } from '@nowahala/platform';
import fc from 'fast-check';
import { invoice, judgeArrival, type Credit, type InvoiceCommand, type InvoiceEvent, type InvoiceTerms, type Payment } from './invoice.js';
import { yearly } from './money.js';

const PERIOD = { from: '2026-11-21T12:00:00.000Z', to: '2027-11-21T12:00:00.000Z' };
const AT = '2026-11-21T12:00:00.000Z';
const terms: InvoiceTerms = {
  ...yearly(2_500_00, 750),
  invoiceId: 'i-1',
  workspaceId: 'w-1',
  userId: 'u-1',
  reference: 'NWP-ONE',
  purpose: 'purchase',
  planId: 'p-1',
  planName: 'Basic',
  priceKoboPerMonth: 2_500_00,
  currency: 'NGN',
};
const money: Payment = {
  transactionId: 't-1',
  amountKobo: terms.totalKobo,
  channel: 'card',
  at: AT,
};
const arriving = (change: Partial<Payment & { currency: string; reference: string }> = {}) => ({
  ...money,
  currency: 'NGN',
  reference: 'NWP-ONE',
  ...change,
});

const after = (history: InvoiceEvent[], command: InvoiceCommand) => invoice.decide(command, replay(invoice, history), { now: AT });
const then = (history: InvoiceEvent[], command: InvoiceCommand) => [...history, ...after(history, command)];
const payment = (number: string): InvoiceCommand => ({ type: 'PayInvoice', data: { number, payment: money, period: PERIOD } });
const decline: InvoiceCommand = { type: 'FailPayment', data: { reason: 'declined' } };
const expire: InvoiceCommand = { type: 'VoidInvoice', data: { reason: 'expired' } };

const issued = then([], { type: 'IssueInvoice', data: terms });
const paid = then(issued, payment('NW-2026-000001'));
const voided = then(issued, expire);
const credited = (history: InvoiceEvent[], change: Partial<Credit> = {}) => {
  const credit = { creditNumber: 'NW-CN-2026-000001', amountKobo: terms.totalKobo, reason: 'paid-twice' as const, transactionId: 't-2' };
  return after(history, { type: 'CreditInvoice', data: { ...credit, ...change } });
};

describe('invoice', () => {
  it('is pending under its payment reference, and gets its legal number with the money', () => {
    expect(replay(invoice, issued)).toMatchObject({ status: 'pending' });
    expect(replay(invoice, issued).number).toBeUndefined();
    expect(replay(invoice, paid)).toMatchObject({
      status: 'paid',
      number: 'NW-2026-000001',
      payment: money,
    });
  });

  it.each([
    ['the right money while it is pending', issued, arriving(), { type: 'due' }],
    ['the same transaction again', paid, arriving(), { type: 'known' }],
    ['a second payment', paid, arriving({ transactionId: 't-2' }), { type: 'overpayment', reason: 'paid-twice' }],
    ['money after it was void', voided, arriving(), { type: 'overpayment', reason: 'paid-after-closing' }],
    [
      'one kobo less',
      issued,
      arriving({ amountKobo: terms.totalKobo - 1 }),
      { type: 'disagrees', reason: '3224999 kobo instead of 3225000' },
    ],
    [
      'one kobo more',
      issued,
      arriving({ amountKobo: terms.totalKobo + 1 }),
      { type: 'disagrees', reason: '3225001 kobo instead of 3225000' },
    ],
    [
      'a hundredth of it, naira mistaken for kobo',
      issued,
      arriving({ amountKobo: 32_250 }),
      { type: 'disagrees', reason: '32250 kobo instead of 3225000' },
    ],
    ['dollars', issued, arriving({ currency: 'USD' }), { type: 'disagrees', reason: 'paid in USD instead of NGN' }],
    [
      'another reference',
      issued,
      arriving({ reference: 'NWP-TWO' }),
      { type: 'disagrees', reason: 'reference NWP-TWO instead of NWP-ONE' },
    ],
    ['money for nothing', [], arriving(), { type: 'disagrees', reason: 'no such invoice' }],
  ] as const)('meets %s', (_case, history, payment, expected) =>
    expect(judgeArrival(payment, replay(invoice, [...history]))).toEqual(expected),
  );

  it('knows an overpayment once it was credited', () => {
    const history = [...paid, ...credited(paid)];
    expect(judgeArrival(arriving({ transactionId: 't-2' }), replay(invoice, history))).toEqual({
      type: 'known',
    });
    expect(credited(history)).toEqual([]);
  });

  it('is paid once and issued once', () => {
    expect(() => after(paid, payment('NW-2026-000002'))).toThrow('an invoice that is paid cannot be paid');
    expect(() => after(voided, payment('NW-2026-000002'))).toThrow('an invoice that is void cannot be paid');
    expect(() => after(issued, { type: 'IssueInvoice', data: terms })).toThrow('was issued already');
  });

  it('cannot be declined or closed once paid', () => {
    expect(after(paid, decline)).toEqual([]);
    expect(after(paid, expire)).toEqual([]);
  });

  it('is refunded by law only when paid, and never for more than its total', () => {
    expect(credited(paid, { reason: 'refund-by-law', transactionId: 't-1' })).toHaveLength(1);
    expect(() => credited(issued, { reason: 'refund-by-law' })).toThrow('only a paid invoice can be refunded');
    expect(() => credited(paid, { amountKobo: terms.totalKobo + 1 })).toThrow('at most the total');
    expect(() => credited(paid, { amountKobo: 0 })).toThrow('at most the total');
  });

  it('balances whatever happens: all money received is the price of the invoice or is credited', () => {
    const transaction = fc.record({
      transactionId: fc.constantFrom('a', 'b', 'c'),
      amountKobo: fc.constantFrom(terms.totalKobo, 1, terms.totalKobo * 2),
    });
    const move = fc.oneof(
      transaction.map((money) => ({ money })),
      fc.constantFrom('decline' as const, 'void' as const),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
        let history = issued;
        const received = new Map<string, number>();
        for (const move of moves) {
          if (move === 'decline') history = then(history, decline);
          else if (move === 'void') history = then(history, expire);
          else history = [...history, ...arrive(move.money)];
        }
        const end = replay(invoice, history);
        const kept = end.status === 'paid' ? end.terms!.totalKobo : 0;
        const given = end.credits.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
        expect([...received.values()].reduce((sum, kobo) => sum + kobo, 0)).toBe(kept + given);
        expect(end.number === undefined).toBe(end.status !== 'paid');

        function arrive(part: { transactionId: string; amountKobo: number }): InvoiceEvent[] {
          const arrival = judgeArrival(arriving(part), replay(invoice, history));
          if (arrival.type === 'due' || arrival.type === 'overpayment') received.set(part.transactionId, part.amountKobo);
          if (arrival.type === 'overpayment') return credited(history, { reason: arrival.reason, ...part });
          const data = { number: 'NW-2026-000001', payment: { ...money, ...part }, period: PERIOD };
          return arrival.type === 'due' ? after(history, { type: 'PayInvoice', data }) : [];
        }
      }),
    );
  });
});
