import type { SqlRunner } from '@nowahala/platform';

export interface NotificationRow {
  id: string;
  user_id: string;
  kind: string;
  title: string;
  text: string;
  server_id: string | null;
  incident_id: string | null;
  created_at: Date;
  read_at: Date | null;
}

export async function insertNotification(sql: SqlRunner, row: Omit<NotificationRow, 'read_at'>): Promise<void> {
  await sql.query(
    'INSERT INTO notification (id, user_id, kind, title, text, server_id, incident_id, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING',
    [row.id, row.user_id, row.kind, row.title, row.text, row.server_id, row.incident_id, row.created_at],
  );
}

export async function pageOfNotifications(
  sql: SqlRunner,
  userId: string,
  page: number,
  pageSize: number,
): Promise<{ rows: NotificationRow[]; total: number; unread: number }> {
  const rows = await sql.query<NotificationRow>('SELECT * FROM notification WHERE user_id = $1 ORDER BY place DESC LIMIT $2 OFFSET $3', [
    userId,
    pageSize,
    (page - 1) * pageSize,
  ]);
  const [count] = await sql.query<{ total: number; unread: number }>(
    'SELECT count(*)::int AS total, count(*) FILTER (WHERE read_at IS NULL)::int AS unread FROM notification WHERE user_id = $1',
    [userId],
  );
  return { rows, total: count!.total, unread: count!.unread };
}

export async function markNotificationRead(sql: SqlRunner, id: string, userId: string, at: Date): Promise<NotificationRow | null> {
  const [row] = await sql.query<NotificationRow>(
    'UPDATE notification SET read_at = coalesce(read_at, $3) WHERE id = $1 AND user_id = $2 RETURNING *',
    [id, userId, at],
  );
  if (row) await sql.query(`UPDATE delivery SET state = 'read', read_at = coalesce(read_at, $2) WHERE id = $1`, [id, at]);
  return row ?? null;
}

/** Answers how many were unread until now. */
export async function markAllNotificationsRead(sql: SqlRunner, userId: string, at: Date): Promise<number> {
  const [marked] = await sql.query<{ read: number }>(
    `WITH marked AS (UPDATE notification SET read_at = $2 WHERE user_id = $1 AND read_at IS NULL RETURNING id),
       told AS (UPDATE delivery SET state = 'read', read_at = coalesce(read_at, $2) WHERE id IN (SELECT id FROM marked))
     SELECT count(*)::int AS read FROM marked`,
    [userId, at],
  );
  return marked!.read;
}
