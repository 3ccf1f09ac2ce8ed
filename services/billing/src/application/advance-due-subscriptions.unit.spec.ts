import { describe, expect, it } from '@jest/globals';
import { ManualClock, Metrics, type Logger } from '@nowahala/platform';
import { BillingMetrics } from '../billing.metrics.js';
import type { DueSubscriptionQuery } from '../database/due-subscription.query.js';
import { AdvanceDueSubscriptions } from './advance-due-subscriptions.js';
import type { AdvanceSubscription } from './advance-subscription.js';

/** Workspaces with so many steps due, the earliest first; some of them fail, or take no step although they are due. */
function schedule(due: Record<string, number>) {
  const failing = new Set<string>();
  const stuck = new Set<string>();
  const tries: string[] = [];
  const metrics = new Metrics();
  const query = {
    now: async () => new Date(),
    list: async (_now: Date, limit: number, leftOut: string[]) =>
      Object.keys(due)
        .filter((id) => due[id]! > 0 && !leftOut.includes(id))
        .slice(0, limit),
  } as unknown as DueSubscriptionQuery;
  const advance = {
    async execute(workspaceId: string) {
      tries.push(workspaceId);
      if (failing.has(workspaceId)) throw new Error(`${workspaceId} fails`);
      if (stuck.has(workspaceId)) return 0;
      due[workspaceId]! -= 1;
      return 1;
    },
  } as unknown as AdvanceSubscription;
  const logger = { error: () => undefined } as unknown as Logger;
  const runs = new AdvanceDueSubscriptions(
    new ManualClock(new Date('2026-11-21T12:00:00.000Z')),
    query,
    advance,
    new BillingMetrics(metrics),
    logger,
  );
  const run = async (): Promise<string[]> => {
    tries.length = 0;
    await runs.execute();
    return [...tries];
  };
  const failures = async () => Number(/^billing_schedule_failures_total (\d+)/m.exec(await metrics.asText())?.[1]);
  return { due, failing, stuck, run, failures };
}

describe('the schedule of all subscriptions', () => {
  it('takes every due step of everybody behind those that fail, more of them than a batch holds', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => `w-${index}`);
    const { due, failing, run, failures } = schedule(Object.fromEntries(ids.map((id) => [id, 2])));
    for (const id of ids.slice(0, 110)) failing.add(id);
    await run();
    expect(ids.filter((id) => due[id] === 0)).toEqual(ids.slice(110));
    expect(await failures()).toBe(110);
  });

  it('leaves one that goes on failing out of 1, 2, 4 ... runs, an hour at most, and forgets that once it succeeds', async () => {
    const { due, failing, run } = schedule({ broken: 1 });
    failing.add('broken');
    const tried: number[] = [];
    for (let count = 1; count <= 1_300; count += 1) if ((await run()).length > 0) tried.push(count);
    expect(tried).toEqual([1, 3, 6, 11, 20, 37, 70, 135, 264, 521, 882, 1243]);
    failing.clear();
    while ((await run()).length === 0);
    expect(due.broken).toBe(0);
    due.broken = 1;
    failing.add('broken');
    expect([await run(), await run(), await run()]).toEqual([['broken'], [], ['broken']]);
  });

  it('does not turn in a circle around one that is due and takes no step', async () => {
    const { due, stuck, run } = schedule({ stuck: 1, behind: 2 });
    stuck.add('stuck');
    expect(await run()).toEqual(['stuck', 'behind', 'behind']);
    expect([await run(), due.behind]).toEqual([['stuck'], 0]);
  });

  it('gives up for this run when one cause stops hundreds, and gets to the rest in the next', async () => {
    const ids = Array.from({ length: 900 }, (_, index) => `w-${index}`);
    const { failing, run } = schedule(Object.fromEntries(ids.map((id) => [id, 1])));
    for (const id of ids) failing.add(id);
    expect([await run(), await run()].map((tried) => tried.length)).toEqual([500, 400]);
  });
});
