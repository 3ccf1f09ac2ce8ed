import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';

/** Rows of the platform's `idempotency` table, as far as the gateway looks at them itself. Implicit keys begin with `click:` (stored name). */
@Injectable()
export class StoredResponseRepository {
  constructor(private readonly database: Database) {}

  async exists(principal: string, key: string, after: Date): Promise<boolean> {
    const rows = await this.database.query('SELECT 1 FROM idempotency WHERE principal = $1 AND key = $2 AND created_at > $3', [
      principal,
      key,
      after,
    ]);
    return rows.length > 0;
  }

  async deleteImplicit(principal: string, except: string): Promise<void> {
    await this.database.query(`DELETE FROM idempotency WHERE principal = $1 AND key LIKE 'click:%' AND key <> $2 AND status IS NOT NULL`, [
      principal,
      except,
    ]);
  }

  /** Every answer kept for a user, as part of the erasure. */
  async deleteAllOf(userId: string, sql: SqlRunner): Promise<void> {
    await sql.query('DELETE FROM idempotency WHERE principal = $1', [`user:${userId}`]);
  }
}
