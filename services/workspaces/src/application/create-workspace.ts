import { Injectable } from '@nestjs/common';
import { ErasureRequests, newId, Store } from '@nowahala/platform';
import { WorkspaceQuery } from '../database/workspace.query.js';
import type { WorkspaceView } from '../database/workspace-view.entity.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import { refusals } from '../domain/refusals.js';
import { workspace } from '../domain/workspace.js';
import type { CreateWorkspace as Command } from '../domain/workspace.js';

@Injectable()
export class CreateWorkspace {
  constructor(
    private readonly store: Store,
    private readonly workspaces: WorkspaceQuery,
    private readonly quotas: WorkspaceRepository,
    private readonly erasures: ErasureRequests,
  ) {}

  /** `creationId`: asked again under the same one, after an answer that was lost, it is the one that was made then. */
  async execute(data: Command['data'], creationId?: string): Promise<WorkspaceView> {
    const id = creationId ?? newId();
    return this.store.transaction(async (tx) => {
      await tx.lock(`workspace-of-${data.userId}`);
      if (await this.erasures.areErased(tx, data.userId)) throw refusals.notSignedIn();
      const known = await this.workspaces.findByUser(data.userId, tx);
      if (known?.id === id) return known;
      const hasWorkspace = known !== null;
      await tx.handle(workspace, { id, tenantId: id }, { type: 'CreateWorkspace', data }, { hasWorkspace, now: tx.now });
      await this.quotas.createQuota(tx, id);
      return (await this.workspaces.find(id, tx))!;
    });
  }
}
