import type { SqlRunner } from './database.js';
import { currentTraceparent, isTracing, traced } from '../telemetry/tracing.js';

/**
 * Rows that wait for a job outlive the span that wrote them. The context saved under the row's name says to which trace the
 * rest of the work belongs; the first one stays. Nothing is written or read while no exporter is set.
 */
export async function saveTraceContext(sql: SqlRunner, ...names: string[]): Promise<void> {
  const traceparent = currentTraceparent();
  if (!traceparent || names.length === 0) return;
  await sql.query(
    'INSERT INTO trace_note (name, traceparent) SELECT name, $2 FROM unnest($1::text[]) AS n (name) ORDER BY name ON CONFLICT DO NOTHING',
    [names, traceparent],
  );
}

export async function savedTraceContexts(sql: SqlRunner, names: string[]): Promise<Map<string, string>> {
  if (!isTracing() || names.length === 0) return new Map();
  const rows = await sql.query<{ name: string; traceparent: string }>(
    'SELECT name, traceparent FROM trace_note WHERE name = ANY($1::text[])',
    [names],
  );
  return new Map(rows.map(({ name, traceparent }) => [name, traceparent]));
}

/** Runs the work as a span of the trace that was saved under this name, else of the current one. */
export async function resumeTrace<T>(sql: SqlRunner, name: string, span: string, work: () => Promise<T>): Promise<T> {
  return traced(span, (await savedTraceContexts(sql, [name])).get(name), work);
}
