import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { Monitors } from '../application/ports/monitors.js';
import { providerOf } from '../application/provider-of.js';
import type { Exceptions, Monitor, Suspicion } from '../application/ports/monitors.js';
import { type ServerHealth, stateOf } from '../domain/health/health.js';
import { blindPolicy } from '../domain/health/region-guard.js';
import type { RegionView } from '../domain/health/region-guard.js';

interface MonitorRow {
  server_id: string;
  workspace_id: string;
  user_id: string;
  name: string;
  ip_address: string;
  website: string;
  config_version: string;
  target_version: string;
  removed: boolean;
  health: object;
  state_since: Date;
  suspicion: Suspicion | null;
  version: string;
}

const REFERENCES_ARE_FRESH = '3 minutes';
/** Blindness that comes back this soon is no news to the operator. */
const SAME_EPISODE = '15 minutes';

@Injectable()
export class MonitorsTable extends Monitors {
  /** Nearly all are known and up, and need not be sent over. One statement, one view of the table: nobody falls between two. */
  async findExceptions(sql: SqlRunner, serverIds: string[]): Promise<Exceptions> {
    const rows = await sql.query<{ id: string; state: string | null; removed: boolean | null }>(
      `SELECT s.id, m.state, m.removed FROM unnest($1::uuid[]) AS s (id) LEFT JOIN monitor m ON m.server_id = s.id
       WHERE m.server_id IS NULL OR m.state <> 'up' OR m.removed`,
      [serverIds],
    );
    const unusual = rows.flatMap((row) =>
      row.state === null ? [] : [[row.id, { state: row.state, removed: row.removed === true }] as const],
    );
    return { unusual: new Map(unusual), strangers: rows.filter((row) => row.state === null).map((row) => row.id) };
  }

  async lockAll(sql: SqlRunner, serverIds: string[]): Promise<Monitor[]> {
    return (
      await sql.query<MonitorRow>(`SELECT * FROM monitor WHERE server_id = ANY($1::uuid[]) ORDER BY server_id FOR UPDATE`, [serverIds])
    ).map(toMonitor);
  }

  async ofWorkspace(sql: SqlRunner, workspaceId: string): Promise<Monitor[]> {
    return (
      await sql.query<MonitorRow>(`SELECT * FROM monitor WHERE workspace_id = $1 AND NOT removed ORDER BY server_id`, [workspaceId])
    ).map(toMonitor);
  }

  async findDueWithRelated(sql: SqlRunner, workspaceId: string, now: Date): Promise<string[]> {
    const rows = await sql.query<{ server_id: string }>(
      `WITH mine AS (SELECT server_id, ip_address, provider, next_deadline, state FROM monitor
         WHERE workspace_id = $1 AND NOT removed AND state IN ('suspect', 'unstable')),
       due AS (SELECT * FROM mine WHERE next_deadline <= $2)
       SELECT server_id FROM mine WHERE next_deadline <= $2 OR state = 'suspect' AND (
         ip_address <> '' AND ip_address IN (SELECT ip_address FROM due) OR provider <> '' AND provider IN (SELECT provider FROM due))`,
      [workspaceId, now],
    );
    return rows.map((row) => row.server_id);
  }

  async findSiblings(sql: SqlRunner, monitor: Monitor): Promise<Monitor[]> {
    if (monitor.ipAddress === '') return [];
    const rows = await sql.query<MonitorRow>(
      `SELECT * FROM monitor WHERE workspace_id = $1 AND ip_address = $2 AND server_id <> $3 AND NOT removed ORDER BY server_id`,
      [monitor.workspaceId, monitor.ipAddress, monitor.serverId],
    );
    return rows.map(toMonitor);
  }

  async findDownTogether(sql: SqlRunner, monitor: Monitor, incidentId: string): Promise<Monitor[]> {
    const rows = await sql.query<MonitorRow>(
      `SELECT * FROM monitor WHERE workspace_id = $1 AND server_id <> $2 AND NOT removed AND state IN ('down', 'recovering')
         AND ((ip_address = $3 AND $3 <> '') OR server_id IN (
           SELECT server_id FROM incident_list WHERE workspace_id = $1 AND status = 'open'
             AND group_id = (SELECT group_id FROM incident_list WHERE id = $4 AND group_id <> '')))
       ORDER BY server_id`,
      [monitor.workspaceId, monitor.serverId, monitor.ipAddress, incidentId],
    );
    return rows.map(toMonitor);
  }

  async add(sql: SqlRunner, monitors: Pick<Monitor, 'serverId' | 'workspaceId' | 'userId'>[], now: Date): Promise<void> {
    await sql.query(
      `INSERT INTO monitor (server_id, workspace_id, user_id, state_since) SELECT *, $4 FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) ON CONFLICT DO NOTHING`,
      [monitors.map((one) => one.serverId), monitors.map((one) => one.workspaceId), monitors.map((one) => one.userId), now],
    );
  }

  async markUp(sql: SqlRunner, answered: { serverId: string; lastSuccessAt: number }[], now: Date): Promise<Monitor[]> {
    const rows = await sql.query<MonitorRow>(
      `UPDATE monitor m SET health = jsonb_build_object('now', jsonb_build_object('is', 'up', 'goodAt', a.good_at), 'outages', '[]'::jsonb), state = 'up', state_since = $3, version = m.version + 1
       FROM (SELECT * FROM unnest($1::uuid[], $2::bigint[]) AS t (server_id, good_at) ORDER BY server_id) a
       WHERE m.server_id = a.server_id AND m.state = 'unknown' AND NOT m.removed RETURNING m.*`,
      [answered.map((one) => one.serverId), answered.map((one) => one.lastSuccessAt), now],
    );
    return rows.map(toMonitor);
  }

  async save(sql: SqlRunner, monitor: Monitor, nextDeadline: Date | null): Promise<void> {
    const { now } = monitor.health;
    const badSince = now.status === 'suspect' ? now.firstFailure.startedAt : 'since' in now ? now.since : null;
    const badRegion = now.status === 'suspect' ? now.firstFailure.region : (monitor.suspicion?.evidence.region ?? null);
    await sql.query(
      `INSERT INTO monitor (server_id, workspace_id, user_id, name, ip_address, website, config_version, target_version, removed, health, state, state_since, suspicion, bad_region, bad_since, next_deadline, version, provider)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
       ON CONFLICT (server_id) DO UPDATE SET workspace_id = $2, user_id = $3, name = $4, ip_address = $5, website = $6, config_version = $7, target_version = $8, removed = $9,
         health = $10, state = $11, state_since = $12, suspicion = $13, bad_region = $14, bad_since = $15, next_deadline = $16, version = $17, provider = $18`,
      [
        monitor.serverId,
        monitor.workspaceId,
        monitor.userId,
        monitor.name,
        monitor.ipAddress,
        monitor.website,
        monitor.configVersion,
        monitor.targetVersion,
        monitor.removed,
        JSON.stringify(renameKeys(monitor.health, storedNames)),
        stateOf(monitor.health),
        monitor.stateSince,
        monitor.suspicion ? JSON.stringify(monitor.suspicion) : null,
        badSince === null ? null : badRegion,
        badSince === null ? null : new Date(badSince),
        nextDeadline,
        monitor.version,
        providerOf(monitor.suspicion),
      ],
    );
  }

  async findDue(sql: SqlRunner, now: Date, limit: number): Promise<{ serverId: string; workspaceId: string }[]> {
    const rows = await sql.query<{ server_id: string; workspace_id: string }>(
      `SELECT server_id, workspace_id FROM monitor WHERE next_deadline <= $1 AND NOT removed ORDER BY next_deadline LIMIT $2`,
      [now, limit],
    );
    return rows.map((row) => ({ serverId: row.server_id, workspaceId: row.workspace_id }));
  }

  async countStates(sql: SqlRunner): Promise<Map<string, number>> {
    const rows = await sql.query<{ state: string; counted: number }>(
      `SELECT state, count(*)::int AS counted FROM monitor WHERE NOT removed GROUP BY state`,
    );
    return new Map(rows.map((row) => [row.state, row.counted]));
  }

  async regionView(sql: SqlRunner, region: string, now: Date): Promise<RegionView> {
    const [seen] = await sql.query<{ turned_bad: number; refs: number | null; refs_good: number | null; blind_until: Date | null }>(
      `SELECT (SELECT count(*)::int FROM monitor WHERE bad_region = $1 AND bad_since > $2::timestamptz - interval '1 minute') AS turned_bad,
              h.refs, h.refs_good, h.blind_until
       FROM (SELECT 1) one LEFT JOIN region_health h ON h.region = $1 AND h.seen_at > $2::timestamptz - interval '${REFERENCES_ARE_FRESH}'`,
      [region, now],
    );
    const references = !seen?.refs ? 'none' : seen.refs_good! * 2 < seen.refs ? 'failing' : 'good';
    const newlyFailed = seen?.turned_bad ?? 0;
    const monitored = newlyFailed < blindPolicy.least ? Number.MAX_SAFE_INTEGER : await this.countWatched(sql);
    const blindAt = seen?.blind_until ? seen.blind_until.getTime() - blindPolicy.lastsMs : null;
    return { monitored, newlyFailed, references, now: now.getTime(), blindAt };
  }

  private async countWatched(sql: SqlRunner): Promise<number> {
    const [row] = await sql.query<{ watched: number }>(
      `SELECT count(*)::int AS watched FROM monitor WHERE NOT removed AND state NOT IN ('paused', 'unknown')`,
    );
    return row?.watched ?? 0;
  }

  async markBlind(sql: SqlRunner, region: string, now: Date): Promise<boolean> {
    const [before] = await sql.query<{ same_episode: boolean | null }>(
      `SELECT blind_until > $2::timestamptz - interval '${SAME_EPISODE}' AS same_episode FROM region_health WHERE region = $1 FOR UPDATE`,
      [region, now],
    );
    await sql.query(`UPDATE region_health SET blind_until = $2 WHERE region = $1`, [region, new Date(now.getTime() + blindPolicy.lastsMs)]);
    return before?.same_episode !== true;
  }

  async blindRegions(sql: SqlRunner, now: Date): Promise<Map<string, boolean>> {
    const rows = await sql.query<{ region: string; blind: boolean }>(
      `SELECT region, coalesce(blind_until > $1 OR (blind_until > $1::timestamptz - interval '${SAME_EPISODE}'
                AND seen_at > $1::timestamptz - interval '${REFERENCES_ARE_FRESH}' AND refs_good * 2 < refs), false) AS blind
       FROM region_health`,
      [now],
    );
    return new Map(rows.map((row) => [row.region, row.blind]));
  }
}

/** Stored names: the keys of `monitor.health` as rows of every release have them. */
const storedNames: Record<string, string> = {
  status: 'is',
  firstFailure: 'first',
  successful: 'good',
  lastSuccessAt: 'goodAt',
  lastFailureAt: 'badAt',
  successes: 'goods',
  successfulSince: 'goodSince',
  flaps: 'dips',
};
const namesOfStored = Object.fromEntries(Object.entries(storedNames).map(([name, stored]) => [stored, name]));

function renameKeys(value: unknown, names: Record<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, names));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [names[key] ?? key, renameKeys(item, names)]));
}

function toMonitor(row: MonitorRow): Monitor {
  return {
    serverId: row.server_id,
    workspaceId: row.workspace_id,
    userId: row.user_id,
    name: row.name,
    ipAddress: row.ip_address,
    website: row.website,
    configVersion: Number(row.config_version),
    targetVersion: Number(row.target_version),
    removed: row.removed,
    health: renameKeys(row.health, namesOfStored) as ServerHealth,
    suspicion: row.suspicion,
    stateSince: row.state_since,
    version: Number(row.version),
  };
}
