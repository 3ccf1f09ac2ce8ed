import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { WebhookEvent } from '../../../application/ports.js';
import type { ProviderStatus, ProviderTransaction } from '../../../domain/provider-transaction.js';

/** PostgreSQL stores no NUL, and no reference or event of Paystack has control characters. */
const PRINTABLE = /^[^\p{Cc}]+$/u;

const reference = z.string().max(200).regex(PRINTABLE);

const LONGEST_WORDS = 200;
/** Words of theirs that are kept: PostgreSQL stores neither NUL nor half a character. */
const words = z.string().transform((text) => text.slice(0, LONGEST_WORDS).replaceAll(/[\p{Cc}\p{Cs}]/gu, ''));

/** Paystack's bodies, as far as they are read. Unknown fields are theirs to add. */
const wireTransaction = z.object({
  id: z.union([z.number().transform(String), words]).optional(),
  reference,
  status: z.string().default(''),
  amount: z.number().int(),
  currency: words,
  channel: words.nullish(),
  gateway_response: words.nullish(),
  customer: z.object({ email: z.string().nullish() }).nullish(),
});

export const initializeResponse = z.object({
  status: z.literal(true),
  data: z.object({ authorization_url: z.string(), reference: z.string() }),
});
export const verifyResponse = z.object({ status: z.literal(true), data: wireTransaction });
export const listResponse = z.object({
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

/** The customer did not get the money; the second kind waits for bank details (https://paystack.com/docs/payments/refunds/). */
const FAILED_REFUNDS = new Set(['refund.failed', 'refund.needs-attention']);

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
  if (FAILED_REFUNDS.has(name)) return 'refund-failed';
  return name.startsWith('charge.dispute.') ? 'disputed' : 'other';
}

function toStatus(status: string): ProviderStatus {
  if (status === 'success' || status === 'abandoned') return status;
  if (status === 'failed' || status === 'reversed') return 'failed';
  return 'ongoing';
}

/** Of a charge its content counts, not how it is serialised; of other events only the bytes are known. */
function fingerprint(name: string, reference: string, transaction: ProviderTransaction | undefined, body: Uint8Array): string {
  const hash = createHash('sha256').update(`${name}\n${reference}\n`);
  if (transaction === undefined) return hash.update(body).digest('hex');
  return hash
    .update(
      [
        transaction.transactionId,
        transaction.status,
        transaction.amountKobo,
        transaction.currency,
        transaction.payerEmail?.toLowerCase() ?? '',
      ].join('\n'),
    )
    .digest('hex');
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
