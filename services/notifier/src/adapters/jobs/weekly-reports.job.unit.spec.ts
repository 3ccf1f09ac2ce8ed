import { afterEach, expect, it, jest } from '@jest/globals';
import { MINUTE_MS } from '@nowahala/kernel';
import { Jobs, ManualClock } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { SendWeeklyReports } from '../../application/send-weekly-reports.js';
import { NotifyDueGroupsJob } from './notify-due-groups.job.js';

const NOW = new Date('2026-11-30T07:00:00Z');

afterEach(() => void jest.restoreAllMocks());

/** So many recipients are due, and each takes a minute. */
function jobsWithRecipients(count: number, at: (handled: number, jobs: Jobs) => void) {
  let [nowMs, handled] = [0, 0];
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const logger = { error: () => undefined, warn: () => undefined } as unknown as Logger;
  const clock = new ManualClock(NOW);
  const jobs = new Jobs(clock, logger);
  const recipients = {
    claimDueReport: async () => {
      if (handled === count) return null;
      handled += 1;
      nowMs += MINUTE_MS;
      at(handled, jobs);
      return { userId: `u${handled}`, nextReportAt: NOW, timeZone: 'Africa/Lagos' };
    },
    setNextReport: async () => undefined,
    find: async () => null,
  };
  const store = { transaction: <T>(work: (tx: unknown) => T) => work({ now: NOW }) };
  const needed = [store, {}, recipients, {}, {}, logger] as unknown as ConstructorParameters<typeof SendWeeklyReports>;
  const reports = new SendWeeklyReports(...needed);
  const reporting = { add: (job: Parameters<Jobs['add']>[0]) => (job.name === 'weekly reports' ? jobs.add(job) : undefined) };
  new NotifyDueGroupsJob(
    ...([reporting, clock, {}, {}, {}, {}, {}, reports, {}, logger] as unknown as ConstructorParameters<typeof NotifyDueGroupsJob>),
  ).onModuleInit();
  jobs.start();
  return { handled: () => handled };
}

it('hang at no time, however many are due together', async () => {
  const hanging: string[] = [];
  await new Promise<void>((resolve) => {
    jobsWithRecipients(100, (handled, jobs) => {
      hanging.push(...jobs.hanging());
      if (handled === 100) void jobs.stop().then(resolve);
    });
  });
  expect(hanging).toEqual([]);
});

it('end with the one under way where the process stops', async () => {
  let handled = () => 0;
  await new Promise<void>((resolve) => {
    ({ handled } = jobsWithRecipients(100, (many, jobs) => void (many === 3 && jobs.stop().then(resolve))));
  });
  expect(handled()).toBe(3);
});
