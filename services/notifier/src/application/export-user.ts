import type { SqlRunner } from '@nowahala/platform';

export interface ExportedPart {
  json: string;
  nextPart: string | undefined;
}

/** Between services one answer holds so many rows of a list. */
const ROWS = 1_000;

/** What an export holds, list after list; in each, rows in an order that stays while it is read. */
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
];

/** Everything this room holds about a person, a part at a time: `<list>:<turn>` is where the next one begins. */
export async function exportUser(sql: SqlRunner, userId: string, part = ''): Promise<ExportedPart> {
  const [list = 0, turn = 0] = /^\d{1,2}:\d{1,7}$/.test(part) ? part.split(':').map(Number) : [];
  const [name, query] = LISTS[list] ?? LISTS[0]!;
  const rows = await sql.query(`${query} LIMIT ${ROWS} OFFSET $2`, [userId, turn * ROWS]);
  const nextList = list + 1 < LISTS.length ? `${list + 1}:0` : undefined;
  return { json: JSON.stringify({ [name]: rows }), nextPart: rows.length < ROWS ? nextList : `${list}:${turn + 1}` };
}
