/** What the product wrote down, read from its database, and the database itself, which can be taken away and brought back. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgres } from '@nowahala/platform';
import pg from 'pg';
import { mountDisk } from './disk.mjs';

const SCHEMAS = ['identity', 'workspaces', 'billing', 'scheduler', 'analyzer', 'notifier'];
const STARTS = 60;
const ANSWERS_WITHIN_MS = 2_000;

/** Away as long as somebody has stopped it. With `ownDisk` on a small disk of its own, where this account may mount one. */
export async function startDatabase(folder, { ownDisk = false } = {}) {
  const dataDir = join(folder, 'postgres');
  const disk = ownDisk ? mountDisk(dataDir) : undefined;
  const start = () => EmbeddedPostgres.start({ dataDir, settings: { max_connections: '200' } });
  let server = await start();
  let stops = 0;
  return {
    url: server.url,
    disk,
    answers: async () => {
      const client = new pg.Client({ connectionString: server.url, connectionTimeoutMillis: ANSWERS_WITHIN_MS });
      client.on('error', () => undefined);
      const answers = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      return answers;
    },
    stop: async () => {
      stops += 1;
      if (stops === 1) await server.stop();
    },
    start: async () => {
      stops -= 1;
      if (stops > 0) return;
      const { url } = server;
      server = await patiently(start);
      if (server.url !== url) throw new Error('the database came back at another address');
    },
  };
}

/** A full disk lets no database start. */
async function patiently(start) {
  for (let tried = 0; ; tried += 1)
    try {
      return await start();
    } catch (error) {
      if (tried === STARTS) throw error;
      await sleep(1_000);
    }
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
    /** What is on its way at the moment is none: each outbox is empty once within the time. */
    leftovers: async (withinMs) => {
      const giveUpAt = Date.now() + withinMs;
      let left = await outbox();
      while (left.some(({ count }) => count > 0) && Date.now() < giveUpAt) {
        await sleep(500);
        const now = new Map((await outbox()).map(({ schema, count }) => [schema, count]));
        left = left.map(({ schema, count }) => ({ schema, count: Math.min(count, now.get(schema)) }));
      }
      const silenced = await query('SELECT address, reason FROM notifier.suppression');
      return { parked: await countIn('parked_message'), outbox: left, waiting: await waitingDeliveries(), silenced };
    },
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
