import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { identity } from '@nowahala/contracts';
import { Database, newId } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { ChangeHeartbeat } from '../src/application/change-heartbeat.js';
import { ChangeServer } from '../src/application/change-server.js';
import { DeleteServer } from '../src/application/delete-server.js';
import { HeartbeatQuery } from '../src/database/heartbeat.query.js';
import { ServerQuery } from '../src/database/server.query.js';
import { refused, startWorkspaces } from './app.js';
import type { Owner, WorkspacesApp } from './app.js';

let app: WorkspacesApp;
let completed: { userId: string }[];
beforeAll(async () => {
  app = await startWorkspaces();
  completed = await app.collect('erasure.completed');
}, 60_000);
afterAll(async () => app?.stop());

const isErased = (userId: string) => eventually('it is answered', () => completed.some((one) => one.userId === userId));
const erase = (userId: string, workspaceIds: string[], key = userId) => {
  const message: identity.UserErased = { userId, workspaceIds, requestedAt: undefined };
  return app.publish('user.erased', message, { key });
};
const addHeartbeat = async ({ client, workspaceId }: Owner) => {
  const schedule = { everyMinutes: 60, cron: '', timeZone: '' };
  return (await client.createHeartbeat({ workspaceId, name: 'Backup', schedule, graceMinutes: 60, onlyPost: false })).heartbeat!;
};
const eventsOf = (workspaceId: string) => app.database.query('SELECT 1 FROM workspaces.es_event WHERE tenant_id = $1', [workspaceId]);

describe('a workspace with more events than one statement has the time to delete', () => {
  const MANY = 2_500;

  it('is erased, and so is the next one of its partition', async () => {
    const [busy, next] = [await app.givenOwner(), await app.givenOwner()];
    await app.database.query(
      `INSERT INTO workspaces.es_event (stream_id, version, event_id, type, schema_version, data, meta, tenant_id, occurred_at)
       SELECT 'workspace-' || $1, 1 + n, gen_random_uuid(), 'WorkspaceRenamed', 1, '{"name":"Shop"}', '{}', $1::uuid, now() FROM generate_series(1, ${MANY}) AS n`,
      [busy.workspaceId],
    );
    await app.database.query(`
      CREATE FUNCTION workspaces.takes_too_long() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (SELECT count(*) FROM gone) > 1000 THEN RAISE 'canceling statement due to statement timeout' USING ERRCODE = 'query_canceled'; END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER takes_too_long AFTER DELETE ON workspaces.es_event REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION workspaces.takes_too_long()`);
    for (const { userId, workspaceId } of [busy, next]) await erase(userId, [workspaceId], busy.userId);
    await isErased(next.userId);
    await isErased(busy.userId);
    expect(await eventsOf(busy.workspaceId)).toEqual([]);
  });
});

describe('while the events of a workspace are being deleted', () => {
  /** Holds one of its events, so that the erasure waits there, and does the work then. */
  async function held({ userId, workspaceId }: Owner, work: (sql: SqlRunner) => Promise<void>): Promise<void> {
    await app.get<Database>('workspaces', Database).transaction(async (sql) => {
      await sql.query(`SELECT 1 FROM es_event WHERE tenant_id = $1 AND type = 'WorkspaceCreated' FOR UPDATE`, [workspaceId]);
      await erase(userId, [workspaceId]);
      const waits = 'SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))';
      await eventually('the erasure waits', async () => (await sql.query(waits)).length > 0);
      await work(sql);
    });
    await isErased(userId);
  }

  it('the addresses of everybody’s heartbeats can change', async () => {
    const leaving = await app.givenOwner();
    await addHeartbeat(leaving);
    await held(leaving, async (sql) => {
      const free = await sql.query<{ free: boolean }>(`SELECT pg_try_advisory_xact_lock(hashtextextended('beat-address', 0)) AS free`);
      expect(free).toEqual([{ free: true }]);
    });
  });

  it('nothing of it is changed any more by those who saw it before', async () => {
    const leaving = await app.givenOwner();
    const server = await app.get<ServerQuery>('workspaces', ServerQuery).find((await leaving.addServer()).id);
    const heartbeat = await app.get<HeartbeatQuery>('workspaces', HeartbeatQuery).find((await addHeartbeat(leaving)).id);
    const { client, workspaceId } = leaving;
    await held(leaving, async () => {
      const calls = [
        app.get<ChangeServer>('workspaces', ChangeServer).execute(server!, { type: 'PauseServer' }),
        app.get<DeleteServer>('workspaces', DeleteServer).execute(server!),
        app.get<ChangeHeartbeat>('workspaces', ChangeHeartbeat).execute(heartbeat!, { type: 'PauseHeartbeat' }),
        client.updateWorkspace({ workspaceId, name: 'Renamed' }),
      ];
      for (const call of calls) expect((await refused(call)).code).toBe('NOT_FOUND');
    });
    expect(await eventsOf(workspaceId)).toEqual([]);
  });
});

it('makes no workspace for a person who was erased meanwhile', async () => {
  const userId = newId();
  await erase(userId, []);
  await isErased(userId);
  const created = app.as(userId).createWorkspace({ name: 'Shop', members: [{ role: 'owner', userId }] });
  expect((await refused(created)).code).toBe('LOGIN_NEEDED');
});
