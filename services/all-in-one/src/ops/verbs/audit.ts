import { fine, table } from '../answer.js';
import { schemasWith } from '../engines.js';
import type { Verb } from '../verb.js';

export const audit: Verb = {
  summary: 'what operators have changed, newest first',
  usage: 'audit',
  run: async (_words, { engines: { sql } }) => {
    if (!(await schemasWith(sql, 'audit')).includes('ops')) return fine('No operator has changed anything yet.');
    const { rows } = await sql.query('SELECT at, operator, verb, object, reason FROM ops.audit ORDER BY seq DESC LIMIT 100');
    return fine(
      table(
        ['at', 'operator', 'verb', 'object', 'reason'],
        rows.map((row) => [row.at, row.operator, row.verb, row.object, row.reason]),
      ),
    );
  },
};
