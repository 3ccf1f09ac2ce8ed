import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, outboxConsumerOf } from '@nowahala/platform';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import { runCommand } from '../src/ops/command.js';
import { migratedForOperator } from './operator.js';

const KEY = 'the-key';

describe('operator verbs', () => {
  let database: ThrowawayDatabase;
  let env: NodeJS.ProcessEnv;
  const ops = (...words: string[]) => runCommand(['ops', ...words], env);

  beforeAll(async () => {
    ({ database, env } = await migratedForOperator());
  }, 120_000);
  afterAll(() => database.drop());

  const park = async (offset: number, consumer = 'notifier.main'): Promise<string> => {
    const id = newId();
    const headers = {
      id,
      type: 'nowahala.incidents.v1.IncidentOpened',
      occurred_at: '2026-11-21T10:00:00.000Z',
      'x-parked-partition': '0',
      'x-parked-offset': String(offset),
    };
    await database.query(
      `INSERT INTO notifier.parked_message (consumer, topic, key, msg_id, payload, headers, error, attempts) VALUES ($5, 'incident.opened', $1, $2, $3, $4, 'boom', 3)`,
      [KEY, id, Buffer.from([1]), headers, consumer],
    );
    return id;
  };

  it('are all listed by help, and an unknown one is refused', async () => {
    const { text } = await ops('help');
    for (const verb of [
      'parked',
      'lag',
      'shards',
      'rebuild',
      'erase-check',
      'erasures',
      'after-restore',
      'reconcile',
      'rotate-keys',
      'sign-out',
      'suppressions',
      'move-in',
      'audit',
    ])
      expect(text).toContain(verb);
    expect((await ops('fly')).code).toBe(2);
  });

  it('ask billing as the system, and say so when it does not answer', async () => {
    env['BILLING_GRPC'] = '127.0.0.1:9';
    expect(await ops('reconcile')).toMatchObject({ code: 2, text: expect.stringContaining('Billing does not answer at 127.0.0.1:9') });
  });

  it('send parked messages back in their order, once, and only with --yes', async () => {
    const [third, first, second] = [await park(12), await park(3), await park(9)];
    expect(await ops('parked')).toMatchObject({ code: 1, text: expect.stringContaining('boom') });
    expect((await ops('parked', 'retry', 'notifier.main', 'incident.opened', KEY)).text).toContain('Nothing was changed');
    expect(await database.query('SELECT 1 FROM notifier.outbox')).toHaveLength(0);

    await ops('parked', 'retry', 'notifier.main', 'incident.opened', KEY, '--yes');
    const sent = await database.query('SELECT msg_id, headers FROM notifier.outbox ORDER BY id');
    expect(sent.map((row) => row['msg_id'])).toEqual([first, second, third]);
    expect(sent[0]!['headers']).toMatchObject({ 'x-retry-for': 'notifier.main', id: first });
    expect(sent[0]!['headers']).not.toHaveProperty('x-parked-offset');
    expect((await ops('parked', 'list')).text).toBe('Nothing is parked.');
  });

  it('send back to everybody what never left the outbox, also under the name of releases before', async () => {
    await database.query('DELETE FROM notifier.outbox');
    const consumer = outboxConsumerOf('notifier');
    const ids = [await park(-1, consumer), await park(-1, 'outbox'), await park(-1, 'outbox')];
    const { text } = await ops('parked', 'list');
    expect(text.match(/notifier\.outbox +incident\.opened/g)).toHaveLength(3);
    const unwanted = ids.pop()!;
    expect((await ops('parked', 'discard', consumer, unwanted, '--reason', 'a test of ours', '--yes')).code).toBe(0);

    expect((await ops('parked', 'retry', consumer, '--all', '--yes')).code).toBe(0);
    const sent = await database.query('SELECT msg_id, headers FROM notifier.outbox ORDER BY id');
    expect(sent.map((row) => row['msg_id'])).toEqual(ids);
    for (const row of sent) {
      expect(row['headers']).not.toHaveProperty('x-retry-for');
      expect(row['headers']).not.toHaveProperty('x-parked-offset');
    }
    expect((await ops('parked', 'list')).text).toBe('Nothing is parked.');
  });

  it('throw a message away only with a reason, and remember who did', async () => {
    const id = await park(1);
    expect((await ops('parked', 'discard', 'notifier.main', id, '--yes')).code).toBe(2);
    expect((await ops('parked', 'discard', 'notifier.main', id, '--reason', 'a test of ours')).text).toContain('Nothing was changed');
    expect((await ops('parked', 'discard', 'notifier.main', id, '--reason', 'a test of ours', '--yes', '--as', 'bola')).code).toBe(0);
    const { text } = await ops('audit');
    expect(text).toMatch(/bola .*parked discard .*a test of ours/);
    expect(text).toMatch(/ada .*parked retry/);
    await database.query(
      `INSERT INTO billing.operator_audit (at, operator, action, detail) VALUES (clock_timestamp(), 'chidi', 'settle parked payment', $1)`,
      [{ reference: 'NWP-X', note: 'sent back' }],
    );
    expect((await ops('audit')).text.split('\n')[1]).toMatch(/chidi +billing: settle parked payment +NWP-X +sent back$/);
    await expect(database.query('DELETE FROM ops.audit')).rejects.toThrow('never changed');
  });

  it('lift a suppression, only with --yes, and keep no address in the audit', async () => {
    expect((await ops('suppressions')).text).toBe('No address is suppressed.');
    await database.query(
      `INSERT INTO notifier.suppression (address, reason, at) VALUES ('ada@shop.example', 'refused', clock_timestamp())`,
    );
    expect((await ops('suppressions')).text).toMatch(/ada@shop\.example .*refused/);
    expect((await ops('suppressions', 'lift', 'Ada@shop.example')).text).toContain('Nothing was changed');
    expect((await ops('suppressions', 'lift', 'bola@shop.example', '--yes')).code).toBe(2);
    expect(await ops('suppressions', 'lift', 'Ada@shop.example', 'bola@shop.example', '--yes')).toMatchObject({
      code: 0,
      text: '1 of 2 get mails again.',
    });
    expect(await database.query('SELECT 1 FROM notifier.suppression')).toHaveLength(0);
    expect((await ops('audit')).text).toMatch(/suppressions lift +1 addresses/);
    expect((await ops('audit')).text).not.toContain('shop.example');
  });

  it('sign everybody out after a restore, only with --yes', async () => {
    const userId = newId();
    await database.query(
      `INSERT INTO identity.app_user (id, email, username, full_name, country, time_zone, language, created_at, updated_at)
       VALUES ($1, 'ada@shop.example', 'ada', 'Ada', 'NG', 'Africa/Lagos', 'en', now(), now())`,
      [userId],
    );
    await database.query(`INSERT INTO identity.session (id, user_id, salt, created_at, renewed_at) VALUES ($1, $2, 's', now(), now())`, [
      newId(),
      userId,
    ]);
    expect((await ops('sign-out')).text).toContain('1 sessions. Nothing was changed');
    expect((await ops('sign-out', 'ada', '--yes')).code).toBe(2);
    expect((await ops('sign-out', 'everybody')).text).toContain('Nothing was changed');
    expect(await ops('sign-out', 'everybody', '--yes')).toMatchObject({ code: 0, text: '1 sessions ended.' });
    expect(await database.query('SELECT 1 FROM identity.session')).toHaveLength(0);
    expect((await ops('audit')).text).toMatch(/sign-out +1 sessions/);
    await database.query('DELETE FROM identity.app_user WHERE id = $1', [userId]);
  });

  it('have nothing to do after a restore where the log of the bus is in the database', async () => {
    expect(await ops('after-restore', '--yes')).toEqual({
      code: 0,
      text: 'The log of the bus came back with the database. Nothing to do.',
    });
  });

  it('tell that nobody fires the shards while no scheduler runs', async () => {
    expect(await ops('shards')).toMatchObject({ code: 1, text: expect.stringContaining('16 of 16 shard groups have no owner') });
  });

  it('answer the lag of every group', async () => {
    await database.query(
      `INSERT INTO bus.bus_partition (topic, part, next_offset) VALUES ('incident.opened', 0, 5) ON CONFLICT (topic, part) DO UPDATE SET next_offset = 5`,
    );
    await database.query(`INSERT INTO bus.bus_group (grp, topic, part, committed) VALUES ('notifier.main', 'incident.opened', 0, 2)`);
    expect((await ops('lag')).text).toMatch(/notifier\.main\s+incident\.opened\s+3/);
  });

  it('rebuild a read model from its events', async () => {
    expect((await ops('rebuild')).text).toContain('billing ');
    const name = (await ops('rebuild')).text.split('\n')[0]!;
    expect((await ops('rebuild', ...name.split(' '), '--yes')).text).toContain('filled from 0 streams');
    expect((await ops('rebuild', 'billing', 'nothing')).code).toBe(2);
  });

  it('make a signing key beside the old one, that a service accepts', async () => {
    const { text } = await ops('rotate-keys', '--yes');
    const [fresh, old] = text.replace('TOKEN_SIGNING_KEY=', '').split(',');
    expect(Buffer.from(fresh!, 'base64url')).toHaveLength(32);
    expect(Buffer.from(old!, 'base64url')).toHaveLength(32);
    expect((await ops('rotate-keys')).text).not.toContain(old);
    const derived = (await ops('rotate-keys', 'derived', '--yes')).text.split('\n');
    expect(derived).toEqual([
      `TOKEN_SIGNING_KEY=${old}`,
      expect.stringMatching(/^IDENTITY_PEPPER=[\w-]{43}$/),
      expect.stringMatching(/^UNSUBSCRIBE_KEY=[\w-]{43}$/),
      expect.stringMatching(/^BEAT_SECRET=[\w-]{43}$/),
    ]);
    expect((await ops('rotate-keys', 'derived')).text).not.toContain(old);
    expect((await ops('rotate-keys', 'everything')).code).toBe(2);
  });

  it('make no keys up where the secret that they follow from is kept elsewhere', async () => {
    const apart = {
      DATABASE_URL: database.url,
      SERVICE_KEYS: 'those of the operator',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'nowahala-apart-')),
    };
    for (const words of [['derived'], []]) {
      const { code, text } = await runCommand(['ops', 'rotate-keys', ...words, '--yes'], apart);
      expect([code, text]).toEqual([2, expect.stringContaining('INTERNAL_SECRET is not here')]);
    }
  });

  it('find what was left of somebody who asked to be forgotten, and forget again whom a restore brought back', async () => {
    const user = newId();
    await database.query(`INSERT INTO identity.erasure_task (user_id, requested_at, finished_at) VALUES ($1, now(), now())`, [user]);
    for (const schema of ['analyzer', 'notifier', 'workspaces'])
      await database.query(`INSERT INTO ${schema}.erasure_request (user_id, workspace_ids, requested_at) VALUES ($1, '{}', now())`, [user]);
    expect((await ops('erase-check')).code).toBe(0);
    const list = (await ops('erasures', 'list')).text;
    expect(JSON.parse(list)).toEqual([expect.objectContaining({ userId: user })]);
    await database.query(`INSERT INTO identity.user_workspace (workspace_id, user_id) VALUES ($1, $2)`, [newId(), user]);
    expect(await ops('erase-check')).toMatchObject({ code: 1, text: expect.stringContaining('identity.user_workspace') });
  });

  it('send off again whom a restore brought back, once', async () => {
    const user = newId();
    const file = join(mkdtempSync(join(tmpdir(), 'nowahala-erasures-')), 'erasures.json');
    writeFileSync(file, JSON.stringify([{ userId: user, requestedAt: '2026-11-20T10:00:00.000Z' }]));
    expect((await ops('erasures', 'replay', file)).text).toContain('None of the 1 is back');
    await database.query(
      `INSERT INTO identity.app_user (id, email, email_key, username, username_key, full_name, country, time_zone, language, created_at, updated_at)
       VALUES ($1, 'back@example.com', 'back@example.com', 'back', 'back', 'Back Again', 'NG', 'UTC', 'en', now(), now())`,
      [user],
    );
    expect((await ops('erasures', 'replay', file)).text).toContain('Nothing was changed');
    await ops('erasures', 'replay', file, '--yes');
    expect(await database.query(`SELECT email_key, erasing_at FROM identity.app_user WHERE id = $1`, [user])).toEqual([
      { email_key: null, erasing_at: new Date('2026-11-20T10:00:00.000Z') },
    ]);
    expect(await database.query(`SELECT key FROM identity.outbox WHERE topic = 'user.erased'`)).toEqual([{ key: user }]);
    expect((await ops('erasures', 'replay', file, '--yes')).text).toContain('None of the 1 is back');
  });

  it('read the list of who left from what is piped in, as a pod without files is given it', () => {
    const list = JSON.stringify([{ userId: newId(), requestedAt: '2026-11-20T10:00:00.000Z' }]);
    const words = ['services/all-in-one/dist/main.js', 'ops', 'erasures', 'replay', '-'];
    const { stdout, stderr } = spawnSync(process.execPath, words, { input: list, encoding: 'utf8', env });
    expect({ stdout, stderr }).toEqual({ stdout: 'None of the 1 is back.\n', stderr: '' });
  });
});
