import { Inject, Injectable } from '@nestjs/common';
import { newId, Store } from '@nowahala/platform';
import { createWorkspace } from '../domain/workspace.js';
import type { Member } from '../domain/workspace.js';
import { refusals } from '../domain/refusals.js';
import { WORKSPACES, WorkspaceViews } from './ports/index.js';
import type { WorkspaceStream, WorkspaceView } from './ports/index.js';

@Injectable()
export class CreateWorkspace {
  constructor(
    private readonly store: Store,
    private readonly views: WorkspaceViews,
    @Inject(WORKSPACES) private readonly workspaces: WorkspaceStream,
  ) {}

  async execute(owner: string, wish: { name: string; members: Member[] }): Promise<WorkspaceView> {
    const id = newId();
    return this.store.transaction(async (tx) => {
      await tx.lock(`workspace-of-${owner}`);
      const events = createWorkspace(wish, owner, tx.now);
      if (await this.views.ofUser(tx, owner)) throw refusals.secondWorkspace();
      await tx.change(this.workspaces, id, id, () => events);
      await this.views.openQuota(tx, id);
      return (await this.views.byId(tx, id))!;
    });
  }
}
