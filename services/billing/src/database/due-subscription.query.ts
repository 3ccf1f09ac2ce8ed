import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '@nowahala/platform';
import { DueSubscriptions } from '../application/ports.js';
import type { Instant } from '../domain/calendar.js';

@Injectable()
export class DueSubscriptionQuery extends DueSubscriptions {
  async listDue(sql: SqlRunner, now: Instant, limit: number): Promise<string[]> {
    const rows = await sql.query<{ workspace_id: string }>(
      'SELECT workspace_id FROM subscription_view WHERE next_step_at <= $1 ORDER BY next_step_at, workspace_id LIMIT $2',
      [now, limit],
    );
    return rows.map((row) => row.workspace_id);
  }

  async isDue(sql: SqlRunner, workspaceId: string, now: Instant): Promise<boolean> {
    return (
      (await sql.query('SELECT 1 FROM subscription_view WHERE workspace_id = $1 AND next_step_at <= $2', [workspaceId, now])).length > 0
    );
  }
}
