import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { entitlementOf, type Entitlement } from '../domain/entitlement.js';
import { subscription } from '../domain/subscription.js';
import { AdvanceSubscription } from './advance-subscription.js';

/** What a workspace may use now. */
@Injectable()
export class GetEntitlement {
  constructor(
    private readonly store: Store,
    private readonly advance: AdvanceSubscription,
  ) {}

  async execute(workspaceId: string): Promise<{ userId: string; entitlement: Entitlement }> {
    await this.advance.execute(workspaceId);
    const { state, version } = await this.store.load(subscription, workspaceId);
    return { userId: state.userId ?? '', entitlement: entitlementOf(state, version) };
  }
}
