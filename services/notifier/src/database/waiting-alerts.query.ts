import type { SqlRunner } from '@nowahala/platform';
import { alertKinds } from '../domain/delivery.js';

export interface WaitingAlerts {
  /** `undecided`: news of incidents that has no deliveries yet. */
  channel: 'email' | 'whatsapp' | 'undecided';
  oldest: Date | null;
  overdue: number;
}

/** Alerts that have not left, by channel; overdue are those whose news is older than `late`. */
export async function waitingAlerts(sql: SqlRunner, late: Date): Promise<WaitingAlerts[]> {
  return sql.query<WaitingAlerts>(
    `WITH waiting AS (
       SELECT channel, coalesce(news_at, created_at) AS since FROM delivery WHERE state IN ('queued', 'sending') AND kind = ANY($2)
       UNION ALL SELECT 'undecided', news_at FROM incident WHERE tell_at IS NOT NULL OR end_tell_at IS NOT NULL)
     SELECT channel, min(since) AS oldest, count(*) FILTER (WHERE since < $1)::int AS overdue
     FROM waiting RIGHT JOIN unnest(ARRAY['email', 'whatsapp', 'undecided']) AS c (channel) USING (channel) GROUP BY channel`,
    [late, alertKinds],
  );
}
