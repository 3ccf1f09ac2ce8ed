import { createHash } from 'node:crypto';
import type { Clock } from '../core/clock.js';
import { agreedTime, databaseTime } from './agreed-time.js';
import type { SqlRunner } from './database.js';
import { refusal } from '../core/refusal.js';

const LOCK_MS = 30_000;
const PROLONG_EVERY_MS = 10_000;

export interface StoredResponse {
  status: number;
  body: unknown;
}

export interface IdempotentRequest {
  /** User, key or address. */
  principal: string;
  key: string;
  /** Everything that makes the request what it is. */
  request: unknown;
  /** True when the answer holds a secret: it is never stored, and a repeat is refused. */
  secret?: boolean;
}

/** The same key with the same request gets the first answer again, without doing the work again. */
export class Idempotency {
  constructor(
    private readonly sql: SqlRunner,
    private readonly clock: Clock,
    private readonly prolongEveryMs = PROLONG_EVERY_MS,
  ) {}

  async run(request: IdempotentRequest, work: () => Promise<StoredResponse>): Promise<StoredResponse> {
    const hash = createHash('sha256').update(JSON.stringify(request.request)).digest();
    const now = await databaseTime(this.sql, this.clock);
    const lock = new Lock(this.sql, this.clock, request, now);
    const claimed = await this.sql.query(
      `INSERT INTO idempotency (principal, key, request_hash, locked_until, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (principal, key) DO UPDATE SET request_hash = EXCLUDED.request_hash, locked_until = EXCLUDED.locked_until
         WHERE idempotency.status IS NULL AND idempotency.locked_until < $5 RETURNING 1`,
      [request.principal, request.key, hash, lock.until, now],
    );
    if (claimed.length === 0) return this.storedResponse(request, hash);
    lock.keep(this.prolongEveryMs);
    try {
      const answer = await work();
      const names = await lock.letGo();
      const stored = request.secret ? null : Buffer.from(JSON.stringify(answer.body ?? null));
      await this.sql.query(
        `UPDATE idempotency SET status = $3, response = $4, locked_until = NULL
         WHERE principal = $1 AND key = $2 AND status IS NULL AND locked_until = ANY($5::timestamptz[])`,
        [request.principal, request.key, answer.status, stored, names],
      );
      return answer;
    } catch (error) {
      const names = await lock.letGo();
      await this.sql.query(
        'DELETE FROM idempotency WHERE principal = $1 AND key = $2 AND status IS NULL AND locked_until = ANY($3::timestamptz[])',
        [request.principal, request.key, names],
      );
      throw error;
    }
  }

  /** Forgets answers older than a day. */
  async prune(): Promise<void> {
    const now = await agreedTime(this.sql, this.clock);
    await this.sql.query('DELETE FROM idempotency WHERE created_at < $1', [new Date(now.getTime() - 24 * 3_600_000)]);
  }

  private async storedResponse(request: IdempotentRequest, hash: Buffer): Promise<StoredResponse> {
    const [known] = await this.sql.query<{ hash: Buffer; status: number | null; response: Buffer | null }>(
      'SELECT request_hash AS hash, status, response FROM idempotency WHERE principal = $1 AND key = $2',
      [request.principal, request.key],
    );
    if (known && !known.hash.equals(hash))
      throw refusal('IDEMPOTENCY_KEY_REUSED', 'unprocessable', 'This Idempotency-Key was already used for a different request.');
    if (!known || known.status === null)
      throw refusal('STILL_RUNNING', 'conflict', 'The same request is still being worked on. Please wait a moment.');
    if (known.response === null)
      throw refusal('ANSWER_NOT_KEPT', 'conflict', 'This was already done. Its answer held a secret and is not shown twice.');
    return { status: known.status, body: JSON.parse(known.response.toString('utf8')) };
  }
}

/**
 * The right to do the work of one key, prolonged while the work goes on. Its time is also its name: who lost it, in a
 * process that stood still, changes nothing of who has it now. By the database's clock: one that is ahead takes no lock that holds.
 */
class Lock {
  readonly until: Date;
  /** More than one after a prolongation whose reply was lost: which of them the row has is not known. */
  private names: Date[];
  private timer: NodeJS.Timeout | undefined;
  private prolonging: Promise<void> = Promise.resolve();

  constructor(
    private readonly sql: SqlRunner,
    private readonly clock: Clock,
    private readonly of: Pick<IdempotentRequest, 'principal' | 'key'>,
    now: Date,
  ) {
    this.until = halfAMinuteAfter(now);
    this.names = [this.until];
  }

  keep(everyMs: number): void {
    this.timer = setInterval(() => {
      this.prolonging = this.prolonging.then(() => this.prolong()).catch(() => undefined);
    }, everyMs).unref();
  }

  async letGo(): Promise<Date[]> {
    clearInterval(this.timer);
    await this.prolonging;
    return this.names;
  }

  private async prolong(): Promise<void> {
    const [before, next] = [this.names, halfAMinuteAfter(await databaseTime(this.sql, this.clock))];
    this.names = [...before, next];
    const kept = await this.sql.query(
      'UPDATE idempotency SET locked_until = $4 WHERE principal = $1 AND key = $2 AND status IS NULL AND locked_until = ANY($3::timestamptz[]) RETURNING 1',
      [this.of.principal, this.of.key, before, next],
    );
    this.names = kept.length > 0 ? [next] : before;
  }
}

const halfAMinuteAfter = (time: Date): Date => new Date(time.getTime() + LOCK_MS);
