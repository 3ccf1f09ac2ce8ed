import { expect, it } from '@jest/globals';
import { ManualClock } from '@nowahala/platform';
import type { Store } from '@nowahala/platform';
import type { UsageCount, UsageRepository } from '../database/usage.repository.js';
import type { ScheduleEntry } from '../domain/schedule-entry.js';
import { UsageMeter } from './usage-meter.js';

const AT = new Date('2026-11-28T12:00:00Z');
const MONTH = '2026-11';
const SERVERS = 2_000;

const entryOf = (index: number): ScheduleEntry => ({ serverId: `server-${index}`, workspaceId: 'w', used: 10 }) as ScheduleEntry;

it('what is not stored yet is found at once for each of thousands of servers, while a batch is being written', async () => {
  const entries = Array.from({ length: SERVERS }, (_, index) => entryOf(index));
  const { promise: written, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: writing, resolve: begin } = Promise.withResolvers<void>();
  let looks = 0;
  const add = async (_: unknown, counts: UsageCount[]) => {
    for (const one of counts) {
      const { serverId } = one;
      Object.defineProperty(one, 'serverId', { get: () => ((looks += 1), serverId) });
    }
    begin();
    await written;
    return [];
  };
  const transaction = async (work: (tx: object) => Promise<void>) => work({});
  const usage = { isNewBatch: async () => true, add } as unknown as UsageRepository;
  const meter = new UsageMeter({ transaction } as unknown as Store, new ManualClock(AT), usage);
  for (const entry of entries) meter.count(entry, AT);
  const flushing = meter.flush();
  await writing;
  meter.count(entries[7]!, AT);
  const used = entries.map((entry) => meter.withUnwritten(entry, MONTH).used);
  expect(used).toEqual(entries.map((_, index) => (index === 7 ? 12 : 11)));
  expect(looks).toBeLessThanOrEqual(SERVERS * 2);
  goOn();
  await flushing;
  expect(meter.withUnwritten(entries[7]!, MONTH).used).toBe(11);
  expect(meter.withUnwritten(entries[8]!, MONTH).used).toBe(10);
});
