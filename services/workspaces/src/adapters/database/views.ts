import type { workspaces } from '@nowahala/contracts';
import type { SqlRunner } from '@nowahala/platform';

const PAGE = 500;

const SERVER = `
  SELECT s.id, s.workspace_id AS "workspaceId", s.user_id AS "userId", s.name, s.ip_address AS "ipAddress", s.website, s.interval_minutes AS "intervalMinutes",
    s.email_enabled AS "emailEnabled", s.whatsapp_enabled AS "whatsappEnabled", s.paused, s.config_version::int AS "configVersion", s.created_at AS "createdAt",
    CASE WHEN EXISTS (SELECT 1 FROM incident_seen i WHERE i.server_id = s.id AND i.open) THEN 'inactive' ELSE 'active' END AS status,
    coalesce(u.used, 0)::int AS "usedRate"
  FROM server_view s LEFT JOIN server_usage u ON u.server_id = s.id`;

export async function server(sql: SqlRunner, id: string): Promise<workspaces.Server | undefined> {
  return (await sql.query<workspaces.Server>(`${SERVER} WHERE s.id = $1`, [id]))[0];
}

/** Servers of a workspace in order of creation; with `after`, a page of all servers in order of id. */
export async function serversOf(sql: SqlRunner, workspaceId: string | undefined, after?: string): Promise<workspaces.Server[]> {
  if (after === undefined) return sql.query<workspaces.Server>(`${SERVER} WHERE s.workspace_id = $1 ORDER BY s.created_at, s.id`, [workspaceId]);
  return sql.query<workspaces.Server>(`${SERVER} WHERE ($1::uuid IS NULL OR s.workspace_id = $1) AND ($2 = '' OR s.id > nullif($2, '')::uuid) ORDER BY s.id LIMIT ${PAGE}`, [workspaceId ?? null, after]);
}

interface WorkspaceRow {
  id: string;
  user_id: string;
  name: string;
  email_enabled: boolean;
  whatsapp_enabled: boolean;
  created_at: Date;
}

export async function workspaceBy(sql: SqlRunner, column: 'id' | 'user_id', value: string): Promise<workspaces.Workspace | undefined> {
  const [row] = await sql.query<WorkspaceRow>(`SELECT * FROM workspace_view WHERE ${column} = $1`, [value]);
  if (!row) return undefined;
  return {
    id: row.id,
    name: row.name,
    members: [{ role: 'owner', userId: row.user_id }],
    servers: await serversOf(sql, row.id),
    emailEnabled: row.email_enabled,
    whatsappEnabled: row.whatsapp_enabled,
    createdAt: row.created_at,
  };
}
