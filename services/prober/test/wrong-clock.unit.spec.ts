import { afterEach, describe, expect, it } from '@jest/globals';
import { pings } from '@nowahala/contracts';
import { NetworkPolicy } from '@nowahala/platform';
import type { Clock, EventBus, Logger, MessageContext } from '@nowahala/platform';
import { newMetrics, now } from './builders.js';
import { until } from './until.js';
import { CheckRequestConsumer } from '../src/adapters/topics/check-request.consumer.js';
import type { PerformCheck } from '../src/application/perform-check.js';
import type { PublishResults } from '../src/application/publish-results.js';
import { RunChecks } from '../src/application/run-checks.js';
import { unmeasured } from '../src/domain/check.js';
import type { CheckRequest, CompletedCheck } from '../src/domain/check.js';
import { Destinations } from '../src/domain/destinations.js';
import { RecentResults } from '../src/domain/recent-results.js';

const SECOND = 1_000;
const started: RunChecks[] = [];
afterEach(async () => void (await Promise.all(started.splice(0).map((one) => one.stop(0)))));

interface World {
  /** By how much each is ahead of the bus, in seconds. */
  scheduler?: number;
  prober?: number;
  /** How long the message has been on the bus, in seconds. */
  waited?: number;
  check?: 'scheduled' | 'recheck';
  /** What a test moved the clock by. */
  offset?: number;
  busIsKnown?: boolean;
}

/** What becomes of a check that is requested in such a world. */
async function checkIn({ scheduler = 0, prober = 0, waited = 0, check = 'scheduled', offset = 0, busIsKnown = true }: World) {
  const finished: CompletedCheck[] = [];
  const performed: CheckRequest[] = [];
  const [nowMs, loggedMs] = [now.getTime(), now.getTime() - waited * SECOND];
  const clock = { nowMs: () => nowMs + prober * SECOND, now: () => new Date(nowMs + prober * SECOND), offset } as Clock;
  const perform = async (request: CheckRequest): Promise<CompletedCheck> => {
    performed.push(request);
    return { request, startedAt: now, endedAt: now, result: { ...unmeasured('not_measured', request.target), outcome: 'success' } };
  };
  const results = { add: (completed: CompletedCheck) => void finished.push(completed) } as PublishResults;
  const limits = { openFiles: null, trackedConnections: null, hasIpv6: false, concurrency: 5 };
  const policy = NetworkPolicy.parse('127.0.0.0/8');
  const performing = { execute: perform } as unknown as PerformCheck;
  const logger = {} as Logger;
  const checks = new RunChecks(performing, results, new Destinations(policy), new RecentResults(), clock, newMetrics(), limits, logger);
  started.push(checks);
  const bus = { time: { nowMs: busIsKnown ? nowMs : undefined } } as EventBus;
  const consumer = new CheckRequestConsumer(checks, policy, clock, newMetrics(), bus, logger);
  const scheduledAt = new Date(loggedMs + scheduler * SECOND);
  const expiresAt = new Date(scheduledAt.getTime() + 30 * SECOND);
  const target = pings.PingTarget.fromPartial({ serverId: 's', workspaceId: 'w', ipAddress: '127.0.0.1', intervalMinutes: 1 });
  const ping = pings.DuePing.fromPartial({ target, scheduledAt, expiresAt, check });
  const context = { message: { loggedAt: new Date(loggedMs) }, meta: {} } as unknown as MessageContext;
  const requested = { message: pings.PingRequested.fromPartial({ shard: 1, epoch: 1, pings: [ping] }), context };
  if (check === 'scheduled') await consumer.onPingRequested([requested]);
  else await consumer.onPingRecheck([{ message: pings.PingRecheck.fromPartial({ ping }), context }]);
  await until(() => finished.length > 0);
  const [{ request, result }] = finished as [CompletedCheck];
  expect(request.scheduledAt).toEqual(scheduledAt);
  return { outcome: result.errorClass ?? result.outcome, performed: performed.length, request, clock };
}

describe('a check request', () => {
  it.each<[string, World]>([
    ['our clock is ahead', { prober: 40 }],
    ['our clock is an hour ahead', { prober: 3_600 }],
    ['the clock of the scheduler is behind', { scheduler: -40 }],
    ['the clock of the scheduler is days behind, and it waited a little', { scheduler: -200_000, waited: 12 }],
    ['our clock is ahead, and a re-check is wanted', { prober: 40, check: 'recheck' }],
    ['our clock is behind', { prober: -3_600 }],
    ['the clock of the scheduler is ahead', { scheduler: 3_600 }],
  ])('is performed where %s', async (_, world) => {
    expect(await checkIn(world)).toMatchObject({ performed: 1 });
  });

  it.each<[string, World]>([
    ['no clock is wrong', {}],
    ['our clock is ahead', { prober: 40 }],
    ['the clock of the scheduler is behind', { scheduler: -3_600 }],
    ['the time of the bus is not known yet', { busIsKnown: false }],
  ])('is over where it waited for a minute and %s', async (_, world) => {
    expect(await checkIn({ ...world, waited: 60 })).toMatchObject({ performed: 0, outcome: 'expired' });
  });

  it('has what is left of its patience by the clock of this machine', async () => {
    const { request, clock } = await checkIn({ prober: 3_600, waited: 10, check: 'recheck' });
    expect(request.dueAt.getTime() - clock.nowMs()).toBe(-10 * SECOND);
    expect(request.expiresAt.getTime() - clock.nowMs()).toBe(20 * SECOND);
  });

  it('is judged by our clock alone where a test has moved it: the bus knows nothing of that', async () => {
    expect(await checkIn({ prober: 40, offset: 40 * SECOND })).toMatchObject({ performed: 0, outcome: 'expired' });
  });
});
