import { Injectable } from '@nestjs/common';
import { ScheduleRepository } from '../database/schedule.repository.js';
import { Schedule } from '../domain/schedule.js';
import { UsageMeter } from './usage-meter.js';

/** Reads the entries of servers that changed, and plans them again. */
@Injectable()
export class ApplyScheduleChanges {
  constructor(
    private readonly schedule: Schedule,
    private readonly repository: ScheduleRepository,
    private readonly usage: UsageMeter,
  ) {}

  async execute(): Promise<void> {
    const { shards, wheel } = this.schedule;
    if (shards.length === 0) return;
    const ids = await this.repository.claimChanges(shards);
    if (ids.length === 0) return;
    const entries = new Map((await this.repository.listOfServers(this.schedule.month, ids)).map((entry) => [entry.serverId, entry]));
    const next = this.schedule.lastFired + 1;
    for (const id of ids) {
      const entry = entries.get(id);
      if (entry) wheel.put(this.usage.withUnwritten(entry), next);
      else wheel.remove(id);
    }
  }
}
