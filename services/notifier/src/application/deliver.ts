import { HOUR_MS, SECOND_MS } from '@nowahala/kernel';
import { Clock, CONFIG, Database, dueTime, Semaphore } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DeliveryRepository } from '../database/delivery.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import type { PhoneState } from '../database/recipient.repository.js';
import type { ClaimedDelivery } from '../domain/delivery.js';
import { traitsOf } from '../domain/notification-kinds.js';
import type { Recipient } from '../domain/recipient.js';
import { uncertainSendsOf, MOST_UNCERTAIN_SENDS } from '../domain/retries.js';
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

/** Twice within the time of a claim. */
const PROLONG_MS = 10 * SECOND_MS;
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
      const recipient = delivery.userId && isForReader(delivery) ? await this.copies.recipient(delivery.userId) : null;
      const address = this.addressOf(delivery, recipient);
      if (address === null) return await this.results.drop(delivery, deliveryLog.stale['no-address']);
      if (uncertainSendsOf(delivery) >= MOST_UNCERTAIN_SENDS)
        return await this.results.perhapsDelivered(delivery, address, { providerId: this.messageIdOf(delivery) });
      const phone = delivery.channel === 'whatsapp' ? await this.recipients.phoneState(address) : null;
      const now = await dueTime(this.database, this.clock);
      const rendering = await this.rendered(delivery, recipient, phone, now);
      if (rendering.type === 'skip') return await this.results.drop(delivery, rendering.because);
      const { message } = rendering;
      const result = phone
        ? await this.sendWhatsApp(delivery, address, message, { ...phone, now }, provider)
        : await this.sendMail(delivery, address, message, provider);
      if (result) await this.results.execute(delivery, address, result);
      else this.results.takenOver(delivery);
    } catch (error) {
      await this.results.defect(delivery, error, provider.isAsked);
    }
  }

  /** Outside the 24 hours a template goes; one that was not approved in this language goes in English, with all that stands in it. */
  private async rendered(delivery: ClaimedDelivery, recipient: Recipient | null, phone: PhoneState | null, now: Date): Promise<Rendering> {
    const rendering = await this.render.execute(delivery, recipient, now);
    if (!phone || rendering.type === 'skip') return rendering;
    const { language, whatsApp } = rendering.message;
    const template = isInsideWindow(whatsApp!, { ...phone, now }) ? null : whatsApp!.template;
    const sayable = template === null || language === 'en' || this.whatsApp.hasTemplate(template, language);
    return sayable ? rendering : this.render.execute(delivery, recipient, now, 'en');
  }

  /** Null, as below: another process took the delivery before it was handed over, and sends it. */
  private async sendMail(
    delivery: ClaimedDelivery,
    to: string,
    { email, attachments = [], replyTo }: RenderedMessage,
    provider: { isAsked: boolean },
  ): Promise<SendResult | null> {
    const { kind, userId, groupKey } = delivery;
    const { optional, alert } = traitsOf(kind);
    const unsubscribeUrl = optional && userId ? this.links.unsubscribe(this.tokens.issue(userId)) : undefined;
    const mail = {
      messageId: this.messageIdOf(delivery),
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
    const mayLeave = async (): Promise<boolean> =>
      (provider.isAsked = await this.deliveries.countSend(this.database, delivery, { to, providerId: mail.messageId }));
    return this.connections.run(async () => {
      if (!(await this.deliveries.beginSend(this.database, delivery))) return null;
      return this.whileClaimed(delivery, () => this.mail.send(mail, mayLeave));
    });
  }

  /** Stays the same however often the mail is sent. */
  private messageIdOf({ id }: ClaimedDelivery): string {
    return `<${id}@${this.mail.domain}>`;
  }

  /** A relay may take longer than a claim lasts; one that cannot be prolonged ends by itself. */
  private async whileClaimed<Result>(delivery: ClaimedDelivery, send: () => Promise<Result>): Promise<Result> {
    const prolong = () => void this.deliveries.beginSend(this.database, delivery).catch(() => undefined);
    const prolonging = setInterval(prolong, PROLONG_MS);
    try {
      return await send();
    } finally {
      clearInterval(prolonging);
    }
  }

  private async sendWhatsApp(
    delivery: ClaimedDelivery,
    to: string,
    { whatsApp, language }: RenderedMessage,
    phone: PhoneState & { now: Date },
    provider: { isAsked: boolean },
  ): Promise<SendResult | null> {
    const { id, kind, uncertain, attemptedAt, attemptedText } = delivery;
    const { template, text, variables } = whatsApp!;
    const message = { deliveryId: id, to, text, template, variables, language, insideWindow: isInsideWindow(whatsApp!, phone) };
    if (uncertain && attemptedAt && attemptedText) {
      const found = await this.whatsApp.findSent({ ...message, ...attemptedText }, attemptedAt);
      if (found) return found;
    }
    // STOP came while this waited for the provider; START may come now, so that nothing is stopped by it.
    if (phone.stoppedAt && traitsOf(kind).alert) return { type: 'permanent', because: deliveryLog.silences.stopped };
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

const isInsideWindow = ({ template }: WhatsAppMessage, { lastReplyAt, now }: PhoneState & { now: Date }): boolean =>
  template === null || (lastReplyAt !== null && now.getTime() - lastReplyAt.getTime() < FREE_TEXT_MS);

/** In the reader's language and time: not what goes to an address that its facts name, to somebody who may be erased. An alert keeps its address from the first try on. */
const isForReader = ({ kind, address }: ClaimedDelivery): boolean => !address || traitsOf(kind).alert === true;
