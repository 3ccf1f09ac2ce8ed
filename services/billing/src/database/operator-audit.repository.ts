import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '@nowahala/platform';
import { OperatorAudit } from '../application/ports.js';

@Injectable()
export class OperatorAuditRepository extends OperatorAudit {
  async append(
    sql: SqlRunner,
    { at, operator, action, detail }: { at: string; operator: string; action: string; detail: object },
  ): Promise<void> {
    await sql.query('INSERT INTO operator_audit (at, operator, action, detail) VALUES ($1, $2, $3, $4)', [
      at,
      operator,
      action,
      JSON.stringify(detail),
    ]);
  }
}
