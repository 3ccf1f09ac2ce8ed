import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { workspaces as contract } from '@nowahala/contracts';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { ChangeHeartbeat } from '../src/application/change-heartbeat.js';
import { HeartbeatQuery } from '../src/database/heartbeat.query.js';
import { refused, startWorkspaces } from './app.js';
import type { Owner, WorkspacesApp } from './app.js';

let app: WorkspacesApp;
beforeAll(async () => {
  app = await startWorkspaces();
});
afterAll(() => app.stop());

const { HeartbeatChange } = contract;
const nightly = { everyMinutes: 0, cron: '0 2 * * *', timeZone: 'Africa/Lagos' };
const add = async (owner: Owner, more: Partial<contract.CreateHeartbeatRequest> = {}) => {
  const request = { workspaceId: owner.workspaceId, name: 'Nightly backup', schedule: nightly, graceMinutes: 60, onlyPost: false, ...more };
  return (await owner.client.createHeartbeat(request)).heartbeat!;
};
const change = (owner: Owner, heartbeatId: string, what: contract.HeartbeatChange) =>
  owner.client.changeHeartbeat({ heartbeatId, change: what });

describe('a heartbeat', () => {
  it('takes a place of the server limit, and gives it back once', async () => {
    const owner = await app.givenOwner({ serverLimit: 2 });
    await owner.addServer();
    const heartbeat = await add(owner);
    expect(await refused(add(owner))).toMatchObject({ code: 'SERVER_LIMIT_REACHED' });
    expect(await refused(owner.addServer())).toMatchObject({ code: 'SERVER_LIMIT_REACHED' });
    expect(await owner.client.getWorkspaceUsage({ workspaceId: owner.workspaceId })).toMatchObject({
      servers: 2,
      serverNames: ['Shop website', 'Nightly backup'],
    });
    await change(owner, heartbeat.id, HeartbeatChange.HEARTBEAT_CHANGE_DELETE);
    expect(await refused(change(owner, heartbeat.id, HeartbeatChange.HEARTBEAT_CHANGE_DELETE))).toMatchObject({ code: 'NOT_FOUND' });
    await add(owner);
    expect(await refused(add(owner))).toMatchObject({ code: 'SERVER_LIMIT_REACHED' });
  });

  it('once more, because the answer was lost, takes no second place, also at the limit and after it is gone', async () => {
    const owner = await app.givenOwner({ serverLimit: 1 });
    const creationId = newId();
    const answers = [...(await Promise.all([add(owner, { creationId }), add(owner, { creationId })])), await add(owner, { creationId })];
    expect(answers.map(({ id }) => id)).toEqual([creationId, creationId, creationId]);
    expect(await refused(add(await app.givenOwner(), { creationId }))).toMatchObject({ code: 'NOT_FOUND' });
    await change(owner, creationId, HeartbeatChange.HEARTBEAT_CHANGE_DELETE);
    expect(await refused(add(owner, { creationId }))).toMatchObject({ code: 'NOT_FOUND' });
    await add(owner);
  });

  it.each([
    [{ schedule: { ...nightly, cron: '0 0 30 2 *' } }, { cron: expect.stringContaining('a day that never comes') }],
    [{ schedule: { ...nightly, cron: 'every night' } }, { cron: expect.stringContaining('five parts') }],
    [{ schedule: { ...nightly, timeZone: 'Lagos' } }, { timeZone: expect.stringContaining('do not know this time zone') }],
    [{ schedule: { ...nightly, everyMinutes: 5 } }, { every: expect.stringContaining('not both') }],
    [{ schedule: undefined }, { every: expect.stringContaining('either') }],
    [
      { name: ' ', graceMinutes: 0, schedule: { everyMinutes: 600_000, cron: '', timeZone: '' } },
      { name: expect.any(String), graceMinutes: expect.any(String), every: expect.any(String) },
    ],
  ])('with a wrong field is refused in a sentence: %j', async (more, fields) => {
    const owner = await app.givenOwner();
    expect((await refused(add(owner, more))).details.fields).toEqual(fields);
  });

  it('needs a plan that is in force', async () => {
    const owner = await app.givenOwner({ state: 'paused' });
    expect(await refused(add(owner))).toMatchObject({
      code: 'NO_ACTIVE_PLAN',
      message: 'Your plan is paused. Renew it, and you can add jobs again.',
    });
    const newcomer = await app.givenOwner({ state: 'none' });
    expect(await refused(add(newcomer))).toMatchObject({
      code: 'NO_ACTIVE_PLAN',
      message: 'You do not have an active plan yet. Please pick a plan first, then add your job.',
    });
  });

  it('of somebody else is like one that does not exist', async () => {
    const [owner, stranger] = [await app.givenOwner(), await app.givenOwner()];
    const { id } = await add(owner);
    const calls = [
      stranger.client.getHeartbeat({ heartbeatId: id }),
      stranger.client.updateHeartbeat({ heartbeatId: id, schedule: undefined }),
      change(stranger, id, HeartbeatChange.HEARTBEAT_CHANGE_DELETE),
      stranger.client.listHeartbeats({ workspaceId: owner.workspaceId }),
      stranger.client.getHeartbeat({ heartbeatId: newId() }),
    ];
    expect(await Promise.all(calls.map(async (call) => (await refused(call)).code))).toEqual(calls.map(() => 'NOT_FOUND'));
  });

  it('is published whole with each change, and its void addresses are listed in order', async () => {
    const owner = await app.givenOwner();
    const published = await app.collect('heartbeat.configured');
    const { id } = await add(owner);
    await owner.client.updateHeartbeat({ heartbeatId: id, graceMinutes: 90, schedule: undefined });
    await change(owner, id, HeartbeatChange.HEARTBEAT_CHANGE_ROTATE);
    await change(owner, id, HeartbeatChange.HEARTBEAT_CHANGE_PAUSE);
    await change(owner, id, HeartbeatChange.HEARTBEAT_CHANGE_RESUME);
    const own = await eventually('all are published', () => {
      const found = published.filter(({ heartbeatId }) => heartbeatId === id);
      return found.length === 5 && found;
    });
    expect(own.map(({ configVersion, graceMinutes, addressRound, paused }) => [configVersion, graceMinutes, addressRound, paused])).toEqual(
      [
        [1, 60, 1, false],
        [2, 90, 1, false],
        [3, 90, 2, false],
        [4, 90, 2, true],
        [5, 90, 2, false],
      ],
    );
    const system = app.client(contract.WorkspacesServiceService, 'workspaces');
    const { addresses, last } = await system.listBeatAddresses({ after: 0 });
    expect(addresses.find(({ heartbeatId }) => heartbeatId === id)).toMatchObject({ addressRound: 2, deleted: false });
    await change(owner, id, HeartbeatChange.HEARTBEAT_CHANGE_DELETE);
    expect((await system.listBeatAddresses({ after: last })).addresses).toMatchObject([{ heartbeatId: id, deleted: true }]);
    expect(await refused(owner.client.listBeatAddresses({ after: 0 }))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('takes GET again where two changed that at the same moment and the later one allows it', async () => {
    const owner = await app.givenOwner();
    const { id } = await add(owner);
    const seen = (await app.get<HeartbeatQuery>('workspaces', HeartbeatQuery).find(id))!;
    const changing = app.get<ChangeHeartbeat>('workspaces', ChangeHeartbeat);
    for (const onlyPost of [true, false]) await changing.execute(seen, { type: 'ReconfigureHeartbeat', data: { onlyPost } });
    const { addresses } = await app.client(contract.WorkspacesServiceService, 'workspaces').listBeatAddresses({ after: 0 });
    expect(addresses.find(({ heartbeatId }) => heartbeatId === id)).toMatchObject({ onlyPost: false });
  });

  it('is in the export of the account and gone with it, published as deleted and emptied', async () => {
    const owner = await app.givenOwner();
    const { id } = await add(owner);
    const { json } = await owner.client.export({ userId: owner.userId, workspaceIds: [], part: '' });
    expect(JSON.parse(json)).toMatchObject({ heartbeats: [{ name: 'Nightly backup' }] });
    expect(json).toContain('HeartbeatAdded');
    const published = await app.collect('heartbeat.configured');
    const erased = { userId: owner.userId, workspaceIds: [owner.workspaceId], erasedAt: app.clock.now() };
    await app.publish('user.erased', erased as never, { key: owner.userId });
    const last = await eventually('it is published as deleted', () => published.find((one) => one.heartbeatId === id && one.deleted));
    expect(last).toMatchObject({ name: '', configVersion: 2, paused: true });
    expect(await refused(owner.client.getHeartbeat({ heartbeatId: id }))).toMatchObject({ code: 'NOT_FOUND' });
  });
});
