import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';

/** How keys begin that no caller gave (stored name). */
export const IMPLICIT = 'click:';

/** Rows of the platform's `idempotency` table, as far as the gateway looks at them itself. */
@Injectable()
export class StoredResponseRepository {
  constructor(private readonly database: Database) {}

  async deleteImplicit(principal: string): Promise<void> {
    await this.database.query('DELETE FROM idempotency WHERE principal = $1 AND starts_with(key, $2) AND status IS NOT NULL', [
      principal,
      IMPLICIT,
    ]);
  }

  /** Every answer kept for a user, as part of the erasure. */
  async deleteAllOf(userId: string, sql: SqlRunner): Promise<void> {
    await sql.query('DELETE FROM idempotency WHERE principal = $1', [`user:${userId}`]);
  }
}
