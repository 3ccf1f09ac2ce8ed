import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgres, sleep } from '@nowahala/platform';
import pg from 'pg';
import { Product } from './product.js';

const MOST_CONNECTIONS = 10;
/** A quiet minute takes about 430, of which no statement comes oftener than every four seconds but those. */
const MOST_STATEMENTS_A_MINUTE = 500;
const MOST_TIMES_A_MINUTE = 15;
/** Of two buses and the shards: who says nothing for six or for ten seconds is taken for dead. */
const SIGNS_OF_LIFE = ['bus.bus_process SET seen_at', 'INSERT INTO lease', 'INSERT INTO scheduler_member'];
/** Of a connection, in the packet of those that are counted or before it. */
const CHANGE_OF_HANDS = /^nowahala SET /;
const SETTLED_MS = 30_000;
const MINUTE_MS = 60_000;

describe('npm start on one machine', () => {
  let product: Product;
  let sql: pg.Client;

  const count = async (statement: string): Promise<number> => Number((await sql.query(`SELECT (${statement}) AS count`)).rows[0].count);
  /** Without that of this spec. */
  const connections = () => count(`SELECT count(*) - 1 FROM pg_stat_activity WHERE backend_type = 'client backend'`);
  /** The second at which each statement came, by what it says. */
  const loggedWithin = async (ms: number): Promise<Map<string, string[]>> => {
    const text = () => readFileSync(join(product.dataDir, 'postgres', 'postgres.log'), 'utf8');
    for (const setting of [`log_line_prefix = '%t|%a|'`, `log_statement = 'all'`]) await sql.query(`ALTER SYSTEM SET ${setting}`);
    await sql.query('SELECT pg_reload_conf()');
    await sleep(1_000);
    const from = text().length;
    await sleep(ms);
    const logged = text().slice(from);
    await sql.query('ALTER SYSTEM RESET ALL');
    await sql.query('SELECT pg_reload_conf()');
    const statements = logged.matchAll(
      /^([^|\n]*)\|(nowahala[^|\n]*)\|LOG: {2}(?:statement|execute [^:]*): ([^]*?)(?=^[^|\n]*\|[^|\n]*\|[A-Z]+: {2}|(?![^]))/gm,
    );
    const asked = [...statements].map(([, second, by, statement]) => ({
      second: second!,
      what: `${by} ${statement!.replace(/\s+/g, ' ')}`,
    }));
    return new Map([...Map.groupBy(asked, ({ what }) => what)].map(([what, all]) => [what, all.map(({ second }) => second)]));
  };

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
    const asked = await loggedWithin(MINUTE_MS);
    const often = [...asked].filter(([, seconds]) => new Set(seconds).size > MOST_TIMES_A_MINUTE).map(([what]) => what);
    const mayCome = (what: string) => SIGNS_OF_LIFE.some((sign) => what.includes(sign)) || CHANGE_OF_HANDS.test(what);
    expect(often.filter((what) => !mayCome(what))).toEqual([]);
    // Otherwise nothing was read of the log.
    expect(often.length).toBeGreaterThan(0);
    const counted = [...asked].filter(([what]) => !CHANGE_OF_HANDS.test(what)).flatMap(([, seconds]) => seconds);
    expect(counted.length).toBeLessThanOrEqual(MOST_STATEMENTS_A_MINUTE);
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
