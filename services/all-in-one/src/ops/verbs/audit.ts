import { fine, table } from '../command-result.js';
import { schemasWith } from '../backing-services.js';
import type { Verb } from '../verb.js';

/** Billing writes a line of its own together with each change, in its own schema. */
const WRITTEN: Record<string, string> = {
  ops: 'SELECT at, operator, verb, object, reason FROM ops.audit',
  billing: `SELECT at, operator, 'billing: ' || action, coalesce(detail->>'number', detail->>'reference', detail->>'name'),
    coalesce(detail->>'reason', detail->>'note', (detail - 'name')::text) FROM billing.operator_audit`,
};

export const audit: Verb = {
  summary: 'what operators have changed, newest first',
  usage: 'audit',
  run: async (_words, { engines: { sql } }) => {
    const schemas = [...(await schemasWith(sql, 'audit')), ...(await schemasWith(sql, 'operator_audit'))];
    const written = schemas.flatMap((schema) => WRITTEN[schema] ?? []);
    if (written.length === 0) return fine('No operator has changed anything yet.');
    const { rows } = await sql.query(
      `SELECT * FROM (${written.join(' UNION ALL ')}) AS all_of_it (at, operator, verb, object, reason) ORDER BY at DESC LIMIT 100`,
    );
    if (rows.length === 0) return fine('No operator has changed anything yet.');
    return fine(
      table(
        ['at', 'operator', 'verb', 'object', 'reason'],
        rows.map((row) => [row.at, row.operator, row.verb, row.object, row.reason]),
      ),
    );
  },
};
