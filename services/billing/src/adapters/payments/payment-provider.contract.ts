import { describe, expect, it } from '@jest/globals';
import { ProviderRefused, type PaymentProvider } from '../../application/ports.js';
import type { PaymentOrder } from '../../domain/provider-transaction.js';

/** The provider together with the levers of its other side: the customer who pays, and the calls it would make to us. */
export interface ProviderUnderTest {
  provider: PaymentProvider;
  pay(reference: string): Promise<void>;
  decline(reference: string): Promise<void>;
  /** The signed call about the present state of a payment. */
  webhook(reference: string): Promise<{ body: Uint8Array; headers: Record<string, string> }>;
}

/** What every payment provider must do, whatever company stands behind it. */
export function paymentProviderContract(name: string, prepare: () => Promise<ProviderUnderTest>): void {
  let count = 0;
  const order = (): PaymentOrder => ({
    reference: `NWP-CONTRACT${(count += 1)}`,
    amountKobo: 3_225_000,
    currency: 'NGN',
    payerEmail: 'Ada@Shop.example',
    returnUrl: 'https://nowahala.example/dashboard/billing?ref=NWP-CONTRACT',
    description: 'Basic, one year',
  });

  describe(`payment provider: ${name}`, () => {
    it('opens a payment under our reference and names a page to pay on', async () => {
      const { provider } = await prepare();
      const { paymentUrl } = await provider.initialize(order());
      expect(new URL(paymentUrl).protocol).toMatch(/^https?:$/);
    });

    it('refuses a reference that was used before', async () => {
      const { provider } = await prepare();
      const wanted = order();
      await provider.initialize(wanted);
      await expect(provider.initialize(wanted)).rejects.toThrow(ProviderRefused);
    });

    it('says that a page nobody has paid on yet is not paid', async () => {
      const { provider } = await prepare();
      const wanted = order();
      await provider.initialize(wanted);
      expect(await provider.verify(wanted.reference)).toMatchObject({ reference: wanted.reference, status: 'abandoned' });
    });

    it('knows nothing of a reference it was never given', async () => {
      const { provider } = await prepare();
      expect(await provider.verify('NWP-NEVERHEARDOF')).toBeUndefined();
    });

    it('reports amount, currency and payer of a payment exactly', async () => {
      const { provider, pay } = await prepare();
      const wanted = order();
      await provider.initialize(wanted);
      await pay(wanted.reference);
      const truth = await provider.verify(wanted.reference);
      expect(truth).toMatchObject({ reference: wanted.reference, status: 'success', amountKobo: 3_225_000, currency: 'NGN' });
      expect(truth!.payerEmail!.toLowerCase()).toBe('ada@shop.example');
      expect(truth!.transactionId).not.toBe('');
    });

    it('reports a decline with its reason', async () => {
      const { provider, decline } = await prepare();
      const wanted = order();
      await provider.initialize(wanted);
      await decline(wanted.reference);
      expect(await provider.verify(wanted.reference)).toMatchObject({ status: 'failed', reason: expect.any(String) });
    });

    it('signs its calls, and says in them what verify says', async () => {
      const { provider, pay, webhook } = await prepare();
      const wanted = order();
      await provider.initialize(wanted);
      await pay(wanted.reference);
      const { body, headers } = await webhook(wanted.reference);
      expect(provider.readWebhook(body, headers)).toMatchObject({
        type: 'event',
        event: { kind: 'paid', reference: wanted.reference, transaction: await provider.verify(wanted.reference) },
      });
    });

    it('tells of a decline in its calls', async () => {
      const { provider, decline, webhook } = await prepare();
      const wanted = order();
      await provider.initialize(wanted);
      await decline(wanted.reference);
      const { body, headers } = await webhook(wanted.reference);
      expect(provider.readWebhook(body, headers)).toMatchObject({
        type: 'event',
        event: { kind: 'declined', reference: wanted.reference },
      });
    });

    it('takes one changed byte, a missing, a short, a foreign or a non-hex signature for a forgery', async () => {
      const { provider, pay, webhook } = await prepare();
      const wanted = order();
      await provider.initialize(wanted);
      await pay(wanted.reference);
      const { body, headers } = await webhook(wanted.reference);
      const [name, signature] = Object.entries(headers).find(([key]) => key.endsWith('signature'))!;
      const changed = Buffer.from(body);
      changed[changed.length - 2]! ^= 1;
      expect(provider.readWebhook(changed, headers)).toEqual({ type: 'forged' });
      for (const bad of [
        '',
        signature.slice(2),
        `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}`,
        'z'.repeat(signature.length),
      ]) {
        expect(provider.readWebhook(body, { ...headers, [name]: bad })).toEqual({ type: 'forged' });
      }
      expect(provider.readWebhook(body, {})).toEqual({ type: 'forged' });
    });

    it('lists what was paid, and only that', async () => {
      const { provider, pay, decline } = await prepare();
      const [paid, declined, left] = [order(), order(), order()];
      for (const wanted of [paid, declined, left]) await provider.initialize(wanted);
      await pay(paid.reference);
      await decline(declined.reference);
      const listed: string[] = [];
      for await (const found of provider.successesBetween('2000-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z'))
        listed.push(found.reference);
      expect(listed).toContain(paid.reference);
      expect(listed).not.toContain(declined.reference);
      expect(listed).not.toContain(left.reference);
    });
  });
}
