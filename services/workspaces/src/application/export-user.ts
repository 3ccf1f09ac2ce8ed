import { Inject, Injectable } from '@nestjs/common';
import { Clock, Database, Store } from '@nowahala/platform';
import { lagosMonth } from '../domain/usage-month.js';
import { Entitlements, SERVERS, WORKSPACES, WorkspaceViews } from './ports/index.js';
import type { ServerStream, WorkspaceStream } from './ports/index.js';

/** All that is held here of one person: her workspace, her servers, and everything she ever changed about them. */
@Injectable()
export class ExportUser {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly views: WorkspaceViews,
    private readonly entitlements: Entitlements,
    @Inject(WORKSPACES) private readonly workspaces: WorkspaceStream,
    @Inject(SERVERS) private readonly servers: ServerStream,
  ) {}

  async execute(userId: string): Promise<object> {
    const workspace = await this.views.ofUser(this.database, userId);
    if (!workspace) return { workspace: null };
    const servers = await this.views.servers(this.database, workspace.id, lagosMonth(this.clock.now()));
    const { id, name, email, whatsApp, createdAt } = workspace;
    return {
      workspace: {
        id,
        name,
        notificationPreference: { email, whatsApp },
        createdAt,
        plan: (await this.entitlements.of(this.database, id)) ?? null,
      },
      servers,
      // Deleted servers too: their history is held until the account is gone.
      history: await this.history(id),
    };
  }

  private async history(workspaceId: string): Promise<object[]> {
    const streams = await this.database.query<{ stream_id: string }>(
      'SELECT stream_id FROM es_stream WHERE tenant_id = $1 ORDER BY stream_id',
      [workspaceId],
    );
    const events = await Promise.all(
      streams.map(async ({ stream_id: streamId }) => {
        const dash = streamId.indexOf('-');
        const id = streamId.slice(dash + 1);
        return streamId.startsWith('server-') ? this.store.history(this.servers, id) : this.store.history(this.workspaces, id);
      }),
    );
    return events.flat().map(({ streamId, type, data, occurredAt }) => ({ of: streamId, at: occurredAt, what: type, data }));
  }
}
