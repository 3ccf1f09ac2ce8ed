import type { Clock, SqlRunner } from '@nowahala/platform';
import type { MailChannel, SendResult, OutgoingMail, OutgoingWhatsAppMessage, WhatsAppChannel } from '../../../application/ports.js';
import { deliveryLog } from '../../../messages/catalogue.js';

export interface InboxMessage {
  channel: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  message_id: string;
  sent_at: Date;
}

/** A page, so that a year of mails does not have to fit into one answer between services. */
const PAGE = 100;

/** Stands for both channels on a machine without SMTP or Twilio; read at /dev/inbox. The same message twice is one row. */
export class LocalInbox implements MailChannel, WhatsAppChannel {
  readonly domain = 'localhost';

  constructor(
    private readonly sql: SqlRunner,
    private readonly clock: Clock,
  ) {}

  send(message: OutgoingMail | OutgoingWhatsAppMessage): Promise<SendResult> {
    return 'mail' in message
      ? this.keep('email', message.to, message.mail.subject, message.mail.text, message.mail.html, message.messageId)
      : this.keep('whatsapp', message.to, '', message.text, '', message.deliveryId);
  }

  /** Keeping the same message again changes nothing, so there is nothing to ask. */
  async findSent(): Promise<null> {
    return null;
  }

  /** The newest page, or the one after the message that an earlier page named as its last. */
  async page(older: string): Promise<{ messages: InboxMessage[]; older: string }> {
    const messages = await this.sql.query<InboxMessage>(
      `SELECT channel, recipient, subject, text, html, message_id, sent_at FROM dev_inbox
       WHERE $1 = '' OR (sent_at, id) < (SELECT last.sent_at, last.id FROM dev_inbox last WHERE last.message_id = $1)
       ORDER BY sent_at DESC, id DESC LIMIT ${PAGE}`,
      [older],
    );
    return { messages, older: messages.length < PAGE ? '' : messages.at(-1)!.message_id };
  }

  private async keep(
    channel: string,
    recipient: string,
    subject: string,
    text: string,
    html: string,
    messageId: string,
  ): Promise<SendResult> {
    await this.sql.query(
      `INSERT INTO dev_inbox (channel, recipient, subject, text, html, message_id, sent_at) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT ON CONSTRAINT dev_inbox_message DO NOTHING`,
      [channel, recipient, subject, text, html, messageId, this.clock.now()],
    );
    return { is: 'sent', providerId: messageId, confirmed: true };
  }
}

/** WhatsApp in production without Twilio: refused plainly, so that the e-mail goes at once. */
export class NoWhatsApp implements WhatsAppChannel {
  async send(): Promise<SendResult> {
    return { is: 'never again', because: deliveryLog.faults.whatsAppMissing };
  }

  async findSent(): Promise<null> {
    return null;
  }
}
