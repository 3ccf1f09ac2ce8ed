import { MINUTE_MS } from '@nowahala/kernel';
import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { networkPolicy } from '../domain/network/network-cause.js';
import type { ProvenFailure } from '../domain/network/network-cause.js';

/** Its outage is proven, whatever it does since. */
const PROVEN = `state IN ('down', 'recovering', 'unstable') AND NOT removed`;
const MOST_FAILURES = 1_000;
/** An episode that begins again this soon is the same trouble, which is alerted once. */
const SAME_TROUBLE = '30 minutes';
/** As long as a failure belongs to an episode without its being found again. */
const LASTS = `interval '${networkPolicy.lastsMs / MINUTE_MS} minutes'`;

/** What the lookout asks: a failure that may belong to an episode, an episode that goes on, a server whose network is not known. */
export const NETWORK_IN_TROUBLE = `(EXISTS (SELECT FROM {schema}.monitor WHERE bad_since > $1::timestamptz - interval '5 minutes')
  OR EXISTS (SELECT FROM {schema}.network_episode WHERE last_failure_at > $1::timestamptz - interval '5 minutes')
  OR EXISTS (SELECT FROM {schema}.monitor WHERE network IS NULL))`;

export interface StoredEpisode {
  network: string;
  name: string;
  beganAt: Date;
  lastFailureAt: Date;
  affected: number;
}

export interface OpenIncident {
  id: string;
  workspaceId: string;
}

@Injectable()
export class NetworkRepository {
  constructor(private readonly database: Database) {}

  /** Proven failures on the network that began in this time, one server left out. */
  async failures(sql: SqlRunner, network: string, from: Date, to: Date, without: string | null): Promise<ProvenFailure[]> {
    const rows = await sql.query<{ workspaceId: string; badSince: Date }>(
      `SELECT workspace_id, bad_since FROM monitor WHERE network = $1 AND bad_since BETWEEN $2 AND $3 AND ${PROVEN}
         AND server_id IS DISTINCT FROM $4 ORDER BY bad_since DESC LIMIT ${MOST_FAILURES}`,
      [network, from, to, without],
    );
    return rows.map(({ workspaceId, badSince }) => ({ workspaceId, since: badSince.getTime() }));
  }

  async failedElsewhere(sql: SqlRunner, network: string, from: Date, to: Date): Promise<number> {
    const [row] = await sql.query<{ failed: number }>(
      `SELECT count(*)::int AS failed FROM (
         SELECT 1 FROM monitor WHERE bad_since BETWEEN $2 AND $3 AND network <> $1 AND ${PROVEN} LIMIT ${10 * MOST_FAILURES}) one`,
      [network, from, to],
    );
    return row?.failed ?? 0;
  }

  /** How many servers are watched on each network. Reads every server: ask seldom, and outside of transactions. */
  async sizes(): Promise<Map<string, number>> {
    const rows = await this.database.query<{ network: string; servers: number }>(
      `SELECT network, count(*)::int AS servers FROM monitor
       WHERE network IS NOT NULL AND NOT removed AND state NOT IN ('paused', 'unknown') GROUP BY network`,
    );
    return new Map(rows.map(({ network, servers }) => [network, servers]));
  }

  async findEpisode(sql: SqlRunner, network: string): Promise<StoredEpisode | null> {
    const [row] = await sql.query<StoredEpisode>(`SELECT * FROM network_episode WHERE network = $1`, [network]);
    return row ?? null;
  }

  /** True where it is new: the operator has heard nothing of this trouble. */
  async beginEpisode(sql: SqlRunner, { network, name, beganAt, lastFailureAt, affected }: StoredEpisode): Promise<boolean> {
    const [before] = await sql.query<{ isSame: boolean }>(
      `WITH before AS (SELECT last_failure_at FROM network_episode WHERE network = $1)
       INSERT INTO network_episode AS e (network, name, began_at, last_failure_at, affected) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (network) DO UPDATE SET name = $2, last_failure_at = greatest(e.last_failure_at, $4), affected = $5,
         began_at = CASE WHEN e.last_failure_at > $4::timestamptz - interval '${SAME_TROUBLE}' AND e.began_at + ${LASTS} >= $4 THEN least(e.began_at, $3) ELSE $3 END
       RETURNING coalesce((SELECT last_failure_at FROM before) > $4::timestamptz - interval '${SAME_TROUBLE}', xmax <> 0) AS is_same`,
      [network, name, beganAt, lastFailureAt, affected],
    );
    return before?.isSame !== true;
  }

  /** Counts again what has failed with each episode that may still go on. */
  async refreshEpisodes(since: Date): Promise<void> {
    await this.database.query(
      `UPDATE network_episode e SET affected = greatest(e.affected, f.affected), last_failure_at = greatest(e.last_failure_at, f.last)
       FROM network_episode o CROSS JOIN LATERAL (
         SELECT count(*)::int AS affected, max(bad_since) AS last FROM monitor m WHERE m.network = o.network AND ${PROVEN}
           AND bad_since BETWEEN o.began_at - interval '2 minutes' AND least(o.last_failure_at + interval '2 minutes', o.began_at + ${LASTS})) f
       WHERE e.network = o.network AND o.last_failure_at > $1 AND f.affected > 0`,
      [since],
    );
  }

  async episodesSince(since: Date): Promise<StoredEpisode[]> {
    return this.database.query(`SELECT * FROM network_episode WHERE last_failure_at > $1`, [since]);
  }

  /** Networks on which at least so many workspaces have proven failures since then: two transactions do not see each other's. */
  async suspects(since: Date, workspaces: number): Promise<{ network: string; lastFailureAt: Date }[]> {
    return this.database.query(
      `SELECT network, max(bad_since) AS last_failure_at FROM monitor WHERE bad_since > $1 AND network <> '' AND ${PROVEN}
       GROUP BY network HAVING count(DISTINCT workspace_id) >= $2`,
      [since, workspaces],
    );
  }

  /** Open incidents of the episode that do not name the network. */
  async incidentsWithout({ network, beganAt, lastFailureAt }: StoredEpisode, limit: number): Promise<OpenIncident[]> {
    return this.database.query(
      `SELECT i.id, i.workspace_id FROM monitor m JOIN incident_list i ON i.id::text = m.health -> 'now' ->> 'incidentId'
       WHERE m.network = $1 AND m.bad_since BETWEEN $2::timestamptz - interval '2 minutes' AND least($3::timestamptz + interval '2 minutes', $2::timestamptz + ${LASTS})
         AND NOT m.removed AND i.status = 'open' AND i.kind = 'down' AND i.network_affected IS NULL ORDER BY i.id LIMIT $4`,
      [network, beganAt, lastFailureAt, limit],
    );
  }

  async withoutNetwork(limit: number): Promise<{ serverId: string; ipAddress: string }[]> {
    return this.database.query(`SELECT server_id, ip_address FROM monitor WHERE network IS NULL ORDER BY server_id LIMIT $1`, [limit]);
  }

  async setNetworks(networks: { serverId: string; ipAddress: string; network: string }[]): Promise<void> {
    await this.database.query(
      `UPDATE monitor m SET network = n.network FROM unnest($1::uuid[], $2::text[], $3::text[]) AS n (server_id, ip_address, network)
       WHERE m.server_id = n.server_id AND m.ip_address = n.ip_address AND m.network IS NULL`,
      [networks.map((one) => one.serverId), networks.map((one) => one.ipAddress), networks.map((one) => one.network)],
    );
  }
}
