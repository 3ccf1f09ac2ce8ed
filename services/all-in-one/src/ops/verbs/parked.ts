import type pg from 'pg';
import { RETRY_FOR, outboxConsumerOf, outboxShardOf, withoutParkingMarks } from '@nowahala/platform';
import { fine, findings, table, refused } from '../command-result.js';
import type { CommandResult } from '../command-result.js';
import { audited } from '../audit.js';
import { schemasWith } from '../backing-services.js';
import type { Verb } from '../verb.js';

interface ParkedRow {
  consumer: string;
  topic: string;
  key: string;
  msg_id: string;
  payload: Buffer;
  headers: Record<string, string>;
}

const IN_ORDER = `ORDER BY (headers->>'x-parked-partition')::int, (headers->>'x-parked-offset')::bigint, parked_at`;
const USAGE = `parked list
parked retry <consumer> <topic> <key> --yes        all of one key, in their order
parked retry <consumer> --all --yes                every key of the consumer
parked discard <consumer> <message id> --reason "…" --yes`;
/** What releases before this one called it in every schema. */
const OLD_OUTBOX = 'outbox';
const namesOf = (consumer: string, schema: string): string[] =>
  consumer === outboxConsumerOf(schema) ? [consumer, OLD_OUTBOX] : [consumer];

/** Messages that a service could not handle; they wait in its own schema, and the later ones of the same key behind them. */
export const parked: Verb = {
  summary: 'messages that a service could not handle: list, retry, discard',
  usage: USAGE,
  run: async (words, operator) => {
    const [what, ...rest] = words.plain;
    if (what === undefined || what === 'list') return list(operator.engines.sql);
    const schema = rest[0]?.split('.')[0];
    if (!schema || !(await schemasWith(operator.engines.sql, 'parked_message')).includes(schema)) return refused(USAGE);
    if (what === 'retry') return retry(operator.engines.sql, operator.name, schema, rest, words.all, words.yes);
    if (what === 'discard') return discard(operator.engines.sql, operator.name, schema, rest, words.reason, words.yes);
    return refused(USAGE);
  },
};

async function list(sql: pg.Client): Promise<CommandResult> {
  const rows: unknown[][] = [];
  for (const schema of await schemasWith(sql, 'parked_message')) {
    const found = await sql.query(
      `SELECT consumer, topic, key, msg_id, attempts, parked_at, left(error, 80) AS error FROM "${schema}".parked_message ${IN_ORDER} LIMIT 200`,
    );
    const nameOf = (consumer: string) => (consumer === OLD_OUTBOX ? outboxConsumerOf(schema) : consumer);
    rows.push(...found.rows.map((row) => [nameOf(row.consumer), row.topic, row.key, row.msg_id, row.attempts, row.parked_at, row.error]));
  }
  if (rows.length === 0) return fine('Nothing is parked.');
  return findings(
    `${table(['consumer', 'topic', 'key', 'message', 'tries', 'parked at', 'error'], rows)}\n\n${rows.length} parked. Mend the cause, then: parked retry <consumer> <topic> <key> --yes`,
  );
}

/** Goes back through the service's outbox, so that the parked row and the new message are one transaction. */
async function retry(sql: pg.Client, operator: string, schema: string, rest: string[], all: boolean, yes: boolean): Promise<CommandResult> {
  const [consumer, topic, key] = rest as [string, string?, string?];
  const names = namesOf(consumer, schema);
  const neverLeft = consumer === outboxConsumerOf(schema);
  if (!all && (!topic || !key)) return refused(USAGE);
  const where = all ? 'consumer = ANY($1)' : 'consumer = ANY($1) AND topic = $2 AND key = $3';
  const values = all ? [names] : [names, topic, key];
  const { rows } = await sql.query<{ n: number }>(`SELECT count(*)::int AS n FROM "${schema}".parked_message WHERE ${where}`, values);
  const waiting = rows[0]!.n;
  if (waiting === 0) return fine('Nothing is parked there.');
  if (!yes) return fine(`${waiting} would go back to ${consumer}, in their order. Nothing was changed; add --yes.`);
  const sent = await audited(
    sql,
    { operator, verb: 'parked retry', object: (all ? [consumer] : [consumer, topic, key]).join(' ') },
    async () => {
      const taken = await sql.query<ParkedRow>(
        `SELECT consumer, topic, key, msg_id, payload, headers FROM "${schema}".parked_message WHERE ${where} ${IN_ORDER} FOR UPDATE`,
        values,
      );
      for (const row of taken.rows) {
        const headers = withoutParkingMarks(row.headers);
        // What never left the outbox nobody has had.
        if (!neverLeft) headers[RETRY_FOR] = row.consumer;
        await sql.query(
          `INSERT INTO "${schema}".outbox (shard, topic, key, msg_id, type, payload, headers, occurred_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [
            outboxShardOf(row.key),
            row.topic,
            row.key,
            row.msg_id,
            headers['type'],
            row.payload,
            JSON.stringify(headers),
            headers['occurred_at'],
          ],
        );
        await sql.query(`DELETE FROM "${schema}".parked_message WHERE consumer = $1 AND msg_id = $2`, [row.consumer, row.msg_id]);
      }
      return taken.rows.length;
    },
  );
  return fine(`${sent} on their way back to ${consumer}. Look again in half a minute: what fails once more is parked again.`);
}

async function discard(
  sql: pg.Client,
  operator: string,
  schema: string,
  [consumer = '', id]: string[],
  reason: string | undefined,
  yes: boolean,
): Promise<CommandResult> {
  if (!id || !reason) return refused(`${USAGE}\nA message is thrown away for good, so the audit wants a reason.`);
  if (!yes) return fine(`${id} would be thrown away for good. Nothing was changed; add --yes.`);
  const gone = await audited(
    sql,
    { operator, verb: 'parked discard', object: `${consumer} ${id}`, reason },
    async () =>
      (await sql.query(`DELETE FROM "${schema}".parked_message WHERE consumer = ANY($1) AND msg_id = $2`, [namesOf(consumer, schema), id]))
        .rowCount,
  );
  return gone ? fine(`${id} is gone. What waited behind it: parked list`) : refused(`${consumer} has no parked message ${id}.`);
}
