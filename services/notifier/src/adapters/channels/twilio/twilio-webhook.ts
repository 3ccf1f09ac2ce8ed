import { LOGGER, Metrics, SETTINGS } from '@nowahala/platform';
import type { Logger, PlatformSettings } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { HandleInboundMessage } from '../../../application/handle-inbound-message.js';
import { Deliver } from '../../../application/deliver.js';
import { HandleReceipt } from '../../../application/handle-receipt.js';
import { NOTIFIER_CONFIG } from '../../../application/tokens.js';
import type { NotifierConfig } from '../../../notifier.config.js';
import type { ReceiptStatus } from '../../../database/receipt.repository.js';
import { isSignedByTwilio } from './twilio-signature.js';

export interface WebhookResponse {
  status: number;
  contentType: string;
  body: string;
}

const MAX_BYTES = 64 * 1024;
const STATUS: Record<string, ReceiptStatus> = {
  queued: 'sent',
  accepted: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
};
const EMPTY: WebhookResponse = {
  status: 200,
  contentType: 'text/xml',
  body: '<?xml version="1.0" encoding="UTF-8"?><Response></Response>',
};
const plain = (status: number, body: string): WebhookResponse => ({ status, contentType: 'text/plain', body });

/** Incoming messages and delivery receipts come to one address and are told apart by their fields. */
@Injectable()
export class TwilioWebhook {
  constructor(
    @Inject(NOTIFIER_CONFIG) private readonly config: NotifierConfig,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
    @Inject(HandleReceipt) private readonly receipts: HandleReceipt,
    @Inject(HandleInboundMessage) private readonly replies: HandleInboundMessage,
    @Inject(Deliver) private readonly sender: Deliver,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async accept(body: Uint8Array, headers: Record<string, string>, url: string): Promise<WebhookResponse> {
    // Without a secret nothing can be genuine.
    if (!this.config.twilio) return this.count(plain(401, 'wrong signature'), 'forged');
    if (body.length > MAX_BYTES) return this.count(plain(413, 'too large'), 'refused');
    const fields = new URLSearchParams(Buffer.from(body).toString('utf8'));
    if (!isSignedByTwilio(headers['x-twilio-signature'], this.settings.publicUrl + pathOf(url), fields, this.config.twilio.authTokens))
      return this.count(plain(401, 'wrong signature'), 'forged');
    const providerId = fields.get('MessageSid') ?? fields.get('SmsSid') ?? '';
    const said = fields.get('MessageStatus') ?? fields.get('SmsStatus') ?? '';
    const status = STATUS[said];
    if (providerId === '') return this.count(plain(400, 'no message'), 'refused');
    if (status && !fields.has('Body')) {
      await this.receipts.take({ providerId, status, errorCode: Number(fields.get('ErrorCode') ?? 0), to: numberOf(fields.get('To')) });
      return this.count(EMPTY, 'receipt');
    }
    const from = fields.get('From') ?? '';
    if (!from.startsWith('whatsapp:')) return this.count(EMPTY, 'ignored');
    await this.replies.answer({
      providerId,
      from: numberOf(from),
      text: fields.get('ButtonPayload') || fields.get('Body') || '',
      quotes: fields.get('OriginalRepliedMessageSid'),
    });
    this.sender.trigger();
    return this.count(EMPTY, 'reply');
  }

  private count(answer: WebhookResponse, result: string): WebhookResponse {
    this.metrics.webhook.inc({ provider: 'twilio', result });
    if (result === 'forged') this.logger.warn('a webhook with a wrong signature was refused');
    return answer;
  }
}

const numberOf = (address: string | null): string => (address ?? '').replace(/^whatsapp:/, '');

/** Path and query as received; a full address is reduced to them, since only the configured one counts. */
function pathOf(url: string): string {
  const path = /^https?:\/\/[^/]+(.*)$/i.exec(url)?.[1] ?? url;
  return path.startsWith('/') ? path : `/${path}`;
}
