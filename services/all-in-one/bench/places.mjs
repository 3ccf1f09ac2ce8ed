/**
 * `npm run bench:places`: the bounds of the verdicts where several places watch (RULES.md#regions), on one machine: the one-machine
 * run plays the home place, three more processes play two probers of London and one of Frankfurt. Sites and references tell them
 * apart by what their checks say of themselves, so that each can be cut off alone. Exit code 1 where a bound is not kept.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startFakeSmtp } from '../../libs/testkit/dist/fakes/smtp.js';
import { finish, result, size } from '../../libs/testkit/bench/results.mjs';
import { addServer, becomeCustomer, callsTo, persistently } from '../gameday/customers.mjs';
import { startDatabase } from '../gameday/records.mjs';
import { START_ARGUMENTS, startProduct, untilReady } from './processes.mjs';

const SITES = size('SITES', 18, 18);
const SITE_PORT = Number(process.env.SITE_PORT ?? 8_443);
const PORT = Number(process.env.BENCH_PORT ?? 18_490);
/** What RULES.md#regions promises, in seconds. */
const BOUNDS = { partial: 60, left: 30, silent: 15 };
const WATCHED_MS = 75_000;
/** In which every server is due once, and its answer is written down. */
const ONE_ROUND_MS = 66_000;
const base = `http://127.0.0.1:${PORT}`;
const folder = mkdtempSync(join(tmpdir(), 'nowahala-places-'));
chmodSync(folder, 0o755);

/** Each prober with the reference that proves its way out. */
const PROBERS = {
  home: { region: 'lagos', reference: '127.94.1.1' },
  'london-1': { region: 'london', reference: '127.94.2.1' },
  'london-2': { region: 'london', reference: '127.94.3.1' },
  'frankfurt-1': { region: 'frankfurt', reference: '127.94.4.1' },
};
const settingsOf = (name) => ({
  KAFKA_BROKERS: '',
  REDIS_URL: '',
  NODE_OPTIONS: '',
  DATABASE_URL: database.url,
  PUBLIC_URL: base,
  PROBE_ALLOW_NETWORKS: '127.0.0.0/8',
  PROBE_REGION: PROBERS[name].region,
  PROBE_REGIONS: 'lagos,london,frankfurt',
  PROBE_REFERENCE_TARGETS: `http://${PROBERS[name].reference}:${SITE_PORT}/`,
  SUPPORT_EMAIL: `${name}@places.example`,
});

/** `prober site`, `prober *`: who is sent away where. */
const cut = new Set();
const answered = new Map();
const web = createServer((request, response) => {
  const prober = /abuse: ([\w-]+)@places/.exec(request.headers['user-agent'] ?? '')?.[1];
  const address = request.socket.localAddress;
  if (cut.has(`${prober} *`) || cut.has(`${prober} ${address}`)) return request.socket.resetAndDestroy();
  answered.set(prober, (answered.get(prober) ?? 0) + 1);
  return response.writeHead(200, { 'content-type': 'text/html', connection: 'close' }).end('<title>Fine</title>Welcome');
});

const running = new Map();
function startProber(name) {
  const child = spawn(process.execPath, START_ARGUMENTS, {
    env: {
      ...process.env,
      ...settingsOf(name),
      NOWAHALA_SKIP_BUILD: '1',
      SERVICES: 'prober',
      DATA_DIR: folder,
      METRICS_PORT: String(PORT + 10 + running.size),
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.set(name, child);
}

const seconds = (ms) => ms / 1_000;
const verdicts = [];
function judge(what, value, goal) {
  const isKept = value !== null && value <= goal;
  verdicts.push(isKept);
  if (value !== null) result({ name: what, ours: value, goal, lower: true });
  console.log(`${isKept ? 'kept    ' : 'NOT KEPT'} ${what}: ${value === null ? 'never' : value.toFixed(1)} (at most ${goal})`);
}

await new Promise((resolve, reject) => web.once('error', reject).listen(SITE_PORT, '0.0.0.0', resolve));
const smtp = await startFakeSmtp();
const database = await startDatabase(folder);
const product = startProduct(PORT, folder, { ...settingsOf('home'), SMTP_URL: smtp.url });
let client;
try {
  await untilReady(product, base);
  for (const name of Object.keys(PROBERS)) if (name !== 'home') startProber(name);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const query = async (sql, ...parameters) => (await client.query(sql, parameters)).rows;
  const incidentsSince = (from) =>
    query('SELECT server_id, kind, started_at, opened_at FROM analyzer.incident_list WHERE opened_at >= $1 ORDER BY opened_at', from);
  const pingsSince = (from) =>
    query(
      `SELECT server_id, region, CASE status WHEN 0 THEN 'good' WHEN 4 THEN 'unknown' ELSE 'bad' END AS outcome, started_at, scheduled_at
       FROM analyzer.ping WHERE scheduled_at >= $1`,
      from,
    );
  const call = callsTo(base);
  const customer = await becomeCustomer({ call, mails: smtp.mails, planName: 'Scale' });
  const { token } = customer;
  const regions = async () => (await call('GET', 'api/region/list', undefined, { token })).data;
  const mailsNow = () => smtp.mails.filter(({ envelope }) => envelope.to.includes(customer.email)).length;
  const sites = Array.from({ length: SITES }, (_, index) => ({ name: `Site ${index}`, address: `127.93.${index}.1` }));
  for (const site of sites) site.serverId = await addServer(call, customer, site, SITE_PORT);
  await persistently('three live places', async () => (await regions()).filter(({ live }) => live).length === 3);
  await persistently('a check by each prober', async () => Object.keys(PROBERS).every((name) => answered.has(name)));
  await sleep(20_000);

  await oneOfTwoIsBlind();
  await aPlaceDies();
  await partOfTheSites();
  await homeIsCutOff();

  async function oneOfTwoIsBlind() {
    const [before, mails] = [new Date(), mailsNow()];
    const goodBefore = answered.get('london-2');
    cut.add('london-1 *');
    await sleep(WATCHED_MS);
    const bad = (await pingsSince(before)).filter(
      ({ region, outcome, started_at: at }) => region === 'london' && outcome === 'bad' && at > before,
    );
    const lastBad = Math.max(0, ...bad.map(({ started_at: at }) => seconds(at - before)));
    judge('a prober without a way out, seconds until its last bad vote', lastBad, BOUNDS.silent);
    judge('messages to its customers about that', mailsNow() - mails, 0);
    const goes = answered.get('london-2') - goodBefore;
    judge('its sibling checked nothing (1 is yes)', goes > 0 ? 0 : 1, 0);
    console.log(`         its sibling answered for ${goes} checks meanwhile`);
    cut.delete('london-1 *');
    await persistently('London sees again', async () => (await regions()).find(({ id }) => id === 'london').live);
  }

  async function aPlaceDies() {
    const killedAt = new Date();
    running.get('frankfurt-1').kill('SIGKILL');
    const live = async () => (await regions()).find(({ id }) => id === 'frankfurt').live;
    let leftAfter = null;
    while (Date.now() - killedAt < WATCHED_MS) {
      if (leftAfter === null && !(await live())) leftAfter = seconds(Date.now() - killedAt);
      await sleep(500);
    }
    judge('a place that is killed, seconds until it is no longer live', leftAfter, BOUNDS.left);
    await sleep(BOUNDS.left * 1_000 + ONE_ROUND_MS - WATCHED_MS);
    const measured = (await pingsSince(new Date(+killedAt + BOUNDS.left * 1_000))).filter(({ outcome }) => outcome === 'good');
    judge('servers without a good check in the minute after the bound', SITES - new Set(measured.map(({ server_id: id }) => id)).size, 0);
    judge('outages that were opened because of it', (await incidentsSince(killedAt)).length, 0);
    startProber('frankfurt-1');
    await persistently('Frankfurt is live again', live);
  }

  async function partOfTheSites() {
    const from = new Date();
    const [mails, chosen] = [mailsNow(), sites.slice(0, 6)];
    for (const { address } of chosen) for (const name of ['london-1', 'london-2']) cut.add(`${name} ${address}`);
    await sleep(WATCHED_MS + 60_000);
    const found = await incidentsSince(from);
    const waits = found.map((one) => seconds(one.opened_at - one.started_at));
    judge(
      'reached from two of three places: seconds to the partial incident',
      found.length === 0 ? null : Math.max(...waits),
      BOUNDS.partial,
    );
    judge('incidents about it that are not partial', found.filter(({ kind }) => kind !== 'partial').length, 0);
    judge('messages beyond one for each', Math.max(0, mailsNow() - mails - found.length), 0);
    console.log(
      `         ${found.length} of ${chosen.length} sites had one within ${seconds(WATCHED_MS + 60_000)} s: the others were not yet asked from London`,
    );
    cut.clear();
    await sleep(WATCHED_MS + ONE_ROUND_MS);
    await persistently('they are reached again', async () => (await incidentsSinceOpen()) === 0);
  }

  async function incidentsSinceOpen() {
    return (await query(`SELECT 1 FROM analyzer.incident_list WHERE status = 'open'`)).length;
  }

  async function homeIsCutOff() {
    await sleep(5_000);
    const [from, mails] = [new Date(), mailsNow()];
    cut.add('home *');
    await sleep(WATCHED_MS);
    cut.delete('home *');
    await sleep(30_000);
    judge('the home place is cut off: messages to its customers', mailsNow() - mails, 0);
    judge('the home place is cut off: incidents', (await incidentsSince(from)).length, 0);
    const pings = (await pingsSince(from)).filter(({ region }) => region !== 'lagos');
    judge('the other places checked nothing (1 is yes)', pings.some(({ outcome }) => outcome === 'good') ? 0 : 1, 0);
  }
  finish();
  const kept = verdicts.filter(Boolean).length;
  console.log(`${kept} of ${verdicts.length} bounds kept`);
  process.exitCode = kept === verdicts.length ? 0 : 1;
} finally {
  await client?.end();
  for (const child of [...running.values(), product]) child.kill('SIGTERM');
  await Promise.race([new Promise((resolve) => product.once('exit', resolve)), sleep(20_000)]);
  for (const child of [...running.values(), product]) child.kill('SIGKILL');
  await database.stop();
  await smtp.stop();
  web.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
