import { Inject, Injectable } from '@nestjs/common';
import { Clock, LOGGER, Store, type Logger } from '@nowahala/platform';
import { instant, twelveMonthsAfter, type Instant } from '../domain/calendar.js';
import { quoteUpgradeFor } from '../domain/checkout.js';
import { entitlementOf, hasPlan, planState, type Entitlement, type PlanState } from '../domain/entitlement.js';
import { yearly, type Kobo } from '../domain/money.js';
import { termsOf, type Plan } from '../domain/plan.js';
import { refusals } from '../domain/refusals.js';
import { paidUntil, type Subscription } from '../domain/subscription.js';
import { graceEnds, reducedEnds, renewalOpens } from '../domain/renewal-schedule.js';
import type { UpgradeQuote } from '../domain/upgrade-quote.js';
import { CheckPayment } from './check-payment.js';
import { AdvanceSubscriptions } from './advance-subscriptions.js';
import { Neighbours, Plans, SUBSCRIPTIONS, TERMS, type SubscriptionStream, type TermsOfBusiness } from './ports.js';

/** Everything that the billing page and the profile say about a plan. */
export interface SubscriptionDetails {
  state: PlanState;
  hasPlan: boolean;
  subscription: Subscription;
  /** The plan as it was bought, in the words of the catalogue. */
  plan?: Plan;
  endsAt?: Instant;
  graceEndsAt?: Instant;
  reducedEndsAt?: Instant;
  keptUntil?: Instant;
  renewalOpensAt?: Instant;
  nextInvoiceKobo: Kobo;
}

@Injectable()
export class GetSubscription {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly plans: Plans,
    private readonly neighbours: Neighbours,
    private readonly timetable: AdvanceSubscriptions,
    private readonly awaiting: CheckPayment,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: SubscriptionStream,
    @Inject(TERMS) private readonly terms: TermsOfBusiness,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(workspaceId: string): Promise<SubscriptionDetails> {
    await this.timetable.catchUp(workspaceId);
    const { state: subscription } = await this.store.load(this.subscriptions, workspaceId);
    this.refreshOpenPayment(subscription);
    const endsAt = paidUntil(subscription);
    const common = { state: planState(subscription), hasPlan: hasPlan(subscription), subscription };
    if (subscription.year === undefined || endsAt === undefined) return { ...common, nextInvoiceKobo: 0 };
    const last = subscription.nextYear ?? subscription.year;
    const onSale = await this.plans.find(this.store.database, last.terms.planId);
    const price = onSale?.onSale === true ? onSale.priceKoboPerMonth : last.terms.priceKoboPerMonth;
    return {
      ...common,
      plan: await this.planAsBought(subscription),
      endsAt,
      graceEndsAt: graceEnds(endsAt),
      reducedEndsAt: reducedEnds(endsAt),
      keptUntil: twelveMonthsAfter(reducedEnds(endsAt)),
      renewalOpensAt: renewalOpens(endsAt),
      nextInvoiceKobo: yearly(price, this.terms.vat).totalKobo,
    };
  }

  async entitlement(workspaceId: string): Promise<{ userId: string; entitlement: Entitlement }> {
    await this.timetable.catchUp(workspaceId);
    const { state, version } = await this.store.load(this.subscriptions, workspaceId);
    return { userId: state.userId ?? '', entitlement: entitlementOf(state, version) };
  }

  /** What an upgrade would cost now, shown before she is asked to pay. */
  async quoteUpgrade(userId: string, workspaceId: string, planId: string): Promise<UpgradeQuote> {
    const plan = await this.plans.find(this.store.database, planId);
    if (plan === undefined || !plan.onSale) throw refusals.unknownPlan();
    const { workspaceId: ofUser, inUse } = await this.neighbours.getUsage(userId, workspaceId);
    await this.timetable.catchUp(ofUser);
    const { state } = await this.store.load(this.subscriptions, ofUser);
    return quoteUpgradeFor({ terms: termsOf(plan), inUse, vat: this.terms.vat, now: instant(this.clock.now()) }, state);
  }

  private async planAsBought({ year }: Subscription): Promise<Plan> {
    const { terms } = year!;
    const catalogued = await this.plans.find(this.store.database, terms.planId);
    const { description = '', monitoringFeatures = [], onSale = false } = catalogued ?? {};
    return { ...terms, description, monitoringFeatures, onSale };
  }

  /** A page that shows "waiting" gets the truth soon, even when no call ever comes; the answer in hand is not held up. */
  private refreshOpenPayment({ open }: Subscription): void {
    if (open?.paymentUrl === undefined) return;
    this.awaiting
      .refresh(open.reference)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'a waiting payment could not be looked at'));
  }
}
