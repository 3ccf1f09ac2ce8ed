import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLogger, Metrics, oldestTransactionSeconds, openBus, parseConfig, platformSettings, sleep } from '@nowahala/platform';
import type { EventBus } from '@nowahala/platform';
import { eventually, throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import pg from 'pg';
import { runCommand } from '../src/ops/command.js';
import { grantRoles } from '../src/ops/grant-roles.js';

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

  it('reads its orders and appends its results as the prober, on a real bus, and nothing else of it', async () => {
    const url = new URL(database.url);
    [url.username, url.password] = [`${prefix}prober`, 'spec'];
    const logger = createLogger('silent', 'spec');
    const settings = parseConfig(platformSettings, { MIGRATE_ON_START: 'false' });
    const owner = await openBus(settings, database.url, new Metrics(), logger);
    const bus = await openBus(settings, url.toString(), new Metrics(), logger, { tidiesUp: false });
    const message = (topic: string) => ({
      ...{ topic, key: 'a', id: randomUUID(), type: 'spec', payload: Buffer.from(topic), headers: {}, occurredAt: new Date() },
    });
    const read = (on: EventBus, group: string, topics: string[]) => {
      const got: string[] = [];
      const handler = async (batch: { payload: Uint8Array }[]) => void got.push(...batch.map(({ payload }) => String(payload)));
      return on.subscribe({ group, topics, handler, maxBatch: 10, from: 'earliest' }).then(() => got);
    };
    try {
      const orders = await read(bus, 'prober.main', ['ping.requested.local', 'ping.recheck.local']);
      const results = await read(owner, 'analyzer.detect', ['ping.completed', 'region.health', 'ping.requested.local.dlq']);
      await owner.publish([message('ping.requested.local'), message('ping.recheck.local'), message('incident.opened')]);
      await bus.publish([message('ping.completed'), message('region.health'), message('region.seen'), message('ping.requested.local.dlq')]);
      await eventually('both ways', () => orders.length === 2 && results.length === 3);
      for (const topic of ['region.health', 'region.seen'])
        await bus.seek('prober.reread', topic, { timestamp: new Date(Date.now() - 60_000) });
      const signsOfLife = await read(bus, 'prober.reread', ['region.health', 'region.seen']);
      await eventually('what probers say of themselves', () => signsOfLife.length === 2);
      await expect(bus.publish([message('incident.opened')])).rejects.toMatchObject({ name: 'RetriableBusError' });
    } finally {
      await bus.close();
      await owner.close();
    }
    const seen = await as('prober', 'SELECT DISTINCT topic FROM bus.bus_log ORDER BY topic');
    expect(seen).toEqual(
      ['ping.recheck.local', 'ping.requested.local', 'ping.requested.local.dlq', 'region.health', 'region.seen'].map((topic) => ({
        topic,
      })),
    );
    const groups = await as('prober', 'SELECT DISTINCT grp FROM bus.bus_group ORDER BY grp');
    expect(groups).toEqual([{ grp: 'prober.main' }, { grp: 'prober.reread' }]);
    for (const forbidden of [
      'DELETE FROM bus.bus_log',
      'UPDATE bus.bus_log SET payload = NULL',
      'UPDATE bus.bus_partition SET low_offset = next_offset',
      `INSERT INTO bus.bus_log SELECT 'incident.opened', 0, 99, key, gen_random_uuid(), type, payload, headers, now() FROM bus.bus_log`,
      `INSERT INTO bus.bus_group (grp, topic, part, committed) VALUES ('analyzer.detect', 'ping.completed', 0, 99)`,
    ])
      await expect(as('prober', forbidden)).rejects.toThrow(/permission denied|row-level security/);
    const before = await database.query(`SELECT * FROM bus.bus_group WHERE grp = 'analyzer.detect'`);
    await as('prober', 'UPDATE bus.bus_group SET committed = 99; UPDATE bus.bus_partition SET next_offset = 99');
    expect(await database.query(`SELECT * FROM bus.bus_group WHERE grp = 'analyzer.detect'`)).toEqual(before);
    expect(await database.query(`SELECT 1 FROM bus.bus_partition WHERE next_offset = 99 AND topic LIKE 'incident%'`)).toEqual([]);
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

  describe('gives its rights once more', () => {
    const clients: pg.Client[] = [];
    const client = async (): Promise<pg.Client> => {
      const sql = new pg.Client({ connectionString: database.url, options: '-c idle_in_transaction_session_timeout=0' });
      clients.push(sql);
      await sql.connect();
      return sql;
    };
    afterEach(async () => {
      for (const sql of clients.splice(0)) await sql.end();
    });
    const services = SERVICES.filter((name) => name !== 'prober');
    const ownerOf = async (table: string) =>
      (await database.query('SELECT relowner::regrole::text AS owner FROM pg_class WHERE oid = to_regclass($1)', [table]))[0]?.owner; // prettier-ignore
    const addParts = (day: string) =>
      database.query(`
        CREATE TABLE analyzer.ping_${day} PARTITION OF analyzer.ping FOR VALUES FROM ('2032-01-${day}') TO ('2032-01-${Number(day) + 1}') PARTITION BY RANGE (scheduled_at);
        CREATE TABLE analyzer.ping_${day}_rest PARTITION OF analyzer.ping_${day} DEFAULT`);

    it('while a backup reads everything, and waits for nothing', async () => {
      const backup = await client();
      await backup.query(
        'BEGIN; SELECT 1 FROM analyzer.ping, analyzer.ping_pack, bus.bus_log, bus.bus_partition, bus.bus_group, bus.bus_member, bus.bus_process',
      );
      const sql = await client();
      const refused = jest.spyOn(sql, 'query');
      await grantRoles(sql, prefix, services);
      const answers = await Promise.allSettled(refused.mock.results.map(({ value }) => value as Promise<unknown>));
      expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
    });

    it('that somebody changed', async () => {
      await database.query(`ALTER POLICY "${prefix}prober select" ON bus.bus_log USING (true)`);
      await database.query('ALTER TABLE bus.bus_group DISABLE ROW LEVEL SECURITY');
      await grantRoles(await client(), prefix, services);
      expect(await as('prober', `SELECT 1 FROM bus.bus_log WHERE topic = 'incident.opened'`)).toEqual([]);
      expect(await as('prober', `SELECT 1 FROM bus.bus_group WHERE grp = 'analyzer.detect'`)).toEqual([]);
    });

    it('to new parts once nobody reads them, and holds up nobody meanwhile', async () => {
      await addParts('10');
      const [reader, other, sql] = [await client(), await client(), await client()];
      await reader.query('BEGIN; SELECT 1 FROM analyzer.ping_10_rest');
      const granted = grantRoles(sql, prefix, services);
      await eventually('it waits for the reader', async () => {
        const waiting = await database.query(`SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'analyzer.ping_10_rest'::regclass`);
        return waiting.length > 0;
      });
      await other.query(`SET statement_timeout = '5s'; SELECT 1 FROM analyzer.ping_10_rest`);
      await reader.query('COMMIT');
      await granted;
      expect([await ownerOf('analyzer.ping_10'), await ownerOf('analyzer.ping_10_rest')]).toEqual(Array(2).fill(`${prefix}analyzer`));
    });

    it('although parts are dropped and changed meanwhile', async () => {
      await addParts('20');
      await addParts('22');
      const [other, sql] = [await client(), await client()];
      await other.query(`BEGIN; GRANT SELECT ON analyzer.monitor TO ${prefix}billing; DROP TABLE analyzer.ping_20_rest`);
      const ask = sql.query.bind(sql) as (...given: unknown[]) => Promise<unknown>;
      const isSent = new Promise<void>((resolve) => {
        jest.spyOn(sql, 'query').mockImplementation((async (...given: unknown[]) => {
          const text = String(given[0]);
          const answered = ask(...given);
          if (text.includes('GRANT SELECT') && text.includes('"analyzer"')) resolve();
          if (text.startsWith('ALTER TABLE "analyzer"."ping_20"')) await database.query('DROP TABLE IF EXISTS analyzer.ping_22');
          return answered;
        }) as never);
      });
      const granted = grantRoles(sql, prefix, services);
      await isSent;
      await sleep(200);
      await other.query('COMMIT');
      await granted;
      expect([await ownerOf('analyzer.ping_20'), await ownerOf('analyzer.ping_22')]).toEqual([`${prefix}analyzer`, undefined]);
    });
  });

  it('neither migrates nor changes what must stay', async () => {
    await expect(as('billing', 'CREATE TABLE billing.another (x int)')).rejects.toThrow('permission denied');
    await expect(as('billing', 'ALTER TABLE billing.outbox ADD COLUMN x int')).rejects.toThrow('must be owner');
    await expect(as('identity', `TRUNCATE identity.audit_log`)).rejects.toThrow('permission denied');
    await expect(as('identity', `UPDATE identity.audit_log SET actor = 'nobody'`)).rejects.toThrow(/never changed|permission denied/);
  });
});
