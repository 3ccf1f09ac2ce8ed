import { Database } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';

/** Between services one answer holds so many rows of a list. */
const ROWS = 1_000;

const AT_ONCE = ['drill', 'maintenance', 'server', 'workspace', 'recipient'];
const IN_SLICES = ['delivery', 'notification', 'incident', 'story', ...AT_ONCE];

/** What an export holds, list after list; in each, rows in an order that stays while it is read. Their columns are public names. */
const LISTS: readonly [name: string, query: string][] = [
  [
    'alertSettings',
    'SELECT email, email_verified, phone, phone_verified, time_zone, language, wants_news FROM recipient WHERE user_id = $1',
  ],
  [
    'whatsApp',
    'SELECT p.phone, p.last_reply_at, p.stopped_at FROM phone_state p JOIN recipient r ON r.phone = p.phone WHERE r.user_id = $1',
  ],
  [
    'whatsAppReplies',
    'SELECT m.phone, m.received_at FROM incoming_message m JOIN recipient r ON r.phone = m.phone WHERE r.user_id = $1 ORDER BY m.received_at, m.provider_id',
  ],
  [
    'refusedAddress',
    'SELECT s.address, s.reason, s.at FROM suppression s JOIN recipient r ON lower(r.email) = s.address WHERE r.user_id = $1',
  ],
  ['notifications', 'SELECT kind, title, text, created_at, read_at FROM notification WHERE user_id = $1 ORDER BY place'],
  [
    'deliveries',
    'SELECT kind, channel, address, state, attempts, created_at, sent_at, delivered_at, read_at, error FROM delivery WHERE user_id = $1 ORDER BY place',
  ],
  ['drills', 'SELECT drill_id, started_at FROM drill WHERE user_id = $1 ORDER BY started_at, drill_id'],
  [
    'refusedMails',
    'SELECT f.address, f.reason, f.at FROM address_refusal f JOIN recipient r ON lower(r.email) = f.address WHERE r.user_id = $1 ORDER BY f.at',
  ],
];

/** Everything the service holds about one user: exported on request, erased by law. RULES.md#data-protection */
@Injectable()
export class UserDataRepository {
  constructor(private readonly database: Database) {}

  /** A part at a time: `<list>:<page>` is where the next one begins. */
  async export(userId: string, part = ''): Promise<{ json: string; nextPart: string | undefined }> {
    const [list = 0, page = 0] = /^\d{1,2}:\d{1,7}$/.test(part) ? part.split(':').map(Number) : [];
    const [name, query] = LISTS[list] ?? LISTS[0]!;
    // Past the camelCase step of `query`: the export shows the names of the columns.
    const rows = await this.database.dataSource.query<unknown[]>(`${query} LIMIT ${ROWS} OFFSET $2`, [userId, page * ROWS]);
    const nextList = list + 1 < LISTS.length ? `${list + 1}:0` : undefined;
    return { json: JSON.stringify({ [name]: rows }), nextPart: rows.length < ROWS ? nextList : `${list}:${page + 1}` };
  }

  /** Few rows, and what others are found by or addressed with: gone at once. Suppressed addresses included. */
  async beginErasure(tx: Transaction, userId: string): Promise<void> {
    for (const table of ['suppression', 'address_refusal'])
      await tx.query(`DELETE FROM ${table} WHERE address IN (SELECT lower(email) FROM recipient WHERE user_id = $1)`, [userId]);
    for (const table of ['phone_state', 'incoming_message'])
      await tx.query(`DELETE FROM ${table} WHERE phone IN (SELECT phone FROM recipient WHERE user_id = $1)`, [userId]);
    for (const table of AT_ONCE) await tx.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
  }

  /** So many rows of one table; false when nothing is left. A mail that confirms the erasure and has not left stays until it has. */
  async eraseSlice(tx: Transaction, userId: string): Promise<boolean> {
    for (const table of IN_SLICES) {
      const kept = table === 'delivery' ? `AND NOT (kind IN ('account_closed', 'account_erased') AND state IN ('queued', 'sending'))` : '';
      const rows = await tx.query(
        `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE user_id = $1 ${kept} LIMIT ${ROWS})) RETURNING 1`,
        [userId],
      );
      if (rows.length > 0) return true;
    }
    return false;
  }
}
