import { describe, expect, it } from '@jest/globals';
import type { PlanResponse, SubscriptionResponse } from '@nowahala/api';
import { meaningOf, shouldRenew } from './meaning';

const plan = (name: string, price: number): PlanResponse => ({
  _id: name,
  name,
  description: '',
  price,
  serverLimit: 10,
  snapshotLimit: 10,
  rateLimit: 44_640,
  gptLimit: 10,
  monitoringFeatures: [],
  alertingChannels: [],
  whatsApp: true,
  yearly: { net: price * 12, vat: 0, total: price * 12 },
});
const [basic, growth, business] = [plan('Basic', 2_500), plan('Growth', 7_500), plan('Business', 20_000)];
const own = (state: SubscriptionResponse['state'], id: PlanResponse | null = growth): SubscriptionResponse => ({
  hasPlan: id !== null,
  state,
  id,
  subscriptionEndDate: '2027-03-31T00:00:00.000Z',
  graceEndsAt: null,
  reducedEndsAt: null,
  keptUntil: null,
  renewalOpensAt: '2027-03-01T00:00:00.000Z',
  nextPlanName: null,
  nextInvoice: null,
  pendingPayment: null,
});
const early = new Date('2027-02-28T23:59:59Z');
const late = new Date('2027-03-01T00:00:00Z');

describe('choosing a plan', () => {
  it('subscribes without one, whatever is being paid', () => {
    expect(meaningOf(basic, own('none', null), late)).toBe('subscribe');
    expect(meaningOf(basic, own('awaiting_payment', null), late)).toBe('subscribe');
  });

  it('upgrades to a larger one, keeps the same one, and has a smaller one wait', () => {
    expect([basic, growth, business].map((each) => meaningOf(each, own('active'), early))).toEqual(['at-renewal', 'current', 'upgrade']);
  });

  it('may renew with any plan in the last 30 days, and still upgrade at once', () => {
    expect([basic, growth, business].map((each) => meaningOf(each, own('active'), late))).toEqual(['renew', 'renew', 'upgrade-or-renew']);
  });

  it.each(['grace', 'reduced', 'paused'] as const)('renews with any plan when the year is over: %s', (state) => {
    expect([basic, growth, business].map((each) => meaningOf(each, own(state), early))).toEqual(['renew', 'renew', 'renew']);
    expect(shouldRenew(own(state), early)).toBe(true);
  });

  it('offers the renewal from 30 days before the end, and not before', () => {
    expect(shouldRenew(own('active'), early)).toBe(false);
    expect(shouldRenew(own('active'), late)).toBe(true);
    expect(shouldRenew(own('none', null), late)).toBe(false);
  });
});
