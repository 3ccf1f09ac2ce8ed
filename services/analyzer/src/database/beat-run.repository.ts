import { Database, databaseTime } from '@nowahala/platform';
import type { Clock, SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { REPORTED_WITHIN_MS } from '../domain/heartbeat/outages.js';
import type { Run } from '../domain/heartbeat/outages.js';

export interface RunReport {
  runId: string;
  from: Date;
  until: Date;
  ended: boolean;
}

/** How long each run of a gateway took calls, and how far it has handed over what it confirmed. */
@Injectable()
export class BeatRunRepository {
  constructor(private readonly database: Database) {}

  /** The time by the database, as calls have it: a machine with a wrong clock dates none of them, and holds up nobody. */
  now(tx: SqlRunner, clock: Pick<Clock, 'offset'>): Promise<Date> {
    return databaseTime(tx, clock);
  }

  async upsert(tx: SqlRunner, { runId, from, until, ended }: RunReport): Promise<void> {
    await this.giveTimeAnew(tx);
    await tx.query(
      `INSERT INTO beat_run AS known (run_id, taken_from, taken_until, ended, seen_at) VALUES ($1, $2, $3, $4, clock_timestamp())
       ON CONFLICT (run_id) DO UPDATE SET taken_from = least(known.taken_from, $2), taken_until = greatest(known.taken_until, $3),
         ended = known.ended OR $4, seen_at = clock_timestamp()`,
      [runId, from, until, ended],
    );
  }

  /** The first report after all were silent: each of the others has its time to report anew, before anybody calls it lost. */
  private async giveTimeAnew(tx: SqlRunner): Promise<void> {
    await tx.query(
      `UPDATE beat_run SET seen_at = clock_timestamp() WHERE NOT ended AND NOT lost_alerted
         AND NOT EXISTS (SELECT FROM beat_run WHERE seen_at > clock_timestamp() - $1 * interval '1 millisecond')`,
      [REPORTED_WITHIN_MS],
    );
  }

  async list(sql: SqlRunner = this.database): Promise<(Run & { runId: string })[]> {
    return sql.query(`SELECT run_id, taken_from AS from, taken_until AS until, ended, extract(epoch FROM clock_timestamp() - seen_at)::float8 * 1000 AS silent_ms
       FROM beat_run ORDER BY taken_from`);
  }

  /** False where somebody else has said it. */
  async markAlerted(tx: SqlRunner, runId: string): Promise<boolean> {
    const marked = 'UPDATE beat_run SET lost_alerted = true WHERE run_id = $1 AND NOT lost_alerted RETURNING 1';
    return (await tx.query(marked, [runId])).length > 0;
  }

  async prune(before: Date): Promise<void> {
    await this.database.query('DELETE FROM beat_run WHERE taken_until < $1', [before]);
  }
}
