import { HOUR_MS } from '@nowahala/kernel';
import { Clock, CONFIG, Database, Semaphore } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DeliveryRepository } from '../database/delivery.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import type { ClaimedDelivery } from '../domain/delivery.js';
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
  /** A mail waits here for its connection, not behind the send: what waits may be taken over, what is sent may not. */
  private readonly connections: Semaphore;

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
  ) {
    this.connections = new Semaphore(mail.connections);
  }

  async execute(delivery: ClaimedDelivery): Promise<void> {
    try {
      const recipient = delivery.userId && !delivery.address ? await this.copies.recipient(delivery.userId) : null;
      const address = this.addressOf(delivery, recipient);
      if (address === null) return await this.results.drop(delivery, deliveryLog.stale['no-address']);
      const rendering = await this.render.execute(delivery, recipient);
      if (rendering.type === 'skip') return await this.results.drop(delivery, rendering.because);
      const send = delivery.channel === 'email' ? this.sendMail : this.sendWhatsApp;
      const result = await send.call(this, delivery, address, rendering.message, recipient);
      if (result) await this.results.execute(delivery, address, result);
      else this.results.takenOver(delivery);
    } catch (error) {
      await this.results.defect(delivery, error);
    }
  }

  /** Null, as below: another process took the delivery before it was handed over, and sends it. */
  private async sendMail(
    delivery: ClaimedDelivery,
    to: string,
    { email, attachments = [], replyTo }: RenderedMessage,
  ): Promise<SendResult | null> {
    const { id, kind, userId, groupKey } = delivery;
    const { optional, alert } = traitsOf(kind);
    const unsubscribeUrl = optional && userId ? this.links.unsubscribe(this.tokens.issue(userId)) : undefined;
    const mail = {
      messageId: `<${id}@${this.mail.domain}>`,
      thread: alert ? `<story-${groupKey}@${this.mail.domain}>` : null, // stored name
      to,
      replyTo,
      mail: { subject: email!.subject, html: renderHtml(email!, { unsubscribeUrl }), text: renderText(email!, { unsubscribeUrl }) },
      unsubscribeUrl,
      attachments,
    };
    return this.connections.run(async () => ((await this.deliveries.beginSend(this.database, delivery)) ? this.mail.send(mail) : null));
  }

  private async sendWhatsApp(
    delivery: ClaimedDelivery,
    to: string,
    { whatsApp }: RenderedMessage,
    recipient: Recipient | null,
  ): Promise<SendResult | null> {
    const { id, kind, uncertain, attemptedAt, attemptedText } = delivery;
    const { lastReplyAt, stoppedAt } = await this.recipients.phoneState(to);
    const { template, text, variables } = whatsApp!;
    const insideWindow = template === null || (lastReplyAt !== null && this.clock.nowMs() - lastReplyAt.getTime() < FREE_TEXT_MS);
    const message = { deliveryId: id, to, text, template, variables, language: recipient?.language ?? 'en', insideWindow };
    if (uncertain && attemptedAt && attemptedText) {
      const found = await this.whatsApp.findSent({ ...message, ...attemptedText }, attemptedAt);
      if (found) return found;
    }
    // STOP came while this waited for the provider.
    if (stoppedAt && traitsOf(kind).alert) return { type: 'permanent', because: deliveryLog.silences.stopped, reason: 'stopped' };
    const attempt = { address: to, text: { text, variables } };
    return (await this.deliveries.beginSend(this.database, delivery, attempt)) ? this.whatsApp.send(message) : null;
  }

  private addressOf({ address, recipient: name, channel }: ClaimedDelivery, recipient: Recipient | null): string | null {
    if (address) return address;
    if (name === 'operator' || name === 'support') return this.config.supportEmail;
    return (channel === 'email' ? recipient?.email : recipient?.phone) ?? null;
  }
}
