import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pings } from '@nowahala/contracts';
import { newId, ProductClock, sleep } from '@nowahala/platform';
import { eventually, userCaller } from '@nowahala/testkit';
import { LiveRegions } from '../src/application/live-regions.js';
import { configure, openedMessage, server, startScheduler } from './app.js';
import type { App } from './app.js';

const { PROBER_SIGHT_SEES: SEES, PROBER_SIGHT_BLIND: BLIND, PROBER_SIGHT_UNSPECIFIED: SILENT } = pings.ProberSight;
const REGIONS = ['lagos', 'paris', 'accra'];

describe('regions', () => {
  let app: App;
  const clock = new ProductClock();
  const requested = new Map<string, pings.PingRequested[]>();
  const rechecks = new Map<string, pings.PingRecheck[]>();

  beforeAll(async () => {
    app = await startScheduler(clock, { PROBE_REGION: 'lagos', PROBE_REGIONS: 'lagos,paris' });
    for (const region of REGIONS) {
      requested.set(region, await app.collect('ping.requested', region));
      rechecks.set(region, await app.collect('ping.recheck', region));
    }
  });
  afterAll(async () => app.stop());

  const live = () => app.get<LiveRegions>('scheduler', LiveRegions);
  const report = (region: string, proberId: string, sight: pings.ProberSight, ageMs = 0, readsRuns?: boolean) => {
    const message = { region, proberId, sight, at: new Date(clock.nowMs() - ageMs), references: 0, referencesGood: 0, readsRuns };
    return app.publish('region.health', message, { key: region });
  };
  const gone = (region: string) =>
    app.database.query(`UPDATE scheduler.prober_sight SET seen_at = seen_at - interval '30 seconds' WHERE region = $1`, [region]);
  const regionsOf = (serverId: string) =>
    REGIONS.filter((region) => requested.get(region)!.some((batch) => batch.pings.some((ping) => ping.target?.serverId === serverId)));
  const checkedIn = async (count: number) => {
    const servers = Array.from({ length: count }, () => server());
    for (const one of servers) await configure(app, one);
    await eventually('all are checked', () => servers.every(({ serverId }) => regionsOf(serverId).length > 0));
    return new Set(servers.flatMap(({ serverId }) => regionsOf(serverId)));
  };

  it('are the configured ones while none is live', async () => {
    expect(live().regions).toEqual(['lagos', 'paris']);
    await checkedIn(1);
  });

  it('that are live get the checks, also one that nobody configured, and a late report makes none live', async () => {
    await report('lagos', 'a', SEES, 60_000);
    await report('paris', 'b', SEES);
    await report('accra', 'c', SILENT);
    await eventually('two are live', () => live().regions.join() === 'accra,paris');
    expect(await checkedIn(12)).toEqual(new Set(['accra', 'paris']));
  });

  it('get checks of many shards in one message only once each of their probers says that it reads them', async () => {
    await report('paris', 'b', SEES, 0, true);
    await eventually('it reads them', () => live().readsRuns('paris'));
    expect(live().readsRuns('accra')).toBe(false);
    await report('paris', 'of the release before', BLIND);
    await eventually('one does not', () => !live().readsRuns('paris'));
    await report('paris', 'of the release before', BLIND, 0, true);
    await eventually('all do', () => live().readsRuns('paris'));
  });

  it('are left when their last prober is gone or blind, and used again when it is back', async () => {
    await report('paris', 'b', SEES);
    await report('paris', 'blind sibling', BLIND);
    await gone('accra');
    await eventually('one is live', () => live().regions.join() === 'paris');
    await report('accra', 'c', SEES);
    await report('paris', 'b', BLIND);
    await eventually('the other is live', () => live().regions.join() === 'accra');
    await report('paris', 'b', SEES);
    await eventually('both are live', () => live().regions.join() === 'accra,paris');
  });

  it('heard of in a time that the clock was set back from are void, and live again by what they say now', async () => {
    await report('paris', 'b', SEES);
    await report('accra', 'c', SEES);
    await eventually('both are live', () => live().regions.join() === 'accra,paris');
    await eventually('one is void', async () => {
      // A report that is still on its way would undo it.
      await app.database.query(
        `UPDATE scheduler.prober_sight SET seen_at = clock_timestamp() + CASE region WHEN 'accra' THEN 50 ELSE 0 END * interval '1 second'
         WHERE region IN ('accra', 'paris')`,
      );
      return live().regions.join() === 'paris';
    });
    await report('accra', 'c', SEES);
    await eventually('it is live', () => live().regions.join() === 'accra,paris');
  });

  it('are live by a prober whose clock is slow, as soon as its reports arrive at the pace at which they are written', async () => {
    await gone('accra');
    await eventually('one is live', () => live().regions.join() === 'paris');
    await eventually(
      'it is live',
      async () => {
        await report('accra', 'slow', SEES, 90_000);
        await new Promise((resolve) => setTimeout(resolve, 4_000));
        return live().regions.includes('accra');
      },
      30_000,
    );
    await gone('accra');
  }, 60_000);

  it('take turns in the re-checks of one suspicion, and the reason goes with each', async () => {
    const target = server();
    await configure(app, target);
    await eventually('it is known', () => regionsOf(target.serverId).length > 0);
    for (const region of REGIONS) await report(region, 'd', SEES);
    await eventually('all are live', () => live().regions.length === 3);
    const candidateId = newId();
    const { serverId, workspaceId } = target;
    for (const second of [5, 15, 30]) {
      const dueAt = new Date(clock.nowMs() + second * 1_000);
      const expiresAt = new Date(dueAt.getTime() + 30_000);
      const message = { serverId, workspaceId, candidateId, dueAt, expiresAt, check: 'recheck', avoidRegion: 'paris', votedRegions: [] };
      await app.publish('recheck.wanted', message, { key: serverId });
    }
    const kept = () => app.database.query('SELECT 1 FROM scheduler.recheck WHERE candidate_id = $1', [candidateId]);
    await eventually('they are kept', async () => (await kept()).length === 3);
    const sent = () =>
      REGIONS.flatMap((region) => rechecks.get(region)!.filter(({ ping }) => ping?.candidateId === candidateId)).sort(
        (a, b) => a.ping!.scheduledAt!.getTime() - b.ping!.scheduledAt!.getTime(),
      );
    for (const [index, seconds] of [6, 10, 15].entries()) {
      await clock.advance(seconds * 1_000);
      await eventually('one more is sent', () => sent().length === index + 1);
    }
    expect(new Set(sent().map(({ region }) => region))).toEqual(new Set(REGIONS));
    expect(sent()[2]!.region).toBe('paris');
    expect(sent().map(({ ping }) => ping!.checkReason)).toEqual(new Array(3).fill(pings.CheckReason.CHECK_REASON_RECHECK));
  });

  it('take turns in the checks of a server that is down, however seldom it is checked', async () => {
    await report('paris', 'b', SEES);
    await report('accra', 'c', SEES);
    await eventually('both are live', () => live().regions.length > 1);
    const target = server({ intervalMinutes: 60 });
    await configure(app, target);
    const { serverId, workspaceId, userId } = target;
    const opened = { ...openedMessage, incidentId: newId(), serverId, workspaceId, userId };
    await app.publish('incident.opened', opened, { key: serverId });
    const askedWhileDown = () =>
      REGIONS.filter((region) =>
        requested.get(region)!.some(({ pings: some }) => some.some((ping) => ping.check === 'down' && ping.target?.serverId === serverId)),
      );
    await eventually('it counts as down', async () => {
      const [row] = await app.database.query('SELECT down FROM scheduler.schedule_entry WHERE server_id = $1', [serverId]);
      return row?.down === true;
    });
    for (let step = 0; step < 40; step += 1) {
      for (const region of ['paris', 'accra']) await report(region, 'b', SEES);
      await clock.advance(15_000);
    }
    await eventually('two places were asked', () => askedWhileDown().length > 1);
  });

  it('that are not live do not get what the owner asks for either', async () => {
    const target = server();
    await configure(app, target);
    await eventually('it is known', () => regionsOf(target.serverId).length > 0);
    await gone('lagos');
    await gone('paris');
    await report('accra', 'e', SEES);
    await eventually('one is live', () => live().regions.join() === 'accra');
    await app
      .client(pings.SchedulerServiceService, 'scheduler', userCaller(target.userId, [target.workspaceId]))
      .checkNow({ serverId: target.serverId });
    await eventually('the check', () => rechecks.get('accra')!.some(({ ping }) => ping?.target?.serverId === target.serverId));
  });

  it('whose probers are long gone are forgotten', async () => {
    await app.database.query(`UPDATE scheduler.prober_sight SET seen_at = seen_at - interval '2 hours' WHERE region = 'paris'`);
    await clock.advance(0);
    await eventually(
      'no row is left',
      async () => (await app.database.query(`SELECT 1 FROM scheduler.prober_sight WHERE region = 'paris'`)).length === 0,
    );
  });

  it('are looked at seldom where each report wakes this process, and often while another one may hear them', async () => {
    // Fresh reports of all, so that none is looked at because it is about to be left.
    const lookedAt = (what: string, isSo: (everyMs: number) => boolean) =>
      eventually(what, async () => {
        for (const region of REGIONS) await report(region, 'e', SEES);
        await sleep(500);
        return isSo(live().nextLookMs);
      });
    await lookedAt('seldom', (everyMs) => everyMs > 5_000);
    await app.database.query(
      `INSERT INTO scheduler.scheduler_member (owner, seen_at) VALUES ('another', clock_timestamp() + interval '10 seconds')`,
    );
    await lookedAt('often', (everyMs) => everyMs === 2_000);
    await app.database.query(`DELETE FROM scheduler.scheduler_member WHERE owner = 'another'`);
    await lookedAt('seldom again', (everyMs) => everyMs > 5_000);
  });
});
