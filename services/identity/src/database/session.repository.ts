import { Injectable } from '@nestjs/common';
import { Clock, databaseTime } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import type { SeenDevice } from '../domain/device.js';
import type { Session } from '../domain/session.js';

export interface StoredSession extends Session {
  /** Part of the hash in a refresh token, so that the key alone cannot make a token. */
  salt: string;
}

export type SignedInSession = StoredSession & SeenDevice;

const COLUMNS = 'id, user_id, generation, salt, created_at, renewed_at, revoked_at';

@Injectable()
export class SessionRepository {
  constructor(private readonly clock: Clock) {}

  /** By the database's clock: a machine with a wrong one takes no second tab for a thief and ends no session early. */
  now(sql: SqlRunner): Promise<Date> {
    return databaseTime(sql, this.clock);
  }

  async find(sql: SqlRunner, id: string): Promise<StoredSession | undefined> {
    return (await sql.query<StoredSession>(`SELECT ${COLUMNS} FROM session WHERE id = $1`, [id]))[0];
  }

  /** Waits for another refresh of the same session. */
  async lock(sql: SqlRunner, id: string): Promise<StoredSession | undefined> {
    return (await sql.query<StoredSession>(`SELECT ${COLUMNS} FROM session WHERE id = $1 FOR UPDATE`, [id]))[0];
  }

  async insert(sql: SqlRunner, session: StoredSession, ipHash: string, device: SeenDevice): Promise<void> {
    await sql.query(
      `INSERT INTO session (id, user_id, generation, salt, ip_hash, created_at, renewed_at, browser, system, place)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        session.id,
        session.userId,
        session.generation,
        session.salt,
        ipHash,
        session.createdAt,
        session.renewedAt,
        device.browser,
        device.system,
        device.place,
      ],
    );
  }

  /** A device that says nothing of itself leaves what was known. */
  async refresh(sql: SqlRunner, id: string, generation: number, device: SeenDevice, now: Date): Promise<void> {
    await sql.query(
      `UPDATE session SET generation = $2, renewed_at = $3, browser = coalesce(nullif($4, ''), browser), system = coalesce(nullif($5, ''), system),
         place = coalesce(nullif($6, ''), place) WHERE id = $1`,
      [id, generation, now, device.browser, device.system, device.place],
    );
  }

  async revoke(sql: SqlRunner, id: string, why: string, now: Date): Promise<boolean> {
    const rows = await sql.query('UPDATE session SET revoked_at = $3, revoked_why = $2 WHERE id = $1 AND revoked_at IS NULL RETURNING 1', [
      id,
      why,
      now,
    ]);
    return rows.length > 0;
  }

  async revokeAll(sql: SqlRunner, userId: string, why: string, now: Date): Promise<void> {
    await sql.query('UPDATE session SET revoked_at = $3, revoked_why = $2 WHERE user_id = $1 AND revoked_at IS NULL', [userId, why, now]);
  }

  /** Those that nobody ended, last seen first; some may have ended by their age. */
  async listLive(sql: SqlRunner, userId: string): Promise<SignedInSession[]> {
    return sql.query<SignedInSession>(
      `SELECT ${COLUMNS}, browser, system, place FROM session WHERE user_id = $1 AND revoked_at IS NULL ORDER BY renewed_at DESC, id`,
      [userId],
    );
  }

  /** Deletes sessions that were last renewed before that time. */
  async prune(sql: SqlRunner, before: Date): Promise<void> {
    await sql.query('DELETE FROM session WHERE renewed_at < $1', [before]);
  }
}
