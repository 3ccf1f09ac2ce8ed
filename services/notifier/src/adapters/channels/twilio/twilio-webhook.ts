import { CONFIG, LOGGER, SETTINGS } from '@nowahala/platform';
import type { Logger, PlatformSettings } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { HandleInboundMessage } from '../../../application/handle-inbound-message.js';
import { HandleReceipt } from '../../../application/handle-receipt.js';
import type { ReceiptStatus } from '../../../database/delivery.repository.js';
import type { NotifierConfig } from '../../../notifier.config.js';
import { NotifierMetrics } from '../../../notifier.metrics.js';
import { AnswerInboundMessagesJob } from '../../jobs/answer-inbound-messages.job.js';
import { isSignedByTwilio } from './twilio-signature.js';

export interface WebhookResponse {
  status: number;
  contentType: string;
  body: string;
}

const MAX_BYTES = 64 * 1024;
const STATUS = new Map<string, ReceiptStatus>([
  ['queued', 'sent'],
  ['accepted', 'sent'],
  ['sending', 'sent'],
  ['sent', 'sent'],
  ['delivered', 'delivered'],
  ['read', 'read'],
  ['undelivered', 'failed'],
  ['failed', 'failed'],
]);
const EMPTY: WebhookResponse = {
  status: 200,
  contentType: 'text/xml',
  body: '<?xml version="1.0" encoding="UTF-8"?><Response></Response>',
};
const plain = (status: number, body: string): WebhookResponse => ({ status, contentType: 'text/plain', body });

/** Inbound messages and delivery receipts come to one address and are distinguished by their fields. */
@Injectable()
export class TwilioWebhook {
  constructor(
    @Inject(CONFIG) private readonly config: NotifierConfig,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
    private readonly handleReceipt: HandleReceipt,
    private readonly handleInbound: HandleInboundMessage,
    private readonly answers: AnswerInboundMessagesJob,
    private readonly metrics: NotifierMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async accept(body: Uint8Array, headers: Record<string, string>, url: string): Promise<WebhookResponse> {
    // Without a secret nothing can be genuine.
    if (!this.config.twilio) return this.count(plain(401, 'wrong signature'), 'forged');
    if (body.length > MAX_BYTES) return this.count(plain(413, 'too large'), 'refused');
    const fields = new URLSearchParams(Buffer.from(body).toString('utf8'));
    if (!isSignedByTwilio(headers['x-twilio-signature'], this.settings.publicUrl + pathOf(url), fields, this.config.twilio.authTokens))
      return this.count(plain(401, 'wrong signature'), 'forged');
    const field = (name: string): string => (fields.get(name) ?? '').replaceAll('\0', '');
    const providerId = field('MessageSid') || field('SmsSid');
    const status = STATUS.get(field('MessageStatus') || field('SmsStatus'));
    if (providerId === '') return this.count(plain(400, 'no message'), 'refused');
    if (status && !fields.has('Body')) {
      const errorCode = Number(field('ErrorCode') || 0);
      await this.handleReceipt.execute({ providerId, status, errorCode, to: numberOf(field('To')) });
      return this.count(EMPTY, 'receipt');
    }
    const from = field('From');
    if (!from.startsWith('whatsapp:')) return this.count(EMPTY, 'ignored');
    const text = field('ButtonPayload') || field('Body');
    await this.handleInbound.execute({ providerId, from: numberOf(from), text, quotes: field('OriginalRepliedMessageSid') || null });
    this.answers.trigger();
    return this.count(EMPTY, 'reply');
  }

  private count(response: WebhookResponse, result: string): WebhookResponse {
    this.metrics.webhook.inc({ provider: 'twilio', result });
    if (result === 'forged') this.logger.warn('webhook with a wrong signature refused');
    return response;
  }
}

const numberOf = (address: string): string => address.replace(/^whatsapp:/, '');

/** Path and query as received; a full address is reduced to them, since only the configured one counts. */
function pathOf(url: string): string {
  const path = /^https?:\/\/[^/]+(.*)$/i.exec(url)?.[1] ?? url;
  return path.startsWith('/') ? path : `/${path}`;
}
