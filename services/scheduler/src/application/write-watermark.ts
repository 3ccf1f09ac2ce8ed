import { Injectable } from '@nestjs/common';
import { WatermarkRepository } from '../database/watermark.repository.js';
import { Schedule } from '../domain/schedule.js';
import { ShardLeases } from './shard-leases.js';

/** Stores up to which second this process has fired, for the next owner of its shards. */
@Injectable()
export class WriteWatermark {
  constructor(
    private readonly schedule: Schedule,
    private readonly leases: ShardLeases,
    private readonly watermarks: WatermarkRepository,
  ) {}

  async execute(): Promise<void> {
    const { owner } = this.leases;
    const groups = [...this.schedule.loaded];
    const released = [...this.schedule.released];
    await this.watermarks.write(owner, groups, this.schedule.lastFired, released);
    for (const [group, fired] of released) if (this.schedule.released.get(group) === fired) this.schedule.released.delete(group);
    await this.watermarks.deleteTakenOver(owner, groups);
  }
}
