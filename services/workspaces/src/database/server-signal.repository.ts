import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';

export interface IncidentSignal {
  incidentId: string;
  serverId: string;
  seq: number;
  open: boolean;
}

export interface UsageSignal {
  serverId: string;
  /** YYYY-MM. */
  month: string;
  used: number;
}

/** What other services report of a server. Messages come in any order; the highest `seq`, month and count stay. */
@Injectable()
export class ServerSignalRepository {
  constructor(private readonly database: Database) {}

  /** A server that is being deleted waits for it, and then takes it along. */
  async upsertIncident(tx: Transaction, { incidentId, serverId, seq, open }: IncidentSignal): Promise<void> {
    await tx.query(
      `INSERT INTO server_incident (incident_id, server_id, seq, is_open, noted_at) SELECT $1, $2, $3, $4, $5 FROM server_view WHERE id = $2 FOR KEY SHARE
       ON CONFLICT (incident_id) DO UPDATE SET seq = $3, is_open = $4, noted_at = $5 WHERE server_incident.seq < $3`,
      [incidentId, serverId, seq, open, tx.now],
    );
  }

  /** As `upsertIncident`; of a server that comes twice the last count stands. */
  async upsertUsage(tx: Transaction, counts: readonly UsageSignal[]): Promise<void> {
    const last = [...new Map(counts.toSorted(byCount).map((count) => [count.serverId, count])).values()];
    await tx.query(
      `INSERT INTO server_usage AS known (server_id, month, used)
       SELECT v.id, u.month, u.used FROM unnest($1::uuid[], $2::text[], $3::bigint[]) AS u (server_id, month, used) JOIN server_view v ON v.id = u.server_id
       ORDER BY v.id FOR KEY SHARE OF v
       ON CONFLICT (server_id) DO UPDATE SET month = excluded.month, used = excluded.used WHERE (known.month, known.used) < (excluded.month, excluded.used)`,
      [last.map(({ serverId }) => serverId), last.map(({ month }) => month), last.map(({ used }) => used)],
    );
  }

  async deleteOfServer(tx: Transaction, serverId: string): Promise<void> {
    const inOrder = 'SELECT incident_id FROM server_incident WHERE server_id = $1 ORDER BY incident_id FOR UPDATE';
    await tx.query(`DELETE FROM server_incident WHERE incident_id IN (${inOrder})`, [serverId]);
    await tx.query('DELETE FROM server_usage WHERE server_id = $1', [serverId]);
  }

  async pruneResolved(before: Date): Promise<void> {
    await this.database.query('DELETE FROM server_incident WHERE NOT is_open AND noted_at < $1', [before]);
  }
}

const byCount = (one: UsageSignal, other: UsageSignal): number => one.month.localeCompare(other.month) || one.used - other.used;
