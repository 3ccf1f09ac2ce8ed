import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { Clock, LOGGER, Database, Leases } from '@nowahala/platform';
import type { Logger, SqlRunner } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { HourClosingRepository } from '../database/hour-closing.repository.js';
import { MaintenanceRepository } from '../database/maintenance.repository.js';
import { PingPackRepository } from '../database/ping-pack.repository.js';
import { PingPartitionRepository } from '../database/ping-partition.repository.js';
import { merged } from '../domain/history/kept-ping.js';
import type { KeptPing } from '../domain/history/kept-ping.js';
import { DamagedHour } from '../domain/history/packed-hour.js';
import { totalsOf } from '../domain/statistics/hour-totals.js';
import type { HourTotals } from '../domain/statistics/hour-totals.js';

/** One transaction takes so many servers, however many there are: some thousand pings. */
const SERVERS_AT_ONCE = 100;
/** Late results arrive within this time; a later one opens the hour once more, and those behind it have so long to come too. */
const QUIET_AFTER_MS = 2 * MINUTE_MS;
/** Rows of a packed hour stay for a while: what is late finds its place, and operators look at what is new. */
const ROWS_STAY_MS = 2 * HOUR_MS;
/** Far below the time after which a job counts as hanging. */
const RUN_AT_MOST_MS = 5 * MINUTE_MS;
const LEASE = 'analyzer-closing-hours'; // stored name
const LEASE_SECONDS = 60;

/**
 * Adds up and packs the hours that ended, server by server, and then drops their rows. Each slice is one transaction that says how far
 * it came, so a process that dies is followed by another one; a late ping opens its hour and shard again.
 */
@Injectable()
export class CloseHours {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly leases: Leases,
    private readonly hours: HourClosingRepository,
    private readonly packs: PingPackRepository,
    private readonly partitions: PingPartitionRepository,
    private readonly maintenances: MaintenanceRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** By the database's clock, so that a machine of ours that is ahead closes no hour that still fills. */
  async execute(): Promise<void> {
    const now = (await this.hours.now(this.clock)).getTime();
    const drop = (): Promise<boolean> => this.drop(new Date(now - ROWS_STAY_MS));
    // First: it makes room.
    const isDropped = await drop();
    const areClosed = await this.closeAll(new Date(now - QUIET_AFTER_MS));
    if (areClosed && isDropped) await drop();
  }

  /** What cannot be dropped keeps nothing from being packed. */
  private async drop(endedBefore: Date): Promise<boolean> {
    try {
      return await this.partitions.dropPacked(endedBefore);
    } catch (error) {
      this.logger.error({ err: error }, 'rows of packed hours were not dropped; they are tried again');
      return false;
    }
  }

  /** One process at a time: two would wait for each other. What is left when the time is over is left to the next run. False where nothing was to be closed. */
  private async closeAll(before: Date): Promise<boolean> {
    const endsAt = performance.now() + RUN_AT_MOST_MS;
    const goesOn = async (): Promise<boolean> => performance.now() < endsAt && !!(await this.leases.hold(LEASE, LEASE_SECONDS));
    const failed: Date[] = [];
    let areClosed = false;
    while (await goesOn()) {
      const hour = await this.hours.nextOpen(before, failed);
      if (!hour) break;
      try {
        await this.close(hour, before, goesOn);
        areClosed = true;
      } catch (error) {
        // The hours behind it do not wait.
        this.logger.error({ err: error, hour: hour.toISOString() }, 'an hour was not closed: it stays open');
        failed.push(hour);
      }
    }
    return areClosed;
  }

  private async close(hour: Date, markedBefore: Date, goesOn: () => Promise<boolean>): Promise<void> {
    const packs = await this.partitions.isPacked(this.database, hour);
    if (packs) await this.partitions.ensurePacks(hour);
    do await this.hours.assignShards();
    while ((await this.database.transaction((sql) => this.closeSlice(sql, hour, markedBefore, packs))) && (await goesOn()));
  }

  /** False when nothing of the hour is left. `packs`: its rows are dropped once they are packed. */
  private async closeSlice(sql: SqlRunner, hour: Date, markedBefore: Date, packs: boolean): Promise<boolean> {
    const begun = await this.hours.begin(sql, hour, markedBefore, SERVERS_AT_ONCE);
    if (!begun) return true;
    const { shards, servers } = begun;
    if (shards.length === 0) return false;
    const damaged = new Set(shards.flatMap((one) => (one.damaged ? [one.shard] : [])));
    const ids = servers.map(({ serverId }) => serverId);
    const rows = await this.hours.rowsOf(sql, hour, ids);
    const isDropped = (await this.packs.dropped(sql, [hour])).size > 0;
    const packed = isDropped ? await this.packs.ofHour(sql, hour, ids) : new Map<string, KeptPing[] | DamagedHour>();
    const spans = await this.maintenances.spans(ids, hour, new Date(hour.getTime() + 2 * HOUR_MS), sql);
    const totals = new Map<string, HourTotals>();
    const pings = new Map<string, KeptPing[]>();
    for (const { serverId, shard } of servers) {
      const before = packed.get(serverId) ?? [];
      if (before instanceof DamagedHour) {
        this.logger.error({ err: before, server_id: serverId, hour: hour.toISOString() }, 'a packed hour cannot be read: it stays open');
        damaged.add(shard);
        continue;
      }
      const all = merged(before, rows.get(serverId) ?? []);
      if (all.length === 0) continue;
      totals.set(serverId, totalsOf(all, spans.get(serverId) ?? []));
      pings.set(serverId, all);
    }
    const unreadable = new Set(packs ? await this.packs.upsert(sql, hour, pings) : []);
    for (const { serverId, shard } of servers) if (unreadable.has(serverId)) damaged.add(shard);
    await this.hours.storeTotals(sql, hour, totals);
    const last = servers.length < SERVERS_AT_ONCE ? undefined : servers.at(-1);
    const ended = shards.map(({ shard }) => shard).filter((shard) => last === undefined || shard < last.shard);
    await this.hours.finish(sql, hour, {
      done: ended.filter((shard) => !damaged.has(shard)),
      // A pack in it cannot be read, or would not be: its other servers are closed, and it stays open.
      again: ended.filter((shard) => damaged.has(shard)),
      part: last && { ...last, damaged: damaged.has(last.shard) },
    });
    return last !== undefined;
  }
}
