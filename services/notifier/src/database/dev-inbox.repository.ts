import { Clock, Database } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';

export interface InboxMessage {
  channel: 'email' | 'whatsapp';
  recipient: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  sentAt: Date;
}

/** A page, so that a year of mails does not have to fit into one answer between services. */
const PAGE = 100;

/** Where messages go on a machine without SMTP or Twilio. */
@Injectable()
export class DevInboxRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The same message twice is one row. */
  async keep({ channel, recipient, subject, text, html, messageId }: Omit<InboxMessage, 'sentAt'>): Promise<void> {
    await this.database.query(
      `INSERT INTO dev_inbox (channel, recipient, subject, text, html, message_id, sent_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT ON CONSTRAINT dev_inbox_message DO NOTHING`,
      [channel, recipient, subject, text, html, messageId, this.clock.now()],
    );
  }

  /** The newest page, or the one after the message that an earlier page named as its last. */
  async page(older: string): Promise<{ messages: InboxMessage[]; older: string }> {
    const messages = await this.database.query<InboxMessage>(
      `SELECT channel, recipient, subject, text, html, message_id, sent_at FROM dev_inbox
       WHERE $1 = '' OR (sent_at, id) < (SELECT last.sent_at, last.id FROM dev_inbox last WHERE last.message_id = $1)
       ORDER BY sent_at DESC, id DESC LIMIT ${PAGE}`,
      [older],
    );
    return { messages, older: messages.length < PAGE ? '' : messages.at(-1)!.messageId };
  }
}
