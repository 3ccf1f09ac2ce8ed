import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { EntitlementRepository } from '../database/entitlement.repository.js';
import { HeartbeatQuery } from '../database/heartbeat.query.js';
import { ServerQuery } from '../database/server.query.js';
import { WorkspaceQuery } from '../database/workspace.query.js';
import { maintenance } from '../domain/maintenance.js';
import { heartbeat } from '../domain/heartbeat.js';
import { server } from '../domain/server.js';
import { workspace } from '../domain/workspace.js';

/** Everything that this service holds of one user: the workspace, its servers, maintenance and every change to them (RULES.md#data-protection). */
@Injectable()
export class ExportUser {
  constructor(
    private readonly store: Store,
    private readonly workspaces: WorkspaceQuery,
    private readonly servers: ServerQuery,
    private readonly heartbeats: HeartbeatQuery,
    private readonly entitlements: EntitlementRepository,
  ) {}

  async execute(userId: string): Promise<object> {
    const view = await this.workspaces.findByUser(userId);
    if (!view) return { workspace: null };
    const { id, name, email, whatsApp, createdAt } = view;
    const servers = await this.servers.list(id);
    const plan = (await this.entitlements.find(id)) ?? null;
    return {
      workspace: { id, name, notificationPreference: { email, whatsApp }, createdAt, plan },
      servers,
      heartbeats: await this.heartbeats.list(id),
      // Deleted servers too: their history is kept until the account is erased.
      history: await this.history(id),
    };
  }

  private async history(workspaceId: string): Promise<object[]> {
    const streams = await this.workspaces.listStreams(workspaceId);
    const events = await Promise.all(
      streams.map(async (streamId) => {
        const id = streamId.slice(streamId.indexOf('-') + 1);
        if (streamId.startsWith('maintenance-')) return this.store.history(maintenance, id);
        if (streamId.startsWith('heartbeat-')) return this.store.history(heartbeat, id);
        return streamId.startsWith('server-') ? this.store.history(server, id) : this.store.history(workspace, id);
      }),
    );
    return events.flat().map(({ streamId, type, data, occurredAt }) => ({ of: streamId, at: occurredAt, what: type, data }));
  }
}
