import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { WorkspaceQuery } from '../database/workspace.query.js';
import type { WorkspaceView } from '../database/workspace-view.entity.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import { workspace } from '../domain/workspace.js';
import type { UpdateWorkspace as Command } from '../domain/workspace.js';
import { CurrentEntitlements } from './current-entitlements.js';
import { requireKept } from './require-kept.js';

@Injectable()
export class UpdateWorkspace {
  constructor(
    private readonly store: Store,
    private readonly workspaces: WorkspaceQuery,
    private readonly repository: WorkspaceRepository,
    private readonly entitlements: CurrentEntitlements,
  ) {}

  async execute(id: string, data: Command['data']): Promise<WorkspaceView> {
    const plan = data.whatsApp ? await this.entitlements.find(id) : undefined;
    return this.store.transaction(async (tx) => {
      await requireKept(this.repository, tx, id);
      await tx.handle(workspace, { id, tenantId: id }, { type: 'UpdateWorkspace', data }, { plan, now: tx.now });
      return (await this.workspaces.find(id, tx))!;
    });
  }
}
