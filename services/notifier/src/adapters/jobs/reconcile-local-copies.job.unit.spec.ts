import { afterEach, expect, it, jest } from '@jest/globals';
import { MINUTE_MS } from '@nowahala/kernel';
import { Jobs, ManualClock } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { ReconcileLocalCopiesJob } from './reconcile-local-copies.job.js';

afterEach(() => void jest.restoreAllMocks());

/** Each page takes a minute; `at` is called with its number. */
function jobsWithPages(count: number, at: (page: number, jobs: Jobs) => void) {
  let [nowMs, page] = [0, 0];
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const clock = new ManualClock(new Date('2026-11-28T03:00:00Z'));
  const jobs = new Jobs(clock, { error: () => undefined } as unknown as Logger);
  const ended = new Promise<void>((resolve) => {
    const reconcileAfter = async (): Promise<string | null> => {
      page += 1;
      nowMs += MINUTE_MS;
      at(page, jobs);
      if (page === count) resolve();
      return page < count ? String(page) : null;
    };
    const pruning = { add: (job: Parameters<Jobs['add']>[0]) => (job.name === 'prune' ? undefined : jobs.add(job)) };
    const needed = [pruning, clock, {}, { reconcileAfter }] as unknown as ConstructorParameters<typeof ReconcileLocalCopiesJob>;
    new ReconcileLocalCopiesJob(...needed).onModuleInit();
  });
  jobs.start();
  return { jobs, ended, pages: () => page };
}

it('hangs at no time, however long all pages take together', async () => {
  const hanging: string[] = [];
  const { jobs, ended } = jobsWithPages(100, (_, all) => void hanging.push(...all.hanging()));
  await ended;
  await jobs.stop();
  expect(hanging).toEqual([]);
});

it('ends with the page under way where the process stops', async () => {
  let pages = () => 0;
  await new Promise<void>((resolve) => {
    ({ pages } = jobsWithPages(100, (page, all) => void (page === 3 && all.stop().then(resolve))));
  });
  expect(pages()).toBe(3);
});
