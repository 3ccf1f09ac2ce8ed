import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ProductClock } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { ReconcileSchedule } from '../src/application/reconcile-schedule.js';
import { WorkspacesClient } from '../src/clients/workspaces.client.js';
import { configure, entitlement, listed, plans, server, startScheduler } from './app.js';
import type { App } from './app.js';

type Server = ReturnType<typeof server>;

const HOUR_MS = 3_600_000;

describe('the comparison with workspaces', () => {
  let app: App;
  const clock = new ProductClock();

  beforeAll(async () => {
    app = await startScheduler(clock);
  });
  afterAll(async () => app.stop());

  const entry = async (serverId: string) =>
    (await app.database.query('SELECT ip_address, fire_at FROM scheduler.schedule_entry WHERE server_id = $1', [serverId]))[0];
  const count = async () => (await app.database.query('SELECT count(*)::int AS n FROM scheduler.schedule_entry'))[0]!.n as number;
  const nextPass = () => clock.advance(HOUR_MS + 1_000);

  it('adds what was missed, mends what differs although its version is known, and takes away what is gone', async () => {
    const [missed, differs, orphan] = [server(), server(), server()];
    listed.set(missed.serverId, missed);
    await configure(app, differs);
    await configure(app, orphan);
    await eventually('they are known', async () => (await entry(differs.serverId)) && (await entry(orphan.serverId)));
    await app.database.query(`UPDATE scheduler.schedule_entry SET ip_address = '127.0.0.9' WHERE server_id = $1`, [differs.serverId]);
    listed.delete(orphan.serverId);
    await nextPass();
    await eventually('it is added', () => entry(missed.serverId));
    await eventually('it is mended', async () => (await entry(differs.serverId))?.ip_address === '127.0.0.1');
    await eventually('it is gone', async () => !(await entry(orphan.serverId)));
  });

  it('takes no server that is due every 0 minutes, which would stop the wheel for all', async () => {
    const [odd, missed] = [server({ intervalMinutes: 0 }), server()];
    for (const one of [odd, missed]) listed.set(one.serverId, one);
    await nextPass();
    await eventually('the other one is added', () => entry(missed.serverId));
    expect(await entry(odd.serverId)).toBeUndefined();
    await eventually('it is checked', async () => (await entry(missed.serverId))?.fire_at === null);
    listed.delete(odd.serverId);
  });

  it('goes on behind the last page where it failed, and ends', async () => {
    for (let index = 0; index < 1_100; index += 1) {
      const one = server({ paused: true });
      listed.set(one.serverId, one);
    }
    const client = app.get<WorkspacesClient>('scheduler', WorkspacesClient);
    const listServersAfter = client.listServersAfter.bind(client);
    const pages: string[] = [];
    const asking = jest.spyOn(client, 'listServersAfter').mockImplementation(async (after, limit) => {
      pages.push(after);
      if (pages.length === 2) throw new Error('the service is away');
      return listServersAfter(after, limit);
    });
    await nextPass();
    await eventually('the first page is done', async () => pages.length >= 2);
    const first = await count();
    expect(first).toBeGreaterThanOrEqual(500);
    expect(first).toBeLessThan(listed.size);
    await app.get<ReconcileSchedule>('scheduler', ReconcileSchedule).execute();
    await eventually('all are known', async () => (await count()) === listed.size);
    expect(pages[2]).toBe(pages[1]);
    asking.mockRestore();
  }, 60_000);

  it('takes no server away when workspaces seems to have lost most of them', async () => {
    const before = await count();
    const all = [...listed];
    listed.clear();
    await nextPass();
    const [progress] = await app.database.query(`SELECT ended_at FROM scheduler.reconcile_progress WHERE name = 'servers'`);
    expect(progress!.ended_at).not.toBeNull();
    expect(await count()).toBe(before);
    for (const [id, one] of all) listed.set(id, one);
  });

  it('mends a plan whose message was lost, and adds one that never came, also behind workspaces that billing cannot answer for', async () => {
    const planOf = async ({ workspaceId }: { workspaceId: string }) =>
      (await app.database.query('SELECT version, state FROM scheduler.entitlement WHERE workspace_id = $1', [workspaceId]))[0];
    const [unanswered, stale, missing, newer] = [server(), server(), server(), server()].sort((a, b) =>
      a.workspaceId < b.workspaceId ? -1 : 1,
    ) as [Server, Server, Server, Server];
    const publish = ({ workspaceId, userId }: Server, change: object) =>
      app.publish('entitlement.changed', { ...entitlement, workspaceId, userId, ...change }, { key: workspaceId });
    for (const one of [unanswered, stale, missing, newer]) await configure(app, one);
    await publish(stale, { version: 2, state: 'paused' });
    await publish(newer, { version: 5, state: 'active' });
    await eventually('what was published is known', async () => (await planOf(stale)) && (await planOf(newer)));
    await eventually('the servers are known', async () => (await entry(missing.serverId)) && (await entry(unanswered.serverId)));
    plans.set(unanswered.workspaceId, new Error('its history cannot be read'));
    plans.set(stale.workspaceId, { ...entitlement, workspaceId: stale.workspaceId, version: 4, state: 'active' });
    plans.set(missing.workspaceId, { ...entitlement, workspaceId: missing.workspaceId, version: 1, state: 'none' });
    plans.set(newer.workspaceId, { ...entitlement, workspaceId: newer.workspaceId, version: 3, state: 'none' });
    await nextPass();
    await eventually('it is mended', async () => (await planOf(stale))?.state === 'active');
    await eventually('it is added', async () => (await planOf(missing))?.state === 'none');
    expect(await planOf(newer)).toMatchObject({ state: 'active' });
    expect(await planOf(unanswered)).toBeUndefined();
    const [progress] = await app.database.query(`SELECT ended_at FROM scheduler.reconcile_progress WHERE name = 'entitlements'`);
    expect(progress!.ended_at).not.toBeNull();
  });

  it('mends a plan behind many that billing cannot answer for, as long as it answers for others in between', async () => {
    const inOnePage = (index: number) => `ffffffff-ffff-4fff-bfff-ffffffffff${String(index).padStart(2, '0')}`;
    const all = Array.from({ length: 14 }, (_, index) => ({ ...server(), workspaceId: inOnePage(index) }));
    for (const one of all) await configure(app, one);
    await eventually('the servers are known', async () => (await Promise.all(all.map(({ serverId }) => entry(serverId)))).every(Boolean));
    for (const [index, { workspaceId }] of all.entries())
      plans.set(
        workspaceId,
        index % 2 === 0 ? new Error('its history cannot be read') : { ...entitlement, workspaceId, version: 1, state: 'none' },
      );
    await nextPass();
    const states = await app.database.query('SELECT state FROM scheduler.entitlement WHERE workspace_id = ANY($1)', [
      all.map(({ workspaceId }) => workspaceId),
    ]);
    for (const { workspaceId } of all) plans.delete(workspaceId);
    expect(states.map(({ state }) => state)).toEqual(Array.from({ length: 7 }, () => 'none'));
  });

  it('mends plans while workspaces does not answer', async () => {
    const stale = server();
    const planOf = async () =>
      (await app.database.query('SELECT state FROM scheduler.entitlement WHERE workspace_id = $1', [stale.workspaceId]))[0]?.state;
    await configure(app, stale);
    const { workspaceId, userId } = stale;
    await app.publish('entitlement.changed', { ...entitlement, workspaceId, userId, version: 2, state: 'paused' }, { key: workspaceId });
    await eventually('both are known', async () => (await entry(stale.serverId)) && (await planOf()) === 'paused');
    plans.set(workspaceId, { ...entitlement, workspaceId, version: 4, state: 'active' });
    const client = app.get<WorkspacesClient>('scheduler', WorkspacesClient);
    const asking = jest.spyOn(client, 'listServersAfter').mockRejectedValue(new Error('the service is away'));
    await nextPass();
    await eventually('the plan is mended', async () => (await planOf()) === 'active');
    expect(asking).toHaveBeenCalled();
    asking.mockRestore();
  });
});
