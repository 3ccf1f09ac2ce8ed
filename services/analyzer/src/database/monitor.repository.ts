import { databaseTime, prepared, shardOf } from '@nowahala/platform';
import type { Clock, DueTime, SqlRunner, Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { stateOf } from '../domain/health/health.js';
import { providerOf } from '../domain/health/monitor.js';
import type { Monitor } from '../domain/health/monitor.js';
import { ServerHealthRules } from '../domain/health/server-health-rules.js';
import { monitorColumns, storedValues, toMonitor } from './monitor.entity.js';
import type { StoredMonitor } from './monitor.entity.js';

/** What the lookout asks: by the later clock, so that a slow one of ours sleeps through nothing. */
export const DEADLINE_PASSED = 'EXISTS (SELECT FROM {schema}.monitor WHERE next_deadline <= greatest($1, now()) AND NOT removed)';
export const DEADLINES: DueTime[] = [{ table: 'monitor', at: 'next_deadline', where: 'NOT removed' }];

/** Among many servers those that are not simply known and up. */
export interface Exceptions {
  unusual: Map<string, { state: string; removed: boolean }>;
  strangers: string[];
}

/** Only those that this release knows: a newer one may have added some. */
const columnNames = monitorColumns.map((column) => column.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`));
const LOCK_ALL = prepared(`SELECT ${columnNames.join(', ')} FROM monitor WHERE server_id = ANY($1::uuid[]) ORDER BY server_id FOR UPDATE`);
const ADD = prepared(
  `INSERT INTO monitor (server_id, workspace_id, user_id, shard, state_since) SELECT *, $5 FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::smallint[]) ON CONFLICT DO NOTHING`,
);
const UPDATE = prepared(
  `UPDATE monitor SET ${columnNames.map((column, index) => `${column} = $${index + 1}`).join(', ')} WHERE server_id = $${columnNames.indexOf('server_id') + 1}`,
);
const EXCEPTIONS = prepared(
  `SELECT s.id, m.state, m.removed FROM unnest($1::uuid[]) AS s (id) LEFT JOIN monitor m ON m.server_id = s.id
   WHERE m.server_id IS NULL OR m.state <> 'up' OR m.removed`,
);
const MARK_UP = prepared(
  `UPDATE monitor m SET health = jsonb_build_object('now', jsonb_build_object('is', 'up', 'goodAt', a.good_at), 'outages', '[]'::jsonb), state = 'up', state_since = $3, version = m.version + 1
   FROM (SELECT * FROM unnest($1::uuid[], $2::bigint[]) AS t (server_id, good_at) ORDER BY server_id) a
   WHERE m.server_id = a.server_id AND m.state = 'unknown' AND NOT m.removed RETURNING ${columnNames.map((column) => `m.${column}`).join(', ')}`,
);

@Injectable()
export class MonitorRepository {
  /** Nearly all servers are known and up, and are not sent over. One statement, so that no server is missed between two snapshots. */
  async findExceptions(sql: SqlRunner, serverIds: string[]): Promise<Exceptions> {
    const rows = await sql.query<{ id: string; state: string | null; removed: boolean }>(EXCEPTIONS, [serverIds]);
    const unusual = rows.flatMap(({ id, state, removed }) => (state === null ? [] : [[id, { state, removed }] as const]));
    return { unusual: new Map(unusual), strangers: rows.filter((row) => row.state === null).map((row) => row.id) };
  }

  /** With their rows locked until the transaction ends. */
  async lockAll(sql: SqlRunner, serverIds: string[]): Promise<Monitor[]> {
    return (await sql.query<StoredMonitor>(LOCK_ALL, [serverIds])).map(toMonitor);
  }

  async ofWorkspace(sql: SqlRunner, workspaceId: string): Promise<Monitor[]> {
    return this.select(sql, `workspace_id = $1 AND NOT removed ORDER BY server_id`, [workspaceId]);
  }

  /** Servers of the workspace, or this one of them. */
  async idsOf(sql: SqlRunner, workspaceId: string, serverId: string | null): Promise<string[]> {
    const rows = await sql.query<{ serverId: string }>(
      `SELECT server_id FROM monitor WHERE workspace_id = $1 AND ($2::uuid IS NULL OR server_id = $2) AND NOT removed ORDER BY server_id`,
      [workspaceId, serverId],
    );
    return rows.map((row) => row.serverId);
  }

  /** Servers at the same address, this one left out. */
  async findSiblings(sql: SqlRunner, { workspaceId, ipAddress, serverId }: Monitor): Promise<Monitor[]> {
    if (ipAddress === '') return [];
    const where = `workspace_id = $1 AND ip_address = $2 AND server_id <> $3 AND NOT removed ORDER BY server_id`;
    return this.select(sql, where, [workspaceId, ipAddress, serverId]);
  }

  /** Servers that are down, this one left out, at the same address or with an open incident of the same group. */
  async findDownTogether(sql: SqlRunner, { workspaceId, ipAddress, serverId }: Monitor, incidentId: string): Promise<Monitor[]> {
    return this.select(
      sql,
      `workspace_id = $1 AND server_id <> $2 AND NOT removed AND state IN ('down', 'recovering')
         AND ((ip_address = $3 AND $3 <> '') OR server_id IN (
           SELECT server_id FROM incident_list WHERE workspace_id = $1 AND status = 'open'
             AND group_id = (SELECT group_id FROM incident_list WHERE id = $4 AND group_id <> '')))
       ORDER BY server_id`,
      [workspaceId, serverId, ipAddress, incidentId],
    );
  }

  /** Servers of the workspace with a deadline that passed, and suspects that share an address with one of them. */
  async findDueWithRelated(sql: SqlRunner, workspaceId: string, now: Date): Promise<string[]> {
    const rows = await sql.query<{ serverId: string }>(
      `WITH mine AS (SELECT server_id, ip_address, next_deadline, state FROM monitor
         WHERE workspace_id = $1 AND NOT removed AND state IN ('suspect', 'partial', 'unstable')),
       due AS (SELECT * FROM mine WHERE next_deadline <= $2)
       SELECT server_id FROM mine WHERE next_deadline <= $2
         OR state = 'suspect' AND ip_address <> '' AND ip_address IN (SELECT ip_address FROM due)`,
      [workspaceId, now],
    );
    return rows.map((row) => row.serverId);
  }

  now(sql: SqlRunner, clock: Pick<Clock, 'offset'>): Promise<Date> {
    return databaseTime(sql, clock);
  }

  /** By the database's clock, without the workspaces that are left out. */
  async findDue(sql: SqlRunner, offsetMs: number, limit: number, leftOut: string[]): Promise<{ serverId: string; workspaceId: string }[]> {
    return sql.query(
      `SELECT server_id, workspace_id FROM monitor WHERE next_deadline <= now() + $1::float8 * interval '1 millisecond' AND NOT removed
         AND workspace_id <> ALL($3::uuid[]) ORDER BY next_deadline LIMIT $2`,
      [offsetMs, limit, leftOut],
    );
  }

  async add(sql: SqlRunner, monitors: Pick<Monitor, 'serverId' | 'workspaceId' | 'userId'>[], now: Date): Promise<void> {
    await sql.query(ADD, [
      ...[monitors.map((one) => one.serverId), monitors.map((one) => one.workspaceId), monitors.map((one) => one.userId)],
      ...[monitors.map((one) => shardOf(one.serverId)), now],
    ]);
  }

  /** Those of the servers that were never measured are up now; returns which they were. */
  async markUp(sql: SqlRunner, successes: { serverId: string; lastSuccessAt: number }[], now: Date): Promise<Monitor[]> {
    const rows = await sql.query<StoredMonitor>(MARK_UP, [
      successes.map((one) => one.serverId),
      successes.map((one) => one.lastSuccessAt),
      now,
    ]);
    return rows.map(toMonitor);
  }

  /** Of a monitor that this transaction has locked. */
  async update(tx: Transaction, monitor: Monitor): Promise<void> {
    const { now } = monitor.health;
    const failingSince = now.status === 'suspect' ? now.firstFailure.startedAt : 'since' in now ? now.since : null;
    const failingIn = now.status === 'suspect' ? now.firstFailure.region : (monitor.suspicion?.evidence.region ?? null);
    const deadline = new ServerHealthRules(monitor.serverId).nextDeadline(monitor.health);
    const row: StoredMonitor = {
      ...monitor,
      state: stateOf(monitor.health),
      badSince: failingSince === null ? null : new Date(failingSince),
      badRegion: failingSince === null ? null : failingIn,
      nextDeadline: deadline === null ? null : new Date(deadline),
      provider: providerOf(monitor.suspicion),
    };
    await tx.query(UPDATE, storedValues(row));
  }

  private async select(sql: SqlRunner, where: string, parameters: unknown[]): Promise<Monitor[]> {
    return (await sql.query<StoredMonitor>(`SELECT * FROM monitor WHERE ${where}`, parameters)).map(toMonitor);
  }
}
