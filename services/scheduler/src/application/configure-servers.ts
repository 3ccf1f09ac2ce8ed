import { Injectable } from '@nestjs/common';
import { shardOf } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { ScheduleRepository } from '../database/schedule.repository.js';
import type { ScheduledChange } from '../database/schedule.repository.js';
import { editCheckAt } from '../domain/ad-hoc.js';
import { isDueAtOnce, isSameConfig } from '../domain/schedule-entry.js';
import type { ServerConfig, StoredEntry } from '../domain/schedule-entry.js';

/** Stores snapshots of servers, each unless the same or a newer one is stored. */
@Injectable()
export class ConfigureServers {
  constructor(private readonly schedule: ScheduleRepository) {}

  /** The caller holds the servers' locks. Of several snapshots of one server the newest is stored. */
  async execute(tx: Transaction, configs: readonly ServerConfig[]): Promise<void> {
    await this.configure(tx, configs, (known, config) => known.configVersion >= config.configVersion);
  }

  /** Likewise, and also where the same version is stored and does not say the same. Answers how many changed. */
  reconcile(tx: Transaction, configs: readonly ServerConfig[]): Promise<number> {
    return this.configure(
      tx,
      configs,
      (known, config) =>
        known.configVersion > config.configVersion || (known.configVersion === config.configVersion && isSameConfig(known, config)),
    );
  }

  /** Answers how many changed. */
  private async configure(
    tx: Transaction,
    configs: readonly ServerConfig[],
    isDone: (known: StoredEntry, config: ServerConfig) => boolean,
  ): Promise<number> {
    const newest = [...newestOf(configs).values()];
    const { deleted, erased, entries } = await this.schedule.findKnown(tx, newest);
    const changes: ScheduledChange[] = [];
    for (const config of newest) {
      const known = entries.get(config.serverId);
      const isGone = deleted.has(config.serverId) || (!config.deleted && erased.has(config.workspaceId));
      if (isGone || (known && isDone(known, config))) continue;
      const fireAt = isDueAtOnce(known, config) ? editCheckAt(known?.editCheckAt, tx.now) : null;
      changes.push({ config, shard: shardOf(config.serverId), fireAt });
    }
    await Promise.all([
      this.schedule.upsertAll(
        tx,
        changes.filter(({ config }) => !config.deleted),
      ),
      ...changes.filter(({ config }) => config.deleted).map(({ config, shard }) => this.schedule.delete(tx, config, shard)),
    ]);
    return changes.length;
  }
}

function newestOf(configs: readonly ServerConfig[]): Map<string, ServerConfig> {
  const newest = new Map<string, ServerConfig>();
  for (const config of configs) {
    const other = newest.get(config.serverId);
    if (!other || other.configVersion < config.configVersion) newest.set(config.serverId, config);
  }
  return newest;
}
