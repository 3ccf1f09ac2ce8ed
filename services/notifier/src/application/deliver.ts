import { HOUR_MS } from '@nowahala/kernel';
import { Clock, CONFIG, Database } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DeliveryRepository } from '../database/delivery.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import type { Delivery } from '../domain/delivery.js';
import { traitsOf } from '../domain/notification-kinds.js';
import type { Recipient } from '../domain/recipient.js';
import { deliveryLog } from '../messages/catalogue.js';
import { Links } from '../messages/links.js';
import { renderHtml } from '../messages/render-html.js';
import { renderText } from '../messages/render-text.js';
import type { NotifierConfig } from '../notifier.config.js';
import { MAIL, WHATSAPP } from './ports.js';
import type { MailChannel, SendResult, WhatsAppChannel } from './ports.js';
import { RecordSendResult } from './record-send-result.js';
import { RenderDelivery } from './render-delivery.js';
import type { RenderedMessage } from './render-delivery.js';
import { SyncLocalCopies } from './sync-local-copies.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';

const FREE_TEXT_MS = 24 * HOUR_MS;

/** One claimed delivery: decide again and render, send, record the result. */
@Injectable()
export class Deliver {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly deliveries: DeliveryRepository,
    private readonly recipients: RecipientRepository,
    private readonly copies: SyncLocalCopies,
    private readonly render: RenderDelivery,
    private readonly results: RecordSendResult,
    @Inject(MAIL) private readonly mail: MailChannel,
    @Inject(WHATSAPP) private readonly whatsApp: WhatsAppChannel,
    private readonly tokens: UnsubscribeTokens,
    private readonly links: Links,
    @Inject(CONFIG) private readonly config: NotifierConfig,
  ) {}

  async execute(delivery: Delivery): Promise<void> {
    try {
      const recipient = delivery.userId && !delivery.address ? await this.copies.recipient(delivery.userId) : null;
      const address = this.addressOf(delivery, recipient);
      if (address === null) return await this.results.drop(delivery, deliveryLog.stale['no-address']);
      const rendering = await this.render.execute(delivery, recipient);
      if (rendering.type === 'skip') return await this.results.drop(delivery, rendering.because);
      const send = delivery.channel === 'email' ? this.sendMail : this.sendWhatsApp;
      await this.results.execute(delivery, address, await send.call(this, delivery, address, rendering.message, recipient));
    } catch (error) {
      await this.results.defect(delivery, error);
    }
  }

  private async sendMail(delivery: Delivery, to: string, { email, attachments = [], replyTo }: RenderedMessage): Promise<SendResult> {
    const { id, kind, userId, groupKey } = delivery;
    const { optional, alert } = traitsOf(kind);
    const unsubscribeUrl = optional && userId ? this.links.unsubscribe(this.tokens.issue(userId)) : undefined;
    return this.mail.send({
      messageId: `<${id}@${this.mail.domain}>`,
      thread: alert ? `<story-${groupKey}@${this.mail.domain}>` : null, // stored name
      to,
      replyTo,
      mail: { subject: email!.subject, html: renderHtml(email!, { unsubscribeUrl }), text: renderText(email!, { unsubscribeUrl }) },
      unsubscribeUrl,
      attachments,
    });
  }

  private async sendWhatsApp(
    { id, uncertain, attemptedAt, attemptedText }: Delivery,
    to: string,
    { whatsApp }: RenderedMessage,
    recipient: Recipient | null,
  ): Promise<SendResult> {
    const { lastReplyAt } = await this.recipients.phoneState(to);
    const { template, text, variables } = whatsApp!;
    const insideWindow = template === null || (lastReplyAt !== null && this.clock.nowMs() - lastReplyAt.getTime() < FREE_TEXT_MS);
    const message = { deliveryId: id, to, text, template, variables, language: recipient?.language ?? 'en', insideWindow };
    if (uncertain && attemptedAt && attemptedText) {
      const found = await this.whatsApp.findSent({ ...message, ...attemptedText }, attemptedAt);
      if (found) return found;
    }
    await this.deliveries.recordAttempt(this.database, id, to, { text, variables });
    return this.whatsApp.send(message);
  }

  private addressOf({ address, recipient: name, channel }: Delivery, recipient: Recipient | null): string | null {
    if (address) return address;
    if (name === 'operator' || name === 'support') return this.config.supportEmail;
    return (channel === 'email' ? recipient?.email : recipient?.phone) ?? null;
  }
}
