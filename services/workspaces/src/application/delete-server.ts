import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { ServerSignalRepository } from '../database/server-signal.repository.js';
import type { ServerView } from '../database/server.query.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import { server } from '../domain/server.js';
import { requireKept } from './require-kept.js';

/** A deleted server gives its place below the plan's limit back, once. */
@Injectable()
export class DeleteServer {
  constructor(
    private readonly store: Store,
    private readonly signals: ServerSignalRepository,
    private readonly quotas: WorkspaceRepository,
  ) {}

  async execute({ id, workspaceId }: ServerView): Promise<void> {
    await this.store.transaction(async (tx) => {
      await requireKept(this.quotas, tx, workspaceId);
      await tx.handle(server, { id, tenantId: workspaceId }, { type: 'DeleteServer' }, { now: tx.now });
      await this.signals.deleteOfServer(tx, id);
      await this.quotas.releasePlace(tx, workspaceId);
    });
  }
}
