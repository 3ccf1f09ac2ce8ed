import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ManualClock, currentCall, withCall } from '@nowahala/platform';
import { userCaller } from '@nowahala/testkit';
import type { ClaimedDelivery } from '../../domain/delivery.js';
import { DeliverDueJob } from './deliver-due.job.js';

const NOW = new Date('2026-11-28T03:00:00Z');

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Takes deliveries as long as there are any; the first `hanging` of them never end. */
function jobFor(count: number, hanging: number) {
  const waiting = Array.from({ length: count }, (_, index) => ({ id: `d${index}`, channel: 'email' }) as ClaimedDelivery);
  const sent: string[] = [];
  const calls: unknown[] = [];
  const deliveries = { claimDue: async (_sql: never, _owner: string, _now: Date, limit: number) => waiting.splice(0, limit) };
  const deliver = {
    execute: async ({ id }: ClaimedDelivery) => {
      calls.push(currentCall());
      if (Number(id.slice(1)) < hanging) await new Promise(() => undefined);
      sent.push(id);
    },
  };
  const database = { query: async () => [{ now: NOW }] };
  const logger = { warn: () => undefined };
  const job = new DeliverDueJob(
    ...([{}, new ManualClock(NOW), database, deliveries, deliver, logger] as unknown as ConstructorParameters<typeof DeliverDueJob>),
  );
  return { job, sent, calls };
}

it('goes on with the others when as many as there are slots never end', async () => {
  const { job, sent } = jobFor(25, 20);
  void job.run();
  for (let second = 0; second < 100; second += 1) {
    await settled();
    jest.advanceTimersByTime(1_000);
  }
  await settled();
  expect(sent).toEqual(['d20', 'd21', 'd22', 'd23', 'd24']);
});

it('is work of the product, whoever triggered it', async () => {
  const { job, sent, calls } = jobFor(1, 0);
  withCall({ caller: userCaller('ada', []), correlationId: 'spec' }, () => job.trigger());
  while (sent.length === 0) await settled();
  expect(calls).toEqual([undefined]);
});
