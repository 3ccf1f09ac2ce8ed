import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakePaystack, FAKE_PAYSTACK_KEY } from '../../../../test/fake-paystack.js';
import { ProviderRefused, ProviderUnreachable } from '../../../application/ports.js';
import { paymentProviderContract } from '../payment-provider.contract.js';
import { PaystackProvider } from './paystack-provider.js';

const paystack = new FakePaystack();
const provider = (secretKeys: [string, ...string[]] = [FAKE_PAYSTACK_KEY]) =>
  new PaystackProvider({ baseUrl: paystack.baseUrl, secretKeys, timeoutMs: 400 });
const order = (reference: string) => ({
  reference,
  amountKobo: 3_225_000,
  currency: 'NGN',
  payerEmail: 'ada@shop.example',
  returnUrl: 'https://nowahala.example/dashboard/billing',
  description: 'Basic, one year',
});

beforeAll(() => paystack.start());
afterAll(() => paystack.stop());
beforeEach(() => {
  paystack.fault = () => 'none';
});

paymentProviderContract('Paystack', async () => ({
  provider: provider(),
  pay: async (reference) => paystack.pay(reference),
  decline: async (reference) => paystack.decline(reference),
  webhook: async (reference) => paystack.webhook(reference),
}));

describe('Paystack in trouble', () => {
  it.each(['error', 'hang', 'garbage', 'lose-answer'] as const)('is unreachable, not wrong, when it answers with: %s', async (fault) => {
    paystack.fault = () => fault;
    await expect(provider().verify('NWP-ANY')).rejects.toThrow(ProviderUnreachable);
    await expect(provider().initialize(order(`NWP-${fault}`))).rejects.toThrow(ProviderUnreachable);
  });

  it('refuses for good when our request is wrong or the key is', async () => {
    paystack.fault = () => 'refuse';
    await expect(provider().initialize(order('NWP-REFUSED'))).rejects.toThrow(ProviderRefused);
    paystack.fault = () => 'none';
    await expect(provider(['sk_wrong']).initialize(order('NWP-WRONGKEY'))).rejects.toThrow('Invalid key');
  });

  it('walks every page of its list', async () => {
    for (let number = 0; number < 230; number += 1) {
      await provider().initialize(order(`NWP-LIST${number}`));
      paystack.pay(`NWP-LIST${number}`);
    }
    const listed: string[] = [];
    for await (const found of provider().successesBetween('2000-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z'))
      listed.push(found.reference);
    expect(listed.filter((reference) => reference.startsWith('NWP-LIST'))).toHaveLength(230);
  });
});

describe('Paystack webhooks', () => {
  beforeAll(async () => {
    await provider().initialize(order('NWP-HOOK'));
    paystack.pay('NWP-HOOK');
  });
  const read = (options?: Parameters<FakePaystack['webhook']>[1]) => {
    const { body, headers } = paystack.webhook('NWP-HOOK', options);
    const reading = provider().readWebhook(body, headers);
    if (reading.type !== 'event') throw new Error(`read as ${reading.type}`);
    return reading.event;
  };

  it('have one fingerprint however they are serialised, and another when they say something else', () => {
    expect(read({ spaces: 2 }).fingerprint).toBe(read().fingerprint);
    expect(read({ change: { amount: 1 } }).fingerprint).not.toBe(read().fingerprint);
    expect(read({ change: { id: 7 } }).fingerprint).not.toBe(read().fingerprint);
  });

  it('tell refunds and disputes from payments', () => {
    expect(read({ event: 'refund.processed', change: { reference: undefined, transaction_reference: 'NWP-HOOK' } })).toMatchObject({
      kind: 'refunded',
      reference: 'NWP-HOOK',
    });
    expect(
      read({ event: 'charge.dispute.create', change: { reference: undefined, transaction: { reference: 'NWP-HOOK' } } }),
    ).toMatchObject({ kind: 'disputed', reference: 'NWP-HOOK' });
    expect(
      read({ event: 'refund.failed', change: { reference: undefined, transaction_reference: 'NWP-HOOK', refund_reference: 'TRF_1' } }),
    ).toMatchObject({ kind: 'refund-failed', reference: 'NWP-HOOK' });
    expect(read({ event: 'transfer.success' })).toMatchObject({ kind: 'other' });
  });

  it('have words that can be stored, and few of them', () => {
    const gatewayResponse = `\u0000Do not honour\ud83d ${'!'.repeat(300)}`;
    const { transaction } = read({ event: 'charge.failed', change: { gateway_response: gatewayResponse, channel: 'ca\u0000rd' } });
    expect(transaction).toMatchObject({ channel: 'card', reason: expect.stringMatching(/^Do not honour !{180,190}$/) });
    const cut = `${'x'.repeat(199)}\u{1f600}`;
    expect(read({ event: 'charge.failed', change: { gateway_response: cut } }).transaction!.reason).toBe('x'.repeat(199));
  });

  it('are accepted under the old key while a new one takes over', () => {
    const { body, headers } = paystack.webhook('NWP-HOOK');
    expect(provider(['sk_new', FAKE_PAYSTACK_KEY]).readWebhook(body, headers).type).toBe('event');
    expect(provider(['sk_new']).readWebhook(body, headers).type).toBe('forged');
  });

  it('are kept as unreadable when they are signed nonsense', () => {
    const { body, headers } = paystack.webhook('NWP-HOOK', { change: { amount: 'a lot' } });
    expect(provider().readWebhook(body, headers)).toEqual({ type: 'unreadable' });
    const withNul = paystack.webhook('NWP-HOOK', { change: { reference: 'NWP-\u0000' } });
    expect(provider().readWebhook(withNul.body, withNul.headers)).toEqual({ type: 'unreadable' });
  });
});
