import { Injectable } from '@nestjs/common';
import { ScheduleRepository } from '../database/schedule.repository.js';
import { Schedule } from '../domain/schedule.js';
import { shardsOf } from '../domain/shards.js';
import { UsageMeter } from './usage-meter.js';

/** Puts the servers of a shard group on the wheel. */
@Injectable()
export class LoadShards {
  constructor(
    private readonly schedule: Schedule,
    private readonly repository: ScheduleRepository,
    private readonly usage: UsageMeter,
  ) {}

  /** With everything that is due from this second on. */
  async execute(group: number, fireFrom: number): Promise<void> {
    const shards = shardsOf(group);
    await this.repository.claimChanges(shards);
    this.schedule.wheel.removeShards(new Set(shards));
    for (const entry of await this.repository.listOfShards(this.schedule.month, shards))
      this.schedule.wheel.put(this.usage.withUnwritten(entry), fireFrom);
  }
}
