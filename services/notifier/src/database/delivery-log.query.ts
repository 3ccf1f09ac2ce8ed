import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import type { Delivery, DeliveryState } from '../domain/delivery.js';
import type { keptOf } from '../domain/log-sentence.js';
import { kindsWith } from '../domain/notification-kinds.js';
import { toReason } from '../domain/notify-reason.js';
import type { NotifyReason } from '../domain/notify-reason.js';

export interface LoggedDelivery {
  id: string;
  groupKey: string;
  channel: Delivery['channel'];
  kind: string;
  state: DeliveryState;
  address: string | null;
  attempts: number;
  createdAt: Date;
  sentAt: Date | null;
  deliveredAt: Date | null;
  readAt: Date | null;
  error: string;
  errorPhrase: ReturnType<typeof keptOf>;
}

export interface WaitingAlerts {
  /** `undecided`: notifications of incidents that have no deliveries yet. */
  channel: 'email' | 'whatsapp' | 'undecided';
  oldest: Date | null;
  overdue: number;
}

/** The notification log: what a recipient already got, by channel. */
@Injectable()
export class DeliveryLogQuery {
  constructor(private readonly database: Database) {}

  /** Reasons of this group that the recipient got on this channel. */
  async reasons({ groupKey, channel, recipient, id }: Delivery): Promise<NotifyReason[]> {
    const rows = await this.database.query<{ transition: string }>(
      `SELECT transition FROM delivery WHERE about = $1 AND channel = $2 AND recipient = $3 AND id <> $4 AND state IN ('sent', 'delivered', 'read')`,
      [groupKey, channel, recipient, id],
    );
    return rows.map(({ transition }) => toReason(transition));
  }

  /** Whether anything of this group left to the recipient by e-mail or WhatsApp. */
  async wasNotified(sql: SqlRunner, groupKey: string, recipient: string): Promise<boolean> {
    const rows = await sql.query(
      `SELECT 1 FROM delivery WHERE about = $1 AND recipient = $2 AND channel <> 'dashboard' AND state IN ('sending', 'sent', 'delivered', 'read') LIMIT 1`,
      [groupKey, recipient],
    );
    return rows.length > 0;
  }

  /** Mails since then that count against the daily limit of an unconfirmed address. */
  async limitedMailsSince(sql: SqlRunner, userId: string, since: Date): Promise<number> {
    const [row] = await sql.query<{ mails: number }>(
      `SELECT count(*)::int AS mails FROM delivery WHERE user_id = $1 AND channel = 'email' AND created_at >= $2
         AND state NOT IN ('dropped', 'failed') AND kind = ANY($3)`,
      [userId, since, kindsWith('limited')],
    );
    return row!.mails;
  }

  list(...groupKeys: string[]): Promise<LoggedDelivery[]> {
    return this.database.query<LoggedDelivery>(
      `SELECT d.id, d.about AS group_key, d.channel, d.kind, d.state, d.attempts, d.created_at, d.sent_at, d.delivered_at, d.read_at, d.error, d.error_phrase,
         coalesce(d.address, CASE d.channel WHEN 'email' THEN r.email WHEN 'whatsapp' THEN r.phone END) AS address
       FROM delivery d LEFT JOIN recipient r ON r.user_id = d.user_id WHERE d.about = ANY($1) ORDER BY d.place`,
      [groupKeys],
    );
  }

  /** Alerts that have not left, by channel; overdue are those that happened before `late`. Each state has an index of its own. */
  waitingAlerts(late: Date): Promise<WaitingAlerts[]> {
    return this.database.query<WaitingAlerts>(
      `WITH waiting AS (
         SELECT channel, coalesce(news_at, created_at) AS since FROM delivery WHERE state = 'queued' AND kind = ANY($2)
         UNION ALL SELECT channel, coalesce(news_at, created_at) FROM delivery WHERE state = 'sending' AND kind = ANY($2)
         UNION ALL SELECT 'undecided', news_at FROM incident WHERE tell_at IS NOT NULL OR end_tell_at IS NOT NULL)
       SELECT channel, min(since) AS oldest, count(*) FILTER (WHERE since < $1)::int AS overdue
       FROM waiting RIGHT JOIN unnest(ARRAY['email', 'whatsapp', 'undecided']) AS c (channel) USING (channel) GROUP BY channel`,
      [late, kindsWith('alert')],
    );
  }

  /** What a WhatsApp message that went to this number was about; without a group key it was about no incident. */
  async quoted(phone: string, providerId: string): Promise<(Pick<Delivery, 'kind' | 'facts'> & { groupKey: string | null }) | null> {
    const [row] = await this.database.query<Pick<Delivery, 'kind' | 'facts'> & { groupKey: string | null }>(
      `SELECT kind, facts, CASE WHEN kind = ANY($3) THEN about ELSE facts->>'storyId' END AS group_key
       FROM delivery WHERE channel = 'whatsapp' AND address = $1 AND provider_id = $2`,
      [phone, providerId, kindsWith('incident')],
    );
    return row ?? null;
  }

  /** The group of the latest alert that left for this number. */
  async latestGroupKey(phone: string): Promise<string | null> {
    const [row] = await this.database.query<{ groupKey: string }>(
      `SELECT about AS group_key FROM delivery WHERE channel = 'whatsapp' AND address = $1 AND kind = ANY($2)
         AND state IN ('sending', 'sent', 'delivered', 'read') ORDER BY place DESC LIMIT 1`,
      [phone, kindsWith('incident')],
    );
    return row?.groupKey ?? null;
  }
}
