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
    await sql.query(`INSERT INTO schedule_gap (shard, gap_from, gap_to, reason) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`, [
      shard,
      from,
      to,
      reason,
    ]);
  }
}
