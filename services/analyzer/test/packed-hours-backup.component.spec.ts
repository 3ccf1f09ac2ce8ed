import { afterEach, describe, expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import pg from 'pg';
import { sleep } from '@nowahala/platform';
import { PruneHistoryJob } from '../src/adapters/jobs/prune-history.job.js';
import { PingPartitionRepository } from '../src/database/ping-partition.repository.js';
import { okCheck, useAnalyzer } from './app.js';
import { useHours } from './packed-scenario.js';

const app = useAnalyzer();
const { hourAgo, close, kept, total, store, givenServer } = useHours(app);

let reader: pg.Client | undefined;
afterEach(async () => {
  await reader?.end();
  reader = undefined;
});

/** As `pg_dump` and `data export` do: every table is read in one transaction that stays open. */
async function backup(): Promise<pg.Client> {
  reader = new pg.Client({
    connectionString: app.host.database.url,
    options: '-c search_path=analyzer -c idle_in_transaction_session_timeout=0',
  });
  await reader.connect();
  await reader.query('BEGIN');
  await reader.query('SELECT (SELECT count(*) FROM ping), (SELECT count(*) FROM ping_pack)');
  return reader;
}

describe('while a backup reads', () => {
  it('pings are stored, hours closed and days made; what is too old goes afterwards', async () => {
    const server = await givenServer();
    const begin = hourAgo(6);
    await store(server, okCheck(new Date(begin)));
    const tooOld = new Date(hourAgo(0) - (hourAgo(0) % DAY_MS) - 95 * DAY_MS);
    const old = `ping_${tooOld.toISOString().slice(0, 10).replaceAll('-', '')}`;
    const range = `FOR VALUES FROM ('${tooOld.toISOString()}') TO ('${new Date(tooOld.getTime() + DAY_MS).toISOString()}')`;
    await app.sql(`CREATE TABLE ${old} PARTITION OF ping ${range}`);
    const prune = () => app.host.get<PruneHistoryJob>('analyzer', PruneHistoryJob).run();
    const isThere = async () => (await app.sql('SELECT 1 FROM pg_class WHERE oid = to_regclass($1)', [old])).length === 1;

    const dump = await backup();
    // A day and packs that nobody made before.
    await store(server, okCheck(new Date(begin + 20 * MINUTE_MS)), okCheck(new Date(begin - 10 * DAY_MS)));
    await close();
    await prune();
    await store(server, okCheck(new Date(begin + 40 * MINUTE_MS)));
    await close();
    // The backup does not know the day that was made since.
    expect([await kept(server), await total(server), await isThere()]).toEqual([{ rows: 3, packs: 2 }, 4, true]);

    await dump.query('COMMIT');
    await prune();
    await close();
    expect([await kept(server), await total(server), await isThere()]).toEqual([{ rows: 0, packs: 2 }, 4, false]);
  }, 60_000);

  it('nobody waits for what is to be dropped', async () => {
    const server = await givenServer();
    for (const hour of [20, 21, 22]) await store(server, okCheck(new Date(hourAgo(hour))));
    await backup();
    const begun = performance.now();
    await close();
    // One try for all hours: one for each would be a standstill.
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('nobody waits longer because several read, one part after the other', async () => {
    const server = await givenServer();
    const begin = hourAgo(0) - (hourAgo(0) % DAY_MS) - 3 * DAY_MS;
    await store(server, okCheck(new Date(begin)));
    await app.sql('DELETE FROM ping_open');
    const day = `ping_${new Date(begin).toISOString().slice(0, 10).replaceAll('-', '')}`;
    const readers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (hour) => {
        const sql = new pg.Client({ connectionString: app.host.database.url, options: '-c search_path=analyzer' });
        await sql.connect();
        await sql.query(`BEGIN; LOCK TABLE ${day}_0${hour}00 IN ACCESS SHARE MODE`);
        return sql;
      }),
    );
    let reading = readers.length;
    const dropped = app.host.get<PingPartitionRepository>('analyzer', PingPartitionRepository).dropPacked(new Date(hourAgo(0)));
    const readingAtEnd = dropped.then(() => reading);
    for (const sql of readers) {
      await sleep(1_200);
      reading -= 1;
      await sql.end();
    }
    // It waits for 1.5 s in all; who waited for each in turn would end with the last.
    expect(await readingAtEnd).toBeGreaterThan(1);
    await close();
    expect(await kept(server)).toEqual({ rows: 0, packs: 0 });
  });

  it('a ping of an hour whose rows are gone makes no parts', async () => {
    const server = await givenServer();
    const begin = hourAgo(0) - (hourAgo(0) % DAY_MS) - 5 * DAY_MS;
    await store(server, okCheck(new Date(begin + HOUR_MS)));
    const parts = async () =>
      (await app.sql<{ parts: number }>(`SELECT count(*)::int AS parts FROM pg_class WHERE starts_with(relname, $1) AND relkind = 'r'`, [`ping_${new Date(begin).toISOString().slice(0, 10).replaceAll('-', '')}_`]))[0]!.parts; // prettier-ignore
    expect(await parts()).toBe(25);
    await close();
    expect(await parts()).toBe(0);
    await store(server, okCheck(new Date(begin + HOUR_MS + 1_000)));
    expect(await parts()).toBe(1);
    await close();
    expect([await kept(server), await total(server)]).toEqual([{ rows: 0, packs: 1 }, 2]);
  });
});
