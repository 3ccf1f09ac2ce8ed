/**
 * `npm run bench:write`: what one write costs, from the request to the last service that keeps a copy. SERVERS (320) are added
 * through the API by four customers at a time. Prints the CPU of each, by process and thread, and its transactions; then, with
 * a few more, the statements, as PostgreSQL logs them. STATEMENTS=1 lists them by service. What the product used just before while
 * nothing was asked of it is taken off: on a busy machine, where adding takes long, it would be most of the figure.
 */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { finish, quick, result, size } from '../../libs/testkit/bench/results.mjs';
import { addServers, signUpFor } from './customers.mjs';
import { askDatabase, cpuOfThreads, cpuSeconds, databaseCounts, startProduct, treeOf, untilReady } from './processes.mjs';

const SERVERS = size('SERVERS', 320, 8);
/** Until the code is compiled and each connection has met each statement. */
const WARM = size('WARM', 200, 4);
const LOGGED = size('LOGGED', 40, 8);
const PORT = Number(process.env.BENCH_PORT ?? 18_380);
/** The first check of each is a part of adding it; what comes every minute is not. */
const MINUTES = 60;
const AT_ONCE = 4;
const folder = mkdtempSync(join(tmpdir(), 'nowahala-bench-'));
chmodSync(folder, 0o755);
const base = `http://127.0.0.1:${PORT}`;

/** Waits until every service has what it keeps of so many servers, the result of their first check included. */
async function untilKept(servers) {
  const giveUpAt = performance.now() + 60_000;
  for (;;) {
    const [kept] = await askDatabase(
      folder,
      `SELECT least((SELECT count(*) FROM notifier.server), (SELECT count(*) FROM scheduler.schedule_entry),
         (SELECT count(*) FROM analyzer.monitor WHERE state <> 'unknown'))::int AS servers`,
    );
    if (kept.servers >= servers) return;
    if (performance.now() > giveUpAt) throw new Error(`a minute later ${kept.servers} of ${servers} servers are known everywhere`);
    await sleep(100);
  }
}

/** CPU seconds a second of a product of which nothing is asked. */
async function idleShare() {
  const used = () => cpuSeconds(treeOf(product.pid, folder));
  const [before, begun] = [used(), performance.now()];
  await sleep(quick ? 1_000 : 10_000);
  return ((used() - before) * 1_000) / (performance.now() - begun);
}

const usage = async () => ({
  all: cpuSeconds(treeOf(product.pid, folder)),
  threads: cpuOfThreads(product.pid),
  transactions: (await databaseCounts(folder)).transactions,
});

const log = () => readFileSync(join(folder, 'postgres', 'postgres.log'), 'utf8');

/** What PostgreSQL is asked while the work goes on, without what nobody asked for by then: `[{ by, statement }]`. */
async function loggedDuring(work) {
  await askDatabase(folder, `ALTER SYSTEM SET log_line_prefix = '%a|'`);
  await askDatabase(folder, `ALTER SYSTEM SET log_statement = 'all'`);
  await askDatabase(folder, 'SELECT pg_reload_conf()');
  await sleep(500);
  const from = log().length;
  await work();
  const text = log().slice(from);
  await askDatabase(folder, 'ALTER SYSTEM RESET ALL');
  await askDatabase(folder, 'SELECT pg_reload_conf()');
  return [...text.matchAll(/^([^|\n]*)\|LOG: {2}(?:statement|execute [^:]*): ([^]*?)(?=^[^|\n]*\|[A-Z]+: {2})/gm)]
    .map(([, by, statement]) => ({ by, statement: statement.replace(/\s+/g, ' ').trim() }))
    .filter(({ by }) => by.startsWith('nowahala'));
}

/** How often each statement came, by service; the rate of an idle product taken off. */
async function statementsOf(servers, first) {
  const idleMs = quick ? 1_000 : 5_000;
  const idle = await loggedDuring(() => sleep(idleMs));
  const begun = performance.now();
  const busy = await loggedDuring(async () => {
    await addServers(base, customers, { first, servers, minutes: MINUTES });
    await untilKept(WARM + SERVERS + servers);
  });
  const share = (performance.now() - begun - 500) / idleMs;
  const counts = new Map();
  const count = (all, each) => {
    for (const { by, statement } of all) {
      const name = `${by} | ${statement}`;
      counts.set(name, (counts.get(name) ?? 0) + each);
    }
  };
  count(busy, 1 / servers);
  count(idle, -share / servers);
  return [...counts].filter(([, each]) => each > 0).sort(([, a], [, b]) => b - a);
}

const product = startProduct(PORT, folder, { TRUSTED_PROXIES: '127.0.0.1/32' });
let customers = [];
try {
  await untilReady(product, base);
  customers = await signUpFor(base, Math.max(WARM + SERVERS + LOGGED, AT_ONCE * 100 - 99));
  await addServers(base, customers, { servers: WARM, minutes: MINUTES });
  await untilKept(WARM);
  const each = Math.ceil(WARM / customers.length);
  const idle = await idleShare();
  const before = await usage();
  const begun = performance.now();
  await addServers(base, customers, { first: each, servers: SERVERS, minutes: MINUTES });
  const answered = performance.now() - begun;
  await untilKept(WARM + SERVERS);
  const settled = performance.now() - begun;
  const after = await usage();
  const ms = (seconds) => (seconds * 1_000) / SERVERS;
  const whole = ms(after.all - before.all);
  // Too short a run tells one from the other no better than the clock ticks.
  const cpu = quick ? whole : whole - ms((idle * settled) / 1_000);
  const verdict = result({ name: 'adding a server through the API, ms of CPU', ours: cpu, goal: 4, lower: true });
  const threads = [...after.threads].map(([name, seconds]) => [name, seconds - (before.threads.get(name) ?? 0)]);
  const inProduct = threads.reduce((sum, [, seconds]) => sum + seconds, 0);
  console.log(
    `${SERVERS} servers answered in ${(answered / 1_000).toFixed(1)} s, known everywhere after ${(settled / 1_000).toFixed(1)} s`,
  );
  console.log(
    `each: ${cpu.toFixed(2)} ms of CPU (goal 4: ${verdict}); with what an idle product uses meanwhile ${whole.toFixed(2)}, of which`,
  );
  console.log(`  ${(whole - ms(inProduct)).toFixed(2)} ms PostgreSQL`);
  for (const [name, seconds] of threads.sort(([, a], [, b]) => b - a)) {
    if (ms(seconds) >= 0.01) console.log(`  ${ms(seconds).toFixed(2)} ms ${name}`);
  }
  const transactions = (after.transactions - before.transactions) / SERVERS;
  result({ name: 'transactions for an added server', ours: transactions, lower: true });
  const listed = await statementsOf(LOGGED, each + Math.ceil(SERVERS / customers.length));
  const statements = listed.reduce((sum, [, often]) => sum + often, 0);
  result({ name: 'statements for an added server', ours: statements, lower: true });
  console.log(`each: ${transactions.toFixed(1)} transactions, ${statements.toFixed(1)} statements`);
  if (process.env.STATEMENTS) for (const [name, often] of listed) console.log(`  ${often.toFixed(2)} ${name.slice(0, 190)}`);
  finish();
} finally {
  product.kill('SIGTERM');
  await Promise.race([once(product, 'exit'), sleep(15_000, undefined, { ref: false })]);
  product.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
