import { expect, it } from '@jest/globals';
import { ManualClock } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import type { LiveRegions } from '../src/application/live-regions.js';
import type { CheckRequests, RegionalCheck } from '../src/application/ports.js';
import { PublishDueChecks } from '../src/application/publish-due-checks.js';
import type { RecordGap } from '../src/application/record-gap.js';
import type { UsageMeter } from '../src/application/usage-meter.js';
import type { ScheduleRepository } from '../src/database/schedule.repository.js';
import { Schedule } from '../src/domain/schedule.js';
import type { SchedulerMetrics } from '../src/scheduler.metrics.js';

const NOW = Date.UTC(2026, 2, 2, 9) / 1000;
const MINUTES = 60;
const regions = ['frankfurt', 'lagos', 'london'];

it.each([2, 5, 7, 10])('a server that is down is asked from each place every three minutes, checked every %i', async (intervalMinutes) => {
  const schedule = new Schedule();
  const published: RegionalCheck[] = [];
  const nothing = () => undefined;
  const publish = new PublishDueChecks(
    new ManualClock(new Date(NOW * 1000)),
    schedule,
    {} as ScheduleRepository,
    { regions, leave: nothing } as unknown as LiveRegions,
    { count: nothing, takeBack: nothing } as unknown as UsageMeter,
    {} as RecordGap,
    { slots: { inc: nothing }, tickLagSeconds: { observe: nothing } } as unknown as SchedulerMetrics,
    { publish: async (checks: RegionalCheck[]) => void published.push(...checks) } as unknown as CheckRequests,
    { warn: nothing } as unknown as Logger,
  );
  const entry = {
    ...{ serverId: '0198c9a1-7d6e-7a10-8000-000000000001', workspaceId: 'w', userId: 'u', shard: 1, ipAddress: '41.58.1.2', website: '' },
    ...{ intervalMinutes, paused: false, configVersion: 1, fireAt: undefined, down: true, used: 0 },
    entitlement: { state: 'active' as const, rateLimit: 0, hourlyOnly: false },
  };
  schedule.wheel.put(entry, NOW);
  await publish.execute(schedule.wheel.takeThrough(NOW + MINUTES * 60));
  for (const region of regions) {
    const times = published.filter((one) => one.region === region).map(({ scheduledAt }) => scheduledAt.getTime());
    const longest = Math.max(...times.slice(1).map((at, index) => at - times[index]!));
    expect({ region, asked: times.length >= MINUTES / 3 - 1, longest }).toEqual({ region, asked: true, longest: 180_000 });
  }
});
