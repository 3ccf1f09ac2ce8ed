import { Database, databaseTime, prepared } from '@nowahala/platform';
import type { Clock, DueTime, SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';

/** What the lookout asks: by the later clock, so that a slow one of ours sleeps through nothing. */
export const SLOW_SERVER_DUE = 'EXISTS (SELECT FROM {schema}.slow_server WHERE next_look_at <= greatest($1, now()))';
export const SLOW_SERVER_TIMES: DueTime[] = [{ table: 'slow_server', at: 'next_look_at' }];

/** What is kept of a server that was ever slow, or whose owner wants no warnings. */
export interface SlowServer {
  serverId: string;
  workspaceId: string;
  /** The owner's switch. */
  alerts: boolean;
  /** What is older says nothing about this server any more. */
  learnedFrom: Date | null;
  incidentId: string | null;
  slowSince: Date | null;
}

const CONFIGURE = prepared(
  `UPDATE slow_server AS s SET alerts = given.alerts, learned_from = CASE WHEN given.moved THEN $4::timestamptz ELSE s.learned_from END,
     next_look_at = CASE WHEN s.incident_id IS NULL THEN s.next_look_at ELSE $4::timestamptz END
   FROM unnest($1::uuid[], $2::boolean[], $3::boolean[]) AS given (server_id, alerts, moved) WHERE s.server_id = given.server_id`,
);

@Injectable()
export class SlowServerRepository {
  constructor(private readonly database: Database) {}

  now(clock: Pick<Clock, 'offset'>, sql: SqlRunner = this.database): Promise<Date> {
    return databaseTime(sql, clock);
  }

  /** Of servers with an answer that may be slow: they are looked at soon. */
  async look(sql: SqlRunner, servers: { serverId: string; workspaceId: string }[], at: Date): Promise<void> {
    const sorted = [...new Map(servers.map((one) => [one.serverId, one])).values()].sort((a, b) => (a.serverId < b.serverId ? -1 : 1));
    if (sorted.length === 0) return;
    await sql.query(
      `INSERT INTO slow_server AS s (server_id, workspace_id, next_look_at) SELECT *, least($3::timestamptz, clock_timestamp()) FROM unnest($1::uuid[], $2::uuid[])
       ON CONFLICT (server_id) DO UPDATE SET next_look_at = least(s.next_look_at, excluded.next_look_at)`,
      [sorted.map((one) => one.serverId), sorted.map((one) => one.workspaceId), at],
    );
  }

  /** The owner's switch; a server at another address is learned anew. A row that says nothing is not made. Each server once. */
  async configure(
    sql: SqlRunner,
    servers: { serverId: string; workspaceId: string; alerts: boolean; moved: boolean }[],
    now: Date,
  ): Promise<void> {
    const notable = servers.filter(({ alerts, moved }) => !alerts || moved);
    if (notable.length > 0)
      await sql.query(
        `INSERT INTO slow_server (server_id, workspace_id, alerts, learned_from)
         SELECT server_id, workspace_id, alerts, CASE WHEN moved THEN $5::timestamptz END
         FROM unnest($1::uuid[], $2::uuid[], $3::boolean[], $4::boolean[]) AS given (server_id, workspace_id, alerts, moved)
         ON CONFLICT (server_id) DO NOTHING`,
        [
          ...[notable.map((one) => one.serverId), notable.map((one) => one.workspaceId)],
          ...[notable.map((one) => one.alerts), notable.map((one) => one.moved), now],
        ],
      );
    await sql.query(CONFIGURE, [
      ...[servers.map((one) => one.serverId), servers.map((one) => one.alerts), servers.map((one) => one.moved), now],
    ]);
  }

  async findDue(now: Date, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ serverId: string }>(
      `SELECT server_id FROM slow_server WHERE next_look_at <= $1 ORDER BY next_look_at LIMIT $2`,
      [now, limit],
    );
    return rows.map((row) => row.serverId);
  }

  /** Under the lock of the server; undefined where nothing is kept of it. */
  async find(sql: SqlRunner, serverId: string): Promise<SlowServer | undefined> {
    const rows = await sql.query<SlowServer>(
      `SELECT server_id, workspace_id, alerts, learned_from, incident_id, slow_since FROM slow_server WHERE server_id = $1`,
      [serverId],
    );
    return rows[0];
  }

  async update(sql: SqlRunner, { serverId, learnedFrom, incidentId, slowSince }: SlowServer, nextLookAt: Date | null): Promise<void> {
    await sql.query(`UPDATE slow_server SET learned_from = $2, incident_id = $3, slow_since = $4, next_look_at = $5 WHERE server_id = $1`, [
      serverId,
      learnedFrom,
      incidentId,
      slowSince,
      nextLookAt,
    ]);
  }

  async postpone(serverId: string, nextLookAt: Date): Promise<void> {
    await this.database.query('UPDATE slow_server SET next_look_at = $2 WHERE server_id = $1', [serverId, nextLookAt]);
  }

  /** When the last incident of the server ended, of whatever kind: what was measured before it belongs to that one. */
  async lastEnd(sql: SqlRunner, serverId: string, after: Date): Promise<Date | null> {
    const rows = await sql.query<{ ended: Date | null }>(
      `SELECT max(resolved_at) AS ended FROM incident_list WHERE server_id = $1 AND resolved_at > $2`,
      [serverId, after],
    );
    return rows[0]?.ended ?? null;
  }
}
