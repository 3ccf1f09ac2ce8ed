import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { oldestTransactionSeconds } from '@nowahala/platform';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import pg from 'pg';
import { runCommand } from '../src/ops/command.js';

const SERVICES = ['identity', 'workspaces', 'billing', 'scheduler', 'analyzer', 'notifier', 'gateway', 'prober'];
const prefix = `spec_${randomBytes(4).toString('hex')}_`;

/** What an operator runs, with names of this spec's own. */
const rolesSql = readFileSync(fileURLToPath(new URL('../../../deploy/postgres/roles.sql', import.meta.url)), 'utf8')
  .replaceAll('nowahala_', prefix)
  .replace(/:'\w+_password'/g, `'spec'`);

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
    await database.query(rolesSql);
    await runCommand(['migrate'], { DATABASE_URL: database.url, LOG_LEVEL: 'error', GRANT_ROLES: prefix });
  }, 120_000);
  afterAll(async () => {
    const roles = [...SERVICES, 'owner'];
    for (const service of roles) await database.query(`DROP OWNED BY ${prefix}${service}`).catch(() => undefined);
    for (const service of roles) await database.query(`DROP ROLE IF EXISTS ${prefix}${service}`).catch(() => undefined);
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

  it('sees for how long a transaction of somebody else is open; where it may not, it is no error', async () => {
    const person = new pg.Client({ connectionString: database.url });
    await person.connect();
    await person.query('BEGIN; SELECT pg_current_xact_id()');
    const seenBy = (service: string) => oldestTransactionSeconds({ query: async (sql) => (await as(service, sql)) as never });
    expect(await seenBy('billing')).toBeGreaterThan(0);
    expect(await seenBy('prober')).toBe(0);
    await person.end();
  });

  it('neither migrates nor changes what must stay', async () => {
    await expect(as('billing', 'CREATE TABLE billing.another (x int)')).rejects.toThrow('permission denied');
    await expect(as('billing', 'ALTER TABLE billing.outbox ADD COLUMN x int')).rejects.toThrow('must be owner');
    await expect(as('identity', `TRUNCATE identity.audit_log`)).rejects.toThrow('permission denied');
    await expect(as('identity', `UPDATE identity.audit_log SET actor = 'nobody'`)).rejects.toThrow(/never changed|permission denied/);
  });
});
