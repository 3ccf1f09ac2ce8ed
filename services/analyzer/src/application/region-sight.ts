import { Clock } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { RegionRepository } from '../database/region.repository.js';
import { statesForVerdicts } from '../domain/health/region-sight.js';
import type { RegionState } from '../domain/health/region-sight.js';

const READ_EVERY_MS = 1_000;

/** What regions see, as every verdict needs it: read once a second at most, on the connection of whoever asks. */
@Injectable()
export class RegionSight {
  private states: Promise<Map<string, RegionState>> = Promise.resolve(new Map());
  /** By the monotonic clock. */
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly regions: RegionRepository,
    private readonly clock: Clock,
  ) {}

  async live(sql: SqlRunner): Promise<string[]> {
    return [...(await this.current(sql))].flatMap(([region, state]) => (state === 'live' ? [region] : [])).sort();
  }

  async isBlind(sql: SqlRunner, region: string): Promise<boolean> {
    return (await this.current(sql)).get(region) === 'blind';
  }

  private current(sql: SqlRunner): Promise<Map<string, RegionState>> {
    if (performance.now() - this.readAt >= READ_EVERY_MS) {
      this.readAt = performance.now();
      this.states = this.read(sql);
      // A failure is thrown to whoever waits, and is not remembered.
      this.states.catch(() => (this.readAt = Number.NEGATIVE_INFINITY));
    }
    return this.states;
  }

  private async read(sql: SqlRunner): Promise<Map<string, RegionState>> {
    const now = await this.regions.now(this.clock, sql);
    return statesForVerdicts(await this.regions.reports(sql), await this.regions.listening(sql), now.getTime());
  }
}
