import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { billing, pings, workspaces } from '@nowahala/contracts';
import { newId, ProductClock, shardOf } from '@nowahala/platform';
import { eventually, startRoom, userCaller } from '@nowahala/testkit';
import type { Room } from '@nowahala/testkit';
import { scheduler } from '@nowahala/scheduler';
import { billingMonth } from '../src/domain/usage.js';

const known: workspaces.ServerConfigured[] = [];
const stubs: Parameters<typeof startRoom>[0]['rpcStubs'] = [
  [
    workspaces.WorkspacesServiceService,
    {
      listServerConfigs: async function* () {
        for (const server of known) yield { server };
      },
    },
  ],
  [billing.BillingServiceService, { getEntitlement: async () => ({ entitlement: undefined }) }],
];

function server(over: Partial<workspaces.ServerConfigured> = {}): workspaces.ServerConfigured {
  return workspaces.ServerConfigured.fromPartial({
    serverId: newId(),
    workspaceId: newId(),
    userId: newId(),
    name: 'Shop',
    ipAddress: '127.0.0.1',
    website: '',
    intervalMinutes: 5,
    emailEnabled: true,
    configVersion: 1,
    createdAt: new Date(),
    changedAt: new Date(),
    ...over,
  });
}

describe('the scheduler', () => {
  let room: Room;
  let requested: pings.PingRequested[];
  let rechecks: pings.PingRecheck[];
  let gaps: pings.ScheduleGap[];
  const clock = new ProductClock();

  beforeAll(async () => {
    room = await startRoom({ services: [scheduler], clock, rpcStubs: stubs });
    requested = await room.collect('ping.requested');
    rechecks = await room.collect('ping.recheck');
    gaps = await room.collect('schedule.gap');
  });
  afterAll(async () => room.stop());

  const configure = (config: workspaces.ServerConfigured) =>
    room.publish('server.configured', config, { key: config.serverId, tenantId: config.workspaceId });
  const firedFor = (id: string) => requested.flatMap((batch) => batch.pings).filter((ping) => ping.target?.serverId === id);

  it('checks a new server within ten seconds', async () => {
    const shop = server();
    await configure(shop);
    const [first] = await eventually('the first check', () => {
      const fired = firedFor(shop.serverId);
      return fired.length > 0 && fired;
    });
    expect(first).toMatchObject({ check: 'scheduled', target: { ipAddress: '127.0.0.1', intervalMinutes: 5 } });
    await eventually('it is counted', async () => {
      const { values } = await room.process.metrics.schedulerSlots.get();
      expect(values.map(({ labels, value }) => [labels['result'], labels['region'], value]).sort()).toEqual([
        ['expired', 'local', 0],
        ['fired', 'local', 1],
        ['gap', undefined, 0],
      ]);
      return true;
    });
  });

  it('fires each slot once, at five-minute distances, when time passes in small steps', async () => {
    const shop = server({ intervalMinutes: 1 });
    await configure(shop);
    await eventually('the first check', () => firedFor(shop.serverId).length > 0);
    for (let step = 0; step < 12; step += 1) await clock.advance(15_000);
    const slots = await eventually('three more', () => {
      const fired = firedFor(shop.serverId);
      return fired.length >= 4 && fired;
    });
    const seconds = slots.map((ping) => ping.scheduledAt!.getTime() / 1000);
    expect(new Set(seconds).size).toBe(seconds.length);
    const natural = seconds.slice(1).sort((a, b) => a - b);
    expect(natural[1]! - natural[0]!).toBe(60);
  });

  it('writes a gap instead of replaying what a long jump stepped over', async () => {
    const before = requested.length;
    const at = clock.nowMs();
    await clock.advance(3_600_000);
    await eventually('the gap', () => gaps.some((gap) => gap.to!.getTime() - gap.from!.getTime() > 3_500_000));
    const replayed = requested
      .slice(before)
      .flatMap((batch) => batch.pings)
      .filter((ping) => ping.scheduledAt!.getTime() > at + 10_000 && ping.scheduledAt!.getTime() < at + 3_590_000);
    expect(replayed).toEqual([]);
  });

  it('checks a server that is down every minute, and stops when it is back, whichever message comes first', async () => {
    const shop = server({ intervalMinutes: 30 });
    await configure(shop);
    await eventually('the first check', () => firedFor(shop.serverId).length === 1);
    const incidentId = newId();
    const common = { incidentId, serverId: shop.serverId, workspaceId: shop.workspaceId, userId: shop.userId };
    await room.publish('incident.opened', { ...openedMessage, ...common, seq: 1 }, { key: shop.serverId });
    await eventually(
      'it counts as down',
      async () =>
        (await room.database.query('SELECT down FROM scheduler.schedule_entry WHERE server_id = $1', [shop.serverId]))[0]?.down === true,
    );
    await new Promise((resolve) => setTimeout(resolve, 700));
    for (let step = 0; step < 8; step += 1) await clock.advance(15_000);
    await eventually('two checks while down', () => firedFor(shop.serverId).filter((ping) => ping.check === 'down').length >= 1);
    await room.publish('incident.resolved', { ...resolvedMessage, ...common, seq: 2 }, { key: shop.serverId });
    await room.publish('incident.opened', { ...openedMessage, ...common, seq: 1 }, { key: shop.serverId });
    await eventually(
      'it counts as up',
      async () =>
        (await room.database.query('SELECT down FROM scheduler.schedule_entry WHERE server_id = $1', [shop.serverId]))[0]?.down === false,
    );
  });

  it('sends a re-check when it is due and not before', async () => {
    const shop = server();
    await configure(shop);
    await eventually('it is known', () => firedFor(shop.serverId).length > 0);
    const dueAt = new Date(clock.nowMs() + 5_000);
    await room.publish(
      'recheck.wanted',
      {
        serverId: shop.serverId,
        workspaceId: shop.workspaceId,
        candidateId: 'c1',
        dueAt,
        expiresAt: new Date(dueAt.getTime() + 20_000),
        check: 'recheck',
        avoidRegion: '',
      },
      { key: shop.serverId },
    );
    await eventually(
      'it is kept',
      async () => (await room.database.query('SELECT 1 FROM scheduler.recheck WHERE server_id = $1', [shop.serverId])).length === 1,
    );
    expect(rechecks.filter((recheck) => recheck.ping?.target?.serverId === shop.serverId)).toEqual([]);
    await clock.advance(5_000);
    const sent = await eventually('it is sent', () => rechecks.find((recheck) => recheck.ping?.target?.serverId === shop.serverId));
    expect(sent.ping).toMatchObject({ check: 'recheck', candidateId: 'c1', scheduledAt: dueAt });
  });

  it('checks now for the owner once a minute, and like a missing server for a stranger', async () => {
    const shop = server();
    await configure(shop);
    await eventually('it is known', () => firedFor(shop.serverId).length > 0);
    const owner = room.client(pings.SchedulerServiceService, 'scheduler', userCaller(shop.userId, [shop.workspaceId]));
    const stranger = room.client(pings.SchedulerServiceService, 'scheduler', userCaller(newId(), [newId()]));
    await expect(stranger.checkNow({ serverId: shop.serverId })).rejects.toMatchObject({ kind: 'not_found' });
    await owner.checkNow({ serverId: shop.serverId });
    await expect(owner.checkNow({ serverId: shop.serverId })).rejects.toMatchObject({
      kind: 'limited',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    await eventually('the check', () =>
      rechecks.some((recheck) => recheck.ping?.target?.serverId === shop.serverId && recheck.ping.check === 'check_now'),
    );
  });

  it('stops checking a deleted server for good, even when an old snapshot comes late', async () => {
    const shop = server({ intervalMinutes: 1 });
    await configure(shop);
    await eventually('the first check', () => firedFor(shop.serverId).length > 0);
    await configure({ ...shop, deleted: true, configVersion: 2 });
    await eventually(
      'it is gone',
      async () => (await room.database.query('SELECT 1 FROM scheduler.schedule_entry WHERE server_id = $1', [shop.serverId])).length === 0,
    );
    await configure({ ...shop, configVersion: 1 });
    await new Promise((resolve) => setTimeout(resolve, 800));
    const before = firedFor(shop.serverId).length;
    for (let step = 0; step < 5; step += 1) await clock.advance(15_000);
    expect(firedFor(shop.serverId).length).toBe(before);
  });

  it('counts scheduled checks, and checks hourly once the month is used up', async () => {
    // A month that turns meanwhile would begin to count anew.
    if (billingMonth(new Date(clock.nowMs() + 600_000)) !== billingMonth(clock.now())) await clock.advance(600_000);
    const shop = server({ intervalMinutes: 1 });
    await room.publish(
      'entitlement.changed',
      { ...entitlement, workspaceId: shop.workspaceId, userId: shop.userId, rateLimit: 2 },
      { key: shop.workspaceId },
    );
    await eventually(
      'the entitlement is known',
      async () =>
        (await room.database.query('SELECT 1 FROM scheduler.entitlement WHERE workspace_id = $1', [shop.workspaceId])).length === 1,
    );
    await configure(shop);
    await eventually('the first check', () => firedFor(shop.serverId).length > 0);
    for (let step = 0; step < 20; step += 1) await clock.advance(15_000);
    const owner = room.client(pings.SchedulerServiceService, 'scheduler', userCaller(shop.userId, [shop.workspaceId]));
    const { usages } = await owner.getUsage({ serverIds: [shop.serverId] });
    expect(usages).toEqual([{ serverId: shop.serverId, month: billingMonth(clock.now()), used: expect.any(Number) }]);
    expect(usages[0]!.used).toBeLessThanOrEqual(3);
    await eventually('all that was counted has left', () => firedFor(shop.serverId).length === usages[0]!.used);
  });

  it('writes a gap of what it could not hand over, although the database was away in that very moment', async () => {
    const shop = server({ intervalMinutes: 1 });
    await configure(shop);
    await eventually('the first check', () => firedFor(shop.serverId).length > 0);
    const comeBack = await room.database.cut();
    const at = clock.nowMs();
    for (let step = 0; step < 4; step += 1) await clock.advance(15_000);
    await eventually('it is given up', async () =>
      (await room.process.metrics.schedulerSlots.get()).values.some(({ labels, value }) => labels['result'] === 'expired' && value > 0),
    );
    await comeBack();
    const told = (gap: pings.ScheduleGap) =>
      gap.shard === shardOf(shop.serverId) && gap.reason === 'the bus did not answer' && gap.to!.getTime() > at;
    await eventually('the gap', () => gaps.some(told), 60_000);
  }, 120_000);

  it('tells that it fires no shard while the database is away, and all of them when it is back', async () => {
    const owned = async () => (await room.process.metrics.schedulerShardsOwned.get()).values[0]!.value;
    await eventually('all shards are fired', async () => (await owned()) === 256);
    const comeBack = await room.database.cut();
    await eventually('none is fired', async () => (await owned()) === 0);
    await comeBack();
    await eventually('all are fired again', async () => (await owned()) === 256);
  }, 90_000);
});

const entitlement = billing.EntitlementChanged.fromPartial({ version: 1, state: 'active', planName: 'Basic', serverLimit: 3 });
const openedMessage = {
  seq: 1,
  kind: 'down',
  startedAt: undefined,
  openedAt: undefined,
  cause: '',
  tag: '',
  level: '',
  errorClass: '',
  fingerprint: '',
  regions: [],
  explanation: undefined,
  groupId: '',
  groupServerIds: [],
  serverName: '',
  explanationPending: false,
  outages: 0,
};
const resolvedMessage = {
  kind: 'down',
  startedAt: undefined,
  resolvedAt: undefined,
  cause: '',
  serverName: '',
  groupId: '',
  groupServerIds: [],
  reason: 'recovered',
};
