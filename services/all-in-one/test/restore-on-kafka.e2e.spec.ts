import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sleep } from '@nowahala/platform';
import { eventually, startFakeSmtp, throwawayDatabase } from '@nowahala/testkit';
import type { FakeSmtp, ThrowawayDatabase } from '@nowahala/testkit';
import pg from 'pg';
import { runCommand } from '../src/ops/command.js';
import { addServer, becomeCustomer, beginCheckout, hasPlan, openIncident, PracticeSite } from './customers.js';
import type { Founder } from './customers.js';
import { Product } from './product.js';

const { KAFKA_BROKERS, CI } = process.env;
if (!KAFKA_BROKERS) {
  const missing = 'A restore beside a Kafka that goes on is skipped: KAFKA_BROKERS is not set';
  if (CI === 'true') throw new Error(missing);
  console.warn(missing);
}

const HOUR_MS = 3_600_000;
/** Of the ports of a website the one that nothing else here takes on every address. */
const PORT = 8443;
const PASSWORD = 'correct horse battery';
jest.setTimeout(180_000);

/** On a busy machine what is asked for all the time reaches the limit of its account, and what is changed next is refused. */
const seldom =
  <T>(ask: () => Promise<T>) =>
  async (): Promise<T> => {
    await sleep(400);
    return ask();
  };

/** As deploy/runbooks/backup-and-restore.md says, where the bus keeps what the database has forgotten. */
(KAFKA_BROKERS ? describe : describe.skip)('a backup that is restored an hour later beside a Kafka that went on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nowahala-restore-'));
  const backup = join(folder, 'backup');
  const list = join(folder, 'erasures.json');
  const website = new PracticeSite('127.0.0.51', PORT);
  const blog = new PracticeSite('127.0.0.52', PORT);
  const depot = new PracticeSite('127.0.0.53', PORT);
  let lost: ThrowawayDatabase;
  let database: ThrowawayDatabase;
  let smtp: FakeSmtp;
  let product: Product;
  let ada: Founder;
  let bola: Founder;
  let chidi: Awaited<ReturnType<typeof beginCheckout>>;
  let shopId: string;
  let blogId: string;
  let depotId: string;
  let lateId: string;
  let restoredAt: number;
  let epochBefore: number;
  let books: Record<string, unknown>[];
  const standing: pg.Client[] = [];

  const settings = () => ({
    DATABASE_URL: database.url,
    KAFKA_BROKERS: KAFKA_BROKERS!,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
  });
  const start = (port?: number) =>
    Product.start({
      dataDir: mkdirOf(join(folder, 'data')),
      env: { ...settings(), TEST_CLOCK: '1', SMTP_URL: smtp.url, MAIL_FROM: 'NoWahala <alerts@nowahala.example>' },
      ...(port && { port }),
    });
  const operator = (...argv: string[]) => runCommand(argv, settings());
  const mailsAbout = (words: RegExp) =>
    smtp.mails.filter(({ mail, envelope }) => words.test(mail.subject ?? '') && envelope.to.includes(ada.email)).length;
  const stateOf = async (id: string) => (await ada.customer.get(`server/get/${id}`)).body.data.state as string;
  const epochs = async () =>
    (
      await database.query(`SELECT min(epoch)::int AS least, max(epoch)::int AS most FROM scheduler.lease WHERE name LIKE 'shards-%'`)
    )[0] as {
      least: number;
      most: number;
    };

  /** Whoever writes to these tables waits: its messages stay on the bus, unread. */
  async function holdUp(...tables: string[]): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    standing.push(client);
    await client.connect();
    await client.query(`BEGIN; LOCK TABLE ${tables.join(', ')} IN SHARE MODE`);
    return () => client.end();
  }
  const published = (service: string) =>
    eventually(`${service} has published`, async () => (await database.query(`SELECT 1 FROM ${service}.outbox`)).length === 0, 20_000);

  beforeAll(async () => {
    process.env.TEST_DATABASE_URL = process.env.TEST_APART_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
    database = await throwawayDatabase();
    smtp = await startFakeSmtp();
    await Promise.all([website.up(), depot.up()]);
    product = await start();
    ada = await becomeCustomer(product.customer());
    blogId = await addServer(ada, blog, { name: 'Blog' });
    shopId = await addServer(ada, website, { name: 'Shop' });
    depotId = await addServer(ada, depot, { name: 'Depot' });
    bola = await becomeCustomer(product.customer());
    await addServer(bola, website, { name: "Bola's" });
    chidi = await beginCheckout(product.customer(), 'Growth');
    await eventually(
      'the blog is known to be down',
      seldom(() => openIncident(ada, blogId)),
      120_000,
    );
    await eventually('she is told', () => mailsAbout(/Blog is down/) === 1, 60_000);
    await eventually(
      'the depot is up',
      seldom(async () => (await stateOf(depotId)) === 'up'),
      60_000,
    );
  });
  afterAll(async () => {
    await Promise.all(standing.map((client) => client.end()));
    await product?.stop();
    await Promise.all([website.down(), blog.down(), depot.down()]);
    await smtp?.stop();
    await database?.drop();
    await lost?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is made while a maintenance is on the bus of which its reader has not heard', async () => {
    const goOn = await holdUp('analyzer.maintenance');
    expect((await ada.customer.post(`server/${depotId}/maintenance`, { minutes: 1_200 })).status).toBe(201);
    await published('workspaces');
    expect((await operator('data', 'export', backup)).code).toBe(0);
    await goOn();
    await eventually(
      'it is heard of after the backup',
      seldom(async () => (await stateOf(depotId)) === 'maintenance'),
      60_000,
    );
  });

  it('misses an hour, the last of which nobody has read when the database is lost', async () => {
    await chidi.pay();
    lateId = await addServer(ada, website, { name: 'Late' });
    const shortId = await addServer(ada, website, { name: 'Short' });
    expect((await ada.customer.call('DELETE', `/api/server/${shortId}`)).status).toBeLessThan(300);
    expect((await bola.customer.call('DELETE', `/api/user/${bola.userId}`, { password: PASSWORD })).status).toBeLessThan(300);
    await eventually(
      'the plan is active',
      seldom(() => hasPlan(chidi.founder)),
      60_000,
    );
    await eventually('she is forgotten', () => forgotten(), 120_000);
    writeFileSync(list, (await operator('ops', 'erasures', 'list')).text);

    await holdUp('notifier.server', 'notifier.incident');
    expect((await ada.customer.patch(`server/update/${shopId}`, { name: 'Market' })).status).toBeLessThan(300);
    await website.down();
    await ada.customer.post(`server/${shopId}/check`);
    await eventually(
      'the shop is known to be down',
      seldom(() => openIncident(ada, shopId)),
      120_000,
    );
    await Promise.all([published('workspaces'), published('analyzer')]);
    epochBefore = (await epochs()).most;
    books = await database.query('SELECT to_jsonb(t) AS row FROM billing.sandbox_transaction t');
    await database.cut();
    await product.stop();
    await website.up();
    await depot.down();
  });

  it('is restored beside what Kafka keeps, and Kafka goes on where the backup was', async () => {
    lost = database;
    database = await throwawayDatabase();
    expect((await operator('data', 'import', backup)).code).toBe(0);
    await keepBooksOfProvider();
    await eventually(
      'nobody reads any more, and Kafka goes on where the backup was',
      async () => {
        const { code, text } = await operator('ops', 'after-restore', '--yes');
        if (code !== 0) throw new Error(text);
        return true;
      },
      60_000,
    );
    expect((await epochs()).least).toBeGreaterThan(epochBefore);
    writeFileSync(join(folder, 'data', 'test-clock'), String(HOUR_MS));
    product = await start(product.port);
    restoredAt = Date.now() + HOUR_MS;
    for (const founder of [ada, bola, chidi.founder]) {
      const back = await founder.customer.post('auth/login', { email: founder.email, password: PASSWORD });
      expect(back.status).toBe(200);
      founder.customer.token = back.body.token;
    }
    expect((await operator('ops', 'erasures', 'replay', list, '--yes')).text).toContain('1 are being forgotten again');
    expect((await operator('ops', 'reconcile')).text).toContain('Compared');
  });

  it('checks go on within a minute, of what the backup knows', async () => {
    expect((await ada.customer.post(`server/${depotId}/check`)).status).toBe(200);
    const checked = `SELECT server_id FROM analyzer.ping WHERE server_id = ANY($1::uuid[]) AND kind = 0 AND scheduled_at > $2`;
    const known = [shopId, blogId];
    await eventually(
      'a server of the backup is checked in its turn',
      async () => (await database.query(checked, [known, new Date(restoredAt)])).length > 0,
      60_000,
    );
    expect((await ada.customer.get(`server/get/${lateId}`)).status).toBe(404);
    expect(await database.query('SELECT 1 FROM scheduler.schedule_entry WHERE server_id = $1', [lateId])).toEqual([]);
  });

  it('what was on the bus at the backup has arrived: the depot is in maintenance and nobody is woken', async () => {
    await eventually(
      'its maintenance is heard of again',
      seldom(async () => (await stateOf(depotId)) === 'maintenance'),
      30_000,
    );
    expect(await openIncident(ada, depotId)).toBeUndefined();
  });

  it('what nobody had read of the lost hour is told to nobody, and holds up nothing that is new', async () => {
    expect((await ada.customer.patch(`server/update/${shopId}`, { name: 'Stall' })).status).toBeLessThan(300);
    await eventually('the new name has arrived', async () => {
      const [row] = await database.query('SELECT name FROM notifier.server WHERE server_id = $1', [shopId]);
      return row?.['name'] === 'Stall';
    });
    await eventually('no group is behind', async () => (await operator('ops', 'lag')).code === 0, 60_000);
    const known = await database.query('SELECT id FROM analyzer.incident_list WHERE user_id = $1', [ada.userId]);
    const incidents = await database.query('SELECT incident_id FROM notifier.incident WHERE user_id = $1', [ada.userId]);
    expect(incidents.map((row) => row['incident_id'])).toEqual(known.map((row) => row['id']));
    expect((await operator('ops', 'parked', 'list')).text).toBe('Nothing is parked.');
  });

  it('who left stays away, and who paid is served', async () => {
    await eventually('she is forgotten again', () => forgotten(), 120_000);
    expect((await product.customer().post('auth/login', { email: bola.email, password: PASSWORD })).status).toBe(401);
    await eventually(
      'the plan is active',
      seldom(() => hasPlan(chidi.founder)),
      60_000,
    );
    expect((await operator('ops', 'reconcile')).text).toContain('Nothing to explain.');
  });

  it('has told of the one outage once', () => {
    expect(mailsAbout(/Blog is down/)).toBe(1);
    expect(mailsAbout(/(Shop|Market|Stall|Depot|Late) is/)).toBe(0);
    expect(mailsAbout(/still down|is back/)).toBe(0);
  });

  async function forgotten(): Promise<boolean> {
    const rows = await database.query(`SELECT 1 FROM identity.erasure_task WHERE user_id = $1 AND finished_at IS NOT NULL`, [bola.userId]);
    return rows.length === 1;
  }

  /** The provider's own, which no backup of ours takes back; the sandbox keeps them in our database. */
  async function keepBooksOfProvider(): Promise<void> {
    await database.query('DELETE FROM billing.sandbox_transaction');
    await database.query(
      `INSERT INTO billing.sandbox_transaction OVERRIDING SYSTEM VALUE
       SELECT (jsonb_populate_record(NULL::billing.sandbox_transaction, row || '{"call_due_at": null}')).* FROM jsonb_array_elements($1::jsonb) AS row`,
      [JSON.stringify(books.map(({ row }) => row))],
    );
  }
});

function mkdirOf(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}
