import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pings } from '@nowahala/contracts';
import { billingMonth } from '@nowahala/kernel';
import { newId, ProductClock, shardOf } from '@nowahala/platform';
import { eventually, userCaller } from '@nowahala/testkit';
import { UsageMeter } from '../src/application/usage-meter.js';
import { isSlot, phaseOf } from '../src/domain/slots.js';
import { SchedulerMetrics } from '../src/scheduler.metrics.js';
import { configure, entitlement, openedMessage, resolvedMessage, server, startScheduler } from './app.js';
import type { App } from './app.js';

describe('the scheduler', () => {
  let app: App;
  let requested: pings.PingRequested[];
  let rechecks: pings.PingRecheck[];
  let gaps: pings.ScheduleGap[];
  const clock = new ProductClock();

  beforeAll(async () => {
    app = await startScheduler(clock);
    requested = await app.collect('ping.requested');
    rechecks = await app.collect('ping.recheck');
    gaps = await app.collect('schedule.gap');
  });
  afterAll(async () => app.stop());

  const metrics = () => app.get<SchedulerMetrics>('scheduler', SchedulerMetrics);
  const firedFor = (id: string) => requested.flatMap((batch) => batch.pings).filter((ping) => ping.target?.serverId === id);

  it('checks a new server within ten seconds', async () => {
    const target = server();
    await configure(app, target);
    const [first] = await eventually('the first check', () => {
      const fired = firedFor(target.serverId);
      return fired.length > 0 && fired;
    });
    expect(first).toMatchObject({ check: 'scheduled', target: { ipAddress: '127.0.0.1', intervalMinutes: 5 } });
    await eventually('it is counted', async () => {
      const { values } = await metrics().slots.get();
      expect(values.map(({ labels, value }) => [labels['result'], labels['region'], value]).sort()).toEqual([
        ['expired', 'local', 0],
        ['fired', 'local', 1],
        ['gap', undefined, 0],
      ]);
      return true;
    });
  });

  it('hands the words on the page to the prober, and checks at once when they change', async () => {
    const target = server({ website: 'https://shop.example', expectText: 'Add to cart' });
    await configure(app, target);
    const wordsOf = () => firedFor(target.serverId).map((ping) => [ping.target?.expectText, ping.target?.rejectText]);
    await eventually('the first check', () => wordsOf().length === 1);
    await configure(app, { ...target, configVersion: 2, rejectText: 'Fatal error' });
    await clock.advance(10_000);
    await eventually('the next check', () => wordsOf().length >= 2);
    expect(wordsOf().slice(0, 2)).toEqual([
      ['Add to cart', ''],
      ['Add to cart', 'Fatal error'],
    ]);
  });

  it('checks a server at most once in ten seconds however often it is edited, and as the last edit says', async () => {
    const target = server();
    await configure(app, target);
    await eventually('the first check', () => firedFor(target.serverId).length === 1);
    const begun = clock.nowMs();
    for (let edit = 1; edit <= 60; edit += 1) {
      await configure(app, { ...target, configVersion: 1 + edit, intervalMinutes: edit % 2 === 0 ? 5 : 1 });
      await clock.advance(1_000);
    }
    await clock.advance(10_000);
    const last = () => firedFor(target.serverId).at(-1)?.target?.intervalMinutes;
    await eventually('the last edit is checked', () => last() === 5);
    // Of seventy seconds that were moved, and those that passed meanwhile.
    const tens = Math.floor((clock.nowMs() - begun) / 10_000);
    const isPlanned = ({ scheduledAt }: pings.DuePing) =>
      [60, 300].some((interval) => isSlot(scheduledAt!.getTime() / 1_000, interval, phaseOf(target.serverId, interval)));
    expect(firedFor(target.serverId).filter((ping) => !isPlanned(ping)).length).toBeLessThanOrEqual(tens + 1);
  });

  it('fires each slot once, at five-minute distances, when time passes in small steps', async () => {
    const target = server({ intervalMinutes: 1 });
    await configure(app, target);
    await eventually('the first check', () => firedFor(target.serverId).length > 0);
    for (let step = 0; step < 12; step += 1) await clock.advance(15_000);
    const slots = await eventually('three more', () => {
      const fired = firedFor(target.serverId);
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
    const target = server({ intervalMinutes: 30 });
    await configure(app, target);
    await eventually('the first check', () => firedFor(target.serverId).length === 1);
    const incidentId = newId();
    const common = { incidentId, serverId: target.serverId, workspaceId: target.workspaceId, userId: target.userId };
    await app.publish('incident.opened', { ...openedMessage, ...common, seq: 1 }, { key: target.serverId });
    await eventually(
      'it counts as down',
      async () =>
        (await app.database.query('SELECT down FROM scheduler.schedule_entry WHERE server_id = $1', [target.serverId]))[0]?.down === true,
    );
    await new Promise((resolve) => setTimeout(resolve, 700));
    for (let step = 0; step < 8; step += 1) await clock.advance(15_000);
    await eventually('two checks while down', () => firedFor(target.serverId).filter((ping) => ping.check === 'down').length >= 1);
    await app.publish('incident.resolved', { ...resolvedMessage, ...common, seq: 2 }, { key: target.serverId });
    await app.publish('incident.opened', { ...openedMessage, ...common, seq: 1 }, { key: target.serverId });
    await eventually(
      'it counts as up',
      async () =>
        (await app.database.query('SELECT down FROM scheduler.schedule_entry WHERE server_id = $1', [target.serverId]))[0]?.down === false,
    );
  });

  it('sends a re-check when it is due and not before', async () => {
    const target = server();
    await configure(app, target);
    await eventually('it is known', () => firedFor(target.serverId).length > 0);
    const dueAt = new Date(clock.nowMs() + 5_000);
    await app.publish(
      'recheck.wanted',
      {
        serverId: target.serverId,
        workspaceId: target.workspaceId,
        candidateId: 'c1',
        dueAt,
        expiresAt: new Date(dueAt.getTime() + 20_000),
        check: 'recheck',
        votedRegions: [],
        avoidRegion: '',
      },
      { key: target.serverId },
    );
    await eventually(
      'it is kept',
      async () => (await app.database.query('SELECT 1 FROM scheduler.recheck WHERE server_id = $1', [target.serverId])).length === 1,
    );
    expect(rechecks.filter((recheck) => recheck.ping?.target?.serverId === target.serverId)).toEqual([]);
    await clock.advance(5_000);
    const sent = await eventually('it is sent', () => rechecks.find((recheck) => recheck.ping?.target?.serverId === target.serverId));
    expect(sent.ping).toMatchObject({ check: 'recheck', candidateId: 'c1', scheduledAt: dueAt });
  });

  it('checks now for the owner once a minute, and like a missing server for a stranger', async () => {
    const target = server();
    await configure(app, target);
    await eventually('it is known', () => firedFor(target.serverId).length > 0);
    const owner = app.client(pings.SchedulerServiceService, 'scheduler', userCaller(target.userId, [target.workspaceId]));
    const stranger = app.client(pings.SchedulerServiceService, 'scheduler', userCaller(newId(), [newId()]));
    await expect(stranger.checkNow({ serverId: target.serverId })).rejects.toMatchObject({ kind: 'not_found' });
    await owner.checkNow({ serverId: target.serverId });
    await expect(owner.checkNow({ serverId: target.serverId })).rejects.toMatchObject({
      kind: 'limited',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    await eventually('the check', () =>
      rechecks.some((recheck) => recheck.ping?.target?.serverId === target.serverId && recheck.ping.check === 'check_now'),
    );
  });

  it('stops checking a deleted server for good, even when an old snapshot comes late', async () => {
    const target = server({ intervalMinutes: 1 });
    await configure(app, target);
    await eventually('the first check', () => firedFor(target.serverId).length > 0);
    await configure(app, { ...target, deleted: true, configVersion: 2 });
    await eventually(
      'it is gone',
      async () => (await app.database.query('SELECT 1 FROM scheduler.schedule_entry WHERE server_id = $1', [target.serverId])).length === 0,
    );
    // Straight to the bus: an old snapshot, not a server that exists again.
    await app.publish('server.configured', { ...target, configVersion: 1 }, { key: target.serverId });
    await new Promise((resolve) => setTimeout(resolve, 800));
    const before = firedFor(target.serverId).length;
    for (let step = 0; step < 5; step += 1) await clock.advance(15_000);
    expect(firedFor(target.serverId).length).toBe(before);
  });

  it('takes no server that would be checked every 0 minutes, and those behind it all the same', async () => {
    const [never, good] = [server({ intervalMinutes: 0 }), server({ intervalMinutes: 1 })];
    for (const one of [never, good]) await app.publish('server.configured', one, { key: one.serverId });
    await eventually('the first check', () => firedFor(good.serverId).length > 0);
    // What its owner says next does not wait for an operator.
    await configure(app, { ...never, intervalMinutes: 1, configVersion: 2 });
    await eventually('its own first check', () => firedFor(never.serverId).length > 0);
  });

  it('keeps nothing of an account that was erased, whatever comes late, and checks nothing of it', async () => {
    const target = server({ intervalMinutes: 1 });
    const { serverId, workspaceId, userId } = target;
    await configure(app, target);
    await eventually('the first check, which is not written yet', () => firedFor(serverId).length > 0);
    const received = async (id: string) =>
      eventually(
        'it is received',
        async () => (await app.database.query('SELECT 1 FROM scheduler.inbox WHERE msg_id = $1', [id])).length > 0,
      );
    const erasure = newId();
    await app.publish(
      'user.erased',
      { userId, workspaceIds: [workspaceId, 'none'], requestedAt: clock.now() },
      { key: userId, id: erasure },
    );
    await received(erasure);
    const before = firedFor(serverId).length;
    const ids = [newId(), newId(), newId()] as const;
    await app.publish('server.configured', { ...target, configVersion: 2 }, { key: serverId, id: ids[0] });
    await app.publish('entitlement.changed', { ...entitlement, workspaceId, userId, version: 9 }, { key: workspaceId, id: ids[1] });
    const incident = { ...openedMessage, incidentId: newId(), serverId, workspaceId, userId, seq: 1 };
    await app.publish('incident.opened', incident, { key: serverId, id: ids[2] });
    for (const id of ids) await received(id);
    await app.get<UsageMeter>('scheduler', UsageMeter).flush();
    const rows = async (table: string, column: string, id: string) =>
      (await app.database.query(`SELECT 1 FROM scheduler.${table} WHERE ${column} = $1`, [id])).length;
    expect({
      entries: await rows('schedule_entry', 'server_id', serverId),
      used: await rows('usage', 'server_id', serverId),
      plans: await rows('entitlement', 'workspace_id', workspaceId),
      incidents: await rows('incident_seen', 'server_id', serverId),
    }).toEqual({ entries: 0, used: 0, plans: 0, incidents: 0 });
    for (let step = 0; step < 5; step += 1) await clock.advance(15_000);
    expect(firedFor(serverId).length).toBe(before);
  });

  it('counts scheduled checks, and checks hourly once the month is used up', async () => {
    // A month that turns meanwhile would begin to count anew.
    if (billingMonth(new Date(clock.nowMs() + 600_000)) !== billingMonth(clock.now())) await clock.advance(600_000);
    const target = server({ intervalMinutes: 1 });
    await app.publish(
      'entitlement.changed',
      { ...entitlement, workspaceId: target.workspaceId, userId: target.userId, rateLimit: 2 },
      { key: target.workspaceId },
    );
    await eventually(
      'the entitlement is known',
      async () =>
        (await app.database.query('SELECT 1 FROM scheduler.entitlement WHERE workspace_id = $1', [target.workspaceId])).length === 1,
    );
    await configure(app, target);
    await eventually('the first check', () => firedFor(target.serverId).length > 0);
    for (let step = 0; step < 20; step += 1) await clock.advance(15_000);
    const owner = app.client(pings.SchedulerServiceService, 'scheduler', userCaller(target.userId, [target.workspaceId]));
    const { usages } = await owner.getUsage({ serverIds: [target.serverId] });
    expect(usages).toEqual([{ serverId: target.serverId, month: billingMonth(clock.now()), used: expect.any(Number) }]);
    expect(usages[0]!.used).toBeLessThanOrEqual(3);
    await eventually('all that was counted has left', () => firedFor(target.serverId).length === usages[0]!.used);
  });

  it('writes a gap of what it could not hand over, although the database was away in that very moment', async () => {
    const target = server({ intervalMinutes: 1 });
    await configure(app, target);
    await eventually('the first check', () => firedFor(target.serverId).length > 0);
    const comeBack = await app.database.cut();
    const at = clock.nowMs();
    for (let step = 0; step < 4; step += 1) await clock.advance(15_000);
    await eventually('it is given up', async () =>
      (await metrics().slots.get()).values.some(({ labels, value }) => labels['result'] === 'expired' && value > 0),
    );
    await comeBack();
    const isOfServer = (gap: pings.ScheduleGap) =>
      gap.shard === shardOf(target.serverId) && gap.reason === 'the bus did not answer' && gap.to!.getTime() > at;
    await eventually('the gap', () => gaps.some(isOfServer), 60_000);
  }, 120_000);

  it('reports that it fires no shard while the database is away, and all of them when it is back', async () => {
    const owned = async () => (await metrics().shardsOwned.get()).values[0]!.value;
    await eventually('all shards are fired', async () => (await owned()) === 256);
    const comeBack = await app.database.cut();
    await eventually('none is fired', async () => (await owned()) === 0);
    await comeBack();
    await eventually('all are fired again', async () => (await owned()) === 256);
  }, 90_000);
});
