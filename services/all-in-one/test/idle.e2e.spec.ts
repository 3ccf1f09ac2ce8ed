import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { EmbeddedPostgres, sleep } from '@nowahala/platform';
import pg from 'pg';
import { Product } from './product.js';

const MOST_CONNECTIONS = 10;
/** A quiet minute takes about 500; a loop of two statements a second is more than the rest. */
const MOST_TRANSACTIONS_A_MINUTE = 600;
const SETTLED_MS = 30_000;
const MINUTE_MS = 60_000;

describe('npm start on one machine', () => {
  let product: Product;
  let sql: pg.Client;

  const count = async (statement: string): Promise<number> => Number((await sql.query(`SELECT (${statement}) AS count`)).rows[0].count);
  /** Without that of this spec. */
  const connections = () => count(`SELECT count(*) - 1 FROM pg_stat_activity WHERE backend_type = 'client backend'`);
  const transactions = () => count('SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = current_database()');

  beforeAll(async () => {
    product = await Product.start();
    sql = new pg.Client({ connectionString: await EmbeddedPostgres.runningAt(join(product.dataDir, 'postgres')) });
    await sql.connect();
  });
  afterAll(async () => {
    await sql?.end();
    await product?.stop();
    product?.removeData();
  });

  it('asks its database little while nothing happens', async () => {
    await sleep(SETTLED_MS);
    const before = await transactions();
    await sleep(MINUTE_MS);
    const asked = (await transactions()) - before;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(MOST_TRANSACTIONS_A_MINUTE);
  });

  it('has ten connections to its database at most, also when everybody comes at once', async () => {
    const seen: number[] = [await connections()];
    const person = (index: number) => ({
      ...{ email: `idle${index}@example.com`, password: 'a long spec password', fullName: 'Idle', username: `idle${index}` },
      location: { country: 'NG' },
    });
    const signUps = Promise.all(Array.from({ length: 4 }, (_, index) => product.customer().post('auth/register', person(index))));
    const readers = Promise.all(Array.from({ length: 30 }, () => product.customer().get('plan/all')));
    let busy = true;
    void Promise.allSettled([signUps, readers]).then(() => (busy = false));
    while (busy) seen.push(await connections());
    for (const { status } of await readers) expect([200, 429]).toContain(status);
    expect((await signUps).map(({ status }) => status)).toContain(201);
    expect(seen.length).toBeGreaterThan(1);
    expect(Math.max(...seen)).toBeLessThanOrEqual(MOST_CONNECTIONS);
  });
});
