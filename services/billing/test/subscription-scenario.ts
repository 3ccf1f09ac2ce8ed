import { expect } from '@jest/globals';
import { requestUpgrade, requestYear, startPayment } from '../src/domain/checkout.js';
import { NIGERIAN_VAT } from '../src/domain/money.js';
import { cancelSubscription, closeCheckout, declinePayment, receivePayment } from '../src/domain/payment.js';
import { NOTHING_IN_USE, termsOf, type InUse, type PlanTerms } from '../src/domain/plan.js';
import { PLAN_CATALOGUE } from '../src/domain/plan-catalogue.js';
import { evolveSubscription, NEW_SUBSCRIPTION, type Subscription, type SubscriptionEvent } from '../src/domain/subscription.js';
import { dueSteps } from '../src/domain/renewal-schedule.js';

export const [basic, growth, business, scale] = PLAN_CATALOGUE.map(termsOf) as [PlanTerms, PlanTerms, PlanTerms, PlanTerms];

/** A subscription's life told in order; each step first lets time do what is due, as the product does. */
export class SubscriptionScenario {
  readonly history: SubscriptionEvent[] = [];
  state: Subscription = NEW_SUBSCRIPTION;
  private last: SubscriptionEvent[] = [];
  private checkouts = 0;

  constructor(
    private now: string,
    private inUse: InUse = NOTHING_IN_USE,
  ) {}

  at(now: string): this {
    this.now = now;
    return this.record(dueSteps(this.state, now));
  }

  using(inUse: Partial<InUse>): this {
    this.inUse = { ...NOTHING_IN_USE, ...inUse };
    return this;
  }

  asksFor(terms: PlanTerms): this {
    return this.record(requestYear(this.request(terms), this.names(), this.state)).started();
  }

  asksToUpgradeTo(terms: PlanTerms): this {
    return this.record(requestUpgrade(this.request(terms), this.names(), this.state)).started();
  }

  pays(invoiceId = this.state.open?.invoiceId ?? 'nothing'): this {
    return this.record(receivePayment({ invoiceId, totalKobo: this.state.open?.totalKobo ?? 0, at: this.now }, this.state));
  }

  isDeclined(): this {
    return this.record(declinePayment(this.state.open!.invoiceId, this.now, this.state));
  }

  closes(reason: 'replaced' | 'expired' = 'expired'): this {
    return this.record(closeCheckout(this.state.open!.invoiceId, reason, this.now, this.state));
  }

  cancels(reason: 'account-closed' | 'refunded' = 'account-closed'): this {
    return this.record(cancelSubscription(reason, this.now, this.state));
  }

  buys(terms: PlanTerms): this {
    return this.asksFor(terms).pays();
  }

  emits(...types: SubscriptionEvent['type'][]): this {
    expect(this.last.map((event) => event.type)).toEqual(types);
    return this;
  }

  is(expected: Partial<Subscription>): this {
    expect(this.state).toMatchObject(expected);
    return this;
  }

  private started(): this {
    const { open } = this.state;
    if (open === undefined || open.paymentUrl !== undefined) return this;
    const events = startPayment(open.invoiceId, `https://pay.example/${open.reference}`, this.state);
    const before = this.last;
    this.record(events);
    this.last = [...before, ...events];
    return this;
  }

  private record(events: SubscriptionEvent[]): this {
    this.last = events;
    this.history.push(...events);
    this.state = events.reduce(evolveSubscription, this.state);
    return this;
  }

  private request(terms: PlanTerms) {
    return { terms, inUse: this.inUse, vat: NIGERIAN_VAT, now: this.now };
  }

  private names() {
    this.checkouts += 1;
    return { userId: 'user-1', invoiceId: `invoice-${this.checkouts}`, reference: `NWP-${this.checkouts}` };
  }
}
