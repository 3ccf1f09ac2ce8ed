/** A WhatsApp message that nobody's phone confirmed within this time is also sent by e-mail. */
export const RECEIPT_WAIT_MS = 60_000;

export type WhatsAppState = 'queued' | 'sending' | 'sent' | 'delivered' | 'read' | 'failed' | 'dropped';

export interface WhatsAppDelivery {
  state: WhatsAppState;
  /** When the provider accepted it. */
  sentAt: Date | null;
  /** When we first tried: a provider that is down must not keep her waiting either. */
  firstTriedAt: Date | null;
}

/** The moment the mail has to go out instead, or null when WhatsApp did its work (or was not needed any more). */
export function failOverAt(delivery: WhatsAppDelivery): Date | null {
  switch (delivery.state) {
    case 'delivered':
    case 'read':
    case 'dropped':
      return null;
    case 'failed':
      return delivery.firstTriedAt ?? new Date(0);
    default: {
      const from = delivery.sentAt ?? delivery.firstTriedAt;
      return from && new Date(from.getTime() + RECEIPT_WAIT_MS);
    }
  }
}
