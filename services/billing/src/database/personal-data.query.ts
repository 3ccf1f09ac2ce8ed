import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { subscription } from '../domain/subscription.js';

const DOCUMENTS = 'papers'; // public name

/** Everything that billing holds about one person. The keys of the export are public names. */
@Injectable()
export class PersonalDataQuery {
  constructor(private readonly store: Store) {}

  async export(userId: string, workspaceIds: string[]): Promise<object> {
    const ids = workspaceIds.length > 0 ? workspaceIds : await this.workspacesOf(userId);
    const histories = await Promise.all(ids.map((id) => this.store.history(subscription, id)));
    return {
      subscription: histories.flat().map(({ type, data, occurredAt }) => ({ type, at: occurredAt, ...data })),
      invoices: await this.rows(
        'SELECT reference, number, status, purpose, plan_name, total_kobo, created_at, paid_at FROM invoice_view WHERE user_id = $1 ORDER BY created_at',
        userId,
      ),
      [DOCUMENTS]: (
        await this.rows('SELECT content FROM invoice_document WHERE user_id = $1 AND closed_at IS NULL ORDER BY dated', userId)
      ).map(({ content }) => content),
      payments: await this.rows(
        'SELECT reference, provider, status, amount_kobo, currency, buyer, requested_at FROM payment_attempt WHERE user_id = $1 ORDER BY requested_at',
        userId,
      ),
    };
  }

  /** With the names of the columns, as exports always had them. */
  private async rows(statement: string, userId: string): Promise<Record<string, unknown>[]> {
    const rows = await this.store.database.query(statement, [userId]);
    return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value])));
  }

  private async workspacesOf(userId: string): Promise<string[]> {
    const rows = await this.store.database.query<{ workspaceId: string }>('SELECT workspace_id FROM subscription_view WHERE user_id = $1', [
      userId,
    ]);
    return rows.map(({ workspaceId }) => workspaceId);
  }
}

const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
