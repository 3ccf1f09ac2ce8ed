import { Injectable } from '@nestjs/common';
import type { Transaction } from '@nowahala/platform';

/** What operators did, for good. */
@Injectable()
export class OperatorAuditRepository {
  async append(tx: Transaction, operator: string, action: string, detail: object): Promise<void> {
    const statement = 'INSERT INTO operator_audit (at, operator, action, detail) VALUES ($1, $2, $3, $4)';
    await tx.query(statement, [tx.now, operator, action, JSON.stringify(detail)]);
  }
}
