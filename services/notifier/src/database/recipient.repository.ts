import type { SqlRunner } from '@nowahala/platform';

export interface Recipient {
  userId: string;
  fullName: string;
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  phoneVerified: boolean;
  timeZone: string;
  language: string;
  subscribed: boolean;
}

export interface RecipientRow {
  user_id: string;
  full_name: string;
  email: string | null;
  email_verified: boolean;
  phone: string | null;
  phone_verified: boolean;
  time_zone: string;
  language: string;
  wants_news: boolean;
}

const COLUMNS = 'user_id, full_name, email, email_verified, phone, phone_verified, time_zone, language, wants_news';

export async function saveRecipient(
  sql: SqlRunner,
  recipient: Omit<Recipient, 'subscribed'>,
  version: number,
  nextReportAt: Date,
): Promise<void> {
  await sql.query(
    `INSERT INTO recipient (user_id, full_name, email, email_verified, phone, phone_verified, time_zone, language, version, next_report_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (user_id) DO UPDATE SET full_name = EXCLUDED.full_name, email = EXCLUDED.email, email_verified = EXCLUDED.email_verified, phone = EXCLUDED.phone,
       phone_verified = EXCLUDED.phone_verified, time_zone = EXCLUDED.time_zone, language = EXCLUDED.language, version = EXCLUDED.version,
       next_report_at = CASE WHEN recipient.time_zone = EXCLUDED.time_zone THEN recipient.next_report_at ELSE EXCLUDED.next_report_at END
     WHERE recipient.version <= EXCLUDED.version`,
    [
      recipient.userId,
      recipient.fullName,
      recipient.email,
      recipient.emailVerified,
      recipient.phone,
      recipient.phoneVerified,
      recipient.timeZone,
      recipient.language,
      version,
      nextReportAt,
    ],
  );
}

export async function findRecipient(sql: SqlRunner, userId: string): Promise<Recipient | null> {
  const [row] = await sql.query<RecipientRow>(`SELECT ${COLUMNS} FROM recipient WHERE user_id = $1`, [userId]);
  return row ? toRecipient(row) : null;
}

/** Accounts this verified number belongs to. */
export async function findByPhone(sql: SqlRunner, phone: string): Promise<Recipient[]> {
  const rows = await sql.query<RecipientRow>(`SELECT ${COLUMNS} FROM recipient WHERE phone = $1 AND phone_verified`, [phone]);
  return rows.map(toRecipient);
}

export async function setSubscribed(sql: SqlRunner, userId: string, on: boolean): Promise<boolean> {
  const rows = await sql.query('UPDATE recipient SET wants_news = $2 WHERE user_id = $1 RETURNING user_id', [userId, on]);
  return rows.length > 0;
}

/** Hands out each due report once and sets the next one. */
export async function claimDueReport(sql: SqlRunner, now: Date): Promise<{ userId: string; dueAt: Date; timeZone: string } | null> {
  const [row] = await sql.query<{ user_id: string; next_report_at: Date; time_zone: string }>(
    'SELECT user_id, next_report_at, time_zone FROM recipient WHERE next_report_at <= $1 ORDER BY next_report_at LIMIT 1 FOR UPDATE SKIP LOCKED',
    [now],
  );
  return row ? { userId: row.user_id, dueAt: row.next_report_at, timeZone: row.time_zone } : null;
}

export async function setNextReport(sql: SqlRunner, userId: string, at: Date): Promise<void> {
  await sql.query('UPDATE recipient SET next_report_at = $2 WHERE user_id = $1', [userId, at]);
}

export async function isSuppressed(sql: SqlRunner, address: string): Promise<string | null> {
  const [row] = await sql.query<{ reason: string }>('SELECT reason FROM suppression WHERE address = lower($1)', [address]);
  return row?.reason ?? null;
}

export async function suppress(sql: SqlRunner, address: string, reason: string, at: Date): Promise<void> {
  await sql.query(
    'INSERT INTO suppression (address, reason, at) VALUES (lower($1), $2, $3) ON CONFLICT (address) DO UPDATE SET reason = EXCLUDED.reason, at = EXCLUDED.at',
    [address, reason, at],
  );
}

/** The address took a mail again. */
export async function liftSuppression(sql: SqlRunner, address: string): Promise<void> {
  await sql.query('DELETE FROM suppression WHERE address = lower($1)', [address]);
}

export interface PhoneState {
  lastReplyAt: Date | null;
  stoppedAt: Date | null;
}

export async function phoneState(sql: SqlRunner, phone: string): Promise<PhoneState> {
  const [row] = await sql.query<{ last_reply_at: Date | null; stopped_at: Date | null }>(
    'SELECT last_reply_at, stopped_at FROM phone_state WHERE phone = $1',
    [phone],
  );
  return { lastReplyAt: row?.last_reply_at ?? null, stoppedAt: row?.stopped_at ?? null };
}

export async function recordInboundAt(sql: SqlRunner, phone: string, at: Date): Promise<void> {
  await sql.query(
    'INSERT INTO phone_state (phone, last_reply_at) VALUES ($1, $2) ON CONFLICT (phone) DO UPDATE SET last_reply_at = EXCLUDED.last_reply_at',
    [phone, at],
  );
}

export async function setStopped(sql: SqlRunner, phone: string, at: Date | null): Promise<void> {
  await sql.query(
    'INSERT INTO phone_state (phone, stopped_at) VALUES ($1, $2) ON CONFLICT (phone) DO UPDATE SET stopped_at = EXCLUDED.stopped_at',
    [phone, at],
  );
}

export function toRecipient(row: RecipientRow): Recipient {
  return {
    userId: row.user_id,
    fullName: row.full_name,
    email: row.email,
    emailVerified: row.email_verified,
    phone: row.phone,
    phoneVerified: row.phone_verified,
    timeZone: row.time_zone,
    language: row.language,
    subscribed: row.wants_news,
  };
}
