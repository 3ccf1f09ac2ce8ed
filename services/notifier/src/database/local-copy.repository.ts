import type { SqlRunner } from '@nowahala/platform';

/** Workspaces and servers as far as alerts need them: who is told, and on which channels. */
export interface WorkspaceCopy {
  workspaceId: string;
  userId: string;
  email: boolean;
  whatsApp: boolean;
  planHasWhatsApp: boolean;
  planState: string;
}

export interface ServerCopy {
  serverId: string;
  workspaceId: string;
  userId: string;
  name: string;
  email: boolean;
  whatsApp: boolean;
}

export async function saveWorkspace(
  sql: SqlRunner,
  workspace: { workspaceId: string; userId: string; email: boolean; whatsApp: boolean },
  version: number,
): Promise<void> {
  await sql.query(
    `INSERT INTO workspace (workspace_id, user_id, email_enabled, whatsapp_enabled, version) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (workspace_id) DO UPDATE SET user_id = EXCLUDED.user_id, email_enabled = EXCLUDED.email_enabled, whatsapp_enabled = EXCLUDED.whatsapp_enabled, version = EXCLUDED.version
     WHERE workspace.version < EXCLUDED.version`,
    [workspace.workspaceId, workspace.userId, workspace.email, workspace.whatsApp, version],
  );
}

/** An end is noted of what is known, and adds nothing: the account may be being erased, and forgotten here already. */
export async function saveEntitlement(
  sql: SqlRunner,
  entitlement: { workspaceId: string; userId: string; whatsApp: boolean; state: string },
  version: number,
): Promise<void> {
  if (entitlement.state === 'none') {
    await sql.query(
      `UPDATE workspace SET plan_whatsapp = $2, plan_state = 'none', entitlement_version = $3 WHERE workspace_id = $1 AND entitlement_version < $3`,
      [entitlement.workspaceId, entitlement.whatsApp, version],
    );
    return;
  }
  await sql.query(
    `INSERT INTO workspace (workspace_id, user_id, email_enabled, whatsapp_enabled, version, plan_whatsapp, plan_state, entitlement_version)
     VALUES ($1, $2, true, false, -1, $3, $4, $5)
     ON CONFLICT (workspace_id) DO UPDATE SET plan_whatsapp = EXCLUDED.plan_whatsapp, plan_state = EXCLUDED.plan_state, entitlement_version = EXCLUDED.entitlement_version
     WHERE workspace.entitlement_version < EXCLUDED.entitlement_version`,
    [entitlement.workspaceId, entitlement.userId, entitlement.whatsApp, entitlement.state, version],
  );
}

/** As with a plan: a server that was deleted is not added. */
export async function saveServer(sql: SqlRunner, server: ServerCopy & { deleted: boolean }, configVersion: number): Promise<void> {
  if (server.deleted) {
    await sql.query(
      `UPDATE server SET name = $2, email_enabled = $3, whatsapp_enabled = $4, deleted = true, config_version = $5 WHERE server_id = $1 AND config_version < $5`,
      [server.serverId, server.name, server.email, server.whatsApp, configVersion],
    );
    return;
  }
  await sql.query(
    `INSERT INTO server (server_id, workspace_id, user_id, name, email_enabled, whatsapp_enabled, deleted, config_version) VALUES ($1, $2, $3, $4, $5, $6, false, $7)
     ON CONFLICT (server_id) DO UPDATE SET name = EXCLUDED.name, email_enabled = EXCLUDED.email_enabled, whatsapp_enabled = EXCLUDED.whatsapp_enabled,
       deleted = false, config_version = EXCLUDED.config_version WHERE server.config_version < EXCLUDED.config_version`,
    [server.serverId, server.workspaceId, server.userId, server.name, server.email, server.whatsApp, configVersion],
  );
}

export async function findWorkspace(sql: SqlRunner, workspaceId: string): Promise<WorkspaceCopy | null> {
  const [row] = await sql.query<{
    user_id: string;
    email_enabled: boolean;
    whatsapp_enabled: boolean;
    plan_whatsapp: boolean;
    plan_state: string;
  }>('SELECT user_id, email_enabled, whatsapp_enabled, plan_whatsapp, plan_state FROM workspace WHERE workspace_id = $1', [workspaceId]);
  return row
    ? {
        workspaceId,
        userId: row.user_id,
        email: row.email_enabled,
        whatsApp: row.whatsapp_enabled,
        planHasWhatsApp: row.plan_whatsapp,
        planState: row.plan_state,
      }
    : null;
}

export async function workspacesOf(sql: SqlRunner, userId: string): Promise<string[]> {
  const rows = await sql.query<{ workspace_id: string }>('SELECT workspace_id FROM workspace WHERE user_id = $1', [userId]);
  return rows.map((row) => row.workspace_id);
}

export async function findServers(sql: SqlRunner, serverIds: string[]): Promise<ServerCopy[]> {
  const rows = await sql.query<{
    server_id: string;
    workspace_id: string;
    user_id: string;
    name: string;
    email_enabled: boolean;
    whatsapp_enabled: boolean;
  }>('SELECT server_id, workspace_id, user_id, name, email_enabled, whatsapp_enabled FROM server WHERE server_id = ANY($1::uuid[])', [
    serverIds,
  ]);
  return rows.map((row) => ({
    serverId: row.server_id,
    workspaceId: row.workspace_id,
    userId: row.user_id,
    name: row.name,
    email: row.email_enabled,
    whatsApp: row.whatsapp_enabled,
  }));
}

export async function serversOfWorkspace(sql: SqlRunner, workspaceId: string): Promise<ServerCopy[]> {
  const rows = await sql.query<{ server_id: string }>(
    'SELECT server_id FROM server WHERE workspace_id = $1 AND NOT deleted ORDER BY name',
    [workspaceId],
  );
  return findServers(
    sql,
    rows.map((row) => row.server_id),
  );
}
