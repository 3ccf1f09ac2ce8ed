import { describe, expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { EraseUsersJob } from '../src/adapters/jobs/erase-users.job.js';
import { useAnalyzer } from './app.js';
import type { Server } from './app.js';

const app = useAnalyzer();
const TABLES = ['ping', 'ping_hour', 'snapshot', 'es_event'];

/** An account with more rows than one statement may delete: two servers, three days. */
const bigAccount = async (): Promise<Server[]> => {
  const first = await app.addServer();
  const servers = [first, await app.addServer({ workspaceId: first.workspaceId, userId: first.userId })];
  const known = async () => (await app.sql('SELECT 1 FROM monitor WHERE workspace_id = $1', [first.workspaceId])).length === 2;
  await eventually('the servers are known', known);
  const days = [1, 2, 3].map((day) => new Date(app.host.clock.nowMs() - day * DAY_MS));
  // Days of a release before packed hours: their rows stay.
  for (const day of days.map((at) => at.toISOString().slice(0, 10)))
    await app.sql(
      `CREATE TABLE IF NOT EXISTS ping_${day.replaceAll('-', '')} PARTITION OF ping FOR VALUES FROM ('${day}Z') TO ('${new Date(Date.parse(day) + DAY_MS).toISOString()}')`,
    );
  for (const { serverId } of servers) {
    for (const day of days)
      await app.sql(
        `INSERT INTO ping (server_id, scheduled_at, started_at, response_us, status, kind, code, region, error_class, message)
         SELECT $1, at, at, 1000, 0, 0, 200, 'local', '', '' FROM (SELECT date_trunc('day', $2::timestamptz) + n * interval '1 minute' AS at FROM generate_series(1, 1400) n) slots`,
        [serverId, day],
      );
    await app.sql(
      `INSERT INTO ping_hour SELECT $1, date_trunc('hour', now()) - n * interval '1 hour', 60, 60, 0, 0, 1, 1, 1 FROM generate_series(1, 2500) n`,
      [serverId],
    );
    await app.sql(
      `INSERT INTO snapshot (server_id, taken_at, region, workspace_id, month, evidence)
       SELECT $1, now() - n * interval '1 minute', 'local', $2, '2026-11', '{}' FROM generate_series(1, 1600) n`,
      [serverId, first.workspaceId],
    );
  }
  await app.sql(
    `INSERT INTO es_event (stream_id, version, event_id, type, schema_version, data, meta, tenant_id, occurred_at)
     SELECT 'incident-' || $1, n, gen_random_uuid(), 'IncidentOpened', 1, '{}', '{}', $1::uuid, now() FROM generate_series(1, 3200) n`,
    [first.workspaceId],
  );
  return servers;
};

/** What a statement limit does to a big account, without the wait: a DELETE of more than 1,500 rows is cancelled. */
const limitStatements = async (): Promise<void> => {
  await app.sql(`
    CREATE OR REPLACE FUNCTION small_statement() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT count(*) FROM gone) > 1500 THEN RAISE EXCEPTION 'canceling statement due to statement timeout' USING ERRCODE = '57014'; END IF;
      RETURN NULL;
    END $$`);
  for (const table of TABLES)
    await app.sql(
      `CREATE OR REPLACE TRIGGER small_statement AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION small_statement()`,
    );
};

const isErased = (userId: string, workspaceId: string): Promise<string> =>
  app.host.publish('user.erased', { userId, workspaceIds: [workspaceId], requestedAt: app.at(0) }, { key: userId, tenantId: userId });
const rowsOf = async ([{ workspaceId }, ...others]: [Server, ...Server[]], serverId: string): Promise<number> => {
  const ids = [serverId, ...others.map((other) => other.serverId)];
  const counts = await Promise.all([
    app.sql('SELECT 1 FROM ping WHERE server_id = ANY($1::uuid[])', [ids]),
    app.sql('SELECT 1 FROM ping_hour WHERE server_id = ANY($1::uuid[])', [ids]),
    app.sql('SELECT 1 FROM snapshot WHERE workspace_id = $1', [workspaceId]),
    app.sql('SELECT 1 FROM es_event WHERE tenant_id = $1', [workspaceId]),
  ]);
  return counts.reduce((sum, rows) => sum + rows.length, 0);
};
const runs = () => app.host.get<EraseUsersJob>('analyzer', EraseUsersJob).trigger();

describe('the erasure of a big account', () => {
  it('needs no statement that takes long', async () => {
    await limitStatements();
    const done = await app.host.collect('erasure.completed');
    const servers = (await bigAccount()) as [Server, Server];
    const { userId, workspaceId, serverId } = servers[0];
    expect(await rowsOf(servers, serverId)).toBeGreaterThan(15_000);
    await isErased(userId, workspaceId);
    await eventually('the answer', () => done.find((one) => one.userId === userId), 60_000);
    expect(await rowsOf(servers, serverId)).toBe(0);
  });

  it('goes on where it was when its process died or a slice failed, and holds up nobody behind it', async () => {
    const done = await app.host.collect('erasure.completed');
    const answers = (userId: string) => done.filter((one) => one.userId === userId).length;
    const servers = (await bigAccount()) as [Server, Server];
    const { userId, workspaceId, serverId } = servers[0];
    const request = async () =>
      (await app.sql<{ retried: boolean }>('SELECT due_at > requested_at AS retried FROM erasure_request WHERE user_id = $1', [userId]))[0];
    await app.sql(`CREATE FUNCTION no_events() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`);
    await app.sql('CREATE TRIGGER no_events BEFORE DELETE ON es_event FOR EACH STATEMENT EXECUTE FUNCTION no_events()');
    await isErased(userId, workspaceId);
    await eventually('it waits for another try', async () => (await request())?.retried, 60_000);
    await app.sql('DROP TRIGGER no_events ON es_event');
    const left = await rowsOf(servers, serverId);
    expect([left, answers(userId)]).toEqual([3200, 0]);
    const next = newId();
    await isErased(next, newId());
    await eventually('the next one is answered', () => answers(next) === 1);
    // Another process claims it and dies.
    await app.sql(
      `UPDATE erasure_request SET due_at = requested_at, claimed_until = clock_timestamp() + interval '1 hour' WHERE user_id = $1`,
      [userId],
    );
    runs();
    await isErased(newId(), newId());
    await eventually('a run has passed', () => done.length > 2);
    expect([await rowsOf(servers, serverId), answers(userId)]).toEqual([3200, 0]);
    await app.sql(`UPDATE erasure_request SET claimed_until = clock_timestamp() WHERE user_id = $1`, [userId]);
    runs();
    await eventually('the answer', () => answers(userId) === 1, 60_000);
    expect(await rowsOf(servers, serverId)).toBe(0);
  });

  it('takes what was under way at the time by a second pass, and answers once', async () => {
    const done = await app.host.collect('erasure.completed');
    const server = await app.addServer();
    await eventually(
      'the server is known',
      async () => (await app.sql('SELECT 1 FROM monitor WHERE server_id = $1', [server.serverId])).length,
    );
    await isErased(server.userId, server.workspaceId);
    await eventually('the answer', () => done.find((one) => one.userId === server.userId));
    await app.sql(
      `INSERT INTO ping (server_id, scheduled_at, started_at, response_us, status, kind, code, region, error_class, message)
       SELECT $1, $2, $2, 1000, 0, 0, 200, 'local', '', ''`,
      [server.serverId, app.at(0)],
    );
    await app.sql(`INSERT INTO explanation_cache VALUES ($1, 'late', '{}', now())`, [server.workspaceId]);
    await app.host.clock.advance(HOUR_MS + MINUTE_MS);
    runs();
    await eventually('nothing is left', async () => {
      const rows = await app.sql(
        `SELECT 1 FROM ping WHERE server_id = $1 UNION ALL SELECT 1 FROM explanation_cache WHERE workspace_id = $2 UNION ALL SELECT 1 FROM erased_server WHERE server_id = $1`,
        [server.serverId, server.workspaceId],
      );
      return rows.length === 0;
    });
    expect(done.filter((one) => one.userId === server.userId)).toHaveLength(1);
  });
});
