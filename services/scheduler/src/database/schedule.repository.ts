import { Injectable } from '@nestjs/common';
import { Database, deleteOld, prepared } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { missedEditCheckAt } from '../domain/ad-hoc.js';
import type { FiredAdHoc } from '../domain/ad-hoc.js';
import type { Entitlement } from '../domain/cadence.js';
import type { CheckTarget, ScheduleEntry, ServerConfig, StoredEntry } from '../domain/schedule-entry.js';

type EntryRow = Omit<ScheduleEntry, 'entitlement' | 'fireAt'> & Entitlement & { fireAt: Date | null; editCheckAt: Date | null };

const ENTRIES = `
  SELECT e.server_id, e.workspace_id, e.user_id, e.shard, e.ip_address, e.website, e.interval_minutes, e.paused, e.config_version, e.expect_text, e.reject_text, e.fire_at, e.edit_check_at, e.down,
    coalesce(t.state, 'unknown') AS state, coalesce(t.rate_limit, 0) AS rate_limit, coalesce(t.hourly_only, false) AS hourly_only,
    coalesce(u.used, 0) AS used
  FROM schedule_entry e LEFT JOIN entitlement t USING (workspace_id) LEFT JOIN usage u ON u.server_id = e.server_id AND u.month = $1`;

const ENTRIES_OF = prepared(`${ENTRIES} WHERE e.server_id = ANY($2::uuid[])`);
const CHANGES = prepared('SELECT id, shard, server_id FROM schedule_change WHERE shard = ANY($1::smallint[])');
const DELETE_CHANGES = prepared('DELETE FROM schedule_change WHERE id = ANY($1::bigint[])');
const RECORD_CHANGES = prepared('INSERT INTO schedule_change (shard, server_id) SELECT * FROM unnest($1::smallint[], $2::uuid[])');
const DELETED = prepared('SELECT server_id AS id FROM forgotten_server WHERE server_id = ANY($1::uuid[])');
const ERASED = prepared('SELECT workspace_id AS id FROM erased_workspace WHERE workspace_id = ANY($1::uuid[])');
const UPSERT = prepared(
  `INSERT INTO schedule_entry AS known (server_id, workspace_id, user_id, shard, ip_address, website, interval_minutes, paused, config_version, fire_at, edit_check_at, expect_text, reject_text)
   SELECT server_id, workspace_id, user_id, shard, ip_address, website, interval_minutes, paused, config_version, fire_at, fire_at, expect_text, reject_text
   FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::smallint[], $5::text[], $6::text[], $7::int[], $8::bool[], $9::bigint[], $10::timestamptz[], $11::text[], $12::text[])
     AS s (server_id, workspace_id, user_id, shard, ip_address, website, interval_minutes, paused, config_version, fire_at, expect_text, reject_text)
   ON CONFLICT (server_id) DO UPDATE SET ip_address = EXCLUDED.ip_address, website = EXCLUDED.website, interval_minutes = EXCLUDED.interval_minutes,
     paused = EXCLUDED.paused, config_version = EXCLUDED.config_version, expect_text = EXCLUDED.expect_text, reject_text = EXCLUDED.reject_text,
     fire_at = coalesce(EXCLUDED.fire_at, known.fire_at), edit_check_at = coalesce(EXCLUDED.edit_check_at, known.edit_check_at)`,
);

/** A configuration to be stored, and when it is to be checked beside its slots. */
export interface ScheduledChange {
  config: ServerConfig;
  shard: number;
  fireAt: Date | null;
}

interface KnownServers {
  deleted: Set<string>;
  erased: Set<string>;
  entries: Map<string, StoredEntry>;
}

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
    return (await this.database.query<EntryRow>(ENTRIES_OF, [month, serverIds])).map(toEntry);
  }

  /** The servers of these shards that changed. A change stays until the schedule has it: `deleteChanges`. */
  async listChanges(shards: readonly number[]): Promise<ScheduleChange[]> {
    return this.database.query<ScheduleChange>(CHANGES, [shards]);
  }

  async deleteChanges(changes: ScheduleChange[]): Promise<void> {
    if (changes.length === 0) return;
    await this.database.query(DELETE_CHANGES, [changes.map(({ id }) => id)]);
  }

  /** Which of the servers were deleted, which of their workspaces erased, and the stored entries of the others. */
  async findKnown(tx: Transaction, servers: Pick<CheckTarget, 'serverId' | 'workspaceId'>[]): Promise<KnownServers> {
    const ids = servers.map(({ serverId }) => serverId);
    const [deleted, erased, entries] = await Promise.all([
      tx.query<{ id: string }>(DELETED, [ids]),
      tx.query<{ id: string }>(ERASED, [servers.map(({ workspaceId }) => workspaceId)]),
      tx.query<EntryRow>(ENTRIES_OF, ['', ids]),
    ]);
    return {
      deleted: new Set(deleted.map(({ id }) => id)),
      erased: new Set(erased.map(({ id }) => id)),
      entries: new Map(entries.map((row) => [row.serverId, toEntry(row)])),
    };
  }

  /** Each server once. */
  async upsertAll(tx: Transaction, changes: ScheduledChange[]): Promise<void> {
    if (changes.length === 0) return;
    const of = <T>(column: (change: ScheduledChange) => T): T[] => changes.map(column);
    const [ids, shards] = [of(({ config }) => config.serverId), of(({ shard }) => shard)];
    await Promise.all([
      tx.query(RECORD_CHANGES, [shards, ids]),
      tx.query(UPSERT, [
        ...[ids, of(({ config }) => config.workspaceId), of(({ config }) => config.userId), shards],
        ...[of(({ config }) => config.ipAddress), of(({ config }) => config.website), of(({ config }) => config.intervalMinutes)],
        ...[of(({ config }) => config.paused), of(({ config }) => config.configVersion), of(({ fireAt }) => fireAt)],
        ...[of(({ config }) => config.expectText ?? ''), of(({ config }) => config.rejectText ?? '')],
      ]),
    ]);
  }

  /** Deleted servers are remembered, so that a late snapshot does not bring one back. */
  async delete(tx: Transaction, { serverId, configVersion }: ServerConfig, shard: number): Promise<void> {
    await tx.query(RECORD_CHANGES, [[shard], [serverId]]);
    await tx.query('DELETE FROM schedule_entry WHERE server_id = $1', [serverId]);
    await tx.query('DELETE FROM recheck WHERE server_id = $1', [serverId]);
    await tx.query('DELETE FROM incident_seen WHERE server_id = $1', [serverId]);
    await tx.query('INSERT INTO forgotten_server (server_id, config_version, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      serverId,
      configVersion,
      tx.now,
    ]);
  }

  async pruneDeleted(before: Date): Promise<void> {
    await deleteOld(this.database, 'forgotten_server', 'at', before);
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

  /** These ad-hoc checks are done; one that is wanted later stays, and that of an edit which was not known yet is made after them. */
  async clearAdHoc(checks: readonly FiredAdHoc[]): Promise<void> {
    await this.database.query(
      `UPDATE schedule_entry e SET
         fire_at = CASE WHEN e.config_version > done.config_version THEN done.next END,
         edit_check_at = CASE WHEN e.config_version > done.config_version THEN done.next ELSE e.edit_check_at END
       FROM unnest($1::uuid[], $2::timestamptz[], $3::bigint[], $4::timestamptz[]) AS done (server_id, wanted_at, config_version, next)
       WHERE e.server_id = done.server_id AND e.fire_at <= done.wanted_at`,
      [
        checks.map(({ serverId }) => serverId),
        checks.map(({ wantedAt }) => wantedAt),
        checks.map(({ configVersion }) => configVersion),
        checks.map(missedEditCheckAt),
      ],
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

  async markCheckedNow(tx: Transaction, serverId: string, now: Date): Promise<void> {
    await tx.query('UPDATE schedule_entry SET check_now_at = $2 WHERE server_id = $1', [serverId, now]);
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
}

const toEntry = ({ state, rateLimit, hourlyOnly, fireAt, editCheckAt, ...row }: EntryRow): StoredEntry => ({
  ...row,
  editCheckAt: editCheckAt ?? undefined,
  fireAt: fireAt ?? undefined,
  entitlement: { state, rateLimit, hourlyOnly },
});
