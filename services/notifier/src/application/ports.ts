import type { RenderedMail } from '../messages/email.js';

export const MAIL = Symbol('MAIL');
export const WHATSAPP = Symbol('WHATSAPP');

/** What became of a message at its provider. When to try again is decided outside. `said`: the provider's own words, for logs. */
export type SendResult =
  | { is: 'sent'; providerId: string; /** True where no receipt will come and none is needed. */ confirmed?: boolean }
  /** `uncertain`: the provider may have taken it; ask before sending again. */
  | { is: 'try again'; because: string; said?: string; uncertain: boolean }
  | { is: 'never again'; because: string; said?: string; fault?: 'address' | 'template' | 'stopped' };

export interface OutgoingMail {
  /** Stays the same however often the mail is handed over, so that its readers see one. */
  messageId: string;
  /** Mails of one incident share this reference and become one thread. */
  thread: string | null;
  to: string;
  replyTo?: string;
  mail: RenderedMail;
  unsubscribeUrl?: string;
  attachments: Array<{ fileName: string; contentType: string; content: Buffer }>;
}

export interface MailChannel {
  send(mail: OutgoingMail): Promise<SendResult>;
  /** The address's domain of our own, for Message-IDs. */
  readonly domain: string;
}

export interface OutgoingWhatsAppMessage {
  deliveryId: string;
  /** E.164, without "whatsapp:". */
  to: string;
  text: string;
  /** Name and language of the approved template, where one may be needed. */
  template: string | null;
  language: string;
  variables: Record<string, string>;
  /** True within 24 hours of her last message: free text is allowed. */
  insideWindow: boolean;
}

export interface WhatsAppChannel {
  send(note: OutgoingWhatsAppMessage): Promise<SendResult>;
  /** Looks in the provider's message list for a message that was handed over before we could write it down. */
  findSent(note: OutgoingWhatsAppMessage, attemptedAt: Date): Promise<SendResult | null>;
}
