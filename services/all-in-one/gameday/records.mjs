/** What the product wrote down, read from its database, and the database itself, which can be taken away and brought back. */
import { join } from 'node:path';
import { EmbeddedPostgres } from '@nowahala/platform';
import pg from 'pg';

const SCHEMAS = ['identity', 'workspaces', 'billing', 'scheduler', 'analyzer', 'notifier'];

export async function startDatabase(folder) {
  const start = () => EmbeddedPostgres.start({ dataDir: join(folder, 'postgres'), settings: { max_connections: '200' } });
  let server = await start();
  return {
    url: server.url,
    stop: () => server.stop(),
    start: async () => {
      const { url } = server;
      server = await start();
      if (server.url !== url) throw new Error('the database came back at another address');
    },
  };
}

export function recordsOf(url) {
  async function query(sql, parameters = []) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql, parameters)).rows;
    } finally {
      await client.end();
    }
  }
  const countIn = (table) =>
    Promise.all(
      SCHEMAS.map(async (schema) => ({ schema, count: Number((await query(`SELECT count(*) FROM ${schema}.${table}`))[0].count) })),
    );
  const waitingDeliveries = async () =>
    Number((await query(`SELECT count(*) FROM notifier.delivery WHERE state IN ('queued', 'sending')`))[0].count);
  const outbox = () => countIn('outbox');
  return {
    incidents: () => query('SELECT id, server_id, kind, status, started_at, opened_at, resolved_at FROM analyzer.incident_list'),
    pings: (from) =>
      query('SELECT server_id, scheduled_at, started_at, status, kind FROM analyzer.ping WHERE scheduled_at >= $1', [new Date(from)]),
    gaps: () => query('SELECT shard, gap_from, gap_to, reason FROM analyzer.schedule_gap'),
    invoices: () => query('SELECT user_id, number, status FROM billing.invoice_view'),
    leftovers: async () => ({ parked: await countIn('parked_message'), outbox: await outbox(), waiting: await waitingDeliveries() }),
    /** True when every incident is over and nothing is on its way any more. */
    isQuiet: async () => {
      const [{ open }] = await query(
        `SELECT (SELECT count(*) FROM analyzer.incident_list WHERE status = 'open')
              + (SELECT count(*) FROM analyzer.monitor WHERE state = 'suspect' AND NOT removed) AS open`,
      );
      return Number(open) === 0 && (await waitingDeliveries()) === 0 && (await outbox()).every(({ count }) => count === 0);
    },
  };
}
