import { Inject, Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { requireWhatsAppPreferenceAllowed } from '../domain/entitlement.js';
import { changeWorkspace } from '../domain/workspace.js';
import type { WorkspaceChange } from '../domain/workspace.js';
import { refusals } from '../domain/refusals.js';
import { CurrentEntitlements } from './current-entitlements.js';
import { WORKSPACES, WorkspaceViews } from './ports/index.js';
import type { WorkspaceStream, WorkspaceView } from './ports/index.js';

@Injectable()
export class UpdateWorkspace {
  constructor(
    private readonly store: Store,
    private readonly views: WorkspaceViews,
    private readonly plans: CurrentEntitlements,
    @Inject(WORKSPACES) private readonly workspaces: WorkspaceStream,
  ) {}

  async execute(id: string, wish: WorkspaceChange): Promise<WorkspaceView> {
    const plan = wish.whatsApp ? await this.plans.find(id) : undefined;
    return this.store.transaction(async (tx) => {
      await tx.change(this.workspaces, id, id, (state) => {
        if (!state) throw refusals.notFound();
        if (wish.whatsApp && !state.whatsApp) requireWhatsAppPreferenceAllowed(plan);
        return changeWorkspace(state, wish);
      });
      const view = await this.views.byId(tx, id);
      if (!view) throw refusals.notFound();
      return view;
    });
  }
}
