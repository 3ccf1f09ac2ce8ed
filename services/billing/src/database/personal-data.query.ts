import { Inject, Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { SUBSCRIPTIONS, type SubscriptionStream } from '../application/ports.js';

/** Everything billing holds about one person. */
@Injectable()
export class PersonalDataQuery {
  constructor(
    private readonly store: Store,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: SubscriptionStream,
  ) {}

  async export(userId: string, workspaceIds: string[]): Promise<object> {
    const sql = this.store.database;
    const ids = workspaceIds.length > 0 ? workspaceIds : await this.workspacesOf(userId);
    const histories = await Promise.all(
      ids.map(async (id) =>
        (await this.store.history(this.subscriptions, id)).map(({ type, data, occurredAt }) => ({ type, at: occurredAt, ...data })),
      ),
    );
    return {
      subscription: histories.flat(),
      invoices: await sql.query(
        `SELECT reference, number, status, purpose, plan_name, total_kobo::float8 AS total_kobo, created_at, paid_at FROM invoice_view WHERE user_id = $1 ORDER BY created_at`,
        [userId],
      ),
      papers: (
        await sql.query<{ content: object }>(
          'SELECT content FROM invoice_document WHERE user_id = $1 AND closed_at IS NULL ORDER BY dated',
          [userId],
        )
      ).map((row) => row.content),
      payments: await sql.query(
        `SELECT reference, provider, status, amount_kobo::float8 AS amount_kobo, currency, buyer, requested_at FROM payment_attempt WHERE user_id = $1 ORDER BY requested_at`,
        [userId],
      ),
    };
  }

  private async workspacesOf(userId: string): Promise<string[]> {
    const rows = await this.store.database.query<{ workspace_id: string }>(
      'SELECT workspace_id FROM subscription_view WHERE user_id = $1',
      [userId],
    );
    return rows.map((row) => row.workspace_id);
  }
}
