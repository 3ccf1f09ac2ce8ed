import { DAY_MS } from '@nowahala/kernel';
import { createHash } from 'node:crypto';
import type { Clock } from '../core/clock.js';
import { agreedTime, databaseTime } from './agreed-time.js';
import { deleteOld } from './delete-old.js';
import type { SqlRunner } from './database.js';
import { prepared } from '../postgres/prepared.js';
import { refusal } from '../core/refusal.js';
import type { Logger } from '../telemetry/logger.js';

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
  /** Everything that makes the request what it is, as a hash of it is kept; what may hold a password comes under a key of the caller's. */
  request: unknown;
  /** What else the same request may have been kept as, while the keys are changed. */
  believed?: unknown[];
  /** True when the answer holds a secret: it is never stored, and a repeat is refused. */
  secret?: boolean;
  /** The key holds for so long, by the database's clock: in windows with fixed borders, where one of the window before still counts. */
  windowMs?: number;
  /** Answers of the principal under other keys that begin so are forgotten once the work is done. */
  forgets?: string;
}

/**
 * By the database's clock, to the millisecond: the time of a lock is also its name, and a `Date` holds no more. Answers which key
 * counts, of a window its own or that of the one before, and until when it is ours; null where another one has it.
 */
const CLAIM = prepared(
  `WITH chosen AS MATERIALIZED (
     SELECT now, CASE WHEN EXISTS (SELECT FROM idempotency WHERE principal = $1::text AND key = earlier AND created_at > now - $5::float8 * interval '1 millisecond')
       THEN earlier ELSE $2::text || coalesce(':' || number, '') END AS key
     FROM (SELECT date_trunc('milliseconds', clock_timestamp() + $4::float8 * interval '1 millisecond') AS now) AS t,
       LATERAL (SELECT floor(extract(epoch FROM now) * 1000 / $5::float8)::int8 AS number) AS own,
       LATERAL (SELECT $2::text || ':' || number - 1 AS earlier) AS before),
   claimed AS (
     INSERT INTO idempotency (principal, key, request_hash, locked_until, created_at)
     SELECT $1::text, key, $3::bytea, now + interval '${LOCK_MS} milliseconds', now FROM chosen
     ON CONFLICT (principal, key) DO UPDATE SET request_hash = EXCLUDED.request_hash, locked_until = EXCLUDED.locked_until
       WHERE idempotency.status IS NULL AND idempotency.locked_until < EXCLUDED.created_at RETURNING locked_until)
   SELECT chosen.key, claimed.locked_until AS until FROM chosen LEFT JOIN claimed ON true`,
);
const KEEP = `UPDATE idempotency SET status = $3, response = $4, locked_until = NULL
  WHERE principal = $1 AND key = $2 AND status IS NULL AND locked_until = ANY($5::timestamptz[])`;
const KEEP_ALONE = prepared(KEEP);
/** The bound is for the index: a plan that serves every prefix makes none of `starts_with`. An upper one would depend on the collation. */
const KEEP_AND_FORGET = prepared(
  `WITH forgotten AS (
     DELETE FROM idempotency WHERE principal = $1 AND key >= $6::text AND starts_with(key, $6::text)
       AND key <> $2 AND status IS NOT NULL) ${KEEP}`,
);

const GIVE_UP = 'DELETE FROM idempotency WHERE principal = $1 AND key = $2 AND status IS NULL AND locked_until = ANY($3::timestamptz[])';

/** The same key with the same request gets the first answer again, without doing the work again. */
export class Idempotency {
  constructor(
    private readonly sql: SqlRunner,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly prolongEveryMs = PROLONG_EVERY_MS,
  ) {}

  async run(request: IdempotentRequest, work: () => Promise<StoredResponse>): Promise<StoredResponse> {
    const { principal, windowMs, believed = [] } = request;
    const hash = hashOf(request.request);
    const [claimed] = await this.sql.query<{ key: string; until: Date | null }>(CLAIM, [
      ...[principal, request.key, hash, this.clock.offset, windowMs],
    ]);
    const { key, until } = claimed!;
    if (!until) return this.storedResponse(principal, key, [hash, ...believed.map(hashOf)]);
    const lock = new Lock(this.sql, this.clock, { principal, key }, until);
    lock.keep(this.prolongEveryMs);
    const answer = await work().catch(async (error: unknown) => {
      const claim = [principal, key, await lock.letGo()];
      await this.sql
        .query(GIVE_UP, claim)
        .catch((err: unknown) => this.logger.warn({ err }, 'idempotency key not given up; it ends by itself'));
      throw error;
    });
    await this.store(request, key, answer, await lock.letGo());
    return answer;
  }

  /** The work is done, so the answer is given whatever happens here; a key that is not stored ends like one of a crash. */
  private async store(
    { principal, secret, forgets }: IdempotentRequest,
    key: string,
    answer: StoredResponse,
    names: Date[],
  ): Promise<void> {
    const response = secret ? null : Buffer.from(JSON.stringify(answer.body ?? null));
    const kept = [principal, key, answer.status, response, names];
    const first = forgets === undefined ? this.sql.query(KEEP_ALONE, kept) : this.sql.query(KEEP_AND_FORGET, [...kept, forgets]);
    await first
      .catch((err: unknown) => {
        this.logger.warn({ err }, 'idempotent answer not stored; trying once more');
        return this.sql.query(KEEP_ALONE, kept);
      })
      .catch((err: unknown) => this.logger.warn({ err }, 'idempotent answer not stored; its key ends by itself'));
  }

  /** Forgets answers older than a day. */
  async prune(): Promise<void> {
    const now = await agreedTime(this.sql, this.clock);
    await deleteOld(this.sql, 'idempotency', 'created_at', new Date(now.getTime() - DAY_MS));
  }

  private async storedResponse(principal: string, key: string, believed: Buffer[]): Promise<StoredResponse> {
    const [known] = await this.sql.query<{ hash: Buffer; status: number | null; response: Buffer | null }>(
      `SELECT request_hash AS hash, status, response FROM idempotency WHERE principal = $1 AND key = $2`,
      [principal, key],
    );
    if (known && !believed.some((hash) => known.hash.equals(hash)))
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
  /** More than one after a prolongation whose reply was lost: which of them the row has is not known. */
  private names: Date[];
  private timer: NodeJS.Timeout | undefined;
  /** One at a time: those that queued up behind a slow one would all be waited for by the answer. */
  private prolonging: Promise<void> | undefined;

  constructor(
    private readonly sql: SqlRunner,
    private readonly clock: Clock,
    private readonly of: Pick<IdempotentRequest, 'principal' | 'key'>,
    until: Date,
  ) {
    this.names = [until];
  }

  keep(everyMs: number): void {
    this.timer = setInterval(() => {
      this.prolonging ??= this.prolong()
        .catch(() => undefined)
        .finally(() => (this.prolonging = undefined));
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

const hashOf = (request: unknown): Buffer => createHash('sha256').update(JSON.stringify(request)).digest();
const halfAMinuteAfter = (time: Date): Date => new Date(time.getTime() + LOCK_MS);
