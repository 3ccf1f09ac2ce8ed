import { DAY_MS } from '@nowahala/kernel';
import { deleteOld } from '@nowahala/platform';
import type { SqlRunner, Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { LATEST_RESULTS, SAME_TIME_MS } from '../domain/mail-refusal.js';

/** A refusal older than this says nothing of today. */
const KEPT_MS = 30 * DAY_MS;

/** Recipients that mail servers refused while a mail was sent. */
@Injectable()
export class AddressRefusalRepository {
  /** One transaction after the other, so that many at once see each other: what is done here may not grow with what was refused. */
  async record(tx: Transaction, address: string, reason: string): Promise<{ refused: number; tried: number; days: number }> {
    await tx.lock('address-refusal');
    await tx.query('INSERT INTO address_refusal (address, at, reason, counts) VALUES (lower($1), $2, $3, true) ON CONFLICT DO NOTHING', [
      address,
      tx.now,
      reason,
    ]);
    const [history] = await tx.query<{ refused: number; tried: number; days: number }>(
      `WITH latest AS (
         SELECT address, refused FROM (
           (SELECT address, at, true AS refused FROM address_refusal WHERE at > $2 ORDER BY at DESC LIMIT $4)
           UNION ALL
           (SELECT lower(address), sent_at, false FROM delivery WHERE channel = 'email' AND sent_at > $2 ORDER BY sent_at DESC LIMIT $4)
         ) AS result ORDER BY at DESC LIMIT $4)
       SELECT (SELECT count(DISTINCT address)::int FROM latest WHERE refused) AS refused, (SELECT count(DISTINCT address)::int FROM latest) AS tried,
         (SELECT count(DISTINCT date_trunc('day', at AT TIME ZONE 'UTC'))::int FROM address_refusal
          WHERE address = lower($1) AND counts AND at > $3) AS days`,
      [address, new Date(tx.now.getTime() - SAME_TIME_MS), new Date(tx.now.getTime() - KEPT_MS), LATEST_RESULTS],
    );
    return history!;
  }

  /** What was refused at this time counts no more, and silences nobody. Answers the number of addresses that may be mailed again. */
  async discard(tx: Transaction): Promise<number> {
    const since = new Date(tx.now.getTime() - SAME_TIME_MS);
    const lifted = await tx.query<{ address: string }>(
      `WITH discarded AS (UPDATE address_refusal SET counts = false WHERE at > $1 AND counts RETURNING address, at, reason),
         lifted AS (
           DELETE FROM suppression s USING discarded r WHERE r.address = s.address AND r.at = s.at AND r.reason = s.reason RETURNING s.address)
       SELECT address FROM lifted`,
      [since],
    );
    return lifted.length;
  }

  /** The address took a mail. */
  async forget(tx: Transaction, address: string): Promise<void> {
    await tx.query('DELETE FROM address_refusal WHERE address = lower($1)', [address]);
  }

  async prune(sql: SqlRunner, before: Date): Promise<void> {
    await deleteOld(sql, 'address_refusal', 'at', before);
  }
}
