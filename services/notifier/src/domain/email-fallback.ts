import { MINUTE_MS } from '@nowahala/kernel';

/** A WhatsApp message that no phone confirmed within this time is also sent by e-mail. RULES.md#notifications */
export const RECEIPT_WAIT_MS = MINUTE_MS;

export interface WhatsAppDelivery {
  state: 'queued' | 'sending' | 'sent' | 'delivered' | 'read' | 'failed' | 'dropped';
  /** When the provider accepted it. */
  sentAt: Date | null;
  /** The first attempt: a provider that is down must not hold the alert up either. */
  firstTriedAt: Date | null;
}

/** When the e-mail fallback is due, or null when WhatsApp did its work or was not needed any more. */
export function emailFallbackAt({ state, sentAt, firstTriedAt }: WhatsAppDelivery): Date | null {
  switch (state) {
    case 'delivered':
    case 'read':
    case 'dropped':
      return null;
    case 'failed':
      return firstTriedAt ?? new Date(0);
    default: {
      const from = sentAt ?? firstTriedAt;
      return from && new Date(from.getTime() + RECEIPT_WAIT_MS);
    }
  }
}
