import { Injectable } from '@nestjs/common';
import { shardOf } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { ScheduleRepository } from '../database/schedule.repository.js';
import { isDueAtOnce } from '../domain/schedule-entry.js';
import type { ServerConfig } from '../domain/schedule-entry.js';

/** Stores a server's snapshot unless the same or a newer one is stored. */
@Injectable()
export class ConfigureServer {
  constructor(private readonly schedule: ScheduleRepository) {}

  /** The caller holds the server's lock. True when the schedule changed. */
  async execute(tx: Transaction, config: ServerConfig): Promise<boolean> {
    if (await this.schedule.isDeleted(tx, config.serverId)) return false;
    const known = await this.schedule.find(tx, config.serverId);
    if (known && known.configVersion >= config.configVersion) return false;
    const shard = shardOf(config.serverId);
    if (config.deleted) await this.schedule.delete(tx, config, shard);
    else await this.schedule.upsert(tx, config, shard, isDueAtOnce(known, config) ? tx.now : null);
    return true;
  }
}
