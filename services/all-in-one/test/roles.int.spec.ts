import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { newId } from '@nowahala/platform';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import pg from 'pg';
import { runCommand } from '../src/ops/command.js';
import { grantRoles } from '../src/ops/grant-roles.js';

const prefix = `spec_${randomBytes(4).toString('hex')}_`;
const PASSWORD = 'only-for-this-spec';

describe('the role of a service', () => {
  let database: ThrowawayDatabase;
  let identity: pg.Client;

  beforeAll(async () => {
    database = await throwawayDatabase();
    await runCommand(['migrate'], { DATABASE_URL: database.url, LOG_LEVEL: 'error' });
    await database.query(`CREATE ROLE ${prefix}identity LOGIN PASSWORD '${PASSWORD}' NOSUPERUSER NOBYPASSRLS`);
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    await grantRoles(owner, prefix, ['identity', 'billing']);
    await owner.end();
    const url = new URL(database.url);
    url.username = `${prefix}identity`;
    url.password = PASSWORD;
    identity = new pg.Client({ connectionString: url.toString() });
    await identity.connect();
  }, 180_000);

  afterAll(async () => {
    await identity?.end();
    await database.query(`DROP OWNED BY ${prefix}identity`);
    await database.query(`DROP ROLE ${prefix}identity`);
    await database.drop();
  });

  const denied = /permission denied/;

  it('reads and writes its own schema', async () => {
    await identity.query('UPDATE identity.app_user SET username = username');
    await identity.query(`INSERT INTO identity.audit_log (at, actor, via, action) VALUES (now(), 'spec', 'system', 'session.opened')`);
    expect((await identity.query('SELECT 1 FROM identity.audit_log')).rowCount).toBe(1);
  });

  it('does not see what belongs to another service', async () =>
    expect(identity.query('SELECT 1 FROM billing.payment_attempt')).rejects.toThrow(denied));

  it.each(['audit_log', 'es_event'])('cannot change what was written into %s', async (table) => {
    await expect(identity.query(`DELETE FROM identity.${table}`)).rejects.toThrow(denied);
    await expect(identity.query(`UPDATE identity.${table} SET ${table === 'es_event' ? 'data = data' : 'actor = actor'}`)).rejects.toThrow(
      denied,
    );
    await expect(identity.query(`TRUNCATE identity.${table}`)).rejects.toThrow(denied);
  });

  it('cannot switch the rule off, and forgets a person through the one function that may', async () => {
    const tenant = newId();
    await identity.query(
      `INSERT INTO identity.es_event (stream_id, version, event_id, type, schema_version, data, meta, tenant_id, occurred_at) VALUES ('spec', 1, $1, 'X', 1, '{}', '{}', $2, now())`,
      [newId(), tenant],
    );
    await identity.query(`SET nowahala.erasing = 'yes'`);
    await expect(identity.query('DELETE FROM identity.es_event WHERE tenant_id = $1', [tenant])).rejects.toThrow(denied);
    await identity.query('SELECT identity.forget_tenant($1)', [tenant]);
    expect((await identity.query('SELECT 1 FROM identity.es_event WHERE tenant_id = $1', [tenant])).rowCount).toBe(0);
  });
});
