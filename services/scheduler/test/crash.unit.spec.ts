import { expect, it } from '@jest/globals';
import { ManualClock, shardOf } from '@nowahala/platform';
import type { Logger, Store } from '@nowahala/platform';
import { FireDueSlots } from '../src/application/fire-due-slots.js';
import { HandoverShards } from '../src/application/handover-shards.js';
import type { LiveRegions } from '../src/application/live-regions.js';
import { LoadShards } from '../src/application/load-shards.js';
import type { CheckRequests, RegionalCheck } from '../src/application/ports.js';
import { PublishDueChecks } from '../src/application/publish-due-checks.js';
import { RecordGap } from '../src/application/record-gap.js';
import type { ShardLeases } from '../src/application/shard-leases.js';
import type { UsageMeter } from '../src/application/usage-meter.js';
import { WriteWatermark } from '../src/application/write-watermark.js';
import type { ScheduleRepository } from '../src/database/schedule.repository.js';
import type { WatermarkRepository } from '../src/database/watermark.repository.js';
import { Schedule } from '../src/domain/schedule.js';
import type { Progress } from '../src/domain/schedule.js';
import type { ScheduleEntry } from '../src/domain/schedule-entry.js';
import { groupOf } from '../src/domain/shards.js';
import { isSlot, phaseOf } from '../src/domain/slots.js';
import type { SchedulerMetrics } from '../src/scheduler.metrics.js';

const START = 1_795_000_000;
const SERVERS = Array.from({ length: 12 }, (_, index) => `server-${index}`);
const GROUPS = [...new Set(SERVERS.map((id) => groupOf(shardOf(id))))];

/** What outlives a process: the rows and the bus. */
class World {
  readonly fired: { serverId: string; at: number }[] = [];
  readonly gaps: { shard: number; from: number; to: number }[] = [];
  readonly marks = new Map<number, Progress>();
  /** Slots that counted towards the plan, each as often as it did. */
  counted: string[] = [];
  busAnswers = true;

  constructor(readonly seed: number) {}

  entries(shards: number[]): ScheduleEntry[] {
    return SERVERS.filter((id) => shards.includes(shardOf(id))).map((serverId) => ({
      serverId,
      workspaceId: 'w',
      userId: 'u',
      shard: shardOf(serverId),
      ipAddress: '41.58.1.2',
      website: '',
      intervalMinutes: 1,
      paused: false,
      configVersion: 1,
      fireAt: undefined,
      down: false,
      entitlement: { state: 'active', rateLimit: 0, hourlyOnly: false },
      used: 0,
    }));
  }

  /** Slots between two seconds that were neither fired nor lie in a gap. */
  missing(from: number, to: number): string[] {
    const seconds = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return SERVERS.flatMap((serverId) =>
      seconds
        .filter((second) => isSlot(second, 60, phaseOf(serverId, 60)))
        .filter((second) => !this.fired.some((one) => one.serverId === serverId && Math.floor(one.at / 1000) === second))
        .filter(
          (second) => !this.gaps.some((gap) => gap.shard === shardOf(serverId) && gap.from <= second * 1000 && second * 1000 < gap.to),
        )
        .map((second) => `${serverId} at +${second - START}`),
    );
  }
}

/** A scheduler that dies for good at a given call to the outside: before what it asks for has happened, or after. */
class Process {
  readonly tick: FireDueSlots;
  readonly renew: HandoverShards;
  readonly watermark: WriteWatermark;
  readonly gap: RecordGap;
  private calls = 0;

  constructor(
    private readonly world: World,
    clock: ManualClock,
    private readonly diesAt = Number.POSITIVE_INFINITY,
    private readonly before = true,
  ) {
    const schedule = new Schedule();
    const logger = { warn: () => undefined } as unknown as Logger;
    const metrics = new Proxy({}, { get: () => metric }) as unknown as SchedulerMetrics;
    const repository = {
      listChanges: () => this.outside(() => []),
      listOfShards: (_: string, shards: number[]) => this.outside(() => world.entries(shards)),
      deleteChanges: () => this.outside(() => undefined),
    } as unknown as ScheduleRepository;
    const usage = {
      count: ({ serverId }: ScheduleEntry, at: Date) => void world.counted.push(`${serverId} ${at.getTime()}`),
      takeBack: ({ serverId }: ScheduleEntry, at: Date) =>
        void (world.counted = world.counted.filter((one) => one !== `${serverId} ${at.getTime()}`)),
      withUnwritten: (entry: ScheduleEntry) => entry,
    } as unknown as UsageMeter;
    const leases = {
      owner: 'me',
      groups: GROUPS,
      isSafe: () => true,
      renew: async () => ({ gained: [], lost: [] }),
    } as unknown as ShardLeases;
    this.gap = new RecordGap(this.store(), metrics);
    const requests = { publish: (checks: RegionalCheck[]) => this.publish(checks) } as unknown as CheckRequests;
    const regions = { regions: ['local'], leave: () => undefined } as unknown as LiveRegions;
    const publish = new PublishDueChecks(clock, schedule, repository, regions, usage, this.gap, metrics, requests, logger);
    const marks = this.watermarks();
    this.watermark = new WriteWatermark(schedule, leases, marks, publish, this.gap);
    const load = new LoadShards(clock, schedule, repository, usage);
    this.renew = new HandoverShards(clock, schedule, leases, marks, this.watermark, load, publish, this.gap, metrics, logger);
    this.tick = new FireDueSlots(clock, schedule, this.renew, load, publish, this.gap, logger);
    this.tick.start();
  }

  get dead(): boolean {
    return this.calls >= this.diesAt;
  }

  private store(): Store {
    const { world } = this;
    const transaction = async (work: (tx: object) => Promise<void>): Promise<void> => {
      const written: World['gaps'] = [];
      const publish = async (_: string, { shard, from, to }: { shard: number; from: Date; to: Date }) =>
        void written.push({ shard, from: from.getTime(), to: to.getTime() });
      await work({ publish });
      await this.outside(() => void world.gaps.push(...written));
    };
    return { transaction } as unknown as Store;
  }

  private watermarks(): WatermarkRepository {
    const { world } = this;
    return {
      find: (group: number) => this.outside(() => world.marks.get(group) ?? { lastFired: START, firedThrough: START }),
      write: (_: string, lastFired: number, firedThrough: ReadonlyMap<number, number>) =>
        this.outside(() => firedThrough.forEach((through, group) => world.marks.set(group, { lastFired, firedThrough: through }))),
      takeFromOthers: () => this.outside(() => undefined),
    } as unknown as WatermarkRepository;
  }

  private async publish(checks: RegionalCheck[]): Promise<void> {
    const { world } = this;
    await this.outside(() => {
      if (!world.busAnswers) throw new Error('the bus is away');
      for (const { entry, scheduledAt } of checks) world.fired.push({ serverId: entry.serverId, at: scheduledAt.getTime() });
    });
  }

  /** One step: the other loops go on meanwhile. What is under way when the process dies never happens, and nobody hears of its end. */
  private async outside<T>(effect: () => T): Promise<T> {
    this.calls += 1;
    const call = this.calls;
    if (call > this.diesAt || (call === this.diesAt && this.before)) return new Promise<T>(() => undefined);
    if (call < this.diesAt) await turns(latencyOf(call, this.world.seed));
    if (call < this.diesAt && this.dead) return new Promise<T>(() => undefined);
    const result = effect();
    if (this.dead) return new Promise<T>(() => undefined);
    await turns(2);
    return result;
  }
}

/** Some calls are quick, and some take longer than a second of the loops. */
const latencyOf = (call: number, seed: number): number => 2 + ((Math.imul(call + seed * 7_919, 2_654_435_761) >>> 16) % 90);

const metric = Object.assign(() => undefined, { set: () => undefined, inc: () => undefined, observe: () => undefined });
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

/** Lets the loops run beside each other for some seconds, which the clock takes one by one. None overlaps itself. */
async function run(one: Process, clock: ManualClock, seconds: number, each: (second: number) => void = () => undefined): Promise<void> {
  const loops = [() => one.renew.execute(), () => one.tick.execute(), () => one.watermark.execute(), () => one.gap.flush()];
  const running = new Set<number>();
  for (let second = 0; second < seconds && !one.dead; second += 1) {
    each(second);
    for (const [index, loop] of loops.entries()) {
      if (running.has(index) || (index === 0 && second % 3 > 0)) continue;
      running.add(index);
      void loop()
        .catch(() => undefined)
        .finally(() => running.delete(index));
      await turns((second * 7) % 23);
    }
    await turns(60);
    await clock.advance(1_000);
  }
  if (one.dead) return;
  await turns(500);
  // Not waited for: it may be now that the process dies.
  void one.tick.execute().catch(() => undefined);
  await turns(500);
}

/** A first process that dies at its nth call, one that comes `pause` seconds later, and what neither of them accounts for. */
async function accident(
  seed: number,
  diesAt: number,
  before: boolean,
  pause: number,
  jumps: boolean,
): Promise<{ missing: string[]; twice: string[]; died: boolean }> {
  const world = new World(seed);
  const clock = new ManualClock(new Date(START * 1000));
  const first = new Process(world, clock, diesAt, before);
  await run(first, clock, 40, (second) => {
    world.busAnswers = second % 9 !== 4;
    if (jumps && second === 20) void clock.advance(45_000);
  });
  world.busAnswers = true;
  await clock.advance(pause * 1_000);
  await run(new Process(world, clock), clock, 70);
  const end = Math.floor(clock.nowMs() / 1000) - 1;
  const twice = world.counted.filter((one, index, all) => all.indexOf(one) !== index);
  return { missing: world.missing(START + 1, end), twice, died: first.dead };
}

it.each([
  ['comes back at once', 1, 0, false],
  ['comes back in time to catch up', 1, 8, false],
  ['comes back too late for that', 1, 40, false],
  ['has seen its clock jump', 0, 5, true],
])(
  'leaves no slot neither fired nor in a gap and counts none twice, killed before and after each step, where the next one %s',
  async (_, seed, pause, jumps) => {
    let kills = 0;
    for (let diesAt = 1, died = true; died; diesAt += 1)
      for (const before of [true, false]) {
        const after = await accident(seed, diesAt, before, pause, jumps);
        const { missing, twice } = after;
        expect({ diesAt, before, missing, twice }).toEqual({ diesAt, before, missing: [], twice: [] });
        ({ died } = after);
        if (died) kills += 1;
      }
    expect(kills).toBeGreaterThan(150);
  },
  300_000,
);

it('a released group keeps its watermark, however slowly rows of former owners are removed', async () => {
  const schedule = new Schedule();
  schedule.loaded.add(GROUPS[0]!);
  schedule.lastFired = START;
  const left = new Map<number, Progress>();
  const { promise: slow, resolve: goOn } = Promise.withResolvers<void>();
  const marks = {
    write: async (_: string, __: number, ___: ReadonlyMap<number, number>, released: [number, Progress][]) => {
      for (const [group, progress] of released) left.set(group, progress);
    },
    takeFromOthers: async (_: string, groups: number[]) => {
      await slow;
      for (const group of groups) left.delete(group);
    },
  } as unknown as WatermarkRepository;
  const publish = { settle: async () => undefined } as unknown as PublishDueChecks;
  const gap = { flush: async () => undefined } as unknown as RecordGap;
  const watermark = new WriteWatermark(schedule, { owner: 'me' } as unknown as ShardLeases, marks, publish, gap);
  const firing = watermark.execute();
  await turns(20);
  schedule.release(GROUPS[0]!);
  const releasing = watermark.execute();
  await turns(20);
  goOn();
  await Promise.all([firing, releasing]);
  expect([...left]).toEqual([[GROUPS[0], { lastFired: START, firedThrough: START }]]);
});
