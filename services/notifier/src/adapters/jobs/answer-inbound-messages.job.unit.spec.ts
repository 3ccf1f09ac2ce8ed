import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ManualClock } from '@nowahala/platform';
import type { Job } from '@nowahala/platform';
import type { StoredInboundMessage } from '../../database/inbound-message.repository.js';
import { AnswerInboundMessagesJob } from './answer-inbound-messages.job.js';

const NOW = new Date('2026-11-28T03:00:00Z');

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

const settled = () => new Promise((resolve) => setImmediate(resolve));
const of = (...providerIds: string[]) =>
  providerIds.map((providerId) => ({ providerId, intent: 'menu' }) as unknown as StoredInboundMessage);
const hanging = (count: number) => of(...Array.from({ length: count }, (_, index) => `hangs ${index}`));

/** What hangs stays due. */
function jobFor(...due: StoredInboundMessage[]) {
  const left = new Set(due);
  const begun: string[] = [];
  const answered: string[] = [];
  // One run after the other, as jobs do.
  let running = Promise.resolve();
  let run: (() => Promise<void>) | undefined;
  const jobs = {
    add: (job: Job) => {
      run = () => (running = running.then(() => job.run()));
      return { trigger: run };
    },
  };
  const messages = { claimDue: async (_now: Date, limit: number) => [...left].slice(0, limit) };
  const answer = {
    execute: async (stored: StoredInboundMessage) => {
      begun.push(stored.providerId);
      if (stored.providerId.startsWith('hangs')) {
        left.delete(stored);
        await new Promise(() => undefined);
      }
      left.delete(stored);
      answered.push(stored.providerId);
    },
  };
  const database = { query: async () => [{ now: NOW }] };
  const job = new AnswerInboundMessagesJob(
    ...([
      ...[jobs, new ManualClock(NOW), database, messages, answer],
      ...[{ trigger: () => undefined }, { warn: () => undefined, error: () => undefined }],
    ] as unknown as ConstructorParameters<typeof AnswerInboundMessagesJob>),
  );
  job.onModuleInit();
  return { left, begun, answered, run: () => run!() };
}

it('answers one number while another one’s reply takes its time', async () => {
  const { left, answered, run } = jobFor(...of('hangs ada'));
  void run();
  await settled();
  left.add(of('stop of bola')[0]!);
  void run();
  await settled();
  expect(answered).toEqual(['stop of bola']);
});

it('goes on when as many as there are slots never end, and begins none of them beside itself', async () => {
  const stuck = hanging(20);
  const { left, begun, answered, run } = jobFor(...stuck, ...of('stop of bola'));
  void run();
  await settled();
  expect(answered).toEqual([]);
  left.add(stuck[0]!);
  for (let second = 0; second < 61; second += 1) {
    jest.advanceTimersByTime(1_000);
    await settled();
  }
  expect([answered, begun.length]).toEqual([['stop of bola'], 21]);
});
