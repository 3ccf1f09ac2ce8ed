import { beforeAll, describe, expect, it } from '@jest/globals';
import { newId, Store } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { ApplyMaintenance } from '../src/application/apply-maintenance.js';
import { failedCheck, okCheck, useAnalyzer } from './app.js';
import type { Server } from './app.js';
import { plannerOf } from './maintenance-scenario.js';

const app = useAnalyzer();
let asked: { serverId: string }[];
beforeAll(async () => void (asked = await app.host.collect('recheck.wanted')), 60_000);

const { known, maintenance, turn } = plannerOf(app);
const stateOf = async (server: Server) => (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states[0];
const becomes = (server: Server, state: string) =>
  eventually(`the server is ${state}`, async () => (await stateOf(server))?.state === state);
const pingsOf = async (server: Server) =>
  (await app.rpc(server).listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' })).pings;
const stored = (server: Server, count: number) => eventually(`${count} pings`, async () => (await pingsOf(server)).length === count);
const incidentsOf = async (server: Server) =>
  (await app.rpc(server).listIncidents({ workspaceIds: [server.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' }))
    .incidents;
const fails = (server: Server, ...seconds: number[]) => app.checks(server, ...seconds.map((at) => failedCheck(app.at(at))));

async function givenUp(): Promise<Server> {
  const server = await app.addServer();
  await app.checks(server, okCheck(app.at(-7_000)));
  await becomes(server, 'up');
  return server;
}

describe('while maintenance runs', () => {
  it('nothing that fails opens an incident or writes an error log; it is drawn, and outside of every rate', async () => {
    const server = await givenUp();
    await maintenance(server, { from: -3_600, to: 600 });
    await becomes(server, 'maintenance');
    await fails(server, -1_800, -1_795, -1_785, -60, -45, -30);
    await app.checks(server, okCheck(app.at(-10)));
    await stored(server, 8);
    expect((await stateOf(server))?.state).toBe('maintenance');
    expect(await incidentsOf(server)).toEqual([]);
    expect((await app.rpc(server).listErrorLogs({ workspaceIds: [server.workspaceId], page: 1, serverId: '' })).logs).toEqual([]);
    expect((await pingsOf(server)).map((ping) => ping.maintenance)).toEqual([true, true, true, true, true, true, true, false]);
    const stats = async () => app.rpc(server).getPingStats({ serverId: server.serverId, range: '7d', timeZone: 'UTC' });
    const counted = await stats();
    expect(counted).toMatchObject({ totalSuccess: 1, totalFailures: 0, successRate: 100 });
    expect(counted.buckets.reduce((sum, bucket) => sum + bucket.maintenance, 0)).toBe(7);
    await app.closesHours();
    expect(await stats()).toEqual(counted);
    const { servers } = await app.rpc(server).getUptime({ serverIds: [server.serverId], days: 2, timeZone: 'UTC' });
    expect(servers[0]!.days.reduce((sum, day) => sum + day.maintenance, 0)).toBe(7);
  });

  it('an outage from before stays open, and can end', async () => {
    const server = await app.addServer();
    await app.goesDown(server, -600);
    await becomes(server, 'down');
    await maintenance(server, { from: -300, to: 600 });
    await fails(server, -200);
    await stored(server, 5);
    expect((await stateOf(server))?.state).toBe('down');
    await app.checks(server, okCheck(app.at(-100)), okCheck(app.at(-30)));
    await becomes(server, 'maintenance');
    expect((await incidentsOf(server)).map(({ status }) => status)).toEqual(['resolved']);
  });

  it('a suspicion from a moment before is forgotten', async () => {
    const server = await givenUp();
    await fails(server, -20);
    await becomes(server, 'suspect');
    await maintenance(server, { from: -10, to: 600 });
    await fails(server, -5, -2);
    await stored(server, 4);
    expect((await stateOf(server))?.state).toBe('maintenance');
    expect(await incidentsOf(server)).toEqual([]);
  });

  it('what failed a moment before and is heard of only now begins no suspicion', async () => {
    const server = await givenUp();
    await maintenance(server, { from: -10, to: 600 });
    await fails(server, -12);
    await stored(server, 2);
    expect(await app.sql('SELECT state FROM monitor WHERE server_id = $1', [server.serverId])).toEqual([{ state: 'up' }]);
  });
});

describe('when maintenance is over', () => {
  it('everything is checked at once, and what is still down opens as of then', async () => {
    const server = await givenUp();
    await maintenance(server, { from: -900, to: -30 });
    await eventually('a check is asked for', () => asked.some(({ serverId }) => serverId === server.serverId));
    await fails(server, -100, -60, -40, -29, -24, -14);
    await becomes(server, 'down');
    const [incident] = await incidentsOf(server);
    expect(Math.round((incident!.startedAt!.getTime() - app.host.clock.nowMs()) / 1_000)).toBeGreaterThanOrEqual(-45);
    const first = (await pingsOf(server)).find((ping) => !ping.maintenance && ping.timestamp!.getTime() === incident!.startedAt!.getTime());
    expect(first).toMatchObject({ status: 'failure' });
  });

  it('a clock that went ahead and back has ended nothing: everything is checked at once when its time has come', async () => {
    const server = await givenUp();
    const maintenanceId = await maintenance(server, { from: -60, to: 300 });
    const asks = () => asked.filter(({ serverId }) => serverId === server.serverId).length;
    await app.host.clock.advance(3_600_000);
    await turn();
    await app.host.clock.advance(-3_600_000);
    await eventually('it ended by the wrong clock', () => asks() === 1);
    await turn();
    // Ten minutes pass: to a row that is the same as being older.
    const older = ['starts_at', 'ends_at', 'turned_at'].map((column) => `${column} = ${column} - interval '10 minutes'`).join(', ');
    await app.sql(`UPDATE maintenance SET ${older} WHERE maintenance_id = $1`, [maintenanceId]);
    await turn();
    await eventually('a check is asked for', () => asks() === 2);
    await turn();
    expect(asks()).toBe(2);
  });

  it('early, what comes after the new end counts, in the counted too', async () => {
    const server = await givenUp();
    const maintenanceId = await maintenance(server, { from: -900, to: 900 });
    await fails(server, -500, -50);
    await stored(server, 3);
    const end = app.at(-200);
    await maintenance(server, { maintenanceId, from: -900, to: -200, version: 2 });
    expect((await known(maintenanceId))!.endsAt.getTime()).toBeGreaterThanOrEqual(end.getTime());
    expect((await pingsOf(server)).map((ping) => ping.maintenance)).toEqual([false, true, false]);
    await fails(server, -40, -35, -25);
    await becomes(server, 'down');
  });

  it('nothing ends while another one goes on', async () => {
    const server = await givenUp();
    await maintenance(server, { from: -900, to: 900, all: true });
    const before = asked.length;
    await maintenance(server, { from: -800, to: -100 });
    await fails(server, -90, -80, -60);
    await stored(server, 4);
    expect((await stateOf(server))?.state).toBe('maintenance');
    expect(asked.slice(before).filter(({ serverId }) => serverId === server.serverId)).toEqual([]);
    expect(await incidentsOf(server)).toEqual([]);
  });
});

describe('a message about maintenance', () => {
  it('that comes late changes the counted of hours that were added up before', async () => {
    const server = await givenUp();
    const before = [-5 * 3_600 - 60, -5 * 3_600].map((at) => app.at(at));
    await app.checks(server, ...before.map((slot) => okCheck(slot)));
    await app.closesHours();
    const stats = async () => app.rpc(server).getPingStats({ serverId: server.serverId, range: '7d', timeZone: 'UTC' });
    await eventually('three', async () => (await stats()).totalPings === 3);
    await maintenance(server, { from: -5 * 3_600 - 600, to: -4 * 3_600 });
    expect((await stats()).totalPings).toBe(1);
    await app.closesHours();
    expect((await stats()).totalPings).toBe(1);
  });

  it('that is older than the last one changes nothing, and a cancelled one hides nothing', async () => {
    const server = await givenUp();
    const maintenanceId = await maintenance(server, { from: -60, to: -60, version: 2 });
    const { workspaceId, userId } = server;
    const older = {
      maintenanceId,
      workspaceId,
      userId,
      serverId: '',
      version: 1,
      startsAt: app.at(-60),
      endsAt: app.at(900),
      changedAt: app.at(0),
    };
    await app.host.publish('maintenance.changed', older, { key: workspaceId, tenantId: workspaceId });
    await maintenance(server, { from: 3_600, to: 7_200 });
    expect((await stateOf(server))?.state).toBe('up');
    await fails(server, -40, -35, -25);
    await becomes(server, 'down');
  });

  it('of an account that was erased brings nothing back', async () => {
    const server = await givenUp();
    const { workspaceId, userId } = server;
    const before = await maintenance(server, { from: -60, to: 600, all: true });
    await app.host.publish(
      'user.erased',
      { userId, workspaceIds: [workspaceId], requestedAt: app.at(0) },
      { key: userId, tenantId: userId },
    );
    await eventually('it is erased', async () => (await known(before)) === undefined);
    const late = { maintenanceId: newId(), workspaceId, serverId: null, version: 1, startsAt: app.at(-60), endsAt: app.at(900) };
    const applying = app.host.get<ApplyMaintenance>('analyzer', ApplyMaintenance);
    await app.host.get<Store>('analyzer', Store).transaction((tx) => applying.execute(tx, late));
    expect(await known(late.maintenanceId)).toBeUndefined();
  });
});
