import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  credit,
  failPayment,
  invoiceFrom,
  issue,
  NO_INVOICE,
  pay,
  voidInvoice,
  judgeArrival,
  type InvoiceEvent,
  type InvoiceTerms,
  type Payment,
} from './invoice.js';
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

const issued: InvoiceEvent[] = issue(terms, AT, NO_INVOICE);
const paid = [...issued, ...pay('NW-2026-000001', money, PERIOD, AT, invoiceFrom(issued))];
const voided = [...issued, ...voidInvoice('expired', AT, invoiceFrom(issued))];
const credited = (history: InvoiceEvent[], change: Partial<Parameters<typeof credit>[0]> = {}) =>
  credit(
    {
      creditNumber: 'NW-CN-2026-000001',
      amountKobo: terms.totalKobo,
      reason: 'paid-twice',
      transactionId: 't-2',
      at: AT,
      ...change,
    },
    invoiceFrom(history),
  );

describe('invoice', () => {
  it('is pending under its payment reference, and gets its legal number with the money', () => {
    expect(invoiceFrom(issued)).toMatchObject({ status: 'pending' });
    expect(invoiceFrom(issued).number).toBeUndefined();
    expect(invoiceFrom(paid)).toMatchObject({
      status: 'paid',
      number: 'NW-2026-000001',
      payment: money,
    });
  });

  it.each([
    ['the right money while it is pending', issued, arriving(), { is: 'due' }],
    ['the same transaction again', paid, arriving(), { is: 'known' }],
    ['a second payment', paid, arriving({ transactionId: 't-2' }), { is: 'surplus', reason: 'paid-twice' }],
    ['money after it was void', voided, arriving(), { is: 'surplus', reason: 'paid-after-closing' }],
    ['one kobo less', issued, arriving({ amountKobo: terms.totalKobo - 1 }), { is: 'disagrees', why: '3224999 kobo instead of 3225000' }],
    ['one kobo more', issued, arriving({ amountKobo: terms.totalKobo + 1 }), { is: 'disagrees', why: '3225001 kobo instead of 3225000' }],
    [
      'a hundredth of it, naira mistaken for kobo',
      issued,
      arriving({ amountKobo: 32_250 }),
      { is: 'disagrees', why: '32250 kobo instead of 3225000' },
    ],
    ['dollars', issued, arriving({ currency: 'USD' }), { is: 'disagrees', why: 'paid in USD instead of NGN' }],
    ['another reference', issued, arriving({ reference: 'NWP-TWO' }), { is: 'disagrees', why: 'reference NWP-TWO instead of NWP-ONE' }],
    ['money for nothing', [], arriving(), { is: 'disagrees', why: 'no such invoice' }],
  ] as const)('meets %s', (_case, history, payment, expected) => expect(judgeArrival(payment, invoiceFrom(history))).toEqual(expected));

  it('knows surplus money once it was credited', () => {
    const history = [...paid, ...credited(paid)];
    expect(judgeArrival(arriving({ transactionId: 't-2' }), invoiceFrom(history))).toEqual({
      is: 'known',
    });
    expect(credited(history)).toEqual([]);
  });

  it('is paid once and issued once', () => {
    expect(() => pay('NW-2026-000002', money, PERIOD, AT, invoiceFrom(paid))).toThrow('an invoice that is paid cannot be paid');
    expect(() => pay('NW-2026-000002', money, PERIOD, AT, invoiceFrom(voided))).toThrow('an invoice that is void cannot be paid');
    expect(() => issue(terms, AT, invoiceFrom(issued))).toThrow('was issued already');
  });

  it('cannot be declined or closed once paid', () => {
    expect(failPayment('declined', AT, invoiceFrom(paid))).toEqual([]);
    expect(voidInvoice('expired', AT, invoiceFrom(paid))).toEqual([]);
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
        const booked = new Map<string, number>();
        for (const move of moves) {
          const invoice = invoiceFrom(history);
          if (move === 'decline') history = [...history, ...failPayment('no funds', AT, invoice)];
          else if (move === 'void') history = [...history, ...voidInvoice('expired', AT, invoice)];
          else history = [...history, ...book(move.money)];
        }
        const end = invoiceFrom(history);
        const kept = end.status === 'paid' ? end.terms!.totalKobo : 0;
        const given = end.credits.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
        expect([...booked.values()].reduce((sum, kobo) => sum + kobo, 0)).toBe(kept + given);
        expect(end.number === undefined).toBe(end.status !== 'paid');

        function book(part: { transactionId: string; amountKobo: number }): InvoiceEvent[] {
          const invoice = invoiceFrom(history);
          const arrival = judgeArrival(arriving(part), invoice);
          if (arrival.is === 'due' || arrival.is === 'surplus') booked.set(part.transactionId, part.amountKobo);
          if (arrival.is === 'due') return pay('NW-2026-000001', { ...money, ...part }, PERIOD, AT, invoice);
          if (arrival.is === 'surplus') return credited(history, { reason: arrival.reason, ...part });
          return [];
        }
      }),
    );
  });
});
