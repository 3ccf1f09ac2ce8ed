import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { Clock, LOGGER, Database } from '@nowahala/platform';
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
/** Late results arrive within this time; a later one opens the hour once more. */
const HOUR_IS_QUIET_AFTER_MS = 2 * MINUTE_MS;
/** Rows of a packed hour stay for a while: what is late finds its place, and operators look at what is new. */
const ROWS_STAY_MS = 2 * HOUR_MS;

/**
 * Adds up and packs the hours that ended, server by server, and then drops their rows. Each slice is one transaction that says how far
 * it came, so a process that dies is followed by another one; a late ping opens its hour and shard again.
 */
@Injectable()
export class CloseHours {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly hours: HourClosingRepository,
    private readonly packs: PingPackRepository,
    private readonly partitions: PingPartitionRepository,
    private readonly maintenances: MaintenanceRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** By the database's clock, so that a machine of ours that is ahead closes no hour that still fills. */
  async execute(): Promise<void> {
    const now = (await this.hours.now(this.clock)).getTime();
    await this.hours.assignShards();
    const leftOut: number[] = [];
    for (;;) {
      const hour = await this.hours.nextOpen(new Date(now - HOUR_IS_QUIET_AFTER_MS), leftOut);
      if (!hour) break;
      await this.close(hour);
      // What stays open has a server that cannot be closed: the hours behind it do not wait.
      leftOut.push(hour.getTime());
    }
    await this.partitions.dropPacked(new Date(now - ROWS_STAY_MS));
  }

  private async close(hour: Date): Promise<void> {
    const packs = await this.partitions.isPacked(this.database, hour);
    if (packs) await this.partitions.ensurePacks(hour);
    const progress: Progress = { packs, damaged: new Set(), passed: new Set() };
    while (await this.database.transaction((sql) => this.closeSlice(sql, hour, progress)));
  }

  /** False when nothing of the hour is left. */
  private async closeSlice(sql: SqlRunner, hour: Date, { packs, damaged, passed }: Progress): Promise<boolean> {
    const { shards, servers } = await this.hours.begin(sql, hour, [...passed], SERVERS_AT_ONCE);
    if (shards.length === 0 || (await this.hours.hasNewServers(sql))) return false;
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
    if (packs) await this.packs.upsert(sql, hour, pings);
    await this.hours.storeTotals(sql, hour, totals);
    const part = servers.length < SERVERS_AT_ONCE ? undefined : servers.at(-1);
    const ended = shards.filter((shard) => part === undefined || shard < part.shard);
    const again = ended.filter((shard) => damaged.has(shard));
    for (const shard of again) passed.add(shard);
    await this.hours.finish(sql, hour, { done: ended.filter((shard) => !damaged.has(shard)), again, part });
    return part !== undefined;
  }
}

/** Of one run through an hour. */
interface Progress {
  /** Whether its rows are dropped once they are packed. */
  packs: boolean;
  /** Shards with a pack that cannot be read: their other servers are closed, and they stay open. */
  damaged: Set<number>;
  passed: Set<number>;
}
