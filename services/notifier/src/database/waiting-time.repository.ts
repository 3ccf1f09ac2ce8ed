import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { Database, eachItself } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';

/** Longer than an incident waits for its group and its explanation, or an end for its beginning. */
export const INCIDENT_WAITS_MS = 2 * MINUTE_MS;
/** Longer than a message waits for its next attempt, and an alert for its e-mail fallback. */
const DELIVERY_WAITS_MS = 2 * HOUR_MS;
/** Longer than a claim lasts. */
const CLAIM_LASTS_SECONDS = 60;

/** When what waits is due. */
@Injectable()
export class WaitingTimeRepository {
  constructor(private readonly database: Database) {}

  /**
   * What is due later than anything waits was written before the database's clock went back: it is due now. Without this, alerts
   * would wait until the old time returns.
   */
  async bringBack(now: Date): Promise<void> {
    const after = (ms: number): Date => new Date(now.getTime() + ms);
    const late = after(DELIVERY_WAITS_MS);
    const statements: [statement: string, values: unknown[]][] = [
      ['UPDATE incident SET tell_at = $1 WHERE tell_at > $2', [now, after(INCIDENT_WAITS_MS)]],
      ['UPDATE incident SET end_tell_at = $1 WHERE end_tell_at > $2', [now, after(INCIDENT_WAITS_MS)]],
      [`UPDATE delivery SET next_attempt_at = $1 WHERE state = 'queued' AND next_attempt_at > $2`, [now, late]],
      ['UPDATE delivery SET fail_over_at = $1 WHERE fail_over_at > $2', [now, late]],
      [
        `UPDATE delivery SET claimed_until = clock_timestamp()
         WHERE state = 'sending' AND claimed_until > clock_timestamp() + make_interval(secs => $1)`,
        [CLAIM_LASTS_SECONDS],
      ],
    ];
    await eachItself(statements, ([statement, values]) => this.database.query(statement, values));
  }
}
