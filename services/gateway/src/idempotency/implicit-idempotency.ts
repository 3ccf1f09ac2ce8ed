import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Clock, Database, Idempotency, Jobs, LOGGER } from '@nowahala/platform';
import type { Logger, SqlRunner } from '@nowahala/platform';

const WINDOW_MS = 10_000;
const HOUR_MS = 3_600_000;

/** Keys for equal requests that follow each other at once (double clicks). */
@Injectable()
export class ImplicitIdempotency implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly idempotency: Idempotency,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'prune-idempotency', everyMs: HOUR_MS, run: () => this.idempotency.prune() });
  }

  /** Windows have fixed borders: a request of the window before, less than ten seconds ago, still counts. */
  async keyFor(principal: string, content: unknown): Promise<string> {
    const now = this.clock.nowMs();
    const window = Math.floor(now / WINDOW_MS);
    const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 32);
    const before = `click:${hash}:${window - 1}`;
    const [known] = await this.database.query('SELECT 1 FROM idempotency WHERE principal = $1 AND key = $2 AND created_at > $3', [
      principal,
      before,
      new Date(now - WINDOW_MS),
    ]);
    return known ? before : `click:${hash}:${window}`;
  }

  /** After another action in between, an equal request is meant. The action is done already, so this never fails the call. */
  async release(principal: string, except = ''): Promise<void> {
    try {
      await this.database.query(
        `DELETE FROM idempotency WHERE principal = $1 AND key LIKE 'click:%' AND key <> $2 AND status IS NOT NULL`,
        [principal, except],
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'implicit idempotency keys not released');
    }
  }

  /** Every answer kept for a user, as part of the erasure. */
  async deleteAllOf(userId: string, sql: SqlRunner): Promise<void> {
    await sql.query('DELETE FROM idempotency WHERE principal = $1', [`user:${userId}`]);
  }
}
