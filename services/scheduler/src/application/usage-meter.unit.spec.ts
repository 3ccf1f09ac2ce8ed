import { expect, it } from '@jest/globals';
import { ManualClock } from '@nowahala/platform';
import type { Store } from '@nowahala/platform';
import type { UsageCount, UsageRepository } from '../database/usage.repository.js';
import type { ScheduleEntry } from '../domain/schedule-entry.js';
import { UsageMeter } from './usage-meter.js';

const AT = new Date('2026-11-28T12:00:00Z');
const MONTH = '2026-11';
const SERVERS = 2_000;

const afterCommit = (effect: () => void): void => effect();
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

it('writes a thousand servers at a time, and after a failure none of them twice', async () => {
  const batches = new Map<string, number>();
  const together: number[] = [];
  let failing = true;
  const isNewBatch = async (_: unknown, id: string) => (batches.has(id) ? false : Boolean(batches.set(id, 0)));
  const add = async (_: unknown, counts: UsageCount[]) => {
    if (together.length === 1 && failing) throw new Error('the database is away');
    together.push(counts.length);
    return [];
  };
  const transaction = async (work: (tx: object) => Promise<void>) => {
    const before = new Map(batches);
    await work({}).catch((error: unknown) => {
      for (const id of batches.keys()) if (!before.has(id)) batches.delete(id);
      throw error;
    });
  };
  const meter = new UsageMeter({ transaction } as unknown as Store, new ManualClock(AT), { isNewBatch, add } as unknown as UsageRepository);
  const entries = Array.from({ length: 2_500 }, (_, index) => entryOf(index));
  for (const entry of entries) meter.count(entry, AT);
  await expect(meter.flush()).rejects.toThrow('the database is away');
  expect(together).toEqual([1_000]);
  expect([0, 1_000, 2_499].map((index) => meter.unwritten(`server-${index}`, MONTH))).toEqual([0, 1, 1]);
  failing = false;
  meter.count(entries[0]!, AT);
  await meter.flush();
  expect(together).toEqual([1_000, 1_000, 500, 1]);
  expect(meter.unwritten('server-2499', MONTH)).toBe(0);
});

it('is written at the first round after a start, then with the fifth ping, or after five rounds', async () => {
  const written: Record<string, number>[] = [];
  const add = async (_: unknown, counts: UsageCount[]) => {
    written.push(Object.fromEntries(counts.map(({ serverId, count }) => [serverId, count])));
    return counts.map(({ serverId, month, count }) => ({ serverId, month, used: count, notified: 0 }));
  };
  const transaction = async (work: (tx: object) => Promise<void>) => work({ publish: async () => undefined, afterCommit });
  const usage = { isNewBatch: async () => true, add } as unknown as UsageRepository;
  const meter = new UsageMeter({ transaction } as unknown as Store, new ManualClock(AT), usage);
  const entitlement = { rateLimit: 50_000 };
  const [often, seldom] = [0, 1].map((index) => ({ ...entryOf(index), intervalMinutes: 1, entitlement }) as ScheduleEntry);
  for (const entry of [often!, seldom!]) meter.count(entry, AT);
  await meter.flushDue();
  expect(written).toEqual([{ 'server-0': 1, 'server-1': 1 }]);
  meter.count(seldom!, AT);
  for (let minute = 0; minute < 5; minute += 1) {
    meter.count(often!, AT);
    await meter.flushDue();
  }
  expect(written.slice(1)).toEqual([{ 'server-0': 5, 'server-1': 1 }]);
  expect(meter.withUnwritten(often!, MONTH).used).toBe(10);
  meter.count(often!, AT);
  await meter.flush();
  expect(written.at(-1)).toEqual({ 'server-0': 1 });
});

it('is published after ten minutes where it has grown by a fiftieth, after an hour else, and at once of what is new or over a threshold', async () => {
  const clock = new ManualClock(AT);
  const published: [string, number][] = [];
  const used = new Map<string, number>();
  const add = async (_: unknown, counts: UsageCount[]) =>
    counts.map(({ serverId, month, count }) => {
      used.set(serverId, (used.get(serverId) ?? 0) + count);
      return { serverId, month, used: used.get(serverId)!, notified: 0 };
    });
  const publish = async (_: string, { serverId, used: sum }: { serverId: string; used: number }) => void published.push([serverId, sum]);
  const transaction = async (work: (tx: object) => Promise<void>) => work({ publish, afterCommit });
  const usage = { isNewBatch: async () => true, add, markNotified: async () => undefined } as unknown as UsageRepository;
  const meter = new UsageMeter({ transaction } as unknown as Store, clock, usage);
  const entry = (serverId: string, rateLimit = 50_000) => ({ ...entryOf(0), serverId, intervalMinutes: 1, entitlement: { rateLimit } });
  const [fresh, old, nearly] = [entry('fresh'), entry('old'), entry('nearly', 10_500)];
  used.set('old', 10_000).set('nearly', 10_490);
  const after = async (minutes: number, entries: object[], pings = 1) => {
    await clock.advance(minutes * 60_000);
    for (const one of entries) for (let ping = 0; ping < pings; ping += 1) meter.count(one as ScheduleEntry, clock.now());
    published.length = 0;
    await meter.flush();
    return [...published];
  };
  expect(await after(0, [fresh, old, nearly])).toEqual([
    ['fresh', 1],
    ['nearly', 10_491],
  ]);
  expect(await after(5, [fresh])).toEqual([]);
  expect(await after(6, [fresh])).toEqual([['fresh', 3]]);
  const times: number[] = [];
  for (let minute = 0; minute < 130; minute += 1) if ((await after(1, [old])).length > 0) times.push(minute);
  expect(times.length).toBeGreaterThanOrEqual(2);
  expect(times[1]! - times[0]!).toBe(60);
  expect(await after(11, [old], 300)).toEqual([['old', 10_431]]);
});

it('is published again where the transaction was not kept', async () => {
  const published: string[] = [];
  const add = async (_: unknown, counts: UsageCount[]) => counts.map(({ serverId, month }) => ({ serverId, month, used: 1, notified: 0 }));
  let kept = false;
  const transaction = async (work: (tx: object) => Promise<void>) => {
    const effects: (() => void)[] = [];
    const messages: string[] = [];
    const publish = async (_: string, { serverId }: { serverId: string }) => void messages.push(serverId);
    await work({ publish, afterCommit: (effect: () => void) => void effects.push(effect) });
    if (!kept) throw new Error('the commit failed');
    published.push(...messages);
    for (const effect of effects) effect();
  };
  const usage = { isNewBatch: async () => true, add } as unknown as UsageRepository;
  const meter = new UsageMeter({ transaction } as unknown as Store, new ManualClock(AT), usage);
  meter.count({ ...entryOf(0), intervalMinutes: 1, entitlement: { rateLimit: 50_000 } } as ScheduleEntry, AT);
  await expect(meter.flush()).rejects.toThrow('the commit failed');
  kept = true;
  await meter.flush();
  expect(published).toEqual(['server-0']);
});
