import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ManualClock, currentCall, withCall } from '@nowahala/platform';
import type { Job } from '@nowahala/platform';
import { userCaller } from '@nowahala/testkit';
import type { ClaimedDelivery } from '../../domain/delivery.js';
import { DeliverDueJob } from './deliver-due.job.js';

const NOW = new Date('2026-11-28T03:00:00Z');

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

const settled = () => new Promise((resolve) => setImmediate(resolve));

type Channel = 'email' | 'whatsapp' | 'report';
const of = (lane: Channel, count: number, hangs = false) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${lane}${hangs ? ' that hangs ' : ' '}${index}`,
    channel: lane === 'report' ? 'email' : lane,
    kind: lane === 'report' ? 'report' : 'down',
  })) as ClaimedDelivery[];

/** Claims are over after 25 s; what hangs is due again then, and never ends. */
function jobFor(...queued: ClaimedDelivery[]) {
  const claimedAt = new Map<string, number>();
  const left = new Set(queued);
  const [begun, sent, calls]: [string[], string[], unknown[]] = [[], [], []];
  const inLane = (lane: Channel, { channel, kind }: ClaimedDelivery) => (kind === 'report' ? 'report' : channel) === lane;
  const deliveries = {
    claimDue: async (_sql: never, lane: Channel, { limit, inHand }: { limit: number; inHand: string[] }) => {
      const due = [...left].filter(
        (one) => inLane(lane, one) && !inHand.includes(one.id) && Date.now() - (claimedAt.get(one.id) ?? -Infinity) > 25_000,
      );
      const claimed = due.slice(0, limit);
      for (const { id } of claimed) claimedAt.set(id, Date.now());
      return claimed;
    },
  };
  const deliver = {
    execute: async (delivery: ClaimedDelivery) => {
      calls.push(currentCall());
      begun.push(delivery.id);
      if (delivery.id.includes('hangs')) await new Promise(() => undefined);
      sent.push(delivery.id);
      left.delete(delivery);
    },
  };
  const database = { query: async () => [{ now: NOW }] };
  const logger = { warn: () => undefined, error: () => undefined };
  const runs = new Map<string, () => Promise<void>>();
  const jobs = { add: ({ name, run }: Job) => void runs.set(name, run) };
  const job = new DeliverDueJob(
    ...([jobs, new ManualClock(NOW), database, deliveries, deliver, logger] as unknown as ConstructorParameters<typeof DeliverDueJob>),
  );
  job.onModuleInit();
  return { job, left, runs, begun, sent, calls };
}

async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await settled();
    jest.advanceTimersByTime(1_000);
  }
  await settled();
}

it('goes on with the others when as many as there are slots never end', async () => {
  const { job, sent } = jobFor(...of('email', 10, true), ...of('email', 2));
  void job.run();
  await pass(310);
  expect(sent).toEqual(['email 0', 'email 1']);
});

it('sends a WhatsApp message at once while the mail relay hangs, and an alert while reports wait', async () => {
  const { job, sent } = jobFor(...of('email', 40, true), ...of('whatsapp', 1));
  void job.run();
  await settled();
  expect(sent).toEqual(['whatsapp 0']);
  const monday = jobFor(...of('report', 40, true), ...of('email', 1));
  void monday.job.run();
  await settled();
  expect([monday.sent, monday.begun.filter((id) => id.includes('hangs')).length]).toEqual([['email 0'], 2]);
});

it('does not begin again what it has in hand, although its claim is over', async () => {
  const { job, begun } = jobFor(...of('email', 1, true));
  void job.run();
  await pass(30);
  void job.run();
  await pass(30);
  expect(begun).toHaveLength(1);
});

it('begins again what has not come to its end for seven minutes', async () => {
  const { runs, begun } = jobFor(...of('email', 1, true));
  for (let minute = 0; minute < 8; minute += 1) {
    await runs.get('deliver email')!();
    await pass(60);
  }
  expect(begun).toHaveLength(2);
});

it('takes what comes while others hang, in its own lane and beside it', async () => {
  const { runs, left, sent } = jobFor(...of('email', 9, true));
  await runs.get('deliver email')!();
  for (const one of [...of('email', 1), ...of('whatsapp', 1)]) left.add(one);
  for (const run of runs.values()) await run();
  await settled();
  expect(sent.toSorted()).toEqual(['email 0', 'whatsapp 0']);
});

it('is work of the product, whoever triggered it', async () => {
  const { job, sent, calls } = jobFor(...of('email', 1));
  withCall({ caller: userCaller('ada', []), correlationId: 'spec' }, () => job.trigger());
  while (sent.length === 0) await settled();
  expect(calls).toEqual([undefined]);
});
