import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pings } from '@nowahala/contracts';
import { ServiceProcess, parseConfig, platformSettings } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { prober } from '../src/prober.service.js';
import { REGION, duePing, requestChecks, useProber } from './app.js';
import { type TestServer, answer, page, serve } from './sockets.js';

const REFERENCE = 'http://127.77.9.1:8443/';
const REFERENCE_OF_SIBLING = 'http://127.77.9.2:8443/';
const DOWN = '127.77.9.9';

let reference: TestServer;
let referenceOfSibling: TestServer;
let sibling: ServiceProcess;
let successor: ServiceProcess | undefined;
let completed: pings.PingCompleted[];
let health: pings.RegionHealth[];

beforeAll(async () => {
  reference = await serve(answer('200 OK', {}, page('Reference')), { address: '127.77.9.1', port: 8443 });
  referenceOfSibling = await serve(answer('200 OK', {}, page('Reference')), { address: '127.77.9.2', port: 8443 });
});

const app = useProber({ PROBE_REFERENCE_TARGETS: REFERENCE });

async function startAnother(): Promise<ServiceProcess> {
  const env = {
    LOG_LEVEL: 'error',
    METRICS_PORT: '0',
    PROBE_ALLOW_NETWORKS: '127.0.0.0/8',
    PROBE_REGION: REGION,
    PROBE_REFERENCE_TARGETS: REFERENCE_OF_SIBLING,
  };
  const started = new ServiceProcess({
    services: [prober],
    settings: { ...parseConfig(platformSettings, env), MIGRATE_ON_START: false },
    env,
    databaseUrl: app.database.url,
    poolSize: 2,
    keyring: undefined,
    rpcAddress: undefined,
    addressOf: () => 'unix:/nowhere',
    clock: app.clock,
    opsHost: undefined,
  });
  await started.start();
  return started;
}

beforeAll(async () => {
  sibling = await startAnother();
  completed = await app.collect('ping.completed');
  health = await app.collect('region.health');
}, 60_000);

afterAll(async () => {
  await sibling?.stop();
  await successor?.stop();
  await reference?.stop();
  await referenceOfSibling?.stop();
});

/** Two dozen servers, so that each of the two probers gets some. */
async function failedChecks(): Promise<pings.PingResult[]> {
  const batch = Array.from({ length: 24 }, () => duePing(app, `http://${DOWN}:8443/`, { ipAddress: DOWN }));
  const ids = new Set(batch.map(({ target }) => target.serverId));
  for (const ping of batch) await requestChecks(app, [ping]);
  const results = () => completed.flatMap((message) => message.results).filter(({ serverId }) => ids.has(serverId));
  await eventually('a result of each', () => results().length === batch.length, 30_000);
  return results();
}

const latest = (proberId: string): pings.RegionHealth | undefined => health.findLast((one) => one.proberId === proberId);
const probers = (): string[] => [...new Set(health.map(({ proberId }) => proberId))];

describe('two probers of one region', () => {
  it('each say every few seconds who they are and that they see', async () => {
    await eventually(
      'both see',
      () => probers().length === 2 && probers().every((id) => latest(id)!.sight === pings.ProberSight.PROBER_SIGHT_SEES),
      20_000,
    );
    expect(probers()).not.toContain('');
    expect(latest(probers()[0]!)).toMatchObject({ region: REGION, references: 1, referencesGood: 1 });
  });

  it('vote while they see: a server that refuses is a failure for both', async () => {
    const results = await failedChecks();
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['failure']));
    expect(new Set(results.map(({ proberId }) => proberId))).toEqual(new Set(probers()));
  });

  it('stop voting where the way out is cut, at once, while the sibling goes on', async () => {
    await reference.stop();
    const results = await failedChecks();
    const votesOf = (id: string) =>
      new Set(results.filter(({ proberId }) => proberId === id).map((one) => `${one.outcome} ${one.errorClass}`));
    const blind = probers().find((id) => votesOf(id).has('missed blind'))!;
    const seeing = probers().find((id) => id !== blind)!;
    expect(votesOf(blind)).toEqual(new Set(['missed blind']));
    expect(votesOf(seeing)).toEqual(new Set(['failure connect_refused']));
    await eventually('it says that it is blind', () => latest(blind)!.sight === pings.ProberSight.PROBER_SIGHT_BLIND, 25_000);
    expect(latest(seeing)!.sight).toBe(pings.ProberSight.PROBER_SIGHT_SEES);
  });

  it('leave their checks to the sibling while they are blind', async () => {
    await eventually(
      'the sibling alone is asked',
      async () => (await failedChecks()).every(({ outcome }) => outcome === 'failure'),
      60_000,
    );
  }, 90_000);

  it('say that they are gone when they stop', async () => {
    await sibling.stop();
    await eventually('its last word', () => health.some(({ gone }) => gone === true), 10_000);
  });

  it('take their checks back where nobody else is left, blind as they are', async () => {
    const results = await failedChecks();
    expect(new Set(results.map((one) => `${one.outcome} ${one.errorClass}`))).toEqual(new Set(['missed blind']));
  });

  it('know that their place could see where they start in the middle of a cut', async () => {
    await referenceOfSibling.stop();
    successor = await startAnother();
    await eventually('it reports', () => probers().length === 3, 20_000);
    const results = await failedChecks();
    expect(results.map(({ proberId }) => proberId)).toContain(probers()[2]);
    expect(new Set(results.map((one) => `${one.outcome} ${one.errorClass}`))).toEqual(new Set(['missed blind']));
  });
});
