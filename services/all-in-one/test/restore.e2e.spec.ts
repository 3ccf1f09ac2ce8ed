import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@nowahala/testkit';
import pg from 'pg';
import { openEngines } from '../src/ops/backing-services.js';
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
let product: Product;
let ada: Founder;
let bola: Founder;
let shopId: string;
let blogId: string;
let epochs: Map<string, number>;
let before: string[];
let restoredAt: number;

/** What an operator does on the machine of the product. */
const operator = (...argv: string[]) => runCommand(argv, { DATA_DIR: product.dataDir, LOG_LEVEL: 'error' });

async function query<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const engines = await openEngines({ DATA_DIR: product.dataDir, LOG_LEVEL: 'error' });
  try {
    return (await engines.sql.query<T>(text, values)).rows;
  } finally {
    await engines.close();
  }
}
const epochsNow = async () =>
  new Map(
    (await query<{ name: string; epoch: number }>(`SELECT name, epoch::int FROM scheduler.lease`)).map(({ name, epoch }) => [name, epoch]),
  );
const checkedSince = async (serverId: string, at: number) =>
  (await query(`SELECT 1 FROM analyzer.ping WHERE server_id = $1 AND scheduled_at > $2 LIMIT 1`, [serverId, new Date(at)])).length === 1;
const subjectsTo = async (founder: Founder) => (await alertsTo(founder, /./)).map(({ subject }) => subject);

beforeAll(async () => {
  product = await Product.start({ env: { TEST_CLOCK: '1' } });
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
  await product?.stop();
  product?.removeData();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup that is restored an hour later', () => {
  it('is made while the product works; afterwards somebody leaves and an outage is over', async () => {
    expect((await operator('data', 'export', exported)).code).toBe(0);
    epochs = await epochsNow();
    await blog.up();
    expect((await bola.customer.call('DELETE', `/api/user/${bola.userId}`, { password: PASSWORD })).status).toBeLessThan(300);
    await eventually(
      'she is forgotten',
      async () =>
        (await query(`SELECT 1 FROM identity.erasure_task WHERE user_id = $1 AND finished_at IS NOT NULL`, [bola.userId])).length === 1,
      120_000,
    );
    writeFileSync(list, (await operator('ops', 'erasures', 'list')).text);
  }, 480_000);

  it('comes up with everybody who was there', async () => {
    const { port } = product;
    await product.kill();
    product.removeData();
    const dataDir = mkdtempSync(join(tmpdir(), 'nowahala-product-'));
    mkdirSync(dataDir, { recursive: true });
    expect((await runCommand(['data', 'import', exported], { DATA_DIR: dataDir, LOG_LEVEL: 'error' })).code).toBe(0);
    writeFileSync(join(dataDir, 'test-clock'), String(HOUR_MS));
    product = await Product.start({ env: { TEST_CLOCK: '1' }, dataDir, port });
    restoredAt = Date.now() + HOUR_MS;
    before = await subjectsTo(ada);
    const back = await bola.customer.post('auth/login', { email: bola.email, password: PASSWORD });
    expect(back.status).toBe(200);
    ada.customer.token = (await ada.customer.post('auth/login', { email: ada.email, password: PASSWORD })).body.token;
  }, 180_000);

  it('does not bring back who has left since', async () => {
    expect((await operator('ops', 'erasures', 'replay', list, '--yes')).text).toContain('1 are being forgotten again');
    expect((await product.customer().post('auth/login', { email: bola.email, password: PASSWORD })).status).toBe(401);
    await eventually(
      'she is forgotten again',
      async () =>
        (await query(`SELECT 1 FROM identity.erasure_task WHERE user_id = $1 AND finished_at IS NOT NULL`, [bola.userId])).length === 1,
      120_000,
    );
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
