import { createLogger, Metrics, openKafka, RetriableBusError } from '@nowahala/platform';
import type pg from 'pg';
import { audited } from '../audit.js';
import { schemasWith } from '../backing-services.js';
import { fine, refused } from '../command-result.js';
import type { Verb } from '../verb.js';

const USAGE = `after-restore                          what it would do; it takes the moment of the backup from the database
after-restore [<time>] [<minutes>] --yes   before the product starts. <time>: of the backup, as 2026-11-24T09:00:00Z; <minutes>: how far
                                       before it messages are handed over again, 15 unless told`;
const AGAIN_MINUTES = 15;
/** Beyond whatever was handed out since the backup: who saw the epochs of then takes the new ones for newer. */
const EPOCHS_AHEAD = 1_000;
/** The relay of the outbox renews this lease every few seconds for so long (stored name). */
const OUTBOX_LEASE = { name: 'outbox', seconds: 10 };

/** Kafka keeps what a restored database has forgotten, and offsets beyond what it knows. */
export const afterRestore: Verb = {
  summary: 'on Kafka, after the database was restored and before the product starts: go on where the backup was',
  usage: USAGE,
  run: async ({ plain: [time, minutes = String(AGAIN_MINUTES)], yes }, { name, engines: { settings, sql } }) => {
    if (settings.KAFKA_BROKERS.length === 0) return fine('The log of the bus came back with the database. Nothing to do.');
    const at = time === undefined ? await lastSignOfLife(sql) : new Date(time);
    if (!at) return refused('The database does not say when the backup was made: name the time.');
    if (Number.isNaN(at.getTime()) || !(Number(minutes) >= 0)) return refused(USAGE);
    const point = { at, againFromMs: Number(minutes) * 60_000 };
    const bus = await openKafka(settings, new Metrics(), createLogger('silent', 'ops'));
    try {
      const counts = yes
        ? await audited(sql, { operator: name, verb: 'after-restore', object: at.toISOString() }, async () => {
            const done = await bus.continueAfterRestore(point, true);
            await sql.query(`UPDATE scheduler.lease SET epoch = epoch + ${EPOCHS_AHEAD} WHERE name LIKE 'shards-%'`);
            return done;
          })
        : await bus.continueAfterRestore(point, false);
      const text = `The backup knows everything until ${at.toISOString()}. ${counts.groups} groups go on behind what came after it (${counts.leftOut} messages not read by then); ${counts.again} of the ${minutes} minutes before it are handed over again.`;
      return fine(yes ? `${text}\nThe product may start.` : `${text}\nNothing was changed; add --yes.`);
    } catch (error) {
      if (error instanceof RetriableBusError) return refused(error.message);
      throw error;
    } finally {
      await bus.close();
    }
  },
};

/** By the database's own clock: when a relay last renewed its lease, or a reader last wrote down what it had read. */
async function lastSignOfLife(sql: pg.Client): Promise<Date | undefined> {
  const signs = [
    ...(await schemasWith(sql, 'lease')).map(
      (schema) =>
        `SELECT lease_until - interval '${OUTBOX_LEASE.seconds} s' AS at FROM "${schema}".lease WHERE name = '${OUTBOX_LEASE.name}'`,
    ),
    ...(await schemasWith(sql, 'inbox')).map((schema) => `SELECT max(processed_at) FROM "${schema}".inbox`),
  ];
  if (signs.length === 0) return undefined;
  const { rows } = await sql.query<{ at: Date | null }>(`SELECT max(at) AS at FROM (${signs.join(' UNION ALL ')}) AS sign`);
  return rows[0]?.at ?? undefined;
}
