import type { Language } from '@nowahala/kernel';
import type { LogSentence } from '../domain/log-sentence.js';
import type { PermanentReason } from '../domain/whatsapp-errors.js';
import type { RenderedMail } from '../messages/email.js';

export const MAIL = Symbol('MAIL');
export const WHATSAPP = Symbol('WHATSAPP');

/** What a channel answers. Retries, fallback and suppression are decided outside. `answer`: the provider's own words, for logs. */
export type SendResult =
  | { type: 'accepted'; providerId: string; /** True where no receipt will come and none is needed. */ confirmed?: boolean }
  | Retryable
  | Refused;
export interface Retryable {
  type: 'retryable';
  because: LogSentence;
  answer?: string;
  /** The provider may have accepted it; ask before sending again. */
  uncertain: boolean;
  /** Under which it may have been accepted; of mails. */
  providerId?: string;
}
export interface Refused {
  type: 'permanent';
  because: LogSentence;
  answer?: string;
  reason?: PermanentReason;
}

export interface OutgoingMail {
  /** Stays the same however often the mail is sent, so that its readers see one. */
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
  /** Asks before the last of the mail leaves; null: the answer was no, and nothing left. */
  send(mail: OutgoingMail, mayLeave: () => Promise<boolean>): Promise<SendResult | null>;
  /** The domain of the sender's address, for Message-IDs. */
  readonly domain: string;
  /** So many mails are sent at a time; each send takes 80 s at most. */
  readonly connections: number;
}

export interface OutgoingWhatsAppMessage {
  deliveryId: string;
  /** E.164, without "whatsapp:". */
  to: string;
  text: string;
  /** Name and language of the approved template, where one may be needed. */
  template: string | null;
  language: Language;
  variables: Record<string, string>;
  /** True within 24 hours of the recipient's last message: free text is allowed. */
  insideWindow: boolean;
}

export interface WhatsAppChannel {
  send(message: OutgoingWhatsAppMessage): Promise<SendResult>;
  /** Whether this template was approved in this language. */
  hasTemplate(template: string, language: Language): boolean;
  /** Looks in the provider's message list for a message whose send was never recorded. */
  findSent(message: OutgoingWhatsAppMessage, attemptedAt: Date): Promise<SendResult | null>;
}
