import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ManualClock } from '@nowahala/platform';
import type { Due } from '../../application/notify-group.js';
import type { Incident } from '../../domain/incident.js';
import type { NotificationGroup } from '../../domain/notification-group.js';
import { NotifyDueGroupsJob } from './notify-due-groups.job.js';

const NOW = new Date('2026-11-28T03:00:00Z');

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] }));
afterEach(() => void jest.useRealTimers());

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Incidents are due until they are notified or put off; the notification of the first `hanging` of them never ends. */
function jobFor(count: number, hanging: number, reminders = new Set<string>(), fallbacks = 0, later: Date[] = []) {
  const askedFor: Date[] = [];
  let fallbacksLeft = fallbacks;
  let notifiedBefore: number | undefined;
  const due = new Set(Array.from({ length: count }, (_, index) => `i${index}`));
  const [notified, postponed]: [string[], string[]] = [[], []];
  const incidents = {
    findDueOpenings: async (now: Date, limit: number) => {
      askedFor.push(now);
      return [...due].slice(0, limit).map((incidentId) => ({ incidentId }) as Incident);
    },
    findDueResolutions: async () => [],
    postpone: async (_sql: unknown, incidentId: string) => {
      due.delete(incidentId);
      postponed.push(incidentId);
    },
  };
  const groups = {
    whatIsDue: async () => {
      const next = later.shift();
      if (next) jest.spyOn(clock, 'nowMs').mockReturnValue(next.getTime());
      return { groups: true, fallbacks: fallbacksLeft > 0 };
    },
    findDue: async () => [...reminders].map((groupKey) => ({ groupKey }) as NotificationGroup),
    postpone: async (groupKey: string) => {
      reminders.delete(groupKey);
      postponed.push(groupKey);
    },
  };
  const notifyGroup = {
    execute: async (one: Due) => {
      if (one.due === 'reminder') throw new Error('it cannot be written');
      const { incidentId } = one.incident;
      if (Number(incidentId.slice(1)) < hanging) await new Promise(() => undefined);
      due.delete(incidentId);
      notified.push(incidentId);
    },
  };
  const sendFallbacks = {
    execute: async () => {
      notifiedBefore ??= notified.length;
      fallbacksLeft = Math.max(0, fallbacksLeft - 100);
    },
  };
  const deliveries = { trigger: () => undefined, settle: async () => undefined };
  const jobs = { add: () => undefined };
  const clock = new ManualClock(NOW);
  const logger = { warn: () => undefined };
  const database = { query: async () => [{ now: new Date(clock.nowMs() - clock.offset) }] };
  const job = new NotifyDueGroupsJob(
    ...([
      jobs,
      clock,
      database,
      incidents,
      groups,
      notifyGroup,
      sendFallbacks,
      { execute: async () => ({ queued: 0, more: false }) },
      deliveries,
      logger,
    ] as unknown as ConstructorParameters<typeof NotifyDueGroupsJob>),
  );
  job.onModuleInit();
  return { job, clock, askedFor, notified, postponed, fallbacksLeft: () => fallbacksLeft, notifiedBefore: () => notifiedBefore };
}

it('notifies of the others when as many as run at once never end', async () => {
  const { job, notified, postponed } = jobFor(6, 4);
  void job.run();
  for (let second = 0; second < 70; second += 1) {
    await settled();
    jest.advanceTimersByTime(1_000);
  }
  await settled();
  expect([notified.toSorted(), postponed.toSorted()]).toEqual([
    ['i4', 'i5'],
    ['i0', 'i1', 'i2', 'i3'],
  ]);
});

it('puts off a reminder that fails, as it does an opening', async () => {
  const { job, postponed } = jobFor(0, 0, new Set(['g0']));
  await job.run();
  expect(postponed).toEqual(['g0']);
});

it('leaves no fallback when a test moves the clock, however many rounds they take', async () => {
  const { clock, fallbacksLeft } = jobFor(0, 0, new Set(), 250);
  await clock.advance(1_000);
  expect(fallbacksLeft()).toBe(0);
});

it('queues the mails that replace WhatsApp messages before all of a large outage are notified', async () => {
  const { job, notified, fallbacksLeft, notifiedBefore } = jobFor(1_000, 0, new Set(), 1);
  await job.run();
  expect([notified.length, fallbacksLeft()]).toEqual([1_000, 0]);
  expect(notifiedBefore()).toBeLessThanOrEqual(200);
});

it('ends after a slice of a large outage, and goes on in the next run', async () => {
  const { job, notified } = jobFor(1_000, 0);
  const now = jest.spyOn(performance, 'now').mockImplementation(() => notified.length * 20);
  const runs = [await job.run(), await job.run(), await job.run()];
  now.mockRestore();
  expect([runs, notified.length]).toEqual([[true, true, false], 1_000]);
});

it('has an end: what was put off in a run is not taken by it again, also where a batch takes long or the clock goes back', async () => {
  const times = [60_000, -60_000, 120_000].map((ms) => new Date(NOW.getTime() + ms));
  const { job, askedFor } = jobFor(700, 0, new Set(), 0, times);
  await job.run();
  const [first] = askedFor;
  expect(askedFor.map((at) => at.getTime() - first!.getTime())).toEqual([0, 0, -60_000, -60_000]);
});
