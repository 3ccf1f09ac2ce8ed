import { workspaces } from '@nowahala/contracts';
import { Database, RpcClients, isUuid, notFound, ownsWorkspace } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';

/** Whose server is it? Somebody else's answers exactly like a missing one. */
@Injectable()
export class ServerOwners {
  constructor(
    private readonly database: Database,
    private readonly clients: RpcClients,
  ) {}

  async mustOwn(caller: Caller, serverId: string): Promise<{ workspaceId: string; userId: string }> {
    if (!isUuid(serverId)) throw notFound();
    const [row] = await this.database.query<{ workspace_id: string; user_id: string; removed: boolean }>(
      `SELECT workspace_id, user_id, removed FROM monitor WHERE server_id = $1`,
      [serverId],
    );
    if (!row) return this.justCreated(serverId);
    if (row.removed) throw notFound();
    ownsWorkspace(caller, row.workspace_id);
    return { workspaceId: row.workspace_id, userId: row.user_id };
  }

  /** Those of the servers that are the caller's; the others are left out silently. */
  async owned(caller: Caller, serverIds: string[]): Promise<string[]> {
    const asked = [...new Set(serverIds.filter(isUuid))];
    const rows = await this.database.query<{ server_id: string; workspace_id: string }>(
      `SELECT server_id, workspace_id FROM monitor WHERE server_id = ANY($1::uuid[]) AND NOT removed`,
      [asked],
    );
    return rows.filter((row) => caller.via === 'system' || caller.workspaceIds.includes(row.workspace_id)).map((row) => row.server_id);
  }

  /** The news of it has not arrived here; workspaces knows, and refuses for us. */
  private async justCreated(serverId: string): Promise<{ workspaceId: string; userId: string }> {
    const { server } = await this.clients.client(workspaces.WorkspacesServiceService, 'workspaces').getServer({ serverId });
    if (!server) throw notFound();
    return { workspaceId: server.workspaceId, userId: server.userId };
  }
}
