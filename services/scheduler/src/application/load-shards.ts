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
  private reloaded = -1;

  constructor(
    private readonly clock: Clock,
    private readonly schedule: Schedule,
    private readonly repository: ScheduleRepository,
    private readonly usage: UsageMeter,
  ) {}

  /** With everything that is due from the second that `begin` answers, if any; asked in the step that puts the servers on the wheel. */
  async execute(group: number, begin: () => number | undefined, loaded: () => void): Promise<void> {
    await this.schedule.readInTurn(() => this.replace(group, begin, loaded));
  }

  /** Again, with the counters of the present month, unless the group was released meanwhile. */
  async reload(group: number): Promise<void> {
    const { schedule } = this;
    await schedule.readInTurn(() => this.replace(group, () => (schedule.loaded.has(group) ? schedule.lastFired + 1 : undefined)));
  }

  /** One group after the other: a wheel that has lost an entry for whatever reason gets it back. */
  async reloadNext(): Promise<void> {
    const groups = [...this.schedule.loaded].sort((a, b) => a - b);
    const next = groups.find((group) => group > this.reloaded) ?? groups[0];
    if (next === undefined) return;
    this.reloaded = next;
    await this.reload(next);
  }

  /** Read first, then swapped: a query that fails leaves the wheel as it was. */
  private async replace(group: number, fireFrom: () => number | undefined, loaded = (): void => undefined): Promise<void> {
    const shards = shardsOf(group);
    const month = billingMonth(this.clock.now());
    const changes = await this.repository.listChanges(shards);
    const entries = await this.repository.listOfShards(month, shards);
    const first = fireFrom();
    if (first === undefined) return;
    this.schedule.wheel.removeShards(new Set(shards));
    for (const entry of entries) this.schedule.wheel.put(this.usage.withUnwritten(entry, month), first);
    this.schedule.months.set(group, month);
    loaded();
    await this.repository.deleteChanges(changes);
  }
}
