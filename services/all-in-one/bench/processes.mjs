/** Starts a one-machine run to be measured, and reports what its processes cost, as the system sees it. */
import { execFileSync, spawn } from 'node:child_process';
import { openSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgres } from '../../libs/platform/dist/index.js';
import manifest from '../../../package.json' with { type: 'json' };

const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** What follows the word `node` in the start command: options of Node and the script. */
export const START_ARGUMENTS = /\bnode (.+)$/.exec(manifest.scripts.start)[1].split(' ');

const logOf = (folder) => join(folder, 'product.log');

/** As `npm start` does, on a port and a data folder of its own, which also takes its log. */
export function startProduct(port, folder, settings) {
  return spawn(process.execPath, START_ARGUMENTS, {
    env: {
      ...process.env,
      NOWAHALA_SKIP_BUILD: '1',
      PORT: String(port),
      METRICS_PORT: String(port + 1),
      DATA_DIR: folder,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
      ...settings,
    },
    stdio: ['ignore', openSync(logOf(folder), 'a'), 'inherit'],
  });
}

/** The end of what it logged. */
export const lastLogLines = (folder, count = 40) => readFileSync(logOf(folder), 'utf8').trimEnd().split('\n').slice(-count);

/** Waits until the product answers; throws when it ends before, or takes longer than two minutes. */
export async function untilReady(product, base) {
  const giveUpAt = performance.now() + 120_000;
  for (;;) {
    if (product.exitCode !== null || product.signalCode !== null)
      throw new Error(`the product ended before it was ready (${product.exitCode ?? product.signalCode})`);
    if (
      await fetch(`${base}/health/ready`).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    if (performance.now() > giveUpAt) throw new Error('the product was not ready within two minutes');
    await sleep(20);
  }
}

/** The product's process and its PostgreSQL with everything they started. */
export function treeOf(pid, folder) {
  const parents = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {}
  }
  const members = new Set([pid, postmasterIn(folder)].filter(Boolean));
  for (let grew = true; grew;) {
    grew = false;
    for (const [child, parent] of parents) if (members.has(parent) && !members.has(child)) grew = !!members.add(child);
  }
  return [...members];
}

function postmasterIn(folder) {
  const root = join(folder, 'postgres');
  const found = readdirSync(root, { recursive: true }).find((name) => String(name).endsWith('postmaster.pid'));
  return found ? Number(readFileSync(join(root, String(found)), 'utf8').split('\n')[0]) : undefined;
}

/** Proportional set size, so that shared pages of PostgreSQL count once. */
export function memoryMb(pids) {
  let kb = 0;
  for (const pid of pids) {
    try {
      kb += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]);
    } catch {}
  }
  return Math.round(kb / 1024);
}

/** With what their ended children used, so that a closed connection of PostgreSQL is not forgotten. */
export function cpuSeconds(pids) {
  let sum = 0;
  for (const pid of pids) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      sum += (Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])) / ticks;
    } catch {}
  }
  return sum;
}

/** The same for each kind of thread of one process, by the name that the system shows. */
export function cpuOfThreads(pid) {
  const kinds = new Map();
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
      kinds.set(name, (kinds.get(name) ?? 0) + (Number(fields[11]) + Number(fields[12])) / ticks);
    } catch {}
  }
  return kinds;
}

/** Asks the product's own PostgreSQL. */
export async function askDatabase(folder, statement) {
  const client = new pg.Client({ connectionString: await EmbeddedPostgres.runningAt(join(folder, 'postgres')) });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** What the product's own PostgreSQL counted until now, and what it holds. */
export async function databaseCounts(folder) {
  const [counts] = await askDatabase(
    folder,
    `SELECT
      (SELECT count(*)::int - 1 FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections,
      (SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = current_database())::float8 AS transactions,
      (pg_current_wal_insert_lsn() - '0/0')::float8 AS written,
      (SELECT sum(pg_total_relation_size(relid)) FROM unnest(ARRAY['analyzer.ping', 'analyzer.ping_pack']) kept, pg_partition_tree(kept::regclass))::float8 AS stored`,
  );
  return counts;
}
