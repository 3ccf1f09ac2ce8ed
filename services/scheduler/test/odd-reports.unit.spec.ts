import { expect, it } from '@jest/globals';
import { pings } from '@nowahala/contracts';
import { ManualClock } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { RegionHealthConsumer } from '../src/adapters/topics/region-health.consumer.js';
import type { ProberReport } from '../src/database/prober.repository.js';

const NOW = new Date('2026-11-28T12:00:00Z');
const HOUR_SECONDS = 3_600;

/** A report that fails would be parked, and behind it every other one of its region: nobody would be checked from there. */
it.each([
  ['is none', Number.NaN, 0],
  ['is the first of all', -8.64e15, HOUR_SECONDS],
  ['is the last of all', 8.64e15, 0],
])('a report of sight whose time %s has an age that can be stored', async (_what, ms, ageSeconds) => {
  const stored: ProberReport[] = [];
  const probers = { upsert: async (_sql: never, report: ProberReport) => void stored.push(report) };
  const loops = { regionReported: () => undefined };
  const consumer = new RegionHealthConsumer(...([new ManualClock(NOW), {} as never, probers as never, loops as never] as const));
  const report = pings.RegionHealth.fromPartial({ region: 'lagos', proberId: 'p', sight: pings.ProberSight.PROBER_SIGHT_SEES });
  await consumer.onRegionHealth({ ...report, at: new Date(ms) }, { occurredAt: NOW } as MessageContext);
  expect(stored).toMatchObject([{ region: 'lagos', ageSeconds }]);
});
