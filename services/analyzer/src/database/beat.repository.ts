import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { Beat } from '../domain/heartbeat/heartbeat.js';

export interface StoredBeat extends Beat {
  heartbeatId: string;
  runId: string;
  number: number;
}

/** So many are kept of each heartbeat. */
const KEPT_BEATS = 100;

const COLUMNS = 'heartbeat_id, at, run_id, number, kind, exit_code, words, address_round, by_post';

@Injectable()
export class BeatRepository {
  constructor(private readonly database: Database) {}

  /**
   * Answers those that were not kept yet: what is handed over again has its number, whenever it is said to have come. `workspaces`
   * by heartbeat: those of one that is not known here yet have none.
   */
  async insert(tx: SqlRunner, beats: StoredBeat[], workspaces: Map<string, string>): Promise<StoredBeat[]> {
    if (beats.length === 0) return [];
    const column = <T>(of: (beat: StoredBeat) => T): T[] => beats.map(of);
    const inserted = await tx.query<{ key: string }>(
      `INSERT INTO beat (${COLUMNS}, workspace_id)
       SELECT given.* FROM unnest($1::uuid[], $2::timestamptz[], $3::uuid[], $4::bigint[], $5::text[], $6::int[], $7::text[], $8::int[], $9::bool[], $10::uuid[])
         AS given (${COLUMNS}, workspace_id)
       WHERE NOT EXISTS (SELECT FROM beat b WHERE b.heartbeat_id = given.heartbeat_id AND b.run_id = given.run_id AND b.number = given.number)
       ON CONFLICT DO NOTHING RETURNING run_id || ' ' || number AS key`,
      [
        ...[column((beat) => beat.heartbeatId), column((beat) => beat.at), column((beat) => beat.runId), column((beat) => beat.number)],
        ...[
          column((beat) => beat.kind),
          column((beat) => beat.exitCode),
          column((beat) => beat.words),
          column((beat) => beat.addressRound),
        ],
        ...[column((beat) => beat.byPost), column((beat) => workspaces.get(beat.heartbeatId) ?? null)],
      ],
    );
    const isNew = new Set(inserted.map(({ key }) => key));
    return beats.filter(({ runId, number }) => isNew.has(`${runId} ${number}`));
  }

  async pruneOf(tx: SqlRunner, heartbeatIds: string[]): Promise<void> {
    await tx.query(
      `DELETE FROM beat b USING unnest($1::uuid[]) AS one (id)
       WHERE b.heartbeat_id = one.id AND b.at < (SELECT at FROM beat WHERE heartbeat_id = one.id ORDER BY at DESC OFFSET ${KEPT_BEATS - 1} LIMIT 1)`,
      [heartbeatIds],
    );
  }

  /** Newest first. */
  async list(heartbeatId: string, sql: SqlRunner = this.database): Promise<StoredBeat[]> {
    return sql.query(`SELECT ${COLUMNS} FROM beat WHERE heartbeat_id = $1 ORDER BY at DESC, number DESC LIMIT ${KEPT_BEATS}`, [
      heartbeatId,
    ]);
  }

  /** Beats that came before their heartbeat was known are its own now. */
  async assign(tx: SqlRunner, heartbeatId: string, workspaceId: string): Promise<void> {
    await tx.query('UPDATE beat SET workspace_id = $2 WHERE heartbeat_id = $1 AND workspace_id IS NULL', [heartbeatId, workspaceId]);
  }

  async deleteOf(tx: SqlRunner, heartbeatId: string): Promise<void> {
    await tx.query('DELETE FROM beat WHERE heartbeat_id = $1', [heartbeatId]);
  }

  /** Of a heartbeat that never became known. */
  async pruneOfNobody(before: Date): Promise<void> {
    await this.database.query('DELETE FROM beat WHERE workspace_id IS NULL AND at < $1', [before]);
  }
}
