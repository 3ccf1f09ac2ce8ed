import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { CertificateOfServer } from '../domain/renewal/certificate.js';
import { REPLACED_AFTER_MS } from '../domain/renewal/certificate.js';

/** Of a row `c`: its server still shows it, beside others or alone. */
export const STILL_IN_USE = `c.seen_at >= (SELECT max(seen_at) FROM certificate n WHERE n.server_id = c.server_id) - interval '${REPLACED_AFTER_MS} milliseconds'`;

@Injectable()
export class CertificateRepository {
  constructor(private readonly database: Database) {}

  /** Of living servers only. Late and double sightings change nothing. Returns those that nobody warns of: new, or back after another one. */
  async record(sql: SqlRunner, seen: CertificateOfServer[], now: Date): Promise<{ serverId: string; fingerprint: string }[]> {
    const rows = await sql.query<{ serverId: string; fingerprint: string; isNew: boolean }>(
      `INSERT INTO certificate AS c (server_id, fingerprint, workspace_id, issuer, starts_at, ends_at, seen_at)
       SELECT s.server_id, s.fingerprint, m.workspace_id, s.issuer, s.starts_at, s.ends_at, least(s.seen_at, $7)
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::timestamptz[])
         AS s (server_id, fingerprint, issuer, starts_at, ends_at, seen_at)
       JOIN monitor m ON m.server_id = s.server_id AND NOT m.removed ORDER BY 1, 2
       ON CONFLICT (server_id, fingerprint) DO UPDATE SET seen_at = greatest(c.seen_at, EXCLUDED.seen_at)
       RETURNING server_id, fingerprint, xmax = 0 OR NOT EXISTS (
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
       WHERE server_id = $1 AND ${STILL_IN_USE} ORDER BY ends_at LIMIT 1`,
      [serverId],
    );
    return row ?? null;
  }

  async prune(): Promise<void> {
    await this.database.query(
      `DELETE FROM certificate c WHERE EXISTS (SELECT 1 FROM certificate n WHERE n.server_id = c.server_id AND n.seen_at > c.seen_at + interval '2 days')`,
    );
  }
}
