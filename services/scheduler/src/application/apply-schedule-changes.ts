import { Injectable } from '@nestjs/common';
import { billingMonth } from '@nowahala/kernel';
import { Clock } from '@nowahala/platform';
import { ScheduleRepository } from '../database/schedule.repository.js';
import { Schedule } from '../domain/schedule.js';
import { groupOf } from '../domain/shards.js';
import { UsageMeter } from './usage-meter.js';

/** Reads the entries of servers that changed, and plans them again. */
@Injectable()
export class ApplyScheduleChanges {
  constructor(
    private readonly clock: Clock,
    private readonly schedule: Schedule,
    private readonly repository: ScheduleRepository,
    private readonly usage: UsageMeter,
  ) {}

  execute(): Promise<void> {
    return this.schedule.readInTurn(() => this.apply());
  }

  /** A change is deleted once the wheel has it: whatever fails before, it is read again. */
  private async apply(): Promise<void> {
    const { shards, wheel, loaded } = this.schedule;
    if (shards.length === 0) return;
    const changes = await this.repository.listChanges(shards);
    if (changes.length === 0) return;
    const month = billingMonth(this.clock.now());
    const ids = [...new Set(changes.map(({ serverId }) => serverId))];
    const entries = new Map((await this.repository.listOfServers(month, ids)).map((entry) => [entry.serverId, entry]));
    const next = this.schedule.lastFired + 1;
    // A group that was released meanwhile is its next owner's, with its changes.
    const own = changes.filter(({ shard }) => loaded.has(groupOf(shard)));
    for (const { serverId } of own) {
      const entry = entries.get(serverId);
      if (entry) wheel.put(this.usage.withUnwritten(entry, month), next);
      else wheel.remove(serverId);
    }
    await this.repository.deleteChanges(own);
  }
}
