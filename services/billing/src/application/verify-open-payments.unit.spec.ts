import { expect, it, jest } from '@jest/globals';
import type { Database, Logger } from '@nowahala/platform';
import { ManualClock } from '@nowahala/platform';
import type { BillingMetrics } from '../billing.metrics.js';
import type { PaymentAttempt } from '../database/payment-attempt.entity.js';
import type { PaymentAttemptRepository } from '../database/payment-attempt.repository.js';
import type { CloseCheckout } from './close-checkout.js';
import { ProviderUnreachable } from './ports.js';
import { VerifyOpenPayments } from './verify-open-payments.js';
import type { VerifyPayment } from './verify-payment.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const PAYMENTS = 400;

/** How often the provider was asked in each of so many runs, and about which payments. */
async function askedWhere(isAway: (reference: string) => boolean, runs: number): Promise<string[][]> {
  const attempts = Array.from({ length: PAYMENTS }, (_, index) => {
    const requestedAt = new Date(NOW.getTime() - 600_000);
    return { invoiceId: `i${index}`, reference: `r${index}`, paymentUrl: 'https://pay.example', requestedAt, nextVerifyAt: requestedAt };
  }) as PaymentAttempt[];
  const repository = {
    listDue: async (now: Date, limit: number) =>
      attempts
        .filter(({ nextVerifyAt }) => nextVerifyAt! <= now)
        .sort((a, b) => a.nextVerifyAt!.getTime() - b.nextVerifyAt!.getTime())
        .slice(0, limit),
    reschedule: async (id: string, nextVerifyAt: Date) => {
      attempts.find(({ invoiceId }) => invoiceId === id)!.nextVerifyAt = nextVerifyAt;
    },
  } as unknown as PaymentAttemptRepository;
  let asked: string[] = [];
  const execute = async ({ reference }: PaymentAttempt) => {
    asked.push(reference);
    if (isAway(reference)) throw new ProviderUnreachable('no answer');
    return 'waiting';
  };
  const database = { query: async () => [{ now: new Date() }] } as unknown as Database;
  const logger = { warn: jest.fn(), error: jest.fn() } as unknown as Logger;
  const verifyPayments = new VerifyOpenPayments(
    new ManualClock(NOW),
    database,
    repository,
    { execute } as unknown as VerifyPayment,
    {} as CloseCheckout,
    {} as BillingMetrics,
    logger,
  );
  const askedInRuns: string[][] = [];
  for (let run = 0; run < runs; run += 1) {
    asked = [];
    await verifyPayments.execute();
    askedInRuns.push(asked);
  }
  return askedInRuns;
}

it('a provider that is away is asked about a few payments in a run, each time about others', async () => {
  const runs = await askedWhere(() => true, 3);
  expect(runs.map((asked) => asked.length <= 10)).toEqual([true, true, true]);
  expect(new Set(runs.flat()).size).toBe(runs.flat().length);
});

it('payments about which alone it does not answer keep none of the others waiting', async () => {
  const [asked] = await askedWhere((reference) => reference.endsWith('7'), 1);
  expect(asked).toHaveLength(PAYMENTS);
});
