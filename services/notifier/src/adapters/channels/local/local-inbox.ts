import type { Language } from '@nowahala/kernel';
import { Injectable } from '@nestjs/common';
import type { MailChannel, OutgoingMail, OutgoingWhatsAppMessage, SendResult, WhatsAppChannel } from '../../../application/ports.js';
import { DevInboxRepository } from '../../../database/dev-inbox.repository.js';
import { deliveryLog } from '../../../messages/catalogue.js';

/** Yoruba and Pidgin are not among the languages of WhatsApp's templates. */
const TEMPLATE_LANGUAGES: readonly Language[] = ['en', 'fr', 'ha', 'sw'];

/** Both channels on a machine without SMTP or Twilio; read at /dev/inbox. */
@Injectable()
export class LocalInbox implements MailChannel, WhatsAppChannel {
  readonly domain = 'localhost';
  readonly connections = 20;

  constructor(private readonly inbox: DevInboxRepository) {}

  async send(message: OutgoingMail | OutgoingWhatsAppMessage): Promise<SendResult> {
    const { to: recipient } = message;
    const messageId = 'mail' in message ? message.messageId : message.deliveryId;
    await this.inbox.keep(
      'mail' in message
        ? { channel: 'email', recipient, messageId, ...message.mail }
        : { channel: 'whatsapp', recipient, messageId, subject: '', text: message.text, html: '' },
    );
    return { type: 'accepted', providerId: messageId, confirmed: true };
  }

  hasTemplate(_template: string, language: Language): boolean {
    return TEMPLATE_LANGUAGES.includes(language);
  }

  /** Keeping the same message again changes nothing, so there is nothing to ask. */
  async findSent(): Promise<null> {
    return null;
  }
}

/** WhatsApp in production without Twilio: refused plainly, so that the e-mail goes at once. */
export class NoWhatsApp implements WhatsAppChannel {
  async send(): Promise<SendResult> {
    return { type: 'permanent', because: deliveryLog.faults.whatsAppMissing };
  }

  hasTemplate(): boolean {
    return true;
  }

  async findSent(): Promise<null> {
    return null;
  }
}
