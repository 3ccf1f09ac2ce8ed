import { expect } from '@jest/globals';
import { NIGERIAN_VAT } from '../src/domain/money.js';
import { NOTHING_IN_USE, termsOf, type InUse, type PlanTerms } from '../src/domain/plan.js';
import { PLAN_CATALOGUE } from '../src/domain/plan-catalogue.js';
import { subscription, type Subscription, type SubscriptionCommand, type SubscriptionEvent } from '../src/domain/subscription.js';

export const [basic, growth, business, scale] = PLAN_CATALOGUE.map(termsOf) as [PlanTerms, PlanTerms, PlanTerms, PlanTerms];

/** A subscription's life in order; each step first lets time do what is due, as the product does. */
export class SubscriptionScenario {
  readonly history: SubscriptionEvent[] = [];
  state: Subscription = subscription.initialState;
  private last: SubscriptionEvent[] = [];
  private checkouts = 0;

  constructor(
    private now: string,
    private inUse: InUse = NOTHING_IN_USE,
  ) {}

  at(now: string): this {
    this.now = now;
    return this.handle({ type: 'AdvanceSubscription', data: { atMost: Infinity } });
  }

  using(inUse: Partial<InUse>): this {
    this.inUse = { ...NOTHING_IN_USE, ...inUse };
    return this;
  }

  asksFor(terms: PlanTerms): this {
    return this.handle({ type: 'RequestYear', data: this.request(terms) }).started();
  }

  asksToUpgradeTo(terms: PlanTerms): this {
    return this.handle({ type: 'RequestUpgrade', data: this.request(terms) }).started();
  }

  pays(invoiceId = this.state.open?.invoiceId ?? 'nothing'): this {
    return this.handle({ type: 'ReceivePayment', data: { invoiceId, totalKobo: this.state.open?.totalKobo ?? 0 } });
  }

  isDeclined(): this {
    return this.handle({ type: 'DeclinePayment', data: { invoiceId: this.state.open!.invoiceId } });
  }

  closes(reason: 'replaced' | 'expired' = 'expired'): this {
    return this.handle({ type: 'CloseCheckout', data: { invoiceId: this.state.open!.invoiceId, reason } });
  }

  cancels(reason: 'account-closed' | 'refunded' = 'account-closed'): this {
    return this.handle({ type: 'CancelSubscription', data: { reason } });
  }

  isRefunded(invoiceId: string): this {
    return this.handle({ type: 'RefundPayment', data: { invoiceId } });
  }

  buys(terms: PlanTerms): this {
    return this.asksFor(terms).pays();
  }

  emits(...types: SubscriptionEvent['type'][]): this {
    expect(this.last.map((event) => event.type)).toEqual(types);
    return this;
  }

  becomes(expected: Partial<Subscription>): this {
    expect(this.state).toMatchObject(expected);
    return this;
  }

  private started(): this {
    const { open } = this.state;
    if (open === undefined || open.paymentUrl !== undefined) return this;
    const before = this.last;
    const paymentUrl = `https://pay.example/${open.reference}`;
    this.handle({ type: 'StartPayment', data: { invoiceId: open.invoiceId, paymentUrl } });
    this.last = [...before, ...this.last];
    return this;
  }

  private handle(command: SubscriptionCommand): this {
    this.last = subscription.decide(command, this.state, { now: this.now });
    this.history.push(...this.last);
    this.state = this.last.reduce(subscription.evolve, this.state);
    return this;
  }

  private request(terms: PlanTerms) {
    this.checkouts += 1;
    const names = { userId: 'user-1', invoiceId: `invoice-${this.checkouts}`, reference: `NWP-${this.checkouts}` };
    return { terms, inUse: this.inUse, vat: NIGERIAN_VAT, ...names };
  }
}
