import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database, newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { PruneExpiredJob } from '../src/adapters/jobs/prune-expired.job.js';
import { refused, startWorkspaces } from './app.js';
import type { WorkspacesApp } from './app.js';

let app: WorkspacesApp;
beforeAll(async () => void (app = await startWorkspaces({ PROBE_ALLOW_NETWORKS: '127.0.0.0/8' })), 60_000);
afterAll(async () => app?.stop());

const noTimes = { startsAt: undefined, endsAt: undefined };
const minutes = (count: number) => ({ ...noTimes, minutes: count, maintenanceId: '' });
const inHours = (hours: number) => new Date(app.clock.nowMs() + hours * 3_600_000);

describe('maintenance', () => {
  it('begins, is lengthened and ends early, each published as a whole; ending it twice changes nothing', async () => {
    const published = await app.collect('maintenance.changed');
    const { workspaceId, userId, client, addServer } = await app.givenOwner();
    const { id: serverId } = await addServer();
    const { maintenance } = await client.planMaintenance({ workspaceId: '', serverId, ...minutes(30) });
    expect(maintenance).toMatchObject({ workspaceId, serverId, status: 'running' });
    const which = { maintenanceId: maintenance!.id, workspaceId: '', serverId };
    const { maintenance: longer } = await client.changeMaintenance({ ...which, ...noTimes, minutes: 60 });
    expect(longer!.startsAt).toEqual(maintenance!.startsAt);
    const ended = await client.endMaintenance(which);
    expect(ended.maintenances).toMatchObject([{ id: maintenance!.id, status: 'over' }]);
    expect(await client.endMaintenance(which)).toEqual(ended);
    expect((await refused(client.changeMaintenance({ ...which, ...noTimes, minutes: 5 }))).code).toBe('MAINTENANCE_OVER');
    const mine = await eventually('three messages', () => {
      const all = published.filter(({ maintenanceId }) => maintenanceId === maintenance!.id);
      return all.length === 3 ? all : undefined;
    });
    expect(mine.map(({ version }) => version)).toEqual([1, 2, 3]);
    expect(mine[0]).toMatchObject({ workspaceId, userId, serverId, startsAt: maintenance!.startsAt });
    expect(mine[2]!.endsAt).toEqual(ended.maintenances[0]!.endsAt);
  });

  it.each([-1, 1])('is now for every replica, though the clock of the one that is asked is wrong by hours: %p', async (hours) => {
    const { workspaceId, client } = await app.givenOwner();
    const onOther = <T>(work: () => Promise<T>) => app.onMachine(hours * 3_600_000, work);
    const { maintenance } = await onOther(() => client.planMaintenance({ workspaceId, serverId: '', ...minutes(30) }));
    const listed = () => client.listMaintenance({ workspaceId, serverId: '' });
    for (const { maintenances } of [await listed(), await onOther(listed)]) expect(maintenances).toMatchObject([{ status: 'running' }]);
    const which = { maintenanceId: maintenance!.id, workspaceId, serverId: '' };
    const { maintenance: longer } = await onOther(() => client.changeMaintenance({ ...which, ...noTimes, minutes: 60 }));
    expect(longer).toMatchObject({ status: 'running', startsAt: maintenance!.startsAt });
    const { maintenances: ended } = await onOther(() => client.endMaintenance({ ...which, maintenanceId: '' }));
    expect(ended).toMatchObject([{ id: maintenance!.id, status: 'over' }]);
    expect((await listed()).maintenances).toMatchObject([{ id: maintenance!.id, status: 'over' }]);
  });

  it('of the workspace and of its servers are listed together; a cancelled one and a deleted server’s are not', async () => {
    const { workspaceId, client, addServer } = await app.givenOwner();
    const [one, other] = [await addServer(), await addServer({ name: 'Other' })];
    const plan = async (serverId: string, hours: number) =>
      (
        await client.planMaintenance({
          workspaceId,
          serverId,
          startsAt: inHours(hours),
          endsAt: inHours(hours + 1),
          maintenanceId: '',
        })
      ).maintenance!.id;
    const [all, ofOne, ofOther, cancelled] = [await plan('', 3), await plan(one.id, 2), await plan(other.id, 1), await plan('', 4)];
    await client.endMaintenance({ maintenanceId: cancelled, workspaceId, serverId: '' });
    const listed = async (serverId: string) => (await client.listMaintenance({ workspaceId, serverId })).maintenances.map(({ id }) => id);
    expect(await listed('')).toEqual([ofOther, ofOne, all]);
    expect(await listed(one.id)).toEqual([ofOne, all]);
    await client.deleteServer({ serverId: other.id });
    expect(await listed('')).toEqual([ofOne, all]);
    expect(await refused(client.listMaintenance({ workspaceId: '', serverId: other.id }))).toMatchObject({ kind: 'not_found' });
  });

  it('is planned once for one id, however often it is asked for, and at most twenty at a time', async () => {
    const { workspaceId, client } = await app.givenOwner();
    const maintenanceId = newId();
    const ask = () => client.planMaintenance({ workspaceId, serverId: '', ...minutes(30), maintenanceId });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map(({ maintenance }) => maintenance!.endsAt!.getTime())).size).toBe(1);
    const more = await Promise.allSettled(
      Array.from({ length: 25 }, () => client.planMaintenance({ workspaceId, serverId: '', ...minutes(30) })),
    );
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
    expect((await refused(client.planMaintenance({ workspaceId, serverId: '', ...minutes(30) }))).code).toBe('TOO_MANY_MAINTENANCES');
    const { maintenances } = await client.endMaintenance({ workspaceId, serverId: '', maintenanceId: '' });
    expect(maintenances).toHaveLength(20);
    await client.planMaintenance({ workspaceId, serverId: '', ...minutes(30) });
  });

  it('of somebody else is answered like a missing one, and one of a server is not the workspace’s', async () => {
    const [ada, bola] = [await app.givenOwner(), await app.givenOwner()];
    const { id: serverId } = await ada.addServer();
    const { maintenance } = await ada.client.planMaintenance({ workspaceId: '', serverId, ...minutes(30) });
    const maintenanceId = maintenance!.id;
    const asked = [
      bola.client.planMaintenance({ workspaceId: '', serverId, ...minutes(30) }),
      bola.client.planMaintenance({ workspaceId: ada.workspaceId, serverId: '', ...minutes(30) }),
      bola.client.planMaintenance({ workspaceId: bola.workspaceId, serverId: '', ...minutes(30), maintenanceId }),
      bola.client.listMaintenance({ workspaceId: '', serverId }),
      bola.client.endMaintenance({ maintenanceId, workspaceId: bola.workspaceId, serverId: '' }),
      bola.client.endMaintenance({ maintenanceId, workspaceId: '', serverId }),
      ada.client.endMaintenance({ maintenanceId, workspaceId: ada.workspaceId, serverId: '' }),
      ada.client.endMaintenance({ maintenanceId: newId(), workspaceId: '', serverId }),
    ];
    for (const call of asked) expect(await refused(call)).toMatchObject({ kind: 'not_found', code: 'NOT_FOUND' });
    expect((await ada.client.listMaintenance({ workspaceId: '', serverId })).maintenances).toMatchObject([{ status: 'running' }]);
  });

  it('is forgotten after 400 days', async () => {
    const { workspaceId, client } = await app.givenOwner();
    const { maintenance } = await client.planMaintenance({ workspaceId, serverId: '', ...minutes(30) });
    const database = app.get<{ query: (sql: string, parameters: unknown[]) => Promise<unknown[]> }>('workspaces', Database);
    const prunedAfter = async (days: number) => {
      await database.query('UPDATE maintenance_view SET ends_at = $2 WHERE id = $1', [maintenance!.id, inHours(-24 * days)]);
      await app.get<PruneExpiredJob>('workspaces', PruneExpiredJob).run();
      return (await database.query('SELECT 1 FROM maintenance_view WHERE id = $1', [maintenance!.id])).length === 0;
    };
    expect(await prunedAfter(399)).toBe(false);
    const pruning = app.onMachine(2 * 86_400_000, () => app.get<PruneExpiredJob>('workspaces', PruneExpiredJob).run());
    await expect(pruning).rejects.toThrow('ahead');
    expect(await prunedAfter(401)).toBe(true);
  });

  it('is in the export, and nothing of it outlives the account', async () => {
    const { workspaceId, userId, client } = await app.givenOwner();
    const { maintenance } = await client.planMaintenance({ workspaceId, serverId: '', ...minutes(30) });
    const { json } = await client.export({ userId, workspaceIds: [], part: '' });
    expect(JSON.parse(json)).toMatchObject({
      history: expect.arrayContaining([expect.objectContaining({ of: `maintenance-${maintenance!.id}`, what: 'MaintenancePlanned' })]),
    });
    const erased = await app.collect('erasure.completed');
    await app.publish(
      'user.erased',
      { userId, workspaceIds: [workspaceId], requestedAt: app.clock.now() },
      { key: userId, tenantId: userId },
    );
    await eventually('it is erased', () => erased.some((message) => message.userId === userId && message.service === 'workspaces'));
    const database = app.get<{ query: (sql: string, parameters: unknown[]) => Promise<unknown[]> }>('workspaces', Database);
    expect(await database.query('SELECT id FROM maintenance_view WHERE workspace_id = $1', [workspaceId])).toEqual([]);
    expect(await database.query('SELECT stream_id FROM es_event WHERE tenant_id = $1', [workspaceId])).toEqual([]);
    expect(await refused(client.planMaintenance({ workspaceId, serverId: '', ...minutes(30) }))).toMatchObject({ kind: 'not_found' });
  });
});
