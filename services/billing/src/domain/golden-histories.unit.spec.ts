import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { replay } from '@nowahala/platform';
import { hasPlan } from './entitlement.js';
import { invoice, type InvoiceEvent } from './invoice.js';
import { paidUntil, subscription, type SubscriptionEvent } from './subscription.js';

const golden = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`../../test/golden/${name}.json`, import.meta.url), 'utf8')) as T[];

/** Events as they were once written. Whatever becomes of the code, these must be read as they were meant. */
describe('histories written by earlier versions', () => {
  it('of a subscription, version 1: bought, upgraded, reminded, paused, resumed', () => {
    const state = replay(subscription, golden<SubscriptionEvent>('subscription.v1'));
    expect(state).toMatchObject({ phase: 'active', userId: '0b7b1f3e-6c1f-4f7e-9a53-1f0a2b3c4d5e', year: { terms: { name: 'Business' } } });
    expect([hasPlan(state), paidUntil(state), state.open, state.remindedAt]).toEqual([true, '2028-12-31T14:32:51.068Z', undefined, []]);
  });

  it('of an invoice, version 1: declined once, paid, a second payment credited', () => {
    expect(replay(invoice, golden<InvoiceEvent>('invoice.v1'))).toMatchObject({
      status: 'paid',
      number: 'NW-2026-000001',
      declines: 1,
      terms: { totalKobo: 3_225_000 },
      credits: [{ creditNumber: 'NW-CN-2026-000001', reason: 'paid-twice' }],
    });
  });
});
