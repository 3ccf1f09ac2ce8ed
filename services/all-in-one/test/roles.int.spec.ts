import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import pg from 'pg';
import { runCommand } from '../src/ops/command.js';

const SERVICES = ['identity', 'workspaces', 'billing', 'scheduler', 'analyzer', 'notifier', 'gateway', 'prober'];
const prefix = `spec_${randomBytes(4).toString('hex')}_`;

/** As deploy/postgres/roles.sql does it, with names of this spec's own. */
describe('one database role per service', () => {
  let database: ThrowawayDatabase;

  const as = async (service: string, sql: string): Promise<unknown> => {
    const url = new URL(database.url);
    url.username = prefix + service;
    url.password = 'spec';
    const client = new pg.Client({ connectionString: url.toString() });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    database = await throwawayDatabase();
    for (const service of SERVICES) await database.query(`CREATE ROLE ${prefix}${service} LOGIN PASSWORD 'spec'`);
    await runCommand(['migrate'], { DATABASE_URL: database.url, LOG_LEVEL: 'error', GRANT_ROLES: prefix });
  }, 120_000);
  afterAll(async () => {
    for (const service of SERVICES) await database.query(`DROP OWNED BY ${prefix}${service}`).catch(() => undefined);
    for (const service of SERVICES) await database.query(`DROP ROLE IF EXISTS ${prefix}${service}`).catch(() => undefined);
    await database.drop();
  });

  it('does its own work: rows, sequences, forgetting, days of its partitioned tables', async () => {
    await as('identity', `INSERT INTO identity.audit_log (at, actor, via, action) VALUES (now(), 'a', 'b', 'c')`);
    await as('billing', `SELECT billing.forget_tenant(gen_random_uuid())`);
    await as(
      'analyzer',
      `CREATE TABLE analyzer.ping_spec PARTITION OF analyzer.ping FOR VALUES FROM ('2031-01-01') TO ('2031-01-02'); DROP TABLE analyzer.ping_spec`,
    );
    await as('prober', `SELECT * FROM bus.bus_log`);
  });

  it.each(SERVICES)('%s sees no schema but its own', async (service) => {
    const other = service === 'identity' ? 'billing' : 'identity';
    await expect(as(service, `SELECT * FROM ${other}.outbox`)).rejects.toThrow('permission denied for schema');
  });

  it('neither migrates nor changes what must stay', async () => {
    await expect(as('billing', 'CREATE TABLE billing.another (x int)')).rejects.toThrow('permission denied');
    await expect(as('billing', 'ALTER TABLE billing.outbox ADD COLUMN x int')).rejects.toThrow('must be owner');
    await expect(as('identity', `TRUNCATE identity.audit_log`)).rejects.toThrow('permission denied');
    await expect(as('identity', `UPDATE identity.audit_log SET actor = 'nobody'`)).rejects.toThrow(/never changed|permission denied/);
  });
});
