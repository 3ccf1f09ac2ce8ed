import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';

/** Slots of a shard that were not measured. */
export interface ScheduleGap {
  shard: number;
  from: Date;
  to: Date;
  reason: string;
}

@Injectable()
export class ScheduleGapRepository {
  async add(sql: SqlRunner, { shard, from, to, reason }: ScheduleGap): Promise<void> {
    // Published again from the same second, it may have become longer.
    await sql.query(
      `INSERT INTO schedule_gap (shard, gap_from, gap_to, reason) VALUES ($1, $2, $3, $4)
       ON CONFLICT (shard, gap_from) DO UPDATE SET gap_to = greatest(schedule_gap.gap_to, excluded.gap_to)`,
      [shard, from, to, reason],
    );
  }
}
