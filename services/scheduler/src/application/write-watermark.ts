import { Injectable } from '@nestjs/common';
import { WatermarkRepository } from '../database/watermark.repository.js';
import { Schedule } from '../domain/schedule.js';
import { PublishDueChecks } from './publish-due-checks.js';
import { RecordGap } from './record-gap.js';
import { ShardLeases } from './shard-leases.js';

/** Of a watermark behind which nothing was fired: with a lease that ends, its age still is a pause that is caught up with. */
const OLDEST_SECONDS = 5;

/** Stores up to which second this process has fired, for the next owner of its shards. */
@Injectable()
export class WriteWatermark {
  private writing: Promise<void> = Promise.resolve();
  private written: { taken: number; lastFired: number; groups: string } | undefined;

  constructor(
    private readonly schedule: Schedule,
    private readonly leases: ShardLeases,
    private readonly watermarks: WatermarkRepository,
    private readonly publishDueChecks: PublishDueChecks,
    private readonly recordGap: RecordGap,
  ) {}

  /** One writing at a time: a slow one would take the row away that a group released meanwhile leaves to its next owner. */
  execute(): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.write());
    return this.writing;
  }

  /** After every second in which something was fired, else seldom: who goes on from an older watermark finds nothing in between. */
  async executeIfNeeded(): Promise<void> {
    const { written, schedule } = this;
    const age = schedule.lastFired - (written?.lastFired ?? 0);
    const isEnough =
      written?.taken === this.publishDueChecks.taken &&
      written.groups === [...schedule.loaded].join() &&
      schedule.released.size === 0 &&
      age >= 0 &&
      age < OLDEST_SECONDS;
    if (!isEnough) await this.execute();
  }

  /** What was taken from the wheel before the snapshot is published or in a stored gap before the watermark passes it. */
  private async write(): Promise<void> {
    const { schedule } = this;
    const { owner } = this.leases;
    const groups = [...schedule.loaded];
    const { lastFired } = schedule;
    const firedThrough = new Map(groups.map((group) => [group, schedule.progressOf(group).firedThrough]));
    const released = [...schedule.released];
    const { taken } = this.publishDueChecks;
    await this.publishDueChecks.settle();
    await this.recordGap.flush();
    await this.watermarks.write(owner, lastFired, firedThrough, released);
    for (const [group, progress] of released) if (schedule.released.get(group) === progress) schedule.released.delete(group);
    // A group that was released meanwhile may have its next owner's row already.
    await this.watermarks.takeFromOthers(
      owner,
      groups.filter((group) => schedule.loaded.has(group)),
    );
    this.written = { taken, lastFired, groups: groups.join() };
  }
}
