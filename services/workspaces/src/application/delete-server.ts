import { Inject, Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { ServerSignalRepository } from '../database/server-signal.repository.js';
import type { ServerView } from '../database/server.query.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import { decide } from '../domain/server.js';
import { SERVERS } from './ports.js';
import type { ServerStream } from './ports.js';

/** A deleted server gives its place below the plan's limit back, once. */
@Injectable()
export class DeleteServer {
  constructor(
    private readonly store: Store,
    private readonly signals: ServerSignalRepository,
    private readonly quotas: WorkspaceRepository,
    @Inject(SERVERS) private readonly stream: ServerStream,
  ) {}

  async execute({ id, workspaceId }: ServerView): Promise<void> {
    await this.store.transaction(async (tx) => {
      await tx.change(this.stream, id, workspaceId, (state) => decide({ type: 'DeleteServer' }, state, { now: tx.now }));
      await this.signals.deleteOfServer(tx, id);
      await this.quotas.releasePlace(tx, workspaceId);
    });
  }
}
