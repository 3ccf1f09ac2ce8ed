import type { DueTime } from '../jobs/due-times.js';
import type { SqlRunner } from './database.js';
import { prepared } from '../postgres/prepared.js';

export interface ErasureRequest {
  userId: string;
  workspaceIds: string[];
  /** It was answered; this pass takes what was under way at the time. */
  answered: boolean;
}

/** What a service does for each request. A slice is one transaction; false: nothing is left. */
export interface ErasureWork {
  eraseSlice(request: ErasureRequest): Promise<boolean>;
  /** The first time it is where the service answers. In the transaction of `finish`. */
  finish(request: ErasureRequest): Promise<void>;
  failed(request: ErasureRequest, error: unknown): void;
}

/** What the lookout asks. */
export const ERASURE_DUE =
  'EXISTS (SELECT FROM {schema}.erasure_request WHERE due_at <= $1 AND (claimed_until IS NULL OR claimed_until < clock_timestamp()))';
export const ERASURE_TIMES: DueTime[] = [{ table: 'erasure_request', at: 'due_at' }];

const CLAIM = `clock_timestamp() + interval '60 s'`;
/** After so many slices another request has its turn. */
const FIND_ERASED = prepared('SELECT 1 FROM erasure_request WHERE user_id = ANY($1::uuid[]) OR workspace_ids && $1::uuid[] LIMIT 1');

const SLICES = 500;
const RETRY_MS = 60_000;
const SECOND_PASS_MS = 3_600_000;

/** People whose data is erased from one schema, in slices, by whichever process has the claim. Progress is what is gone. */
export class ErasureRequests {
  constructor(private readonly sql: SqlRunner) {}

  /** Asked again, it is done and answered again. */
  async insert(tx: SqlRunner, userId: string, workspaceIds: readonly string[], now: Date): Promise<void> {
    await tx.query(
      `INSERT INTO erasure_request AS known (user_id, workspace_ids, requested_at, due_at) VALUES ($1, $2, $3, $3)
       ON CONFLICT (user_id) DO UPDATE SET due_at = EXCLUDED.due_at, answered_at = NULL,
         workspace_ids = ARRAY(SELECT DISTINCT unnest(known.workspace_ids || EXCLUDED.workspace_ids))`,
      [userId, workspaceIds, now],
    );
  }

  /** Whether one of the users or workspaces is erased here, or about to be. */
  async areErased(tx: SqlRunner, ...ids: string[]): Promise<boolean> {
    const rows = await tx.query(FIND_ERASED, [ids]);
    return rows.length > 0;
  }

  /** In the transaction that answers. What was under way meanwhile is erased by a second pass. */
  async markFinished(tx: SqlRunner, { userId, answered }: ErasureRequest, now: Date): Promise<void> {
    await tx.query(
      'UPDATE erasure_request SET answered_at = coalesce(answered_at, $2), due_at = $3, claimed_until = NULL WHERE user_id = $1',
      [userId, now, answered ? null : new Date(now.getTime() + SECOND_PASS_MS)],
    );
  }

  /** Until nothing is due. One that fails waits, and those behind it do not. */
  async run(work: ErasureWork, now: () => Date | Promise<Date>): Promise<void> {
    for (let request = await this.claim(await now()); request; request = await this.claim(await now())) {
      try {
        let slices = 0;
        while (slices < SLICES && (await work.eraseSlice(request))) {
          slices += 1;
          await this.sql.query(`UPDATE erasure_request SET claimed_until = ${CLAIM} WHERE user_id = $1`, [request.userId]);
        }
        if (slices < SLICES) await work.finish(request);
        else await this.giveBack(request, await now());
      } catch (error) {
        work.failed(request, error);
        await this.giveBack(request, new Date((await now()).getTime() + RETRY_MS));
      }
    }
  }

  private async claim(now: Date): Promise<ErasureRequest | undefined> {
    const [row] = await this.sql.query<ErasureRequest>(
      `UPDATE erasure_request SET claimed_until = ${CLAIM} WHERE user_id = (
         SELECT user_id FROM erasure_request WHERE due_at <= $1 AND (claimed_until IS NULL OR claimed_until < clock_timestamp())
         ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING user_id AS "userId", workspace_ids AS "workspaceIds", answered_at IS NOT NULL AS answered`,
      [now],
    );
    return row;
  }

  private async giveBack({ userId }: ErasureRequest, dueAt: Date): Promise<void> {
    await this.sql.query('UPDATE erasure_request SET due_at = $2, claimed_until = NULL WHERE user_id = $1', [userId, dueAt]);
  }
}
