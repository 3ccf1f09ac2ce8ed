import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ThrowawayDatabase, throwawayDatabase } from '@nowahala/testkit';
import pg from 'pg';
import { busMigrations, migrateBus } from './bus-schema.js';

const role = `prober_${randomBytes(4).toString('hex')}`;

describe('the log of a release before', () => {
  let database: ThrowawayDatabase;

  beforeEach(async () => {
    database = await throwawayDatabase();
    await database.query('CREATE SCHEMA bus');
    await database.query('CREATE TABLE bus.bus_schema (version int PRIMARY KEY)');
    await database.query('INSERT INTO bus.bus_schema VALUES (1), (2)');
    for (const migration of busMigrations.slice(0, 2)) await database.query(migration);
    await database.query(`CREATE ROLE ${role}`);
    await database.query(`GRANT USAGE ON SCHEMA bus TO ${role}`);
    await database.query(`GRANT SELECT, INSERT ON bus.bus_log TO ${role}`);
    await database.query('ALTER TABLE bus.bus_log ENABLE ROW LEVEL SECURITY');
    await database.query(`CREATE POLICY "its reads" ON bus.bus_log FOR SELECT TO ${role} USING (starts_with(topic, 'ping.'))`);
    await database.query(`CREATE POLICY "its writes" ON bus.bus_log FOR INSERT TO ${role} WITH CHECK (topic = 'ping.completed')`);
    for (const topic of ['ping.requested.lagos', 'ping.requested.lagos.dlq', 'ping.completed', 'incident.opened']) await append(topic, 0);
  });
  afterEach(async () => {
    await database.query(`DROP OWNED BY ${role}`);
    await database.query(`DROP ROLE ${role}`);
    await database.drop();
  });

  const asRole = async (text: string) => {
    const client = new pg.Client({ connectionString: database.url, options: `-c role=${role}` });
    await client.connect();
    return client.query<{ topic: string }>(text).finally(() => client.end());
  };
  const appending = (topic: string, offset: number) =>
    `INSERT INTO bus.bus_log (topic, part, off, key, msg_id, type, payload, headers, occurred_at)
     VALUES ('${topic}', 0, ${offset}, 'k', gen_random_uuid(), 't', '', '{}', now())`;
  const append = (topic: string, offset: number) => database.query(appending(topic, offset));
  const topicsIn = async (table: string) => (await database.query(`SELECT topic FROM bus.${table} ORDER BY 1`)).map(({ topic }) => topic);

  it('keeps every message, and orders where a crash may forget them', async () => {
    await migrateBus(database.url);
    expect(await topicsIn('bus_log_orders')).toEqual(['ping.requested.lagos']);
    expect(await topicsIn('bus_log_kept')).toEqual(['incident.opened', 'ping.completed', 'ping.requested.lagos.dlq']);
    await expect(append('ping.requested.lagos', 0)).rejects.toThrow('duplicate key');
  });

  it('gives each role what it had, and shows it no row more', async () => {
    await migrateBus(database.url);
    await asRole(appending('ping.completed', 1));
    await expect(asRole(appending('incident.opened', 1))).rejects.toThrow('row-level security');
    const { rows } = await asRole('SELECT DISTINCT topic FROM bus.bus_log ORDER BY 1');
    expect(rows.map(({ topic }) => topic)).toEqual(['ping.completed', 'ping.requested.lagos', 'ping.requested.lagos.dlq']);
    await expect(asRole('SELECT 1 FROM bus.bus_log_kept')).rejects.toThrow('permission denied');
    await expect(asRole('SELECT 1 FROM bus.bus_log_orders')).rejects.toThrow('permission denied');
  });

  it('waits for a backup that reads it, and lets others pass meanwhile', async () => {
    const backup = new pg.Client({ connectionString: database.url });
    await backup.connect();
    await backup.query('BEGIN; SELECT count(*) FROM bus.bus_log');
    const warned = Promise.withResolvers<string>();
    const migrated = migrateBus(database.url, (_level, message) => warned.resolve(message));
    expect(await warned.promise).toContain('waits');
    await append('incident.opened', 1);
    await backup.query('COMMIT');
    await backup.end();
    await migrated;
    expect(await topicsIn('bus_log_kept')).toHaveLength(4);
  }, 30_000);
});
