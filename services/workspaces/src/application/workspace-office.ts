import { Inject, Injectable } from '@nestjs/common';
import { idFrom, ownsWorkspace, refusal, Store, violates } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { workspaces } from '../adapters/events/publications.js';
import { assertWhatsAppAllowed } from '../domain/entitlement.js';
import { sentences } from '../domain/sentences.js';
import { changeWorkspace, createWorkspace } from '../domain/workspace.js';
import type { MemberWish } from '../domain/workspace.js';
import { Entitlements } from './entitlements.js';

/** Makes and changes workspaces. */
@Injectable()
export class WorkspaceOffice {
  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Entitlements) private readonly entitlements: Entitlements,
  ) {}

  /** One workspace per user for now: its id follows from hers, so a second one meets the first. */
  async create(wish: { name: string; members: MemberWish[] }, caller: Caller): Promise<string> {
    const id = idFrom('workspace', caller.userId);
    try {
      await this.store.transaction((tx) => tx.change(workspaces, id, id, (state) => createWorkspace(wish, caller.userId, state)));
    } catch (error) {
      if (violates(error, 'one_workspace_per_user')) throw refusal('ALREADY_HAS_WORKSPACE', 'invalid', sentences.secondWorkspace);
      throw error;
    }
    return id;
  }

  async change(id: string, wish: { name?: string; email?: boolean; whatsApp?: boolean }, caller: Caller): Promise<void> {
    ownsWorkspace(caller, id);
    if (wish.whatsApp) assertWhatsAppAllowed(true, await this.entitlements.of(id));
    await this.store.transaction((tx) => tx.change(workspaces, id, id, (state) => changeWorkspace(wish, state)));
  }
}
