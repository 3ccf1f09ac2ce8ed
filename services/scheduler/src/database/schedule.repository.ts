import type { SqlRunner } from '@nowahala/platform';

/** A server as the wheel needs it, with what its workspace may use. */
export interface ScheduleEntry {
  serverId: string;
  workspaceId: string;
  userId: string;
  shard: number;
  ipAddress: string;
  website: string;
  intervalMinutes: number;
  paused: boolean;
  configVersion: number;
  /** A check wanted once, outside the timetable: a new server, a new address, a resumed one. */
  fireAt: Date | undefined;
  down: boolean;
  entitlement: { state: string; rateLimit: number; hourlyOnly: boolean };
  used: number;
  told: number;
}

const SELECT = `
  SELECT e.server_id AS "serverId", e.workspace_id AS "workspaceId", e.user_id AS "userId", e.shard, e.ip_address AS "ipAddress", e.website,
    e.interval_minutes AS "intervalMinutes", e.paused, e.config_version::int AS "configVersion", e.fire_at AS "fireAt", e.down,
    coalesce(t.state, 'unknown') AS state, coalesce(t.rate_limit, 0)::int AS "rateLimit", coalesce(t.hourly_only, false) AS "hourlyOnly",
    coalesce(u.used, 0)::int AS used, coalesce(u.told, 0) AS told
  FROM schedule_entry e LEFT JOIN entitlement t USING (workspace_id) LEFT JOIN usage u ON u.server_id = e.server_id AND u.month = $1`;

type Row = Omit<ScheduleEntry, 'entitlement' | 'fireAt'> & ScheduleEntry['entitlement'] & { fireAt: Date | null };

const toEntry = ({ state, rateLimit, hourlyOnly, fireAt, ...row }: Row): ScheduleEntry => ({
  ...row,
  fireAt: fireAt ?? undefined,
  entitlement: { state, rateLimit, hourlyOnly },
});

export async function entriesOfShards(sql: SqlRunner, month: string, shards: number[]): Promise<ScheduleEntry[]> {
  return (await sql.query<Row>(`${SELECT} WHERE e.shard = ANY($2::smallint[])`, [month, shards])).map(toEntry);
}

export async function entriesOfServers(sql: SqlRunner, month: string, serverIds: string[]): Promise<ScheduleEntry[]> {
  return (await sql.query<Row>(`${SELECT} WHERE e.server_id = ANY($2::uuid[])`, [month, serverIds])).map(toEntry);
}

/** Takes the names of servers that changed in these shards; each is told once. */
export async function claimChanges(sql: SqlRunner, shards: number[]): Promise<string[]> {
  const rows = await sql.query<{ server_id: string }>('DELETE FROM schedule_change WHERE shard = ANY($1::smallint[]) RETURNING server_id', [
    shards,
  ]);
  return [...new Set(rows.map((row) => row.server_id))];
}

export async function recordChange(sql: SqlRunner, serverIds: string[]): Promise<void> {
  await sql.query(
    'INSERT INTO schedule_change (shard, server_id) SELECT shard, server_id FROM schedule_entry WHERE server_id = ANY($1::uuid[])',
    [serverIds],
  );
}
