import { Injectable } from '@nestjs/common';
import { agreedTime, ClocksDiffer, Database, prepared } from '@nowahala/platform';
import type { Clock, DueTime } from '@nowahala/platform';

const IS_DUE = prepared(
  `SELECT 1 FROM subscription_view WHERE workspace_id = $1 AND next_step_at <= clock_timestamp() + $2::float8 * interval '1 millisecond'`,
);

/** What the lookout asks. */
export const SUBSCRIPTION_STEP_DUE = 'EXISTS (SELECT FROM {schema}.subscription_view WHERE next_step_at <= $1)';
export const SUBSCRIPTION_STEP_TIMES: DueTime[] = [{ table: 'subscription_view', at: 'next_step_at' }];

/** Which subscriptions have a step due. */
@Injectable()
export class DueSubscriptionQuery {
  constructor(private readonly database: Database) {}

  /** Null while our clock is far from the database's: a plan that was ended by a wrong one stays so. */
  async now(clock: Clock): Promise<Date | null> {
    return agreedTime(this.database, clock).catch((error: unknown) => {
      if (error instanceof ClocksDiffer) return null;
      throw error;
    });
  }

  /** Workspaces, the earliest step first, without those that are left out. */
  async list(now: Date, limit: number, leftOut: string[]): Promise<string[]> {
    const rows = await this.database.query<{ workspaceId: string }>(
      `SELECT workspace_id FROM subscription_view WHERE next_step_at <= $1 AND workspace_id <> ALL($3::uuid[])
       ORDER BY next_step_at, workspace_id LIMIT $2`,
      [now, limit, leftOut],
    );
    return rows.map(({ workspaceId }) => workspaceId);
  }

  /** By the database's time, moved by so much, as `now` is by the clock's offset. */
  async isDue(workspaceId: string, offsetMs: number): Promise<boolean> {
    return (await this.database.query(IS_DUE, [workspaceId, offsetMs])).length > 0;
  }
}
