import { Inject, Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { allowsWhatsAppPreference } from '../domain/entitlement.js';
import { changeWorkspace } from '../domain/workspace.js';
import type { WorkspaceChange } from '../domain/workspace.js';
import { refuse } from '../domain/sentences.js';
import { PlanOfWorkspace } from './plan-of-workspace.js';
import { WORKSPACES, WorkspaceViews } from './ports/index.js';
import type { WorkspaceStream, WorkspaceView } from './ports/index.js';

@Injectable()
export class UpdateWorkspace {
  constructor(
    private readonly store: Store,
    private readonly views: WorkspaceViews,
    private readonly plans: PlanOfWorkspace,
    @Inject(WORKSPACES) private readonly workspaces: WorkspaceStream,
  ) {}

  async update(id: string, wish: WorkspaceChange): Promise<WorkspaceView> {
    const plan = wish.whatsApp ? await this.plans.ifKnown(id) : undefined;
    return this.store.transaction(async (tx) => {
      await tx.change(this.workspaces, id, id, (state) => {
        if (!state) throw refuse.notFound();
        if (wish.whatsApp && !state.whatsApp) allowsWhatsAppPreference(plan);
        return changeWorkspace(state, wish);
      });
      const view = await this.views.byId(tx, id);
      if (!view) throw refuse.notFound();
      return view;
    });
  }
}
