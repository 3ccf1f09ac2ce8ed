import { Injectable } from '@nestjs/common';
import { Clock, databaseTime, deleteOld } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { IsNull, MoreThan } from 'typeorm';
import type { SeenDevice } from '../domain/device.js';
import { aliveSince, surelyOverSince } from '../domain/session.js';
import { sessionEntity } from './session.entity.js';
import type { SignedInSession, StoredSession } from './session.entity.js';

/** An account from before there was a limit comes down to it by several log-ins, each of which is quick. */
const MOST_AT_ONCE = 1_000;

/** Asked at each request that brings a token. */
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
    await sql.manager.insert(sessionEntity, { ...session, ...device, ipHash });
  }

  /** A device that says nothing of itself leaves what was known. */
  async refresh(sql: SqlRunner, id: string, generation: number, device: SeenDevice, now: Date): Promise<void> {
    await sql.query(
      `UPDATE session SET generation = $2, renewed_at = $3, browser = coalesce(nullif($4, ''), browser), system = coalesce(nullif($5, ''), system),
         place = coalesce(nullif($6, ''), place) WHERE id = $1`,
      [id, generation, now, device.browser, device.system, device.place],
    );
  }

  async revoke(sql: SqlRunner, id: string, revokedWhy: string, now: Date): Promise<boolean> {
    const { affected } = await sql.manager.update(sessionEntity, { id, revokedAt: IsNull() }, { revokedAt: now, revokedWhy });
    return affected === 1;
  }

  /** But for those that have ended by their age: a program that logs in each minute leaves thousands. */
  async revokeAll(sql: SqlRunner, userId: string, revokedWhy: string, now: Date): Promise<void> {
    const since = surelyOverSince(await this.now(sql));
    await sql.manager.update(sessionEntity, { userId, revokedAt: IsNull(), renewedAt: MoreThan(since) }, { revokedAt: now, revokedWhy });
  }

  /** As `revokeAll`, but for one. Answers the ids of those that ended. */
  async revokeOthers(sql: SqlRunner, userId: string, keptId: string, revokedWhy: string, now: Date): Promise<string[]> {
    const since = surelyOverSince(await this.now(sql));
    const rows = await sql.query<{ id: string }>(
      `UPDATE session SET revoked_at = $4, revoked_why = $3
         WHERE user_id = $1 AND id::text <> $2 AND revoked_at IS NULL AND renewed_at > $5 RETURNING id`,
      [userId, keptId, revokedWhy, now, since],
    );
    return rows.map(({ id }) => id);
  }

  /** All but so many of the living, those renewed last. Answers the ids of those that ended. */
  async revokeBeyond(sql: SqlRunner, userId: string, kept: number, revokedWhy: string, now: Date): Promise<string[]> {
    const { createdAt, renewedAt } = aliveSince(await this.now(sql));
    const rows = await sql.query<{ id: string }>(
      `UPDATE session SET revoked_at = $4, revoked_why = $3 WHERE revoked_at IS NULL AND id = ANY(ARRAY(
         SELECT id FROM session WHERE user_id = $1 AND revoked_at IS NULL AND created_at > $5 AND renewed_at > $6
         ORDER BY renewed_at DESC, id OFFSET $2 LIMIT ${MOST_AT_ONCE})) RETURNING id`,
      [userId, kept, revokedWhy, now, createdAt, renewedAt],
    );
    return rows.map(({ id }) => id);
  }

  /** Those that nobody ended, last seen first; some may have ended by their age. */
  listLive(sql: SqlRunner, userId: string, most?: number): Promise<SignedInSession[]> {
    const where = { userId, revokedAt: IsNull() };
    return sql.manager.find(sessionEntity, { where, order: { renewedAt: 'DESC', id: 'ASC' }, take: most });
  }

  /** Deletes sessions that were last renewed before that time. */
  async prune(sql: SqlRunner, before: Date): Promise<void> {
    await deleteOld(sql, 'session', 'renewed_at', before);
  }
}
