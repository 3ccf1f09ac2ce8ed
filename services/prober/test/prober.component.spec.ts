import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pings, types } from '@nowahala/contracts';
import type { EvidenceSnapshot } from '@nowahala/kernel';
import { companionsOf, shardOf } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { MACHINE_LIMITS, type MachineLimits } from '../src/application/ports.js';
import { ProberMetrics } from '../src/prober.metrics.js';
import { EPOCH, duePing, requestChecks, useProber } from './app.js';
import { type TestServer, answer, answerText, page, serve, serveElsewhere } from './sockets.js';

const workingSite = 'http://127.77.3.1:8443/';
const brokenSite = 'http://127.77.3.2:8443/';
/** Of the one shard that another scheduler has taken over meanwhile: what comes after it may be of any shard. */
const LATER_EPOCH = EPOCH + 9;

let working: TestServer;
let broken: TestServer;
let completed: pings.PingCompleted[];
let health: pings.RegionHealth[];

beforeAll(async () => {
  working = await serve(answer('200 OK', {}, page('Ada Shop')), { address: '127.77.3.1', port: 8443 });
  broken = await serve(answer('500 Oops', { Server: 'nginx' }, page('Oops')), { address: '127.77.3.2', port: 8443 });
});

const app = useProber({ PROBE_REFERENCE_TARGETS: `${workingSite},${brokenSite}` });

beforeAll(async () => {
  completed = await app.collect('ping.completed');
  health = await app.collect('region.health');
});

afterAll(async () => {
  await working?.stop();
  await broken?.stop();
});

const due = (website: string, more: Parameters<typeof duePing>[2] = {}) => duePing(app, website, more);
const request = (...batch: pings.DuePing[]): Promise<void> => requestChecks(app, batch);

const resultsOf = ({ target }: pings.DuePing): pings.PingResult[] =>
  completed.flatMap(({ results }) => results).filter(({ serverId }) => serverId === target!.serverId);

async function resultOf(ping: pings.DuePing): Promise<pings.PingResult> {
  return eventually('a result', () => resultsOf(ping)[0]);
}

describe('the prober, as other services know it', () => {
  it('states what its machine allows', async () => {
    const { openFiles } = app.get<MachineLimits>('prober', MACHINE_LIMITS);
    const { values } = await app.get<ProberMetrics>('prober', ProberMetrics).machineLimit.get();
    expect(openFiles).toBeGreaterThan(0);
    expect(values).toContainEqual(expect.objectContaining({ labels: { limit: 'open files' }, value: openFiles }));
  });

  it('answers each due check with one result that carries its identity', async () => {
    const ping = due(workingSite, { candidateId: 'c1', check: 'down' });
    await request(ping);
    const result = await resultOf(ping);
    expect(result).toMatchObject({
      serverId: ping.target!.serverId,
      workspaceId: ping.target!.workspaceId,
      userId: ping.target!.userId,
      scheduledAt: ping.scheduledAt,
      region: 'lagos',
      check: 'down',
      method: 'http',
      outcome: 'success',
      code: 200,
      errorClass: '',
      evidenceJson: '',
      candidateId: 'c1',
      configVersion: 7,
      intervalMinutes: 5,
    });
    expect(result.responseTimeUs).toBeGreaterThan(0);
    expect(result.phases?.connectUs).toBeGreaterThan(0);
    expect(result.startedAt!.getTime()).toBeGreaterThanOrEqual(ping.scheduledAt!.getTime());
    expect(result.endedAt!.getTime()).toBeGreaterThanOrEqual(result.startedAt!.getTime());
    expect(completed.find(({ results }) => results.includes(result))).toMatchObject({
      shard: companionsOf(256, 12, 6)[shardOf(ping.target!.serverId)],
      region: 'lagos',
    });
  });

  it('sends the evidence along with the first failed check, and not with the next', async () => {
    const first = due(brokenSite, { ipAddress: '127.77.3.2' });
    await request(first);
    const result = await resultOf(first);
    expect(result).toMatchObject({ outcome: 'error', errorClass: 'http_5xx', code: 500 });
    const evidence = JSON.parse(result.evidenceJson) as EvidenceSnapshot;
    expect(evidence).toMatchObject({
      version: 1,
      region: 'lagos',
      code: 500,
      target: { website: brokenSite, ipAddress: '127.77.3.2' },
      http: { title: 'Oops' },
    });
    expect(result).toMatchObject({
      checkReason: pings.CheckReason.CHECK_REASON_SCHEDULED,
      checkMethod: pings.CheckMethod.CHECK_METHOD_HTTP,
      checkOutcome: types.CheckOutcome.CHECK_OUTCOME_ERROR,
      evidence: { region: 'lagos', code: 500, target: { website: brokenSite }, http: { title: 'Oops' } },
    });
    const again = due(brokenSite, { serverId: first.target!.serverId, scheduledAt: new Date(first.scheduledAt!.getTime() + 1) });
    await request(again);
    await eventually('the second result', () => resultsOf(first).length === 2);
    expect(resultsOf(first)[1]).toMatchObject({ evidenceJson: '', evidence: undefined });
  });

  it('performs a check once, however often it is ordered', async () => {
    const ping = due(workingSite);
    const before = working.connections();
    await Promise.all([request(ping), request(ping)]);
    await request(ping);
    await resultOf(ping);
    const last = due(workingSite);
    await request(last);
    await resultOf(last);
    expect(resultsOf(ping)).toHaveLength(1);
    expect(working.connections() - before).toBeLessThanOrEqual(3);
  });

  it('answers a check that came too late with "missed", without asking anybody', async () => {
    const ping = due('http://127.77.3.9:8443/', {
      scheduledAt: new Date(app.clock.nowMs() - 120_000),
      expiresAt: new Date(app.clock.nowMs() - 60_000),
    });
    const dated = (since: string) => app.database.query(`ALTER TABLE bus.bus_log ALTER COLUMN ts SET DEFAULT clock_timestamp() - ${since}`);
    await dated(`interval '2 minutes'`);
    await request(ping).finally(() => dated(`interval '0'`));
    expect(await resultOf(ping)).toMatchObject({ outcome: 'missed', errorClass: 'expired', responseTimeUs: 0 });
  });

  it('makes a check that was dated by a wrong clock and has just come', async () => {
    const scheduledAt = new Date(app.clock.nowMs() - 120_000);
    const ping = due(brokenSite, { scheduledAt, expiresAt: new Date(scheduledAt.getTime() + 30_000) });
    await request(ping);
    expect(await resultOf(ping)).toMatchObject({ outcome: 'error', errorClass: 'http_5xx', scheduledAt });
  });

  it('takes re-checks from a topic of their own', async () => {
    const ping = due(brokenSite, { check: 'recheck', candidateId: 'suspicion' });
    await app.publish('ping.recheck', { region: 'lagos', ping }, { key: ping.target!.serverId, region: 'lagos' });
    expect(await resultOf(ping)).toMatchObject({ outcome: 'error', check: 'recheck', candidateId: 'suspicion' });
  });

  it('ignores a scheduler that has lost its shard', async () => {
    const current = due(workingSite);
    await request(current);
    await resultOf(current);
    const stale = due(workingSite, {
      serverId: current.target!.serverId,
      scheduledAt: new Date(current.scheduledAt!.getTime() + 5),
    });
    await requestChecks(app, [stale], EPOCH - 1);
    const next = due(workingSite, {
      serverId: current.target!.serverId,
      scheduledAt: new Date(current.scheduledAt!.getTime() + 10),
    });
    await request(next);
    await eventually('the next result', () => resultsOf(current).length === 2);
    expect(resultsOf(current).map(({ scheduledAt }) => scheduledAt)).toEqual([current.scheduledAt, next.scheduledAt]);
  });

  it.each([
    ['http://10.0.0.1/', '10.0.0.1'],
    ['http://169.254.169.254/latest/', '169.254.169.254'],
    ['', '192.168.0.1'],
  ])('refuses to ask %j at %s', async (website, ipAddress) => {
    const ping = due(website, { ipAddress });
    await request(ping);
    const result = await resultOf(ping);
    expect(result).toMatchObject({ outcome: 'failure', errorClass: 'address_blocked' });
    expect(result.evidenceJson).not.toContain('"ptr":"');
  });

  it('survives messages that make no sense', async () => {
    await app.publish(
      'ping.requested',
      {
        shard: 3,
        epoch: 1,
        region: 'lagos',
        pings: [
          { ...due(workingSite), target: undefined },
          { ...due(workingSite), scheduledAt: undefined },
        ],
        runs: [],
      },
      { key: '3' },
    );
    await app.publish('ping.recheck', { region: 'lagos', ping: undefined }, { key: 'x', region: 'lagos' });
    const ping = due(workingSite);
    await request(ping);
    expect(await resultOf(ping)).toMatchObject({ outcome: 'success' });
  });

  it('judges the checks of each shard of a message by themselves', async () => {
    const current = due(workingSite);
    const shard = shardOf(current.target!.serverId);
    let ordered = due(workingSite);
    while (shardOf(ordered.target!.serverId) === shard) ordered = due(workingSite);
    const other = shardOf(ordered.target!.serverId);
    await requestChecks(app, [ordered], LATER_EPOCH);
    await resultOf(ordered);
    const dropped = async () => {
      const { values } = await app.get<ProberMetrics>('prober', ProberMetrics).droppedRequests.get();
      return values.find(({ labels }) => labels.reason === 'old_epoch')?.value ?? 0;
    };
    const before = await dropped();
    const outdated = { ...ordered, scheduledAt: new Date(ordered.scheduledAt.getTime() + 1) };
    const runs = [
      { shard: other, epoch: EPOCH, pings: 1 },
      { shard, epoch: EPOCH, pings: 1 },
    ];
    await app.publish('ping.requested', { shard: other, epoch: EPOCH, region: 'lagos', pings: [outdated, current], runs }, { key: '1' });
    expect(await resultOf(current)).toMatchObject({ outcome: 'success' });
    expect((await dropped()) - before).toBe(1);
  });

  it('reports how its references answer; one that was never successful does not count', async () => {
    const report = await eventually('region health', () => health.find(({ references }) => references > 0), 20_000);
    expect(report).toMatchObject({ region: 'lagos', references: 1, referencesGood: 1, sight: pings.ProberSight.PROBER_SIGHT_SEES });
    expect(report.proberId).not.toBe('');
  });

  it('gets through a thousand checks of one moment', async () => {
    const busySite = await serveElsewhere(answerText('200 OK', {}, page('Ada Shop')), { address: '127.77.3.4', port: 8443 });
    try {
      const many = Array.from({ length: 1_000 }, () => due('http://127.77.3.4:8443/'));
      for (let from = 0; from < many.length; from += 250) await requestChecks(app, many.slice(from, from + 250), LATER_EPOCH);
      const wanted = new Set(many.map(({ target }) => target!.serverId));
      const done = () => completed.flatMap(({ results }) => results).filter(({ serverId }) => wanted.has(serverId));
      // A result may be delivered twice.
      await eventually('all results', () => new Set(done().map(({ serverId }) => serverId)).size === 1_000, 25_000);
      expect([...new Set(done().map(({ outcome, errorClass }) => `${outcome} ${errorClass}`.trim()))]).toEqual(['success']);
    } finally {
      busySite.stop();
    }
  });
});
