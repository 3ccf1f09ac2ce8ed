import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort, throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import { runCommand } from '../src/ops/command.js';
import { addServer, alertsTo, becomeCustomer, openIncident, PracticeSite } from './customers.js';
import type { Founder } from './customers.js';
import { Product } from './product.js';

const HOUR_MS = 3_600_000;
const PASSWORD = 'correct horse battery';
const folder = mkdtempSync(join(tmpdir(), 'nowahala-restore-'));
const exported = join(folder, 'backup');
const list = join(folder, 'erasures.json');
const website = new PracticeSite('127.0.0.31');
const blog = new PracticeSite('127.0.0.32');
let database: ThrowawayDatabase;
let product: Product;
let prober: Product;
let ada: Founder;
let bola: Founder;
let shopId: string;
let blogId: string;
let lateId: string;
let epochs: Map<string, number>;
let before: string[];
let restoredAt: number;

/** What an operator does on the machine of the product. */
const operatorAt = (url: string, ...argv: string[]) =>
  runCommand(argv, { DATA_DIR: product.dataDir, DATABASE_URL: url, LOG_LEVEL: 'error' });
const operator = (...argv: string[]) => operatorAt(database.url, ...argv);
const start = (over: { dataDir?: string; port?: number } = {}) =>
  Product.start({ env: { TEST_CLOCK: '1', DATABASE_URL: database.url }, ...over });

/** One more in a process of its own, whose only port tells of its health. */
async function startProber(): Promise<Product> {
  const port = await freePort();
  const env = { SERVICES: 'prober', METRICS_PORT: String(port), DATABASE_URL: database.url, PROBE_ALLOW_NETWORKS: '127.0.0.0/8' };
  return Product.start({ env, port });
}

const query = async <T>(text: string, values: unknown[] = []) => (await database.query(text, values)) as T[];
const epochsNow = async () =>
  new Map(
    (await query<{ name: string; epoch: number }>(`SELECT name, epoch::int FROM scheduler.lease`)).map(({ name, epoch }) => [name, epoch]),
  );
const checkedSince = async (serverId: string, at: number) =>
  (await query(`SELECT 1 FROM analyzer.ping WHERE server_id = $1 AND scheduled_at > $2 LIMIT 1`, [serverId, new Date(at)])).length === 1;
const subjectsTo = async (founder: Founder) => (await alertsTo(founder, /./)).map(({ subject }) => subject);

beforeAll(async () => {
  database = await throwawayDatabase();
  product = await start();
  prober = await startProber();
  await website.up();
  ada = await becomeCustomer(product.customer());
  bola = await becomeCustomer(product.customer());
  shopId = await addServer(ada, website);
  blogId = await addServer(ada, blog, { name: 'Blog' });
  await addServer(bola, website, { name: "Bola's" });
  await eventually('the blog is known to be down', () => openIncident(ada, blogId), 120_000);
  await eventually('she is told', async () => (await alertsTo(ada, /Blog is down/)).length === 1, 60_000);
});
afterAll(async () => {
  await website.down();
  await blog.down();
  for (const one of [prober, product]) {
    await one?.stop();
    one?.removeData();
  }
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const forgotten = async () =>
  (await query(`SELECT 1 FROM identity.erasure_task WHERE user_id = $1 AND finished_at IS NOT NULL`, [bola.userId])).length === 1;

describe('a backup that is restored an hour later under a product that works', () => {
  it('is made; afterwards somebody leaves, an outage is over and a server is added', async () => {
    expect((await operator('data', 'export', exported)).code).toBe(0);
    epochs = await epochsNow();
    await blog.up();
    expect((await bola.customer.call('DELETE', `/api/user/${bola.userId}`, { password: PASSWORD })).status).toBeLessThan(300);
    await eventually('she is forgotten', forgotten, 120_000);
    lateId = await addServer(ada, website, { name: 'Late' });
    await eventually('it is checked', () => checkedSince(lateId, 0), 120_000);
    const readers = `SELECT 1 FROM bus.bus_group WHERE grp = 'prober.main' GROUP BY grp HAVING count(DISTINCT owner) = 2`;
    await eventually('both probers check', async () => (await query(readers)).length === 1, 60_000);
    writeFileSync(list, (await operator('ops', 'erasures', 'list')).text);
  }, 480_000);

  it('takes the place of the database, and whatever has known the lost hour ends before it touches it', async () => {
    const restored = await throwawayDatabase();
    expect((await operatorAt(restored.url, 'data', 'import', exported)).code).toBe(0);
    const replayed = await operatorAt(restored.url, 'ops', 'erasures', 'replay', list, '--yes');
    expect(replayed.text).toContain('1 are being forgotten again');
    await database.replaceBy(restored);
    for (const one of [product, prober]) {
      expect(await one.untilEnded()).toBe(1);
      expect(one.output).toContain('database restored under this process');
    }
    expect(await query(`SELECT 1 FROM analyzer.schedule_gap`)).toEqual([]);
    expect(await epochsNow()).toEqual(epochs);
  }, 180_000);

  it('comes up with everybody who was there, and not with her who has left since', async () => {
    writeFileSync(join(product.dataDir, 'test-clock'), String(HOUR_MS));
    product = await start({ dataDir: product.dataDir, port: product.port });
    restoredAt = Date.now() + HOUR_MS;
    before = await subjectsTo(ada);
    expect((await bola.customer.post('auth/login', { email: bola.email, password: PASSWORD })).status).toBe(401);
    ada.customer.token = (await ada.customer.post('auth/login', { email: ada.email, password: PASSWORD })).body.token;
    await eventually('she is forgotten again', forgotten, 120_000);
  }, 180_000);

  it('is checked on at once, by new owners of the shards, and the hour is a gap and no outage', async () => {
    for (const serverId of [shopId, blogId]) await eventually('it is checked', () => checkedSince(serverId, restoredAt), 120_000);
    const now = await epochsNow();
    for (const [name, epoch] of epochs) if (name.startsWith('shards-')) expect(now.get(name)).toBeGreaterThan(epoch);
    expect((await operator('ops', 'shards')).code).toBe(0);
    const [gap] = await query<{ seconds: number }>(
      `SELECT coalesce(max(extract(epoch FROM gap_to - gap_from)), 0)::int AS seconds FROM analyzer.schedule_gap`,
    );
    expect(gap!.seconds).toBeGreaterThan(3_000);
    const { stats } = (await ada.customer.get(`server/stats/${shopId}?range=24h`)).body;
    expect(stats.totalFailures).toBe(0);
    expect((await ada.customer.get(`server/get/${lateId}`)).status).toBe(404);
    expect(await checkedSince(lateId, 0)).toBe(false);
  }, 180_000);

  it('is told what holds now and nothing of the past', async () => {
    await eventually('the outage ends that ended meanwhile', async () => (await openIncident(ada, blogId)) === undefined, 240_000);
    await eventually('the all-clear', async () => (await alertsTo(ada, /Blog is back/)).length === 1, 60_000);
    expect(await subjectsTo(ada)).toEqual([expect.stringContaining('Blog is back'), ...before]);
    expect(before.filter((subject) => subject.includes('still down'))).toEqual([]);
  }, 360_000);

  it('leaves nothing behind of her within the hour', async () => {
    await ada.customer.call('POST', '/dev/clock', { advanceMs: HOUR_MS + 60_000 });
    await eventually('nothing is left', async () => (await operator('ops', 'erase-check')).code === 0, 90_000);
  }, 120_000);

  it('reads on where the backup was, with nothing behind, parked or unexplained', async () => {
    await eventually('no group is behind', async () => (await operator('ops', 'lag')).code === 0, 60_000);
    expect((await operator('ops', 'parked', 'list')).text).toBe('Nothing is parked.');
    expect((await operator('ops', 'reconcile')).text).toContain('Nothing to explain.');
  }, 120_000);
});
