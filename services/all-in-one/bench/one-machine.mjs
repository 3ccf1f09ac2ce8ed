/**
 * `npm run bench:machine`: what the one-machine run costs. Seconds from start to ready, memory (proportional set size where the
 * system tells it, so that shared pages of PostgreSQL count once) and CPU share: idle, and with SERVERS (1,000) at one minute,
 * half of them websites, which an operator moves in. Then how punctual the checks are (due to sent, from the product's own histogram), what became of each
 * minute's checks, and how long after a stop and a new start the first check reaches a site.
 */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { finish, quick, result, size } from '../../libs/testkit/bench/results.mjs';
import { moveIn, signUpFor } from './customers.mjs';
import { measureIdle, share } from './idle-cost.mjs';
import { checksOfKuma } from './kuma.mjs';
import { askDatabase, databaseCounts, memoryMb, startProduct, treeOf, untilReady } from './processes.mjs';

const SERVERS = size('SERVERS', 1_000, 4);
const SITE_PORT = Number(process.env.SITE_PORT ?? 8_443);
const PORT = Number(process.env.BENCH_PORT ?? 18_080);
/** More of them would take longer to sign up than their servers to be checked. */
const CUSTOMERS_AT_MOST = 100;
/** A process that runs for months has compiled what it needs. */
const SETTLE_MS = size('SETTLE_MS', 240_000, 20_000);
const WATCHED_MS = quick ? 15_000 : 60_000;
const folder = mkdtempSync(join(tmpdir(), 'nowahala-bench-'));
chmodSync(folder, 0o755);
const base = `http://127.0.0.1:${PORT}`;

const total = (outcomes) => Object.values(outcomes).reduce((sum, count) => sum + count, 0);

async function metrics() {
  return (await fetch(`http://127.0.0.1:${PORT + 1}/metrics`)).text();
}

/** The product's own count of checks by what became of them, and how many were sent within each bucket of time after they were due. */
async function checksSoFar() {
  const text = await metrics();
  const outcomes = {};
  for (const [, outcome, count] of text.matchAll(/^prober_result_total\{[^}]*outcome="(\w+)"[^}]*\} (\d+)/gm))
    outcomes[outcome] = (outcomes[outcome] ?? 0) + Number(count);
  const within = new Map();
  for (const [, bound, count] of text.matchAll(/^prober_queue_seconds_bucket\{[^}]*le="([^"]+)"[^}]*\} (\d+)/gm))
    within.set(bound, Number(count));
  return { outcomes, within };
}

/** The smallest bucket that holds this share of what was counted between two readings. */
function sentWithin(before, after, share) {
  const count = (bound) => after.within.get(bound) - (before.within.get(bound) ?? 0);
  const all = count('+Inf');
  return [...after.within.keys()].find((bound) => count(bound) >= share * all);
}

const start = () => startProduct(PORT, folder, { TRUSTED_PROXIES: '127.0.0.1/32' });

async function stop() {
  const gone = new Promise((resolve) => product.once('exit', resolve));
  product.kill('SIGTERM');
  await gone;
}

async function compareWithKuma(rate) {
  const kuma = await checksOfKuma({ port: PORT, sitePort: SITE_PORT });
  const name = `${SERVERS} servers, checks a CPU second against Uptime Kuma`;
  const verdict = result({ name, ours: rate, rival: kuma?.rate ?? null, goal: 25 });
  const times = kuma ? `, ${(rate / kuma.rate).toFixed(1)} times the ${kuma.rate.toFixed(0)} of ${kuma.how}` : '';
  console.log(`${rate.toFixed(0)} checks a CPU second, idle included${times}: ${verdict}`);
}

let asked = 0;
const site = createServer((_, response) => {
  asked += 1;
  response.end('<title>fine</title>');
}).listen(SITE_PORT, '0.0.0.0');
await once(site, 'listening');
const since = (at) => ((performance.now() - at) / 1000).toFixed(2);
const startedAt = performance.now();
let product = start();
try {
  await untilReady(product, base);
  const readySeconds = since(startedAt);
  result({ name: 'first start to ready, s', ours: Number(readySeconds), lower: true });
  console.log(`first start to ready (new data folder): ${readySeconds} s`);
  await sleep(quick ? 1_000 : 15_000);
  await measureIdle(product, folder, quick ? 1_000 : 20_000);
  const customers = await signUpFor(base, Math.min(SERVERS, CUSTOMERS_AT_MOST * 100));
  const movingAt = performance.now();
  await moveIn(folder, customers, { servers: SERVERS, sitePort: SITE_PORT });
  while ((await askDatabase(folder, 'SELECT count(*)::int AS known FROM scheduler.schedule_entry'))[0].known < SERVERS) await sleep(500);
  console.log(`${SERVERS} servers moved in by an operator and known to the scheduler after ${since(movingAt)} s`);
  await sleep(SETTLE_MS);
  const before = await checksSoFar();
  const writtenBefore = (await databaseCounts(folder)).written;
  const percent = await share(product, folder, WATCHED_MS);
  const after = await checksSoFar();
  const { written, stored } = await databaseCounts(folder);
  const made = total(after.outcomes) - total(before.outcomes);
  if (made > 0) {
    const bytes = (written - writtenBefore) / made;
    result({ name: 'written to the log of PostgreSQL, bytes a check', ours: bytes, goal: 425, lower: true });
    console.log(`each check: ${bytes.toFixed(0)} bytes written, ${(stored / total(after.outcomes)).toFixed(0)} stored among the pings`);
  }
  const mb = memoryMb(treeOf(product.pid, folder));
  result({ name: `${SERVERS} servers, MB`, ours: mb });
  result({ name: `${SERVERS} servers, % of one core`, ours: percent, lower: true });
  console.log(`${SERVERS} servers at one minute: ${mb} MB, ${percent} % of one core`);
  const outcomes = Object.entries(after.outcomes).map(([outcome, count]) => `${count - (before.outcomes[outcome] ?? 0)} ${outcome}`);
  console.log(`one minute's checks: ${outcomes.join(', ')}`);
  // A quick run need not hold a whole minute, so it counts from the start.
  const from = quick ? { outcomes: {}, within: new Map() } : before;
  result({ name: 'due to sent, s at the 99th percentile', ours: Number(sentWithin(from, after, 0.99)), goal: 0.1, lower: true });
  console.log(
    `due to sent: half within ${sentWithin(from, after, 0.5)} s, 99 % within ${sentWithin(from, after, 0.99)} s (goal 0.1 s at 10,000 servers)`,
  );
  const stopAt = performance.now();
  await stop();
  const stopSeconds = since(stopAt);
  result({ name: 'clean stop, s', ours: Number(stopSeconds), goal: 2, lower: true });
  console.log(`clean stop: ${stopSeconds} s`);
  asked = 0;
  const againAt = performance.now();
  product = start();
  while (asked === 0) {
    if (product.exitCode !== null || performance.now() - againAt > 120_000) throw new Error('after the new start no check reached a site');
    await sleep(5);
  }
  const againSeconds = since(againAt);
  result({ name: 'start again to the first check, s', ours: Number(againSeconds), goal: 5, lower: true });
  console.log(`start again to the first check that reaches a site: ${againSeconds} s (goal 5 s at 10,000 servers)`);
  await untilReady(product, base);
  await stop();
  // A quick run is over before its servers were checked once.
  if (!quick) await compareWithKuma(made / ((percent / 100) * (WATCHED_MS / 1_000)));
  finish();
} finally {
  product.kill('SIGKILL');
  site.close();
  rmSync(folder, { recursive: true, force: true });
}
