import { Database } from '@nowahala/platform';
import type { DueTime, SqlRunner, Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Recipient, RecipientProfile } from '../domain/recipient.js';
import { recipientEntity } from './recipient.entity.js';
import type { RecipientRow } from './recipient.entity.js';

export interface PhoneState {
  lastReplyAt: Date | null;
  stoppedAt: Date | null;
}

/** Whom to notify: contact data, refused addresses, and what phones asked for. */
/** What the lookout asks. */
export const REPORT_DUE = 'EXISTS (SELECT FROM {schema}.recipient WHERE next_report_at <= greatest($1, now()))';
export const REPORT_TIMES: DueTime[] = [{ table: 'recipient', at: 'next_report_at' }];

const PRUNED_AT_ONCE = 1_000;

@Injectable()
export class RecipientRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(recipientEntity) private readonly recipients: Repository<RecipientRow>,
  ) {}

  /** Left alone where the stored one is newer. The next report moves only with the time zone. */
  async upsert(tx: Transaction, recipient: Omit<Recipient, 'subscribed'>, version: number, nextReportAt: Date): Promise<void> {
    const { userId, fullName, email, emailVerified, phone, phoneVerified, timeZone, language } = recipient;
    await tx.query(
      `INSERT INTO recipient (user_id, full_name, email, email_verified, phone, phone_verified, time_zone, language, version, next_report_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (user_id) DO UPDATE SET full_name = EXCLUDED.full_name, email = EXCLUDED.email, email_verified = EXCLUDED.email_verified,
         phone = EXCLUDED.phone, phone_verified = EXCLUDED.phone_verified, time_zone = EXCLUDED.time_zone, language = EXCLUDED.language,
         version = EXCLUDED.version,
         next_report_at = CASE WHEN recipient.time_zone = EXCLUDED.time_zone THEN recipient.next_report_at ELSE EXCLUDED.next_report_at END
       WHERE recipient.version <= EXCLUDED.version`,
      [userId, fullName, email, emailVerified, phone, phoneVerified, timeZone, language, version, nextReportAt],
    );
  }

  find(userId: string, tx?: Transaction): Promise<Recipient | null> {
    return (tx ? tx.manager.withRepository(this.recipients) : this.recipients).findOneBy({ userId });
  }

  /** Accounts that this verified number belongs to. */
  listByPhone(phone: string): Promise<Recipient[]> {
    return this.recipients.findBy({ phone, phoneVerified: true });
  }

  async setSubscribed(userId: string, subscribed: boolean): Promise<boolean> {
    const { affected } = await this.recipients.update({ userId }, { subscribed });
    return affected === 1;
  }

  /** Locks the recipient, so that two alerts at once are counted one after the other. Null while the recipient is not known. */
  async profile(tx: Transaction, userId: string, workspaceId: string | null): Promise<RecipientProfile | null> {
    const [row] = await tx.query<
      Recipient & Record<'emailEnabled' | 'whatsappEnabled' | 'planWhatsapp' | 'suppressed' | 'stopped', boolean>
    >(
      `SELECT r.*, r.wants_news AS subscribed,
         coalesce(w.email_enabled, true) AS email_enabled, coalesce(w.whatsapp_enabled, false) AS whatsapp_enabled, coalesce(w.plan_whatsapp, false) AS plan_whatsapp,
         EXISTS (SELECT 1 FROM suppression s WHERE s.address = lower(r.email)) AS suppressed,
         EXISTS (SELECT 1 FROM phone_state p WHERE p.phone = r.phone AND p.stopped_at IS NOT NULL) AS stopped
       FROM recipient r LEFT JOIN workspace w ON w.workspace_id = $2 WHERE r.user_id = $1 FOR UPDATE OF r`,
      [userId, workspaceId],
    );
    if (!row) return null;
    return {
      recipient: row,
      workspace: { email: row.emailEnabled, whatsApp: row.whatsappEnabled },
      planHasWhatsApp: row.planWhatsapp,
      emailSuppressed: row.suppressed,
      phoneStopped: row.stopped,
    };
  }

  /** Hands out each due report once; the caller sets the next one. */
  async claimDueReport(tx: Transaction, now: Date): Promise<{ userId: string; nextReportAt: Date; timeZone: string } | null> {
    const [due] = await tx.query<{ userId: string; nextReportAt: Date; timeZone: string }>(
      `SELECT user_id, next_report_at, time_zone FROM recipient WHERE next_report_at <= $1
       ORDER BY next_report_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [now],
    );
    return due ?? null;
  }

  async setNextReport(tx: Transaction, userId: string, nextReportAt: Date): Promise<void> {
    await tx.manager.withRepository(this.recipients).update({ userId }, { nextReportAt });
  }

  /** Why the address takes no mail, or null. */
  async suppressionOf(sql: SqlRunner, address: string): Promise<string | null> {
    const [row] = await sql.query<{ reason: string }>('SELECT reason FROM suppression WHERE address = lower($1)', [address]);
    return row?.reason ?? null;
  }

  async suppress(tx: Transaction, address: string, reason: string): Promise<void> {
    await tx.query(
      `INSERT INTO suppression (address, reason, at) VALUES (lower($1), $2, $3)
       ON CONFLICT (address) DO UPDATE SET reason = EXCLUDED.reason, at = EXCLUDED.at`,
      [address, reason, tx.now],
    );
  }

  /** The address took a mail again. */
  async liftSuppression(tx: Transaction, address: string): Promise<void> {
    await tx.query('DELETE FROM suppression WHERE address = lower($1)', [address]);
  }

  /** Of nobody any more: whoever had the address was erased or has another. It may come anew after that, with a mail that was under way. */
  async pruneSuppressions(sql: SqlRunner, before: Date): Promise<void> {
    for (let pruned = PRUNED_AT_ONCE; pruned === PRUNED_AT_ONCE;) {
      const rows = await sql.query(
        `DELETE FROM suppression WHERE ctid = ANY(ARRAY(SELECT s.ctid FROM suppression s
           WHERE s.at < $1 AND NOT EXISTS (SELECT 1 FROM recipient r WHERE lower(r.email) = s.address) LIMIT ${PRUNED_AT_ONCE})) RETURNING 1`,
        [before],
      );
      pruned = rows.length;
    }
  }

  async phoneState(phone: string): Promise<PhoneState> {
    const [state] = await this.database.query<PhoneState>('SELECT last_reply_at, stopped_at FROM phone_state WHERE phone = $1', [phone]);
    return state ?? { lastReplyAt: null, stoppedAt: null };
  }

  async recordInboundAt(tx: Transaction, phone: string): Promise<void> {
    await tx.query(
      'INSERT INTO phone_state (phone, last_reply_at) VALUES ($1, $2) ON CONFLICT (phone) DO UPDATE SET last_reply_at = EXCLUDED.last_reply_at',
      [phone, tx.now],
    );
  }

  async setStopped(tx: Transaction, phone: string, stoppedAt: Date | null): Promise<void> {
    await tx.query(
      'INSERT INTO phone_state (phone, stopped_at) VALUES ($1, $2) ON CONFLICT (phone) DO UPDATE SET stopped_at = EXCLUDED.stopped_at',
      [phone, stoppedAt],
    );
  }
}
