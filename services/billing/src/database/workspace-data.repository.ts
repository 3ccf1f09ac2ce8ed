import { Injectable } from '@nestjs/common';
import type { Transaction } from '@nowahala/platform';

const REFERENCES = 'SELECT reference FROM payment_attempt WHERE workspace_id = $1';
/** In this order: the rows below find their payments by the attempts. */
const STATEMENTS = [
  `DELETE FROM webhook_inbox WHERE reference IN (${REFERENCES})`,
  `DELETE FROM sandbox_transaction WHERE reference IN (${REFERENCES}) AND status <> 'success'`,
  `UPDATE sandbox_transaction SET payer_email = '' WHERE reference IN (${REFERENCES})`,
  'DELETE FROM payment_attempt WHERE workspace_id = $1',
  'DELETE FROM invoice_view WHERE workspace_id = $1',
  'DELETE FROM subscription_view WHERE workspace_id = $1',
  'SELECT forget_tenant($1)', // stored name
];

@Injectable()
export class WorkspaceDataRepository {
  /** Deletes every row and event of a workspace but its invoice documents. */
  async deleteAll(tx: Transaction, workspaceId: string): Promise<void> {
    for (const statement of STATEMENTS) await tx.query(statement, [workspaceId]);
  }
}
