import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { CertificateOfServer } from '../domain/renewal/certificate.js';
import { GONE_AFTER_MS, REPLACED_AFTER_MS } from '../domain/renewal/certificate.js';

const newestOf = (row: string): string => `(SELECT max(n.seen_at) FROM certificate n WHERE n.server_id = ${row}.server_id)`;
const isInUse = (row: string): string => `${row}.seen_at >= ${newestOf(row)} - interval '${REPLACED_AFTER_MS} milliseconds'`;
/** Of a row `c`: its server still shows it, and no other one that ends before it. */
export const ENDS_FIRST = `${isInUse('c')} AND NOT EXISTS (
  SELECT FROM certificate e WHERE e.server_id = c.server_id AND (e.ends_at, e.fingerprint) < (c.ends_at, c.fingerprint) AND ${isInUse('e')})`;
/** Of a row `o`: its server has shown only others for so long that it was renewed and not merely out of sight. */
export const IS_GONE = `o.seen_at < ${newestOf('o')} - interval '${GONE_AFTER_MS} milliseconds'`;
/** A server that shows another one at each handshake fills no table. */
const MOST_OF_A_SERVER = 50;

@Injectable()
export class CertificateRepository {
  constructor(private readonly database: Database) {}

  /** Of living servers only. Late and double sightings change nothing. Returns those that nobody warns of: new, or first to end by now. */
  async record(sql: SqlRunner, seen: CertificateOfServer[], now: Date): Promise<{ serverId: string; fingerprint: string }[]> {
    const rows = await sql.query<{ serverId: string; fingerprint: string; isNew: boolean }>(
      `INSERT INTO certificate AS c (server_id, fingerprint, workspace_id, issuer, starts_at, ends_at, seen_at)
       SELECT s.server_id, s.fingerprint, m.workspace_id, s.issuer, s.starts_at, s.ends_at, least(s.seen_at, $7)
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::timestamptz[])
         AS s (server_id, fingerprint, issuer, starts_at, ends_at, seen_at)
       JOIN monitor m ON m.server_id = s.server_id AND NOT m.removed ORDER BY 1, 2
       ON CONFLICT (server_id, fingerprint) DO UPDATE SET seen_at = greatest(c.seen_at, EXCLUDED.seen_at)
       RETURNING server_id, fingerprint, xmax = 0 OR ${ENDS_FIRST} AND NOT EXISTS (
         SELECT FROM renewal r WHERE r.workspace_id = c.workspace_id AND r.kind = 'certificate' AND r.subject = c.fingerprint) AS is_new`,
      [
        seen.map((one) => one.serverId),
        seen.map((one) => one.fingerprint),
        seen.map((one) => one.issuer),
        seen.map((one) => one.startsAt),
        seen.map((one) => one.endsAt),
        seen.map((one) => one.seenAt),
        now,
      ],
    );
    return rows.filter(({ isNew }) => isNew);
  }

  /** The one that ends first of those that the server shows. */
  async current(serverId: string): Promise<CertificateOfServer | null> {
    const [row] = await this.database.query<CertificateOfServer>(
      `SELECT server_id, fingerprint, issuer, starts_at, ends_at, seen_at FROM certificate c
       WHERE server_id = $1 AND ${ENDS_FIRST}`,
      [serverId],
    );
    return row ?? null;
  }

  async prune(): Promise<void> {
    await this.database.query(
      `DELETE FROM certificate c WHERE EXISTS (SELECT 1 FROM certificate n WHERE n.server_id = c.server_id AND n.seen_at > c.seen_at + interval '2 days')`,
    );
    await this.database.query(
      `DELETE FROM certificate c USING (
         SELECT server_id, fingerprint, row_number() OVER (PARTITION BY server_id, in_use ORDER BY ends_at, fingerprint) AS place
         FROM (SELECT c.server_id, c.fingerprint, c.ends_at, ${isInUse('c')} AS in_use FROM certificate c
               WHERE server_id IN (SELECT server_id FROM certificate GROUP BY 1 HAVING count(*) > $1)) AS crowded) AS ranked
       WHERE c.server_id = ranked.server_id AND c.fingerprint = ranked.fingerprint AND place > $1 / 2`,
      [MOST_OF_A_SERVER],
    );
  }
}
