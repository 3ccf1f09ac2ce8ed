import { expect, it, jest } from '@jest/globals';
import { ManualClock } from '@nowahala/platform';
import type { Store, Transaction } from '@nowahala/platform';
import type { ClaimedRechecks, DueRecheck, RecheckRepository } from '../database/recheck.repository.js';
import type { SchedulerMetrics } from '../scheduler.metrics.js';
import type { LiveRegions } from './live-regions.js';
import type { CheckRequests } from './ports.js';
import { SendRechecks } from './send-rechecks.js';

const AT_ONCE = 500;
const clock = new ManualClock(new Date('2026-11-28T12:00:00Z'));

/** A scheduler for which so many are due, and what it does: it sends them in so many transactions, each as of some time. */
function start(due: number, aheadOfUs = { ms: 0 }) {
  const seen = { sent: 0, transactions: 0, asOf: [] as Date[] };
  let left = due;
  const claimDue = async (_: Transaction, asOf: Date): Promise<ClaimedRechecks> => {
    seen.asOf.push(asOf);
    const claimed = Math.min(left, AT_ONCE);
    left -= claimed;
    const one = { candidateId: '', votedRegions: [], avoidRegion: '', dueAt: clock.now(), expiresAt: clock.now() } as unknown as DueRecheck;
    return { due: Array.from({ length: claimed }, () => one), expired: 0, all: claimed < AT_ONCE };
  };
  const database = { query: async () => [{ now: new Date(Date.now() + aheadOfUs.ms) }] };
  const transaction = async (work: (tx: Transaction) => Promise<unknown>): Promise<unknown> => {
    seen.transactions += 1;
    return work({ afterCommit: (effect: () => void) => effect(), ...database } as unknown as Transaction);
  };
  const sending = new SendRechecks(
    { transaction, database } as unknown as Store,
    clock,
    { claimDue, markAsked: async () => undefined } as unknown as RecheckRepository,
    { regions: ['lagos'] } as unknown as LiveRegions,
    { countRechecks: () => undefined } as unknown as SchedulerMetrics,
    { publishRecheck: async () => void (seen.sent += 1) } as unknown as CheckRequests,
  );
  return { sending, seen };
}

/** How many are sent by one run, and in how many transactions. */
async function oneRun(due: number): Promise<{ sent: number; transactions: number }> {
  const { sending, seen } = start(due);
  await sending.execute();
  const { sent, transactions } = seen;
  return { sent, transactions };
}

it('all re-checks of a great outage are sent by one run, each claim in a transaction of its own', async () => {
  expect(await oneRun(2_000)).toEqual({ sent: 2_000, transactions: 5 });
  expect(await oneRun(AT_ONCE - 1)).toEqual({ sent: AT_ONCE - 1, transactions: 1 });
});

it('a run ends, however many more become due', async () => {
  const { sent } = await oneRun(Number.POSITIVE_INFINITY);
  expect(sent).toBeLessThan(100_000);
});

it('what is due is asked of the database each time: both clocks of a machine that stood still are behind', async () => {
  const now = clock.now();
  jest.useFakeTimers({ now });
  const aheadOfUs = { ms: 0 };
  const { sending, seen } = start(0, aheadOfUs);
  await sending.execute();
  aheadOfUs.ms = 180_000;
  await sending.execute();
  jest.useRealTimers();
  expect(seen.asOf).toEqual([now, new Date(now.getTime() + 180_000)]);
});
