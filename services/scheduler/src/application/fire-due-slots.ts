import { pings, topicCodecs } from '@nowahala/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { BUS, Clock, Database, headersOf, LOGGER, Metrics, newId, SETTINGS, traced } from '@nowahala/platform';
import type { EventBus, Logger, OutMessage, PlatformSettings } from '@nowahala/platform';
import { entriesOfServers, entriesOfShards, claimChanges } from '../database/schedule.repository.js';
import type { ScheduleEntry } from '../database/schedule.repository.js';
import { regionFor } from '../domain/slots.js';
import { billingMonth } from '../domain/usage.js';
import { RecordGap } from './record-gap.js';
import { groupOf, ShardLeases, SHARDS_PER_GROUP, shardsOf } from './shard-leases.js';
import { UsageMeter } from './usage-meter.js';
import { TimingWheel } from '../domain/timing-wheel.js';
import type { DueCheck } from '../domain/timing-wheel.js';

const TICK_MS = 50;
const RENEW_MS = 3_000;
const LOOK_FOR_CHANGES_MS = 500;
const WATERMARK_MS = 1_000;
const FLUSH_USAGE_MS = 60_000;
/** A pause up to this long is caught up with; a longer one is a recorded gap. */
const CATCH_UP_SECONDS = 20;
const MAX_TARGETS = 256;
const PUBLISH_FOR_MS = 20_000;

/** Fires what is due in the shards this process holds. */
@Injectable()
export class FireDueSlots implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly wheel = new TimingWheel();
  private readonly loaded = new Set<number>();
  /** Groups we let go of, with the last second that was fired: whoever takes one goes on from there. */
  private readonly left = new Map<number, number>();
  private lastSecond = 0;
  private month = '';
  private running = false;
  private loops: Promise<void>[] = [];
  private nudged = false;
  private stopListening: () => void = () => undefined;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(BUS) private readonly bus: EventBus,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(ShardLeases) private readonly owner: ShardLeases,
    @Inject(UsageMeter) private readonly usage: UsageMeter,
    @Inject(RecordGap) private readonly gaps: RecordGap,
  ) {}

  onApplicationBootstrap(): void {
    this.running = true;
    this.lastSecond = this.second();
    this.month = billingMonth(this.clock.now());
    this.stopListening = this.clock.onAdvance(() => this.tick());
    this.loops = [
      this.every(RENEW_MS, () => this.renew()),
      this.every(LOOK_FOR_CHANGES_MS, () => this.takeChanges()),
      this.every(WATERMARK_MS, () => this.writeWatermark()),
      this.every(WATERMARK_MS, () => this.gaps.flush()),
      this.every(FLUSH_USAGE_MS, () => this.usage.flush()),
      this.tickForEver(),
    ];
  }

  async onModuleDestroy(): Promise<void> {
    this.running = false;
    this.stopListening();
    await Promise.allSettled(this.loops);
    await this.usage.flush().catch(() => undefined);
    await this.gaps.flush().catch(() => undefined);
    await this.writeWatermark().catch(() => undefined);
    await this.owner.releaseAll().catch(() => undefined);
  }

  /** Reads changed entries now instead of within half a second. */
  trigger(): void {
    this.nudged = true;
  }

  private second(): number {
    return Math.floor(this.clock.nowMs() / 1000);
  }

  private async every(ms: number, work: () => Promise<void>): Promise<void> {
    while (this.running) {
      try {
        await work();
      } catch (error) {
        if (this.running) this.logger.warn({ err: error }, 'a round of the timetable failed and comes again');
      }
      const until = performance.now() + ms;
      while (this.running && performance.now() < until) {
        if (this.nudged && ms === LOOK_FOR_CHANGES_MS) break;
        await sleep(Math.min(TICK_MS, Math.max(1, until - performance.now())));
      }
      if (ms === LOOK_FOR_CHANGES_MS) this.nudged = false;
    }
  }

  /** Absolute deadlines: a late tick does not make the next one late. */
  private async tickForEver(): Promise<void> {
    let next = performance.now();
    while (this.running) {
      await this.tick().catch((error: unknown) => this.logger.warn({ err: error }, 'a tick failed'));
      next = Math.max(next + TICK_MS, performance.now());
      await sleep(next - performance.now());
    }
  }

  private ticking: Promise<void> | undefined;

  private tick(): Promise<void> {
    this.ticking ??= this.fireDue().finally(() => (this.ticking = undefined));
    return this.ticking;
  }

  private async fireDue(): Promise<void> {
    const now = this.second();
    if (now <= this.lastSecond) return;
    for (const group of this.loaded) if (!this.owner.isSafe(group)) this.letGo(group);
    if (now - this.lastSecond > CATCH_UP_SECONDS) {
      const [from, to] = [new Date((this.lastSecond + 1) * 1000), new Date(now * 1000)];
      const shards = [...this.loaded].flatMap(shardsOf);
      const slots = this.wheel.countSlots(new Set(shards), this.lastSecond + 1, now - 1);
      this.lastSecond = now - 1;
      this.wheel.replan(now);
      await this.gaps.execute(shards, from, to, 'the clock jumped or the scheduler stood still', slots);
    }
    if (billingMonth(this.clock.now()) !== this.month) await this.turnMonth();
    const due = this.wheel.takeThrough(now);
    this.lastSecond = now;
    if (due.length > 0) await this.send(due);
  }

  /** Fires nothing more of this group; everything up to the last second was fired. */
  private letGo(group: number): void {
    this.wheel.removeShards(new Set(shardsOf(group)));
    if (this.loaded.delete(group)) this.left.set(group, this.lastSecond);
    this.tellOwned();
  }

  /** At each change: a round that fails must not leave a figure of better days. */
  private tellOwned(): void {
    this.metrics.schedulerShardsOwned.set(this.loaded.size * SHARDS_PER_GROUP);
  }

  private async handBack(groups: number[]): Promise<void> {
    for (const group of groups) this.letGo(group);
    await this.writeWatermark();
  }

  /** Counters begin anew with the month; servers past their limit are back at their own interval. */
  private async turnMonth(): Promise<void> {
    await this.usage.flush();
    this.month = billingMonth(this.clock.now());
    for (const group of this.loaded) await this.load(group, this.lastSecond);
  }

  private async send(due: DueCheck[]): Promise<void> {
    const now = this.clock.now();
    const wanted = due.filter((check) => check.adHoc);
    for (const check of due) if (check.counts) this.usage.count(check.entry, check.scheduledAt);
    try {
      // Each tick begins a trace, also when somebody else's work moved the clock.
      await traced('tick', undefined, () => this.bus.publish(this.messages(due, now)), { root: true });
      this.countSlots('fired', due);
      for (const check of due)
        this.metrics.schedulerTickLagSeconds.observe(
          { shard_group: String(groupOf(check.entry.shard)) },
          Math.max(0, (this.clock.nowMs() - check.scheduledAt.getTime()) / 1000),
        );
    } catch (error) {
      this.countSlots('expired', due);
      this.logger.warn({ err: error }, 'due checks could not be handed over');
      const first = due.reduce((least, check) => Math.min(least, check.scheduledAt.getTime()), Number.POSITIVE_INFINITY);
      await this.gaps.execute(
        [...new Set(due.map((check) => check.entry.shard))],
        new Date(first),
        new Date(this.clock.nowMs() + 1),
        'the bus did not answer',
        0,
      );
    }
    await this.clearWanted(wanted.map((check) => check.entry.serverId));
  }

  private regionOf({ entry, scheduledAt, intervalSeconds }: DueCheck): string {
    return regionFor(entry.serverId, Math.floor(scheduledAt.getTime() / 1000), intervalSeconds, this.settings.regions);
  }

  private countSlots(result: 'fired' | 'expired', due: DueCheck[]): void {
    for (const [region, checks] of Map.groupBy(due, (check) => this.regionOf(check)))
      this.metrics.schedulerSlots.inc({ result, region }, checks.length);
  }

  private async clearWanted(serverIds: string[]): Promise<void> {
    if (serverIds.length === 0) return;
    await this.database.query(
      'UPDATE schedule_entry SET fire_at = NULL WHERE server_id = ANY($1::uuid[]) AND fire_at IS NOT NULL AND fire_at <= $2',
      [serverIds, this.clock.now()],
    );
  }

  private messages(due: DueCheck[], now: Date): OutMessage[] {
    const batches = new Map<string, { region: string; shard: number; checks: DueCheck[] }>();
    for (const check of due) {
      const region = this.regionOf(check);
      const name = `${region} ${check.entry.shard}`;
      const batch = batches.get(name) ?? { region, shard: check.entry.shard, checks: [] };
      batch.checks.push(check);
      batches.set(name, batch);
    }
    return [...batches.values()].flatMap(({ region, shard, checks }) =>
      chunks(checks, MAX_TARGETS).map((part) => {
        const id = newId();
        const message: pings.PingRequested = {
          shard,
          epoch: Number(this.owner.epochOf(groupOf(shard))),
          region,
          pings: part.map(toDuePing),
        };
        return {
          topic: `ping.requested.${region}`,
          key: String(shard),
          id,
          type: 'nowahala.pings.v1.PingRequested',
          payload: topicCodecs['ping.requested'].encode(message).finish(),
          headers: headersOf(id, 'nowahala.pings.v1.PingRequested', {
            tenantId: part[0]!.entry.workspaceId,
            producer: 'scheduler',
            now,
            meta: { actor: 'scheduler', correlationId: id },
          }),
          occurredAt: now,
        };
      }),
    );
  }

  private async renew(): Promise<void> {
    const { gained, lost } = await this.owner.renew((groups) => this.handBack(groups));
    if (lost.length > 0) this.metrics.schedulerLeaseLost.inc(lost.length);
    // A new epoch: somebody else had it meanwhile.
    for (const group of [...lost, ...gained.map((one) => one.group)]) this.letGo(group);
    for (const group of this.owner.groups) if (!this.loaded.has(group)) await this.takeOver(group);
  }

  /** Goes on where the last owner stopped; what lies too far back is told as a gap. */
  private async takeOver(group: number): Promise<void> {
    const [mark] = await this.database.query<{ at: Date | null }>('SELECT max(at) AS at FROM watermark WHERE $1 = ANY(groups)', [group]);
    const now = this.second();
    const fired = Math.max(mark?.at ? Math.floor(mark.at.getTime() / 1000) : 0, this.left.get(group) ?? 0) || now;
    const far = now - fired > CATCH_UP_SECONDS;
    await this.load(group, far ? now : fired);
    const late = this.wheel.takeThrough(this.lastSecond);
    this.loaded.add(group);
    this.tellOwned();
    this.left.delete(group);
    if (late.length > 0) await this.send(late);
    if (!far) return;
    const slots = this.wheel.countSlots(new Set(shardsOf(group)), fired + 1, now);
    await this.gaps.execute(shardsOf(group), new Date(fired * 1000), new Date(now * 1000), 'nobody held the shard', slots);
  }

  /** Everything after the second that was fired last. */
  private async load(group: number, fired: number): Promise<void> {
    await claimChanges(this.database, shardsOf(group));
    this.wheel.removeShards(new Set(shardsOf(group)));
    for (const entry of await entriesOfShards(this.database, this.month, shardsOf(group)))
      this.wheel.put(withUnwritten(entry, this.usage), fired + 1);
  }

  private async takeChanges(): Promise<void> {
    const shards = [...this.loaded].flatMap(shardsOf);
    if (shards.length === 0) return;
    const ids = await claimChanges(this.database, shards);
    if (ids.length === 0) return;
    const entries = new Map((await entriesOfServers(this.database, this.month, ids)).map((entry) => [entry.serverId, entry]));
    const next = this.lastSecond + 1;
    for (const id of ids) {
      const entry = entries.get(id);
      if (entry) this.wheel.put(withUnwritten(entry, this.usage), next);
      else this.wheel.remove(id);
    }
  }

  /** One row for all that this process fires; a group that it let go of keeps a row of its own until somebody has it. */
  private async writeWatermark(): Promise<void> {
    const groups = [...this.loaded];
    const left = [...this.left];
    await this.database.query(
      `WITH of_left AS (
         INSERT INTO watermark AS w (owner, groups, at) SELECT 'left-' || l.left_group, ARRAY[l.left_group], to_timestamp(l.fired) FROM unnest($4::int[], $5::bigint[]) AS l (left_group, fired)
         ON CONFLICT (owner) DO UPDATE SET at = greatest(w.at, EXCLUDED.at))
       INSERT INTO watermark (owner, groups, at) VALUES ($1, $2, $3) ON CONFLICT (owner) DO UPDATE SET groups = $2, at = $3`,
      [this.owner.owner, groups, new Date(this.lastSecond * 1000), left.map(([group]) => group), left.map(([, fired]) => fired)],
    );
    for (const [group, fired] of left) if (this.left.get(group) === fired) this.left.delete(group);
    await this.database.query(`DELETE FROM watermark WHERE owner <> $1 AND groups <@ $2`, [this.owner.owner, groups]);
  }
}

function withUnwritten(entry: ScheduleEntry, usage: UsageMeter): ScheduleEntry {
  return { ...entry, used: entry.used + usage.unwritten(entry.serverId) };
}

function toDuePing({ entry, scheduledAt, check }: DueCheck): pings.DuePing {
  return {
    target: {
      serverId: entry.serverId,
      workspaceId: entry.workspaceId,
      userId: entry.userId,
      ipAddress: entry.ipAddress,
      website: entry.website,
      intervalMinutes: entry.intervalMinutes,
      configVersion: entry.configVersion,
    },
    scheduledAt,
    expiresAt: new Date(scheduledAt.getTime() + PUBLISH_FOR_MS + 10_000),
    check,
    candidateId: '',
  };
}

function chunks<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
