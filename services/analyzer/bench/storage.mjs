/**
 * What a ping costs to keep, by PostgreSQL's own counters, and how long pages and figures take however many there are. Hours are stored,
 * closed and dropped by the product's own code; the long history is filled with packed hours directly.
 *   npm run bench:storage     BENCH_SERVERS=1000 BENCH_HISTORIES=1000000,100000000 BENCH_READS=400
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres, Jobs, newId, shardOf } from '@nowahala/platform';
import pg from 'pg';
import { cpuSeconds, treeOf } from '../../all-in-one/bench/processes.mjs';
import { startApp } from '../../libs/testkit/dist/app.js';
import { finish, percentile, quick, result, size } from '../../libs/testkit/bench/results.mjs';
import { AnalyzerRpc } from '../dist/adapters/rpc/analyzer.rpc.js';
import { analyzer } from '../dist/analyzer.service.js';
import { CloseHours } from '../dist/application/close-hours.js';
import { IngestCheckResults } from '../dist/application/ingest-check-results.js';
import { PingPartitionRepository } from '../dist/database/ping-partition.repository.js';
import { packHour } from '../dist/domain/history/packed-hour.js';

const SERVERS = size('BENCH_SERVERS', 1_000, 60);
const READS = size('BENCH_READS', 400, 30);
const HISTORIES = (process.env.BENCH_HISTORIES ?? (quick ? '20000' : '1000000,100000000')).split(',').map(Number);
const PER_BATCH = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 89;
const PINGS_A_DAY = 1_440;
/** Different hours that the history is made of: responses differ, as those of real websites do. */
const PATTERNS = 64;

const dataDir = mkdtempSync(join(tmpdir(), 'nowahala-bench-'));
chmodSync(dataDir, 0o755);
const postgres = await EmbeddedPostgres.start({ dataDir });
process.env.TEST_DATABASE_URL = postgres.url;
const app = await startApp({ services: [analyzer], env: { LOG_LEVEL: 'error' } });
const pool = new pg.Pool({ connectionString: app.database.url, max: 1, options: '-c search_path=analyzer -c statement_timeout=0' });
const [ingest, hours, rpc, partitions] = [IngestCheckResults, CloseHours, AnalyzerRpc, PingPartitionRepository].map((one) =>
  app.get('analyzer', one),
);
await app.get('analyzer', Jobs).stop();

const now = app.clock.nowMs();
const thisHour = now - (now % HOUR_MS);
const workspaceId = newId();
/** Around 120 ms, a tenth more or less. */
const responseOf = (seed) => 108_000 + ((seed * 7_919) % 24_000);
const messageOf = (us) => `Answered in ${Math.round(us / 1_000)} ms (status 200).`;
const value = async (sql, parameters) => Object.values((await pool.query(sql, parameters)).rows[0])[0];
const written = () => value(`SELECT (pg_current_wal_insert_lsn() - '0/0')::float8`);
const stored = () =>
  value(`SELECT (SELECT sum(pg_total_relation_size(relid)) FROM unnest(ARRAY['ping', 'ping_pack']) kept, pg_partition_tree(kept::regclass))::float8
           + pg_total_relation_size('ping_hour') + pg_total_relation_size('response_time_day')`);
const cpu = () => cpuSeconds(treeOf(process.pid, dataDir));

const say = (name, measured, unit, goal) => {
  const verdict = result({ name, ours: measured, goal: goal ?? null, lower: true });
  process.stdout.write(`${name.padEnd(58)} ${measured.toFixed(measured < 100 ? 2 : 0).padStart(9)} ${unit.padEnd(16)} ${verdict}\n`);
};

/** One hour of every server, as the scheduler would have asked: by the minute, each server at its own second. */
async function storeAnHour(begin) {
  const servers = Array.from({ length: SERVERS }, () => newId());
  for (let minute = 0; minute < 60; minute += 1) {
    for (let first = 0; first < servers.length; first += PER_BATCH) {
      const results = servers.slice(first, first + PER_BATCH).map((serverId, index) => {
        const at = new Date(begin + minute * 60_000 + Math.floor(((first + index) * 59_000) / SERVERS));
        const responseUs = responseOf(minute * 31 + index);
        return {
          ...{ serverId, workspaceId, userId: workspaceId, scheduledAt: at, startedAt: new Date(at.getTime() + (index % 40)), endedAt: at },
          ...{ responseUs, outcome: 'success', kind: 'scheduled', code: 200, region: 'local', proberId: '', errorClass: '' },
          ...{ message: messageOf(responseUs), configVersion: 1, evidence: null },
        };
      });
      await ingest.execute(results);
    }
  }
  return servers;
}

async function costOfAnHour() {
  // Servers that are known, so that only pings are measured, and an hour whose rows are dropped as soon as it is closed.
  const begin = thisHour - 6 * HOUR_MS;
  const checks = SERVERS * 60;
  await pool.query('CHECKPOINT');
  const [wal, spent, before] = [await written(), cpu(), await stored()];
  const servers = await storeAnHour(begin);
  const [walStored, spentStored] = [await written(), cpu()];
  await pool.query(`UPDATE ping_open SET marked_at = marked_at - interval '5 minutes'`);
  const begun = performance.now();
  await hours.execute();
  const ms = performance.now() - begun;
  const [walClosed, spentClosed] = [await written(), cpu()];
  const left = await value('SELECT count(*)::int FROM ping WHERE server_id = ANY($1::uuid[])', [servers]);
  const listed = await value('SELECT sum(listed)::int FROM ping_hour WHERE server_id = ANY($1::uuid[])', [servers]);
  if (left !== 0 || listed !== checks) throw new Error(`the hour was not packed: ${left} rows left, ${listed} of ${checks} listed`);
  await pool.query('VACUUM ping_hour, ping_pack, response_time_day');
  process.stdout.write(`${SERVERS} servers, an hour of a check a minute\n`);
  say('written per check, stored', (walStored - wal) / checks, 'bytes');
  say('written per check, stored, added up and packed', (walClosed - wal) / checks, 'bytes', 425);
  const packs = await value(`SELECT sum(pg_total_relation_size(relid))::float8 FROM pg_partition_tree('ping_pack')`);
  say('stored per check, packed', packs / checks, 'bytes', 20);
  say('stored per check, packed, with figures and what is usual', ((await stored()) - before) / checks, 'bytes', 20);
  say('CPU per check, stored (both sides)', ((spentStored - spent) / checks) * 1e6, 'us');
  say('CPU per check, added up and packed (both sides)', ((spentClosed - spentStored) / checks) * 1e6, 'us');
  const verdict = result({ name: 'added up and packed', ours: checks / (ms / 1_000), goal: null });
  process.stdout.write(
    `${'added up and packed'.padEnd(58)} ${String(Math.round(checks / (ms / 1_000))).padStart(9)} pings a second ${verdict}\n`,
  );
}

/** So many pings of servers with a check a minute, up to today, packed, and their figures. */
async function fill(pings) {
  const servers = Array.from({ length: Math.max(1, Math.round(pings / (DAYS * PINGS_A_DAY))) }, () => newId());
  const days = Math.min(DAYS, Math.max(2, Math.ceil(pings / PINGS_A_DAY)));
  const patterns = Array.from({ length: PATTERNS }, (_, pattern) =>
    packHour(0, Array.from({ length: 60 }, (__, minute) => {
      const scheduledAt = minute * 60_000 + 17_000;
      const responseUs = responseOf(pattern * 61 + minute);
      const startedAt = scheduledAt + ((pattern + minute) % 40);
      return { scheduledAt, startedAt, responseUs, status: 0, kind: 0, code: 200, region: 'local', errorClass: '', message: messageOf(responseUs) };
    })),
  ); // prettier-ignore
  await pool.query(
    `INSERT INTO monitor (server_id, workspace_id, user_id, state, state_since, shard) SELECT id, $2, $2, 'up', now(), shard FROM unnest($1::uuid[], $3::smallint[]) s (id, shard)`,
    [servers, workspaceId, servers.map(shardOf)],
  );
  await pool.query('CREATE TEMP TABLE IF NOT EXISTS pattern (number int PRIMARY KEY, pings bytea NOT NULL)');
  await pool.query('INSERT INTO pattern SELECT * FROM unnest($1::int[], $2::bytea[]) ON CONFLICT DO NOTHING', [
    patterns.map((_, n) => n),
    patterns,
  ]);
  const begin = now - (now % DAY_MS) - (days - 1) * DAY_MS;
  for (let day = 0; day < days; day += 1) {
    const at = new Date(begin + day * DAY_MS);
    await partitions.ensurePacks(at);
    const every = `unnest($1::uuid[]) AS s (id) CROSS JOIN generate_series($2::timestamptz, $2::timestamptz + interval '23 hours', interval '1 hour') AS h (hour)`;
    await pool.query(
      `INSERT INTO ping_pack SELECT hour, id, p.pings FROM ${every} JOIN pattern p ON p.number = abs(hashtext(id::text || hour)) % ${PATTERNS} ORDER BY hour, id`,
      [servers, at],
    );
    await pool.query(
      `INSERT INTO ping_hour (server_id, hour, listed, success, failures, unknown, good_us, p50_us, p95_us, regions)
       SELECT id, hour, 60, 60, 0, 0, 7200000, 120000, 131000, '{"local": 60}' FROM ${every}`,
      [servers, at],
    );
    await pool.query(`INSERT INTO ping_dropped SELECT generate_series($1::timestamptz, $1::timestamptz + interval '23 hours', interval '1 hour') ON CONFLICT DO NOTHING`, [at]); // prettier-ignore
  }
  await pool.query('VACUUM ANALYZE ping_pack, ping_hour, ping_dropped, monitor');
  return { servers, days };
}

async function timesOf(reads, read) {
  const times = [];
  for (let n = 0; n < reads; n += 1) {
    const begun = performance.now();
    await read(n);
    times.push(performance.now() - begun);
  }
  return times;
}

async function readsOf(pings) {
  const { servers, days } = await fill(pings);
  const caller = { via: 'user', userId: workspaceId, workspaceIds: [workspaceId] };
  const pages = Math.floor((days * PINGS_A_DAY) / 20);
  const one = (n) => servers[(n * 7_919) % servers.length];
  const listed = async (n, over) => {
    const { pings: found } = await rpc.listPings({ serverId: one(n), page: 0, limit: 0, cursor: '', ...over }, { caller });
    if (found.length !== 20) throw new Error(`a page of ${found.length} pings`);
  };
  const cursor = (n) => Buffer.from(`${now - ((n * 104_729) % (((days - 1) * DAY_MS) / 2))} local`).toString('base64url');
  const called = pings >= 1e6 ? `${pings / 1e6} million` : String(pings);
  const measured = {
    'first page': (n) => listed(n, { page: 1 }),
    'any page': (n) => listed(n, { page: 1 + ((n * 104_729) % Math.min(pages, 9_999)) }),
    'any page of one region': (n) => listed(n, { page: 1 + ((n * 104_729) % Math.min(pages, 9_999)), region: 'local' }),
    'by cursor': (n) => listed(n, { limit: 20, cursor: cursor(n) }),
    'figures of 30 days': async (n) => {
      const stats = await rpc.getPingStats({ serverId: one(n), range: '30d', timeZone: 'Africa/Lagos' }, { caller });
      if (stats.totalPings === 0) throw new Error('figures of nothing');
    },
  };
  for (const [name, read] of Object.entries(measured)) {
    await timesOf(10, read);
    const before = cpu();
    const times = await timesOf(READS, read);
    // Unlike the time it hardly depends on what else the machine does.
    say(`${name}, ${called} pings, CPU of both sides`, ((cpu() - before) / READS) * 1_000, 'ms');
    say(`${name}, ${called} pings, p50`, percentile(times, 0.5), 'ms');
    say(`${name}, ${called} pings, p99`, percentile(times, 0.99), 'ms', 10);
  }
}

try {
  await costOfAnHour();
  for (const pings of HISTORIES) await readsOf(pings);
  finish();
} finally {
  await pool.end();
  await app.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
