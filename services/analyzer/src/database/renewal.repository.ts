import { Database, databaseTime } from '@nowahala/platform';
import type { Clock, DueTime, SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { CertificateOfServer } from '../domain/renewal/certificate.js';
import type { Renewal, RenewalVerdict } from '../domain/renewal/renewal.js';
import { ENDS_FIRST, IS_GONE } from './certificate.repository.js';

/** What the lookout asks. */
export const RENEWAL_DUE = 'EXISTS (SELECT FROM {schema}.renewal WHERE next_at <= greatest($1, now()))';
export const RENEWAL_TIMES: DueTime[] = [{ table: 'renewal', at: 'next_at' }];

/** With all that is said of it. */
export interface RenewalDetails extends Renewal {
  workspaceId: string;
  userId: string;
  /** Of an own date. */
  name: string;
  /** Issuer or registrar; '' where it is unknown. */
  company: string;
  source: string;
  /** Null where nothing is left that it is about. Of a certificate: the servers of whose certificates it ends first. */
  serverIds: string[] | null;
  serverNames: string[] | null;
  paused: boolean | null;
}

export interface Successor extends CertificateOfServer {
  serverName: string;
  isGone: boolean;
}

const DETAILS = `
  SELECT r.workspace_id, r.user_id, r.kind, r.subject, r.name, r.starts_at, r.ends_at, r.warned, r.warned_ends_at,
    coalesce(nullif(d.registrar, ''), s.issuer, '') AS company, coalesce(d.source, '') AS source, d.lapsed_at IS NOT NULL AS lapsed, s.server_ids, s.server_names, s.paused
  FROM renewal r
  LEFT JOIN watched_domain d ON r.kind = 'domain' AND d.name = r.subject
  CROSS JOIN LATERAL (
    SELECT array_agg(m.server_id ORDER BY m.name, m.server_id) AS server_ids, array_agg(m.name ORDER BY m.name, m.server_id) AS server_names,
      bool_and(m.state = 'paused' AND (r.kind <> 'own' OR m.health -> 'now' ->> 'by' IS NOT DISTINCT FROM 'plan')) AS paused, max(c.issuer) AS issuer
    FROM monitor m LEFT JOIN certificate c ON r.kind = 'certificate' AND c.server_id = m.server_id AND c.fingerprint = r.subject AND ${ENDS_FIRST}
    WHERE m.workspace_id = r.workspace_id AND NOT m.removed
      AND CASE r.kind WHEN 'domain' THEN m.domain = r.subject WHEN 'own' THEN m.server_id = r.server_id ELSE c.fingerprint IS NOT NULL END) s`;
const MOST_LISTED = 500;

@Injectable()
export class RenewalRepository {
  constructor(private readonly database: Database) {}

  /** What a server shows for the first time; what it showed before is looked at once it should be gone. */
  async addCertificates(sql: SqlRunner, seen: CertificateOfServer[], now: Date, lookAgainAt: Date): Promise<void> {
    await sql.query(
      `INSERT INTO renewal (workspace_id, kind, subject, user_id, starts_at, ends_at, next_at)
       SELECT DISTINCT ON (m.workspace_id, c.fingerprint) m.workspace_id, 'certificate', c.fingerprint, m.user_id, c.starts_at, c.ends_at, least($3, clock_timestamp())
       FROM unnest($1::uuid[], $2::text[]) AS s (server_id, fingerprint)
       JOIN certificate c ON c.server_id = s.server_id AND c.fingerprint = s.fingerprint AND ${ENDS_FIRST}
       JOIN monitor m ON m.server_id = c.server_id ORDER BY m.workspace_id, c.fingerprint ON CONFLICT DO NOTHING`,
      [seen.map((one) => one.serverId), seen.map((one) => one.fingerprint), now],
    );
    await sql.query(
      `UPDATE renewal r SET next_at = least(r.next_at, $3)
       FROM unnest($1::uuid[], $2::text[]) AS s (server_id, fingerprint) JOIN certificate c ON c.server_id = s.server_id AND c.fingerprint <> s.fingerprint
       WHERE r.workspace_id = c.workspace_id AND r.kind = 'certificate' AND r.subject = c.fingerprint`,
      [seen.map((one) => one.serverId), seen.map((one) => one.fingerprint), lookAgainAt],
    );
  }

  /** True unless the server has as many as it may have. */
  async addOwn(
    sql: SqlRunner,
    own: Pick<RenewalDetails, 'workspaceId' | 'userId' | 'subject' | 'name' | 'endsAt'> & { serverId: string },
    now: Date,
    most: number,
  ): Promise<boolean> {
    const rows = await sql.query(
      `INSERT INTO renewal (workspace_id, kind, subject, user_id, server_id, name, ends_at, next_at)
       SELECT $1::uuid, 'own', $2, $3::uuid, $4::uuid, $5, $6::timestamptz, least($7::timestamptz, clock_timestamp())
       WHERE (SELECT count(*) FROM renewal WHERE server_id = $4::uuid) < $8 RETURNING 1`,
      [own.workspaceId, own.subject, own.userId, own.serverId, own.name, own.endsAt, now, most],
    );
    return rows.length > 0;
  }

  async hasOwn(sql: SqlRunner, serverId: string, id: string): Promise<boolean> {
    return (await sql.query(`SELECT 1 FROM renewal WHERE server_id = $1 AND kind = 'own' AND subject = $2`, [serverId, id])).length > 0;
  }

  /** Kept like the messages that were dealt with, for a month: a request that is sent again later finds what it made, or that it is gone. */
  async isAskedFirst(sql: SqlRunner, id: string): Promise<boolean> {
    const rows = await sql.query(`INSERT INTO inbox (consumer, msg_id) VALUES ('own-date', $1) ON CONFLICT DO NOTHING RETURNING 1`, [id]);
    return rows.length > 0;
  }

  async deleteOwn(serverId: string, id: string): Promise<boolean> {
    const rows = await this.database.query(`DELETE FROM renewal WHERE server_id = $1 AND kind = 'own' AND subject = $2 RETURNING 1`, [
      serverId,
      id,
    ]);
    return rows.length > 0;
  }

  /** The time by the database, which no process has for itself: what is published once must not be so by a clock that is weeks ahead. */
  now(tx: SqlRunner, clock: Pick<Clock, 'offset'>): Promise<Date> {
    return databaseTime(tx, clock);
  }

  /** Under a lock, so that of two processes one tells it. Waits for nobody. */
  async claimDue(tx: SqlRunner, now: Date, limit: number): Promise<RenewalDetails[]> {
    const due = await tx.query<{ workspaceId: string; kind: string; subject: string }>(
      `SELECT workspace_id, kind, subject FROM renewal WHERE next_at <= $1 ORDER BY next_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [now, limit],
    );
    if (due.length === 0) return [];
    return tx.query<RenewalDetails>(
      `${DETAILS} JOIN unnest($1::uuid[], $2::text[], $3::text[]) AS due (workspace_id, kind, subject)
         ON due.workspace_id = r.workspace_id AND due.kind = r.kind AND due.subject = r.subject ORDER BY r.ends_at`,
      [due.map((one) => one.workspaceId), due.map((one) => one.kind), due.map((one) => one.subject)],
    );
  }

  async remember(
    tx: SqlRunner,
    { workspaceId, kind, subject }: RenewalDetails,
    verdict: Omit<RenewalVerdict, 'warn' | 'renewed'>,
  ): Promise<void> {
    await tx.query(
      `UPDATE renewal SET warned = $4, warned_ends_at = $5, next_at = $6 WHERE workspace_id = $1 AND kind = $2 AND subject = $3`,
      [workspaceId, kind, subject, verdict.warned, verdict.warnedEndsAt, verdict.nextAt],
    );
  }

  async postpone(tx: SqlRunner, { workspaceId, kind, subject }: RenewalDetails, nextAt: Date): Promise<void> {
    await tx.query(`UPDATE renewal SET next_at = $4 WHERE workspace_id = $1 AND kind = $2 AND subject = $3`, [
      workspaceId,
      kind,
      subject,
      nextAt,
    ]);
  }

  async delete(tx: SqlRunner, { workspaceId, kind, subject }: RenewalDetails): Promise<void> {
    await tx.query(`DELETE FROM renewal WHERE workspace_id = $1 AND kind = $2 AND subject = $3`, [workspaceId, kind, subject]);
  }

  /** Whether each of its servers was warned of that mark already, by another certificate that it showed within two days. */
  async isWarned(tx: SqlRunner, { workspaceId, subject, serverIds }: RenewalDetails, mark: number): Promise<boolean> {
    const [row] = await tx.query<{ warned: boolean | null }>(
      `SELECT bool_and(EXISTS (
         SELECT FROM certificate o JOIN renewal r ON r.workspace_id = o.workspace_id AND r.kind = 'certificate' AND r.subject = o.fingerprint
         WHERE o.server_id = s.server_id AND o.workspace_id = $1 AND o.fingerprint <> $2 AND r.warned > $4)) AS warned
       FROM unnest($3::uuid[]) AS s (server_id)`,
      [workspaceId, subject, serverIds, mark],
    );
    return row?.warned ?? false;
  }

  /** What ends first now on the servers that showed a certificate, and whether that is gone; null where they are or nothing is left. */
  async successor(tx: SqlRunner, { workspaceId, subject }: RenewalDetails): Promise<Successor | null> {
    const [row] = await tx.query<Successor>(
      `SELECT c.server_id, c.fingerprint, c.issuer, c.starts_at, c.ends_at, c.seen_at, m.name AS server_name, ${IS_GONE} AS is_gone
       FROM certificate o JOIN certificate c ON c.server_id = o.server_id AND c.fingerprint <> o.fingerprint AND ${ENDS_FIRST}
       JOIN monitor m ON m.server_id = c.server_id AND NOT m.removed
       WHERE o.workspace_id = $1 AND o.fingerprint = $2 ORDER BY is_gone, c.ends_at LIMIT 1`,
      [workspaceId, subject],
    );
    return row ?? null;
  }

  async list(workspaceIds: string[], endingAfter: Date): Promise<RenewalDetails[]> {
    return this.database.query(
      `${DETAILS} WHERE r.workspace_id = ANY($1::uuid[]) AND r.ends_at > $2 AND s.server_ids IS NOT NULL ORDER BY r.ends_at, r.subject LIMIT ${MOST_LISTED}`,
      [workspaceIds, endingAfter],
    );
  }

  async ownOf(serverId: string): Promise<RenewalDetails[]> {
    return this.database.query(`${DETAILS} WHERE r.server_id = $1 AND s.server_ids IS NOT NULL ORDER BY r.ends_at, r.subject`, [serverId]);
  }
}
