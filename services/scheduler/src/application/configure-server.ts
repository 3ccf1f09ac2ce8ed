import { Injectable } from '@nestjs/common';
import { shardOf } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { ScheduleRepository } from '../database/schedule.repository.js';
import { editCheckAt } from '../domain/ad-hoc.js';
import { isDueAtOnce, isSameConfig } from '../domain/schedule-entry.js';
import type { ServerConfig, StoredEntry } from '../domain/schedule-entry.js';

/** Stores a server's snapshot unless the same or a newer one is stored. */
@Injectable()
export class ConfigureServer {
  constructor(private readonly schedule: ScheduleRepository) {}

  /** The caller holds the server's lock. True when the schedule changed. */
  execute(tx: Transaction, config: ServerConfig): Promise<boolean> {
    return this.configure(tx, config, (known) => known.configVersion >= config.configVersion);
  }

  /** Likewise, and also where the same version is stored and does not say the same. */
  reconcile(tx: Transaction, config: ServerConfig): Promise<boolean> {
    const { configVersion } = config;
    return this.configure(
      tx,
      config,
      (known) => known.configVersion > configVersion || (known.configVersion === configVersion && isSameConfig(known, config)),
    );
  }

  private async configure(tx: Transaction, config: ServerConfig, isDone: (known: StoredEntry) => boolean): Promise<boolean> {
    if (await this.schedule.isDeleted(tx, config.serverId)) return false;
    if (!config.deleted && (await this.schedule.isErased(tx, config.workspaceId))) return false;
    const known = await this.schedule.find(tx, config.serverId);
    if (known && isDone(known)) return false;
    const shard = shardOf(config.serverId);
    if (config.deleted) await this.schedule.delete(tx, config, shard);
    else await this.schedule.upsert(tx, config, shard, isDueAtOnce(known, config) ? editCheckAt(known?.editCheckAt, tx.now) : null);
    return true;
  }
}
