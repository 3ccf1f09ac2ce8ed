import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { billing, workspaces } from '@nowahala/contracts';
import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import { Database, newId } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp, Person } from './app.js';
import { incidentOpened } from './incident-opened.js';
import { SyncLocalCopies } from '../src/application/sync-local-copies.js';
import { RecipientRepository } from '../src/database/recipient.repository.js';

const TABLES = ['recipient', 'workspace', 'server', 'incident', 'story', 'delivery', 'notification', 'drill'];

describe('a person who asked to be forgotten', () => {
  let app: NotifierApp;
  beforeAll(async () => {
    app = await startNotifier();
  });
  afterAll(() => app.stop());

  const rowsOf = async ({ userId }: Person): Promise<string[]> => {
    const left: string[] = [];
    for (const table of TABLES)
      if ((await app.host.database.query(`SELECT 1 FROM notifier.${table} WHERE user_id = $1`, [userId])).length > 0) left.push(table);
    return left;
  };
  const isErased = async ({ userId, workspaceId }: Person): Promise<void> => {
    const done = await app.host.collect('erasure.completed');
    await app.host.publish(
      'user.erased',
      { userId, workspaceIds: [workspaceId], requestedAt: app.clock.now() },
      { key: userId, tenantId: userId },
    );
    await eventually('the answer', () => done.some((message) => message.userId === userId && message.service === 'notifier'), 60_000);
  };

  it('with more rows than one statement may delete is erased in slices', async () => {
    const ada = await app.person();
    await app.opened(ada);
    await eventually('the mail', () => app.mailsTo(ada).length === 1);
    await app.host.database.query(
      `INSERT INTO notifier.notification (id, user_id, kind, title, text, created_at)
       SELECT gen_random_uuid(), $1, 'down', 'line ' || n, '', now() FROM generate_series(1, 4000) n`,
      [ada.userId],
    );
    await app.host.database.query(
      `INSERT INTO notifier.delivery (id, about, transition, channel, recipient, kind, user_id, state, created_at)
       SELECT gen_random_uuid(), 'old ' || n, 'opened', 'email', $1::text, 'down', $1::uuid, 'sent', now() FROM generate_series(1, 4000) n`,
      [ada.userId],
    );
    await app.host.database.query(`
      CREATE FUNCTION notifier.small_statement() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (SELECT count(*) FROM gone) > 1500 THEN RAISE EXCEPTION 'canceling statement due to statement timeout' USING ERRCODE = '57014'; END IF;
        RETURN NULL;
      END $$`);
    for (const table of ['delivery', 'notification'])
      await app.host.database.query(
        `CREATE TRIGGER small_statement AFTER DELETE ON notifier.${table} REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION notifier.small_statement()`,
      );
    await isErased(ada);
    expect(await rowsOf(ada)).toEqual([]);
  });

  it('does not come back with what other services said before, or answer when they are asked', async () => {
    const ada = await app.person();
    await isErased(ada);
    const { userId, workspaceId, serverId } = ada;
    const tenant = { key: workspaceId, tenantId: workspaceId };
    const server = { serverId, workspaceId, userId, name: 'Shop website', configVersion: 3 };
    const preferences = { workspaceId, userId, version: 7, emailEnabled: true, whatsappEnabled: true };
    const plan = billing.EntitlementChanged.fromPartial({ workspaceId, userId, version: 9, state: 'active' });
    const late = [
      await app.host.publish('server.configured', workspaces.ServerConfigured.fromPartial(server), { ...tenant, key: serverId }),
      await app.host.publish('workspace.updated', preferences, tenant),
      await app.host.publish('entitlement.changed', plan, tenant),
      await app.host.publish('incident.opened', incidentOpened(ada, newId(), app.clock.now()), { ...tenant, key: serverId }),
    ];
    const read = () => app.host.database.query('SELECT DISTINCT msg_id FROM notifier.inbox WHERE msg_id = ANY($1::uuid[])', [late]);
    await eventually('all are read', async () => (await read()).length === late.length);
    const copies = app.host.get<SyncLocalCopies>('notifier', SyncLocalCopies);
    await copies.refreshRecipient(userId);
    await copies.ensureKnown(userId, workspaceId);
    expect(await rowsOf(ada)).toEqual([]);
    expect(app.mailsTo(ada)).toHaveLength(0);
  });

  it('leaves no suppressed address a week later, also where a mail was refused after the erasure; those of recipients stay', async () => {
    const [ada, bola] = [await app.person(), await app.person()];
    await isErased(ada);
    const { database } = app.host;
    await database.query('UPDATE notifier.recipient SET email = initcap(email) WHERE user_id = $1', [bola.userId]);
    const suppress = (address: string, days: number, many = 1) =>
      database.query(
        `INSERT INTO notifier.suppression (address, reason, at)
         SELECT CASE n WHEN 1 THEN lower($1) ELSE n || lower($1) END, 'refused', $2 FROM generate_series(1, $3::int) n`,
        [address, new Date(app.clock.nowMs() - days * DAY_MS), many],
      );
    await suppress(ada.email, 7, 2_500);
    await suppress(bola.email, 7);
    await suppress('visitor@shop.example', 6);
    await app.clock.advance(HOUR_MS);
    const suppressed = async () => {
      const rows = (await database.query('SELECT address FROM notifier.suppression')) as { address: string }[];
      return rows.map(({ address }) => address).toSorted();
    };
    const kept = [bola.email.toLowerCase(), 'visitor@shop.example'].toSorted();
    await eventually('those of nobody are gone', async () => isDeepStrictEqual(await suppressed(), kept));
  });

  it('is looked for by index where a suppressed address may be forgotten', async () => {
    const recipients = app.host.get<RecipientRepository>('notifier', RecipientRepository);
    const plan = await app.host.get<Database>('notifier', Database).transaction(async (tx) => {
      await tx.query('SET LOCAL enable_seqscan = off');
      const lines: unknown[] = [];
      const explain = async (text: string, values?: unknown[]) => void lines.push(...(await tx.query(`EXPLAIN ${text}`, values)));
      const runner = { query: async (text: string, values?: unknown[]) => (await explain(text, values), []) } as unknown as SqlRunner;
      await recipients.pruneSuppressions(runner, app.clock.now());
      return JSON.stringify(lines);
    });
    expect(plan).toContain('recipient_email');
  });
});
