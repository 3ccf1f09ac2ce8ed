import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import type { Entitlement } from '../domain/cadence.js';
import type { CheckTarget, ScheduleEntry, ServerConfig, StoredEntry } from '../domain/schedule-entry.js';

type EntryRow = Omit<ScheduleEntry, 'entitlement' | 'fireAt'> & Entitlement & { fireAt: Date | null; editCheckAt: Date | null };

const ENTRIES = `
  SELECT e.server_id, e.workspace_id, e.user_id, e.shard, e.ip_address, e.website, e.interval_minutes, e.paused, e.config_version, e.expect_text, e.reject_text, e.fire_at, e.edit_check_at, e.down,
    coalesce(t.state, 'unknown') AS state, coalesce(t.rate_limit, 0) AS rate_limit, coalesce(t.hourly_only, false) AS hourly_only,
    coalesce(u.used, 0) AS used
  FROM schedule_entry e LEFT JOIN entitlement t USING (workspace_id) LEFT JOIN usage u ON u.server_id = e.server_id AND u.month = $1`;

export interface ScheduleChange {
  id: number;
  shard: number;
  serverId: string;
}

export interface CheckNowRow extends CheckTarget {
  paused: boolean;
  planState: string | null;
  checkNowAt: Date | null;
}

/** What the lookout asks. */
export const SCHEDULE_CHANGED = 'EXISTS (SELECT FROM {schema}.schedule_change WHERE id > 0)';

/** Servers as they are scheduled, and the list of those that changed, which the owner of their shard reads. */
@Injectable()
export class ScheduleRepository {
  constructor(private readonly database: Database) {}

  async listOfShards(month: string, shards: readonly number[]): Promise<ScheduleEntry[]> {
    return (await this.database.query<EntryRow>(`${ENTRIES} WHERE e.shard = ANY($2::smallint[])`, [month, shards])).map(toEntry);
  }

  async listOfServers(month: string, serverIds: string[]): Promise<ScheduleEntry[]> {
    return (await this.database.query<EntryRow>(`${ENTRIES} WHERE e.server_id = ANY($2::uuid[])`, [month, serverIds])).map(toEntry);
  }

  /** The servers of these shards that changed. A change stays until the schedule has it: `deleteChanges`. */
  async listChanges(shards: readonly number[]): Promise<ScheduleChange[]> {
    return this.database.query<ScheduleChange>('SELECT id, shard, server_id FROM schedule_change WHERE shard = ANY($1::smallint[])', [
      shards,
    ]);
  }

  async deleteChanges(changes: ScheduleChange[]): Promise<void> {
    if (changes.length === 0) return;
    await this.database.query('DELETE FROM schedule_change WHERE id = ANY($1::bigint[])', [changes.map(({ id }) => id)]);
  }

  async isDeleted(tx: Transaction, serverId: string): Promise<boolean> {
    return (await tx.query('SELECT 1 FROM forgotten_server WHERE server_id = $1', [serverId])).length > 0;
  }

  async isErased(tx: Transaction, workspaceId: string): Promise<boolean> {
    return (await tx.query('SELECT 1 FROM erased_workspace WHERE workspace_id = $1', [workspaceId])).length > 0;
  }

  async find(tx: Transaction, serverId: string): Promise<StoredEntry | undefined> {
    const [row] = await tx.query<EntryRow>(`${ENTRIES} WHERE e.server_id = $2`, ['', serverId]);
    return row && toEntry(row);
  }

  async upsert(tx: Transaction, config: ServerConfig, shard: number, fireAt: Date | null): Promise<void> {
    const {
      serverId,
      workspaceId,
      userId,
      ipAddress,
      website,
      intervalMinutes,
      paused,
      configVersion,
      expectText = '',
      rejectText = '',
    } = config;
    await this.recordChange(tx, serverId, shard);
    await tx.query(
      `INSERT INTO schedule_entry (server_id, workspace_id, user_id, shard, ip_address, website, interval_minutes, paused, config_version, fire_at, edit_check_at, expect_text, reject_text)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12)
       ON CONFLICT (server_id) DO UPDATE SET ip_address = $5, website = $6, interval_minutes = $7, paused = $8, config_version = $9, expect_text = $11,
         reject_text = $12, fire_at = coalesce($10, schedule_entry.fire_at), edit_check_at = coalesce($10, schedule_entry.edit_check_at)`,
      [serverId, workspaceId, userId, shard, ipAddress, website, intervalMinutes, paused, configVersion, fireAt, expectText, rejectText],
    );
  }

  /** Deleted servers are remembered, so that a late snapshot does not bring one back. */
  async delete(tx: Transaction, { serverId, configVersion }: ServerConfig, shard: number): Promise<void> {
    await this.recordChange(tx, serverId, shard);
    await tx.query('DELETE FROM schedule_entry WHERE server_id = $1', [serverId]);
    await tx.query('DELETE FROM recheck WHERE server_id = $1', [serverId]);
    await tx.query('DELETE FROM incident_seen WHERE server_id = $1', [serverId]);
    await tx.query('INSERT INTO forgotten_server (server_id, config_version, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      serverId,
      configVersion,
      tx.now,
    ]);
  }

  /** In the order of the ids. */
  async listIdsAfter(serverId: string, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ serverId: string }>(
      'SELECT server_id FROM schedule_entry WHERE server_id > $1 ORDER BY server_id LIMIT $2',
      [serverId, limit],
    );
    return rows.map((row) => row.serverId);
  }

  /** Not remembered as deleted: should its owner's service know it again, it comes back. */
  async deleteOrphan(tx: Transaction, serverId: string): Promise<void> {
    await tx.query('INSERT INTO schedule_change (shard, server_id) SELECT shard, server_id FROM schedule_entry WHERE server_id = $1', [
      serverId,
    ]);
    for (const table of ['schedule_entry', 'recheck', 'incident_seen'])
      await tx.query(`DELETE FROM ${table} WHERE server_id = $1`, [serverId]);
  }

  /** The two topics of an incident have no mutual order: its highest sequence counts. Of a server that is gone none is kept. */
  async upsertIncident(tx: Transaction, incident: { serverId: string; incidentId: string; seq: number }, open: boolean): Promise<void> {
    const { serverId, incidentId, seq } = incident;
    await tx.query(
      `INSERT INTO incident_seen (server_id, incident_id, seq, open)
       SELECT $1::uuid, $2::uuid, $3::bigint, $4::boolean WHERE EXISTS (SELECT 1 FROM schedule_entry WHERE server_id = $1)
       ON CONFLICT (server_id, incident_id) DO UPDATE SET seq = $3, open = $4 WHERE incident_seen.seq < $3`,
      [serverId, incidentId, seq, open],
    );
    const down = 'EXISTS (SELECT 1 FROM incident_seen WHERE server_id = $1 AND open)';
    await tx.query(`UPDATE schedule_entry SET down = ${down} WHERE server_id = $1`, [serverId]);
    await tx.query('INSERT INTO schedule_change (shard, server_id) SELECT shard, server_id FROM schedule_entry WHERE server_id = $1', [
      serverId,
    ]);
  }

  /** These ad-hoc checks are done; one that is wanted later, or again, stays. */
  async clearAdHoc(checks: { serverId: string; wantedAt: Date }[]): Promise<void> {
    await this.database.query(
      `UPDATE schedule_entry e SET fire_at = NULL FROM unnest($1::uuid[], $2::timestamptz[]) AS done (server_id, wanted_at)
       WHERE e.server_id = done.server_id AND e.fire_at <= done.wanted_at`,
      [checks.map(({ serverId }) => serverId), checks.map(({ wantedAt }) => wantedAt)],
    );
  }

  async findForCheckNow(tx: Transaction, serverId: string): Promise<CheckNowRow | undefined> {
    const rows = await tx.query<CheckNowRow>(
      `SELECT server_id, e.workspace_id, user_id, ip_address, website, interval_minutes, config_version, expect_text, reject_text, paused, check_now_at, t.state AS plan_state
       FROM schedule_entry e LEFT JOIN entitlement t USING (workspace_id) WHERE server_id = $1`,
      [serverId],
    );
    return rows[0];
  }

  async markCheckedNow(tx: Transaction, serverId: string): Promise<void> {
    await tx.query('UPDATE schedule_entry SET check_now_at = $2 WHERE server_id = $1', [serverId, tx.now]);
  }

  /** Only the ids of workspaces are kept: counts that were not written yet, and plans that come late, find them. */
  async eraseUser(tx: Transaction, userId: string, workspaceIds: string[]): Promise<void> {
    await tx.query(
      'INSERT INTO erased_workspace (workspace_id, erased_at) SELECT unnest($1::uuid[]), $2::timestamptz ON CONFLICT DO NOTHING',
      [workspaceIds, tx.now],
    );
    await tx.query('INSERT INTO schedule_change (shard, server_id) SELECT shard, server_id FROM schedule_entry WHERE user_id = $1', [
      userId,
    ]);
    await tx.query('DELETE FROM incident_seen WHERE server_id IN (SELECT server_id FROM schedule_entry WHERE user_id = $1)', [userId]);
    await tx.query('DELETE FROM schedule_entry WHERE user_id = $1', [userId]);
    await tx.query('DELETE FROM usage WHERE workspace_id = ANY($1::uuid[])', [workspaceIds]);
    await tx.query('DELETE FROM entitlement WHERE workspace_id = ANY($1::uuid[])', [workspaceIds]);
  }

  private async recordChange(tx: Transaction, serverId: string, shard: number): Promise<void> {
    await tx.query('INSERT INTO schedule_change (shard, server_id) VALUES ($1, $2)', [shard, serverId]);
  }
}

const toEntry = ({ state, rateLimit, hourlyOnly, fireAt, editCheckAt, ...row }: EntryRow): StoredEntry => ({
  ...row,
  editCheckAt: editCheckAt ?? undefined,
  fireAt: fireAt ?? undefined,
  entitlement: { state, rateLimit, hourlyOnly },
});
