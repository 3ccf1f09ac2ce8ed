import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ProviderStatus, ProviderTransaction, WebhookEvent } from '../../../application/payment-provider.js';

/** PostgreSQL keeps no NUL, and a reference or event with control characters is nobody's. */
const PRINTABLE = /^[^\p{Cc}]+$/u;

const reference = z.string().max(200).regex(PRINTABLE);

/** Paystack's bodies, as far as we read them. Unknown fields are theirs to add. */
const wireTransaction = z.object({
  id: z.union([z.number(), z.string()]).transform(String).optional(),
  reference,
  status: z.string().default(''),
  amount: z.number().int(),
  currency: z.string(),
  channel: z.string().nullish(),
  gateway_response: z.string().nullish(),
  customer: z.object({ email: z.string().nullish() }).nullish(),
});

export const initializeAnswer = z.object({
  status: z.literal(true),
  data: z.object({ authorization_url: z.string(), reference: z.string() }),
});
export const verifyAnswer = z.object({ status: z.literal(true), data: wireTransaction });
export const listAnswer = z.object({
  status: z.literal(true),
  data: z.array(wireTransaction),
  meta: z.object({ page: z.number(), pageCount: z.number() }).partial().optional(),
});

const wireEvent = z.object({
  event: z.string().max(100).regex(PRINTABLE),
  data: z.looseObject({
    reference: reference.optional(),
    transaction_reference: reference.optional(),
    transaction: z.looseObject({ reference: reference.optional() }).optional(),
  }),
});

type WireTransaction = z.infer<typeof wireTransaction>;

export function toTransaction(wire: WireTransaction): ProviderTransaction {
  const payerEmail = wire.customer?.email ?? undefined;
  return {
    transactionId: wire.id ?? wire.reference,
    reference: wire.reference,
    status: toStatus(wire.status),
    amountKobo: wire.amount,
    currency: wire.currency,
    channel: wire.channel ?? 'unknown',
    ...(payerEmail === undefined ? {} : { payerEmail }),
    ...(wire.gateway_response == null ? {} : { reason: wire.gateway_response }),
  };
}

/** Undefined when the bytes are no event of Paystack's shape. */
export function toWebhookEvent(body: Uint8Array): WebhookEvent | undefined {
  const parsed = wireEvent.safeParse(parseJson(body));
  if (!parsed.success) return undefined;
  const { event: name, data } = parsed.data;
  const kind = kindOf(name);
  const charge =
    kind === 'paid' || kind === 'declined'
      ? wireTransaction.safeParse({ status: kind === 'paid' ? 'success' : 'failed', ...data })
      : undefined;
  if (charge !== undefined && !charge.success) return undefined;
  const transaction = charge === undefined ? undefined : toTransaction(charge.data);
  const reference = data.reference ?? data.transaction_reference ?? data.transaction?.reference ?? '';
  return { kind, name, reference, fingerprint: fingerprint(name, reference, transaction, body), ...(transaction && { transaction }) };
}

function kindOf(name: string): WebhookEvent['kind'] {
  if (name === 'charge.success') return 'paid';
  if (name === 'charge.failed') return 'declined';
  if (name === 'refund.processed') return 'refunded';
  return name.startsWith('charge.dispute.') ? 'disputed' : 'other';
}

function toStatus(status: string): ProviderStatus {
  if (status === 'success' || status === 'abandoned') return status;
  if (status === 'failed' || status === 'reversed') return 'failed';
  return 'ongoing';
}

/** What a charge says decides, not how it is written; of other events we only know the bytes. */
function fingerprint(name: string, reference: string, said: ProviderTransaction | undefined, body: Uint8Array): string {
  const hash = createHash('sha256').update(`${name}\n${reference}\n`);
  if (said === undefined) return hash.update(body).digest('hex');
  return hash
    .update([said.transactionId, said.status, said.amountKobo, said.currency, said.payerEmail?.toLowerCase() ?? ''].join('\n'))
    .digest('hex');
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
