import { Injectable } from '@nestjs/common';
import { billingMonth } from '@nowahala/kernel';
import { Clock } from '@nowahala/platform';
import { ScheduleRepository } from '../database/schedule.repository.js';
import { Schedule } from '../domain/schedule.js';
import { shardsOf } from '../domain/shards.js';
import { UsageMeter } from './usage-meter.js';

/** Puts the servers of a shard group on the wheel. */
@Injectable()
export class LoadShards {
  constructor(
    private readonly clock: Clock,
    private readonly schedule: Schedule,
    private readonly repository: ScheduleRepository,
    private readonly usage: UsageMeter,
  ) {}

  /** With everything that is due from this second on. */
  async execute(group: number, fireFrom: number): Promise<void> {
    await this.schedule.readInTurn(() => this.replace(group, () => fireFrom));
  }

  /** Again, with the counters of the present month, unless the group was released meanwhile. */
  async reload(group: number): Promise<void> {
    const { schedule } = this;
    await schedule.readInTurn(() => this.replace(group, () => (schedule.loaded.has(group) ? schedule.lastFired + 1 : undefined)));
  }

  /** Read first, then swapped: a query that fails leaves the wheel as it was. */
  private async replace(group: number, fireFrom: () => number | undefined): Promise<void> {
    const shards = shardsOf(group);
    const month = billingMonth(this.clock.now());
    const changes = await this.repository.listChanges(shards);
    const entries = await this.repository.listOfShards(month, shards);
    const first = fireFrom();
    if (first === undefined) return;
    this.schedule.wheel.removeShards(new Set(shards));
    for (const entry of entries) this.schedule.wheel.put(this.usage.withUnwritten(entry, month), first);
    this.schedule.months.set(group, month);
    await this.repository.deleteChanges(changes);
  }
}
