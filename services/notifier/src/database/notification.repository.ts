import { Database, Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';

/** A line on the dashboard. */
export interface DashboardEntry {
  id: string;
  userId: string;
  kind: string;
  title: string;
  text: string;
  serverId: string | null;
  incidentId: string | null;
  createdAt: Date;
  readAt: Date | null;
}

@Injectable()
export class NotificationRepository {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
  ) {}

  async insert(tx: Transaction, { id, userId, kind, title, text, serverId, incidentId }: Omit<DashboardEntry, 'createdAt' | 'readAt'>) {
    await tx.query(
      `INSERT INTO notification (id, user_id, kind, title, text, server_id, incident_id, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
      [id, userId, kind, title, text, serverId, incidentId, tx.now],
    );
  }

  async page(userId: string, page: number, pageSize: number): Promise<{ entries: DashboardEntry[]; total: number; unread: number }> {
    const entries = await this.database.query<DashboardEntry>(
      'SELECT * FROM notification WHERE user_id = $1 ORDER BY place DESC LIMIT $2 OFFSET $3',
      [userId, pageSize, (page - 1) * pageSize],
    );
    const [count] = await this.database.query<{ total: number; unread: number }>(
      'SELECT count(*)::int AS total, count(*) FILTER (WHERE read_at IS NULL)::int AS unread FROM notification WHERE user_id = $1',
      [userId],
    );
    return { entries, ...count! };
  }

  markRead(id: string, userId: string): Promise<DashboardEntry | null> {
    return this.store.transaction(async (tx) => {
      const [entry] = await tx.query<DashboardEntry>(
        'UPDATE notification SET read_at = coalesce(read_at, $3) WHERE id = $1 AND user_id = $2 RETURNING *',
        [id, userId, tx.now],
      );
      if (entry) await tx.query(`UPDATE delivery SET state = 'read', read_at = coalesce(read_at, $2) WHERE id = $1`, [id, tx.now]);
      return entry ?? null;
    });
  }

  /** Answers how many were unread until now. */
  markAllRead(userId: string): Promise<number> {
    return this.store.transaction(async (tx) => {
      const [marked] = await tx.query<{ read: number }>(
        `WITH marked AS (UPDATE notification SET read_at = $2 WHERE user_id = $1 AND read_at IS NULL RETURNING id),
           logged AS (UPDATE delivery SET state = 'read', read_at = coalesce(read_at, $2) WHERE id IN (SELECT id FROM marked))
         SELECT count(*)::int AS read FROM marked`,
        [userId, tx.now],
      );
      return marked!.read;
    });
  }
}
