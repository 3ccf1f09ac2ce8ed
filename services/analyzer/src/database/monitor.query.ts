import { Database, prepared } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { DisplayedState } from '../domain/health/health.js';
import { runningSince } from './maintenance.repository.js';

export interface ServerOwner {
  serverId: string;
  workspaceId: string;
  userId: string;
  removed: boolean;
}

export interface StateOfServer {
  serverId: string;
  state: DisplayedState | 'plan_paused';
  stateSince: Date;
  incidentId: string | null;
}

/** An incident that does not fit the health of its server. */
export interface Drift {
  /** `stale`: open, but its server is not down · `missing`: the server is down, but the incident is not open. */
  kind: 'stale' | 'missing';
  serverId: string;
  workspaceId: string;
  incidentId: string;
}

const OWNERS = prepared(`SELECT server_id, workspace_id, user_id, removed FROM monitor WHERE server_id = ANY($1::uuid[])`);

@Injectable()
export class MonitorQuery {
  constructor(private readonly database: Database) {}

  async owners(serverIds: string[]): Promise<ServerOwner[]> {
    return this.database.query(OWNERS, [serverIds]);
  }

  async namesOf(workspaceId: string): Promise<{ serverId: string; name: string }[]> {
    return this.database.query(`SELECT server_id, name FROM monitor WHERE workspace_id = $1 AND NOT removed ORDER BY name`, [workspaceId]);
  }

  async states(serverIds: string[], now: Date): Promise<StateOfServer[]> {
    return this.database.query(
      `SELECT server_id, CASE WHEN by_plan THEN 'plan_paused' WHEN slow_since IS NOT NULL THEN 'slow' WHEN hidden_since IS NOT NULL THEN 'maintenance' ELSE state END AS state,
         coalesce(slow_since, hidden_since, state_since) AS state_since, coalesce(incident_id, slow_id) AS incident_id
       FROM (SELECT server_id, state, state_since, health -> 'now' ->> 'by' IS NOT DISTINCT FROM 'plan' AS by_plan, health -> 'now' ->> 'incidentId' AS incident_id,
               CASE WHEN state IN ('up', 'suspect', 'unknown') THEN ${runningSince('$2')} END AS hidden_since,
               slow.slow_id, CASE WHEN state = 'up' THEN slow.slow_since END AS slow_since
             FROM monitor m LEFT JOIN (
               SELECT server_id, incident_id::text AS slow_id, slow_since FROM slow_server WHERE incident_id IS NOT NULL) slow USING (server_id)
             WHERE server_id = ANY($1::uuid[])) judged`,
      [serverIds, now],
    );
  }

  async countStates(): Promise<Map<string, number>> {
    const rows = await this.database.query<{ state: string; counted: number }>(
      `SELECT state, count(*) AS counted FROM monitor WHERE NOT removed GROUP BY state`,
    );
    return new Map(rows.map((row) => [row.state, row.counted]));
  }

  async drifts(): Promise<Drift[]> {
    return this.database.query(
      `SELECT 'stale' AS kind, i.server_id, i.workspace_id, i.id::text AS incident_id
       FROM incident_list i LEFT JOIN monitor m ON m.server_id = i.server_id AND NOT m.removed AND m.health -> 'now' ->> 'incidentId' = i.id::text
       WHERE i.status = 'open' AND i.kind <> 'slow' AND i.heartbeat_trouble IS NULL AND m.server_id IS NULL
       UNION ALL
       SELECT 'missing', m.server_id, m.workspace_id, m.health -> 'now' ->> 'incidentId'
       FROM monitor m LEFT JOIN incident_list i ON i.id::text = m.health -> 'now' ->> 'incidentId' AND i.status = 'open'
       WHERE m.state IN ('down', 'partial', 'recovering', 'unstable') AND i.id IS NULL`,
    );
  }
}
