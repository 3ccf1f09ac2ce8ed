import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Database } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import pg from 'pg';
import { HoursBesideTheirKey1780000000007, KeyOfHours1780000000008 } from '../src/database/migrations/hours-beside-their-key.migration.js';
import { PackedHours1780000000003 } from '../src/database/migrations/packed-hours.migration.js';
import { useAnalyzer } from './app.js';
import { useHours } from './packed-scenario.js';

const app = useAnalyzer();
const { hourAgo } = useHours(app);
const role = `spec_${randomBytes(4).toString('hex')}`;

/** A pod of the release before, in a transaction of its own. */
async function oldPod(work: (sql: pg.Client) => Promise<void>): Promise<void> {
  const sql = new pg.Client({ connectionString: app.host.database.url, options: '-c search_path=analyzer' });
  await sql.connect();
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

/** What came later and builds on it, the latest first. */
const LATER = [new KeyOfHours1780000000008(), new HoursBesideTheirKey1780000000007()];

async function migrate(step: 'up' | 'down'): Promise<void> {
  const runner = app.host.get<Database>('analyzer', Database).dataSource.createQueryRunner();
  try {
    await runner.query('BEGIN');
    if (step === 'down') for (const later of LATER) await later.down(runner);
    await new PackedHours1780000000003()[step](runner);
    if (step === 'up') for (const later of LATER.toReversed()) await later.up(runner);
    await runner.query('COMMIT');
  } catch (error) {
    await runner.query('ROLLBACK');
    throw error;
  } finally {
    await runner.release();
  }
}

const MARK = 'INSERT INTO ping_dirty (hour, shard) VALUES ($1, $2) ON CONFLICT DO NOTHING';

beforeEach(() => migrate('down'));
afterEach(async () => {
  await app.sql(`DROP OWNED BY ${role}`).catch(() => undefined);
  await app.sql(`DROP ROLE IF EXISTS ${role}`);
});

it('a role that has no right to the new tables yet goes on marking its hours', async () => {
  await app.sql(`CREATE ROLE ${role}`);
  await app.sql(`GRANT USAGE ON SCHEMA analyzer TO ${role}`);
  await app.sql(`GRANT SELECT, INSERT ON ping_dirty TO ${role}`);
  await migrate('up');
  await oldPod(async (sql) => {
    await sql.query(`SET ROLE ${role}`);
    await sql.query(MARK, [new Date(hourAgo(3)), 7]);
    await expect(sql.query('SELECT 1 FROM ping_open')).rejects.toThrow('permission denied');
  });
  expect(await app.sql('SELECT shard FROM ping_open WHERE hour = $1', [new Date(hourAgo(3))])).toEqual([{ shard: 7 }]);
});

it('and a transaction of pods at work do not wait for each other', async () => {
  let migrated: Promise<void> | undefined;
  await oldPod(async (sql) => {
    await sql.query('BEGIN');
    await sql.query('SELECT 1 FROM monitor LIMIT 1');
    migrated = migrate('up');
    await eventually('the migration waits', async () => {
      const { rows } = await sql.query(`SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'monitor'::regclass`);
      return rows.length > 0;
    });
    await sql.query(MARK, [new Date(hourAgo(4)), 7]);
    await sql.query('COMMIT');
  });
  await migrated;
  expect(await app.sql('SELECT shard FROM ping_open WHERE hour = $1', [new Date(hourAgo(4))])).toEqual([{ shard: 7 }]);
});
