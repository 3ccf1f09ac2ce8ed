import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '@nowahala/platform';
import { ServerSignals } from '../application/ports/index.js';
import type { IncidentNews, UsageNews } from '../application/ports/index.js';

@Injectable()
export class ServerSignalsTable extends ServerSignals {
  async noteIncident(sql: SqlRunner, news: IncidentNews, now: Date): Promise<void> {
    await sql.query(
      `INSERT INTO server_incident (incident_id, server_id, seq, is_open, noted_at) SELECT $1, $2, $3, $4, $5 WHERE EXISTS (SELECT 1 FROM server_view WHERE id = $2)
       ON CONFLICT (incident_id) DO UPDATE SET seq = $3, is_open = $4, noted_at = $5 WHERE server_incident.seq < $3`,
      [news.incidentId, news.serverId, news.seq, news.open, now],
    );
  }

  async noteUsage(sql: SqlRunner, news: UsageNews): Promise<void> {
    await sql.query(
      `INSERT INTO server_usage (server_id, month, used) SELECT $1, $2, $3 WHERE EXISTS (SELECT 1 FROM server_view WHERE id = $1)
       ON CONFLICT (server_id) DO UPDATE SET month = $2, used = $3 WHERE (server_usage.month, server_usage.used) < ($2, $3)`,
      [news.serverId, news.month, news.used],
    );
  }

  async forget(sql: SqlRunner, serverId: string): Promise<void> {
    await sql.query('DELETE FROM server_incident WHERE server_id = $1', [serverId]);
    await sql.query('DELETE FROM server_usage WHERE server_id = $1', [serverId]);
  }

  async prune(sql: SqlRunner, before: Date): Promise<void> {
    await sql.query('DELETE FROM server_incident WHERE NOT is_open AND noted_at < $1', [before]);
  }
}
