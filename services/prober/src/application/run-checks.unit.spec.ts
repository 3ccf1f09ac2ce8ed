import { afterEach, describe, expect, it } from '@jest/globals';
import { type Logger, ManualClock, NetworkPolicy, parseWebsite, sleep } from '@nowahala/platform';
import { checkRequest, newMetrics, now } from '../../test/builders.js';
import { until } from '../../test/until.js';
import { type CheckRequest, type CheckResult, type CheckTarget, type CompletedCheck, unmeasured } from '../domain/check.js';
import { Destinations } from '../domain/destinations.js';
import { RecentResults } from '../domain/recent-results.js';
import { Sight } from '../domain/sight.js';
import { PerformCheck } from './perform-check.js';
import type { ProveSight, Vote } from './prove-sight.js';
import type { PublishResults } from './publish-results.js';
import { RunChecks } from './run-checks.js';

const closed = new NetworkPolicy();

function site(url: string) {
  const judged = parseWebsite(url, closed);
  if (!judged.ok) throw new Error(judged.reason);
  return judged.value;
}

const started: RunChecks[] = [];
afterEach(async () => void (await Promise.all(started.splice(0).map((one) => one.stop(0)))));

let count = 0;
function request(more: Partial<CheckRequest> & { url?: string; workspaceId?: string; ipAddress?: string } = {}): CheckRequest {
  count += 1;
  const { url, workspaceId = 'w', ipAddress = `41.58.${count >> 8}.${count & 255}`, ...rest } = more;
  return checkRequest(`s${count}`, {
    target: { serverId: `s${count}`, workspaceId, ipAddress, website: url === undefined ? null : site(url) },
    expiresAt: new Date(now.getTime() + 30_000),
    ...rest,
  });
}

function start(
  options: {
    concurrency?: number;
    clock?: ManualClock;
    check?: (target: CheckTarget) => Promise<CheckResult>;
    prove?: () => Promise<Vote>;
  } = {},
) {
  const asked: CheckTarget[] = [];
  const finished: CompletedCheck[] = [];
  const defects: unknown[] = [];
  let most = 0;
  let running = 0;
  const success = (target: CheckTarget): CheckResult => ({
    ...unmeasured('not_measured', target),
    outcome: 'success',
    errorClass: null,
    message: 'Answered.',
    reached: target.ipAddress,
  });
  const probe = {
    async check(target: CheckTarget) {
      asked.push(target);
      running += 1;
      most = Math.max(most, running);
      try {
        return await (options.check?.(target) ?? Promise.resolve(success(target)));
      } finally {
        running -= 1;
      }
    },
  };
  const destinations = new Destinations(NetworkPolicy.parse('127.0.0.0/8'));
  const recent = new RecentResults();
  const clock = options.clock ?? new ManualClock(now);
  const metrics = newMetrics();
  const logger = { error: (fields: unknown) => void defects.push(fields) } as unknown as Logger;
  const results = { add: (completed: CompletedCheck) => void finished.push(completed) } as PublishResults;
  const seeing = { execute: options.prove ?? (async () => 'counts'), lookMeanwhile: async () => undefined } as unknown as ProveSight;
  const limits = { openFiles: null, trackedConnections: null, hasIpv6: false, concurrency: options.concurrency ?? 50 };
  const performCheck = new PerformCheck(probe, destinations, recent, new Sight(), seeing, clock, metrics, logger);
  const checks = new RunChecks(performCheck, results, destinations, recent, clock, metrics, limits, logger);
  started.push(checks);
  return { checks, asked, finished, defects, destinations, success, mostAtOnce: () => most };
}

describe('due checks', () => {
  it('are performed once each, however often they come', async () => {
    const { checks, asked, finished } = start();
    const one = request();
    checks.accept(one);
    checks.accept(one);
    checks.accept({ ...one });
    await until(() => finished.length >= 1);
    expect([asked.length, finished.length]).toEqual([1, 1]);
  });

  it('are not held where the clock of this machine is weeks behind', async () => {
    const { checks, asked } = start();
    checks.accept(request({ scheduledAt: new Date(now.getTime() + 2e9), expiresAt: new Date(now.getTime() + 3e9) }));
    await until(() => asked.length > 0);
  });

  it('never run more at once than allowed, and all come to an end', async () => {
    const { checks, finished, mostAtOnce, success } = start({
      concurrency: 10,
      check: async (target) => (await sleep(3), success(target)),
    });
    for (let index = 0; index < 200; index += 1) checks.accept(request({ ipAddress: `41.${index}.1.1` }));
    await until(() => finished.length >= 200);
    expect(finished).toHaveLength(200);
    expect(mostAtOnce()).toBe(10);
  });

  it('are missed when they come too late', async () => {
    const { checks, asked, finished } = start();
    checks.accept(request({ scheduledAt: new Date(now.getTime() - 60_000), expiresAt: new Date(now.getTime() - 1) }));
    await until(() => finished.length > 0);
    expect(asked).toHaveLength(0);
    expect(finished[0]?.result).toMatchObject({ outcome: 'unknown', errorClass: 'expired' });
  });

  it('are not late when it was we who let them wait', async () => {
    const clock = new ManualClock(now);
    const { checks, finished, success } = start({ concurrency: 10, clock, check: async (target) => (await sleep(20), success(target)) });
    for (let index = 0; index < 20; index += 1)
      checks.accept(request({ ipAddress: `41.${index}.1.1`, reason: index === 15 ? 'recheck' : 'scheduled' }));
    checks.accept(request({ ipAddress: '41.99.1.1', reason: 'recheck' }));
    await clock.advance(60_000);
    await until(() => finished.length >= 21);
    expect(finished).toHaveLength(21);
    // The re-checks that were still waiting are worth nothing now; the ordinary ones are.
    expect(finished.filter(({ result }) => result.errorClass === 'expired').map(({ request: one }) => one.reason)).toEqual([
      'recheck',
      'recheck',
    ]);
  });

  it('wait for their time when they come early', async () => {
    const { checks, finished } = start();
    checks.accept(request({ scheduledAt: new Date(now.getTime() + 500) }));
    await sleep(20);
    expect(finished).toHaveLength(0);
    await until(() => finished.length >= 1);
    expect(finished).toHaveLength(1);
  });

  it('count as not measured when our own program fails', async () => {
    const { checks, finished, defects } = start({ check: async () => Promise.reject(new TypeError('a defect')) });
    checks.accept(request());
    await until(() => finished.length > 0);
    expect(finished[0]?.result).toMatchObject({ outcome: 'unknown', errorClass: 'not_measured' });
    expect(defects).toHaveLength(1);
  });

  it('count as not measured when the proof of sight fails by a defect, and others go on', async () => {
    const silent = async (target: CheckTarget): Promise<CheckResult> => ({ ...unmeasured('not_measured', target), outcome: 'timeout' });
    const { checks, finished, defects } = start({
      concurrency: 1,
      check: silent,
      prove: async () => Promise.reject(new TypeError('a defect')),
    });
    checks.accept(request());
    checks.accept(request());
    await until(() => finished.length >= 2);
    expect(finished.map(({ result }) => result.errorClass)).toEqual(['not_measured', 'not_measured']);
    expect(defects).toHaveLength(2);
  });

  it('count as not measured when their turn cannot be told by a defect, and others go on', async () => {
    const { checks, finished, destinations } = start({ concurrency: 1 });
    const waitMs = destinations.waitMs.bind(destinations);
    let broken = true;
    destinations.waitMs = (...asked) => {
      if (!broken) return waitMs(...asked);
      broken = false;
      throw new TypeError('a defect');
    };
    checks.accept(request());
    checks.accept(request());
    await until(() => finished.length >= 2);
    expect(finished.map(({ result }) => result.outcome)).toEqual(['unknown', 'success']);
  });

  it('share the result of the very same place once it was asked often enough', async () => {
    const { checks, asked, finished } = start();
    const soon = { expiresAt: new Date(now.getTime() + 20_000), intervalMinutes: 1, scheduledAt: new Date(now.getTime() - 40_000) };
    for (let index = 0; index < 30; index += 1) checks.accept(request({ url: 'https://shop.example/', workspaceId: `w${index}`, ...soon }));
    await until(() => finished.length >= 30);
    expect(asked).toHaveLength(8);
    expect(finished).toHaveLength(30);
    expect(finished.every(({ result }) => result.outcome === 'success')).toBe(true);
  });

  it('share with a re-check only what was measured since it was due: one failure must not vote twice', async () => {
    const clock = new ManualClock(now);
    const silent = async (target: CheckTarget): Promise<CheckResult> => ({ ...unmeasured('not_measured', target), outcome: 'timeout' });
    const { checks, asked, finished } = start({ clock, check: silent });
    const recheck = { url: 'https://shop.example/', reason: 'recheck' as const, expiresAt: new Date(now.getTime() + 120_000) };
    for (let index = 0; index < 20; index += 1) checks.accept(request({ ...recheck, scheduledAt: new Date(now.getTime() - 1_000) }));
    await until(() => finished.length >= 20);
    expect(asked).toHaveLength(10);
    await clock.advance(5_000);
    checks.accept(request({ ...recheck, scheduledAt: clock.now() }));
    await until(() => checks.heldBack > 0);
    expect(finished).toHaveLength(20);
  });

  it('never share with a neighbour: another path or host is left out instead', async () => {
    const { checks, finished } = start();
    const soon = { expiresAt: new Date(now.getTime() + 500), intervalMinutes: 1, scheduledAt: new Date(now.getTime() - 60_000) };
    for (let index = 0; index < 8; index += 1) checks.accept(request({ url: 'https://shop.example/', ...soon }));
    await until(() => finished.length >= 8);
    checks.accept(request({ url: 'https://shop.example/other', ...soon }));
    await until(() => finished.length >= 9);
    expect(finished.at(-1)?.result).toMatchObject({ outcome: 'unknown', errorClass: 'overloaded' });
  });

  it('wait within their interval for a place that was asked often', async () => {
    const { checks, finished } = start();
    for (let index = 0; index < 9; index += 1)
      checks.accept(request({ url: 'https://shop.example/', expiresAt: new Date(now.getTime() + 2_000) }));
    await until(() => finished.length >= 8);
    expect(finished).toHaveLength(8);
    expect(checks.heldBack).toBe(1);
    await checks.stop(10);
    expect(finished[8]?.result).toMatchObject({ outcome: 'unknown', errorClass: 'not_measured' });
  });

  it('leave a slot of each workspace a place, however many another has ordered', async () => {
    const { checks, asked, finished } = start();
    const soon = { expiresAt: new Date(now.getTime() + 20_000), intervalMinutes: 1 };
    for (let index = 0; index < 30; index += 1)
      checks.accept(request({ url: `https://shop.example/${index}`, workspaceId: 'flood', ...soon }));
    await until(() => finished.length >= 8);
    checks.accept(request({ url: 'https://shop.example/', workspaceId: 'victim', ...soon }));
    await until(() => finished.length >= 9);
    expect(asked.map(({ workspaceId }) => workspaceId).filter((one) => one === 'victim')).toHaveLength(1);
    expect(finished.at(-1)?.result.outcome).toBe('success');
  });

  it('let re-checks use what is kept for them', async () => {
    const { checks, asked, finished } = start();
    for (let index = 0; index < 12; index += 1)
      checks.accept(request({ url: 'https://shop.example/', expiresAt: new Date(now.getTime() + 20_000) }));
    await until(() => finished.length >= 8);
    checks.accept(request({ url: 'https://shop.example/', reason: 'recheck', expiresAt: new Date(now.getTime() + 20_000) }));
    await until(() => asked.length >= 9);
    expect(asked).toHaveLength(9);
  });

  it('have no budget in a network that was opened on purpose', async () => {
    const { checks, asked } = start();
    for (let index = 0; index < 300; index += 1) checks.accept(request({ ipAddress: '127.0.0.1' }));
    await until(() => asked.length >= 300);
    expect(asked).toHaveLength(300);
  });

  it('do not wait for each other in a network that was opened on purpose', async () => {
    const { checks, mostAtOnce, success } = start({ concurrency: 100, check: async (target) => (await sleep(20), success(target)) });
    for (let index = 0; index < 60; index += 1) checks.accept(request({ ipAddress: `127.0.0.${index + 1}` }));
    for (let index = 0; index < 60; index += 1) checks.accept(request({ ipAddress: `41.58.1.${index + 1}` }));
    expect(mostAtOnce()).toBe(80);
    await checks.stop(20_000);
  });

  it('make the reader of the bus wait while too many are queued', async () => {
    let open: () => void = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const { checks, success, finished } = start({ concurrency: 10, check: async (target) => (await gate, success(target)) });
    for (let index = 0; index < 60; index += 1) checks.accept(request({ ipAddress: `41.${index}.1.1` }));
    let letIn = false;
    const whenNotFull = checks.whenNotFull().then(() => (letIn = true));
    await sleep(10);
    expect(letIn).toBe(false);
    open();
    await whenNotFull;
    await until(() => finished.length >= 60);
    expect(finished).toHaveLength(60);
    await checks.whenNotFull();
  });

  it('are shed, oldest of the greediest first, when the queue overflows', async () => {
    const { checks, finished } = start({ concurrency: 10, check: () => new Promise(() => {}) });
    for (let index = 0; index < 215; index += 1) checks.accept(request({ ipAddress: `41.${index}.1.1` }));
    expect(finished.map(({ result }) => result.errorClass)).toEqual(['overloaded', 'overloaded', 'overloaded', 'overloaded', 'overloaded']);
    expect(checks.queued).toBe(200);
  });

  it('that are under way are finished before the end, and the waiting ones given back', async () => {
    const { checks, finished, success } = start({ concurrency: 10, check: async (target) => (await sleep(50), success(target)) });
    for (let index = 0; index < 15; index += 1) checks.accept(request({ ipAddress: `41.${index}.1.1` }));
    await checks.stop(20_000);
    expect(finished.filter(({ result }) => result.outcome === 'success')).toHaveLength(10);
    expect(finished.filter(({ result }) => result.outcome === 'unknown')).toHaveLength(5);
  });

  it('that take too long for a stop are given back, once', async () => {
    const { checks, finished, success } = start({ check: async (target) => (await sleep(80), success(target)) });
    checks.accept(request());
    await checks.stop(10);
    await sleep(120);
    expect(finished.map(({ result }) => result.errorClass)).toEqual(['not_measured']);
  });
});
