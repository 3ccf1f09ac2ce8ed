import { Inject, Injectable } from '@nestjs/common';
import { besideRead, LOGGER, Store, type Logger } from '@nowahala/platform';
import { PlanRepository } from '../database/plan.repository.js';
import { oneYearAfter, type Instant } from '../domain/calendar.js';
import { hasPlan, planState, type PlanState } from '../domain/entitlement.js';
import { yearly, type Kobo } from '../domain/money.js';
import type { Plan } from '../domain/plan.js';
import { graceEnds, reducedEnds, renewalOpens } from '../domain/renewal-schedule.js';
import { NEW_SUBSCRIPTION, paidUntil, subscription, type PaidYear, type Subscription } from '../domain/subscription.js';
import { AdvanceSubscription } from './advance-subscription.js';
import { TERMS, type TermsOfBusiness } from './ports.js';
import { RefreshOpenPayment } from './refresh-open-payment.js';

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
    private readonly plans: PlanRepository,
    private readonly advance: AdvanceSubscription,
    private readonly refreshOpenPayment: RefreshOpenPayment,
    @Inject(TERMS) private readonly terms: TermsOfBusiness,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Without a workspace there is nothing to have a plan for. */
  async execute(workspaceId: string): Promise<SubscriptionDetails> {
    if (workspaceId === '') return { state: 'none', hasPlan: false, subscription: NEW_SUBSCRIPTION, nextInvoiceKobo: 0 };
    await this.advance.execute(workspaceId);
    const { state } = await this.store.load(subscription, workspaceId);
    this.refreshBeside(state);
    const endsAt = paidUntil(state);
    const common = { state: planState(state), hasPlan: hasPlan(state), subscription: state };
    if (state.year === undefined || endsAt === undefined) return { ...common, nextInvoiceKobo: 0 };
    const nextYear = state.nextYear ?? state.year;
    const { planId } = state.year.terms;
    const inCatalogue = await this.plans.find(planId);
    const next = nextYear.terms.planId === planId ? inCatalogue : await this.plans.find(nextYear.terms.planId);
    return {
      ...common,
      plan: asBought(state.year, inCatalogue),
      endsAt,
      graceEndsAt: graceEnds(endsAt),
      reducedEndsAt: reducedEnds(endsAt),
      keptUntil: oneYearAfter(reducedEnds(endsAt)),
      renewalOpensAt: renewalOpens(endsAt),
      nextInvoiceKobo: this.nextInvoice(nextYear, next),
    };
  }

  /** At the price of today; a plan that is not sold any more renews at the price that was paid. */
  private nextInvoice({ terms }: PaidYear, plan: Plan | null): Kobo {
    return yearly((plan?.onSale ? plan : terms).priceKoboPerMonth, this.terms.vat).totalKobo;
  }

  /** A page that waits for a payment gets its state soon, even without a webhook; the reply does not wait for it. */
  private refreshBeside({ open }: Subscription): void {
    if (open?.paymentUrl === undefined) return;
    besideRead(() => this.refreshOpenPayment.execute(open.reference)).catch((error: unknown) =>
      this.logger.warn({ err: error, ref: open.reference }, 'open payment not verified'),
    );
  }
}

function asBought({ terms }: PaidYear, inCatalogue: Plan | null): Plan {
  const { description = '', monitoringFeatures = [], onSale = false } = inCatalogue ?? {};
  return { ...terms, description, monitoringFeatures, onSale };
}
