import { Inject, Injectable } from '@nestjs/common';
import { Clock, Store } from '@nowahala/platform';
import { WorkspacesClient } from '../clients/workspaces.client.js';
import { PlanRepository } from '../database/plan.repository.js';
import { instant } from '../domain/calendar.js';
import { quoteUpgrade, type UpgradeQuote } from '../domain/checkout.js';
import { termsOf } from '../domain/plan.js';
import { refusals } from '../domain/refusals.js';
import { subscription } from '../domain/subscription.js';
import { AdvanceSubscription } from './advance-subscription.js';
import { TERMS, type TermsOfBusiness } from './ports.js';

/** What an upgrade would cost now, shown before the payment is opened. */
@Injectable()
export class QuoteUpgrade {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly plans: PlanRepository,
    private readonly workspaces: WorkspacesClient,
    private readonly advance: AdvanceSubscription,
    @Inject(TERMS) private readonly terms: TermsOfBusiness,
  ) {}

  async execute(userId: string, workspaceId: string, planId: string): Promise<UpgradeQuote> {
    const plan = await this.plans.find(planId);
    if (!plan?.onSale) throw refusals.unknownPlan();
    const usage = await this.workspaces.getUsage(userId, workspaceId);
    await this.advance.execute(usage.workspaceId);
    const { state } = await this.store.load(subscription, usage.workspaceId);
    const request = { terms: termsOf(plan), inUse: usage.inUse, vat: this.terms.vat };
    return quoteUpgrade(request, state, instant(this.clock.now()));
  }
}
