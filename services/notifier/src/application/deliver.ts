import { HOUR_MS } from '@nowahala/kernel';
import { Clock, CONFIG, Database, Semaphore } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DeliveryRepository } from '../database/delivery.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import type { PhoneState } from '../database/recipient.repository.js';
import type { ClaimedDelivery } from '../domain/delivery.js';
import { traitsOf } from '../domain/notification-kinds.js';
import type { Recipient } from '../domain/recipient.js';
import { deliveryLog } from '../messages/catalogue.js';
import { Links } from '../messages/links.js';
import { renderHtml } from '../messages/render-html.js';
import { renderText } from '../messages/render-text.js';
import type { WhatsAppMessage } from '../messages/whatsapp-message.js';
import type { NotifierConfig } from '../notifier.config.js';
import { MAIL, WHATSAPP } from './ports.js';
import type { MailChannel, SendResult, WhatsAppChannel } from './ports.js';
import { RecordSendResult } from './record-send-result.js';
import { RenderDelivery } from './render-delivery.js';
import type { RenderedMessage, Rendering } from './render-delivery.js';
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
    const provider = { isAsked: false };
    try {
      const recipient = delivery.userId && !delivery.address ? await this.copies.recipient(delivery.userId) : null;
      const address = this.addressOf(delivery, recipient);
      if (address === null) return await this.results.drop(delivery, deliveryLog.stale['no-address']);
      const phone = delivery.channel === 'whatsapp' ? await this.recipients.phoneState(address) : null;
      const rendering = await this.rendered(delivery, recipient, phone);
      if (rendering.type === 'skip') return await this.results.drop(delivery, rendering.because);
      const { message } = rendering;
      const result = phone
        ? await this.sendWhatsApp(delivery, address, message, phone, provider)
        : await this.sendMail(delivery, address, message, provider);
      if (result) await this.results.execute(delivery, address, result);
      else this.results.takenOver(delivery);
    } catch (error) {
      await this.results.defect(delivery, error, provider.isAsked);
    }
  }

  /** Outside the 24 hours a template goes; one that was not approved in this language goes in English, with all that stands in it. */
  private async rendered(delivery: ClaimedDelivery, recipient: Recipient | null, phone: PhoneState | null): Promise<Rendering> {
    const rendering = await this.render.execute(delivery, recipient);
    if (!phone || rendering.type === 'skip') return rendering;
    const { language, whatsApp } = rendering.message;
    const template = this.isInsideWindow(whatsApp!, phone) ? null : whatsApp!.template;
    const sayable = template === null || language === 'en' || this.whatsApp.hasTemplate(template, language);
    return sayable ? rendering : this.render.execute(delivery, recipient, 'en');
  }

  private isInsideWindow({ template }: WhatsAppMessage, { lastReplyAt }: PhoneState): boolean {
    return template === null || (lastReplyAt !== null && this.clock.nowMs() - lastReplyAt.getTime() < FREE_TEXT_MS);
  }

  /** Null, as below: another process took the delivery before it was handed over, and sends it. */
  private async sendMail(
    delivery: ClaimedDelivery,
    to: string,
    { email, attachments = [], replyTo }: RenderedMessage,
    provider: { isAsked: boolean },
  ): Promise<SendResult | null> {
    const { id, kind, userId, groupKey } = delivery;
    const { optional, alert } = traitsOf(kind);
    const unsubscribeUrl = optional && userId ? this.links.unsubscribe(this.tokens.issue(userId)) : undefined;
    const mail = {
      messageId: `<${id}@${this.mail.domain}>`,
      thread: alert ? `<story-${groupKey}@${this.mail.domain}>` : null, // stored name
      to,
      replyTo,
      mail: {
        subject: email!.subject,
        html: renderHtml(email!, { unsubscribeUrl }),
        text: renderText(email!, { unsubscribeUrl }),
        language: email!.language,
      },
      unsubscribeUrl,
      attachments,
    };
    return this.connections.run(async () => {
      provider.isAsked = await this.deliveries.beginSend(this.database, delivery);
      return provider.isAsked ? this.mail.send(mail) : null;
    });
  }

  private async sendWhatsApp(
    delivery: ClaimedDelivery,
    to: string,
    { whatsApp, language }: RenderedMessage,
    phone: PhoneState,
    provider: { isAsked: boolean },
  ): Promise<SendResult | null> {
    const { id, kind, uncertain, attemptedAt, attemptedText } = delivery;
    const { template, text, variables } = whatsApp!;
    const message = { deliveryId: id, to, text, template, variables, language, insideWindow: this.isInsideWindow(whatsApp!, phone) };
    if (uncertain && attemptedAt && attemptedText) {
      const found = await this.whatsApp.findSent({ ...message, ...attemptedText }, attemptedAt);
      if (found) return found;
    }
    // STOP came while this waited for the provider.
    if (phone.stoppedAt && traitsOf(kind).alert) return { type: 'permanent', because: deliveryLog.silences.stopped, reason: 'stopped' };
    const attempt = { address: to, text: { text, variables } };
    provider.isAsked = await this.deliveries.beginSend(this.database, delivery, attempt);
    return provider.isAsked ? this.whatsApp.send(message) : null;
  }

  private addressOf({ address, recipient: name, channel }: ClaimedDelivery, recipient: Recipient | null): string | null {
    if (address) return address;
    if (name === 'operator' || name === 'support') return this.config.supportEmail;
    return (channel === 'email' ? recipient?.email : recipient?.phone) ?? null;
  }
}
