import type pg from 'pg';
import { fine, findings, table } from '../command-result.js';
import { schemasWith } from '../backing-services.js';
import type { Verb } from '../verb.js';

/** Kept on purpose: the record of the erasure, who asked for it, and invoice documents (RULES.md#invoices). */
const KEPT = new Set([
  'identity.erasure_task',
  'identity.erasure_ack',
  'identity.audit_log',
  'analyzer.erasure_request',
  'notifier.erasure_request',
  'workspaces.erasure_request',
  'billing.erasure_request',
  'billing.invoice_view',
  'billing.invoice_document',
  'billing.operator_audit',
]);
const KEPT_DOCUMENTS = ['billing.es_event', 'billing.es_stream'];

export const eraseCheck: Verb = {
  summary: 'whether anything is left of people who asked to be forgotten',
  usage: 'erase-check [user id]',
  run: async ({ plain: [userId] }, { engines: { sql } }) => {
    if (!(await schemasWith(sql, 'erasure_task')).includes('identity')) return fine('Nobody asked to be forgotten yet.');
    const { rows: tasks } = await sql.query<{ user_id: string; requested_at: Date; finished_at: Date | null }>(
      'SELECT user_id, requested_at, finished_at FROM identity.erasure_task WHERE $1::text IS NULL OR user_id::text = $1 ORDER BY requested_at',
      [userId ?? null],
    );
    if (tasks.length === 0) return fine(userId ? `${userId} did not ask to be forgotten.` : 'Nobody asked to be forgotten yet.');
    const finished = tasks.filter((task) => task.finished_at).map((task) => task.user_id);
    const left = await remains(sql, finished);
    const open = tasks.filter((task) => !task.finished_at);
    const parts = [`${tasks.length} asked, ${finished.length} are forgotten.`];
    if (open.length > 0)
      parts.push(
        table(
          ['still under way', 'asked at'],
          open.map((task) => [task.user_id, task.requested_at]),
        ),
      );
    if (left.length > 0) parts.push(table(['left behind in', 'column', 'rows'], left));
    return left.length > 0 ? findings(parts.join('\n\n')) : fine(parts.join('\n\n'));
  },
};

/** Looks through every table that has a column for a person or a tenant, whatever it is called tomorrow. */
async function remains(sql: pg.Client, users: string[]): Promise<[string, string, number][]> {
  const { rows: columns } = await sql.query<{ schema: string; name: string; column: string }>(
    `SELECT n.nspname AS schema, c.relname AS name, a.attname AS column
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE a.attname IN ('user_id', 'tenant_id', 'acknowledged_by') AND NOT a.attisdropped AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema' ORDER BY 1, 2, 3`,
  );
  const left: [string, string, number][] = [];
  for (const { schema, name, column } of columns) {
    const full = `${schema}.${name}`;
    if (KEPT.has(full) || KEPT_DOCUMENTS.includes(full)) continue;
    const { rows } = await sql.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM "${schema}"."${name}" WHERE "${column}"::text = ANY($1::text[])`,
      [users],
    );
    if (rows[0]!.n > 0) left.push([full, column, rows[0]!.n]);
  }
  return left;
}
