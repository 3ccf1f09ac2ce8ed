import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { newId } from '@nowahala/platform';
import type { Logger, Transaction } from '@nowahala/platform';
import type { EvidenceSnapshot } from '@nowahala/kernel';
import type { NetworkRepository } from '../database/network.repository.js';
import type { Monitor } from '../domain/health/monitor.js';
import { FindNetworkCause } from './find-network-cause.js';
import type { Networks } from './ports.js';

const BEGAN = Date.UTC(2026, 10, 28, 9);
const network = { key: 'as1', name: 'A hosting company' };
/** So many servers of as many workspaces have failed on the network; as many elsewhere, of as many as are watched on it. */
let failed: number;
let episode: { name: string; beganAt: Date; lastFailureAt: Date; affected: number } | null;
let elsewhere: number;
let counted: number;
let nowMs: number;
let causes: FindNetworkCause;

beforeEach(() => {
  [failed, episode, elsewhere, counted, nowMs] = [39, null, 100, 0, 1_000];
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const repository: Partial<NetworkRepository> = {
    findEpisode: async () => episode && { network: network.key, ...episode },
    failures: async () => ((counted += 1), Array.from({ length: failed }, () => ({ workspaceId: newId(), since: BEGAN }))),
    failedElsewhere: async () => elsewhere,
    sizes: async () => new Map([['as1', 100], ['as2', 100]]), // prettier-ignore
    beginEpisode: async () => true,
  };
  const networks: Networks = { find: () => network, nameOf: () => network.name };
  causes = new FindNetworkCause(repository as NetworkRepository, networks, { error: () => undefined } as unknown as Logger);
});
afterEach(() => void jest.restoreAllMocks());

const tx = { now: new Date(BEGAN), publish: async () => undefined, afterCommit: () => undefined } as unknown as Transaction;
const goesDown = (since = BEGAN) =>
  causes.execute(tx, { serverId: newId(), workspaceId: newId(), ipAddress: '203.0.113.7' } as Monitor, {} as EvidenceSnapshot, since);

it('counts once in a while where everything fails everywhere, and not for each server that goes down', async () => {
  for (let server = 0; server < 10; server += 1) expect(await goesDown()).toBeNull();
  expect(counted).toBe(1);
});

it('counts again once a quarter more has failed, after two seconds, and about another time', async () => {
  for (let server = 0; server < 12; server += 1) await goesDown();
  expect(counted).toBe(2);
  nowMs += 2_001;
  await goesDown();
  expect(counted).toBe(3);
  await goesDown(BEGAN + 121_000);
  expect(counted).toBe(4);
});

it('says at once that it is the network where another process has found that', async () => {
  await goesDown();
  episode = { name: network.name, beganAt: new Date(BEGAN), lastFailureAt: new Date(BEGAN), affected: 40 };
  expect(await goesDown()).toEqual({ name: network.name, affected: 40 });
});

it('counts for each server while few have failed', async () => {
  [failed, elsewhere] = [2, 0];
  expect(await goesDown()).toBeNull();
  failed = 9;
  expect(await goesDown()).toMatchObject({ affected: 10 });
});
