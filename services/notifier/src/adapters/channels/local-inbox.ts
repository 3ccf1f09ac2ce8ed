import type { Clock, SqlRunner } from '@nowahala/platform';
import type { MailChannel, Outcome, OutgoingMail, OutgoingNote, WhatsAppChannel } from '../../application/ports.js';
import { deliveryLog } from '../../messages/catalogue.js';

export interface InboxMessage {
  channel: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  message_id: string;
  sent_at: Date;
}

const KEPT = 2_000;

/** Stands for both channels on a machine without SMTP or Twilio; read at /dev/inbox. The same message twice is one row. */
export class LocalInbox implements MailChannel, WhatsAppChannel {
  readonly domain = 'localhost';

  constructor(
    private readonly sql: SqlRunner,
    private readonly clock: Clock,
  ) {}

  send(message: OutgoingMail | OutgoingNote): Promise<Outcome> {
    return 'mail' in message
      ? this.keep('email', message.to, message.mail.subject, message.mail.text, message.mail.html, message.messageId)
      : this.keep('whatsapp', message.to, '', message.text, '', message.deliveryId);
  }

  /** Keeping the same message again changes nothing, so there is nothing to ask. */
  async findSent(): Promise<null> {
    return null;
  }

  async list(): Promise<InboxMessage[]> {
    return this.sql.query<InboxMessage>(
      `SELECT channel, recipient, subject, text, html, message_id, sent_at FROM dev_inbox ORDER BY sent_at DESC, id DESC LIMIT ${KEPT}`,
    );
  }

  private async keep(channel: string, recipient: string, subject: string, text: string, html: string, messageId: string): Promise<Outcome> {
    await this.sql.query(
      `INSERT INTO dev_inbox (channel, recipient, subject, text, html, message_id, sent_at) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT ON CONSTRAINT dev_inbox_message DO NOTHING`,
      [channel, recipient, subject, text, html, messageId, this.clock.now()],
    );
    return { is: 'sent', providerId: messageId, confirmed: true };
  }
}

/** WhatsApp in production without Twilio: refused plainly, so that the e-mail goes at once. */
export class NoWhatsApp implements WhatsAppChannel {
  async send(): Promise<Outcome> {
    return { is: 'never again', because: deliveryLog.faults.whatsAppMissing };
  }

  async findSent(): Promise<null> {
    return null;
  }
}
