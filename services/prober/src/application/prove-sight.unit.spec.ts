import { describe, expect, it } from '@jest/globals';
import { type Logger, NetworkPolicy, type Website, parseWebsite } from '@nowahala/platform';
import { newMetrics } from '../../test/builders.js';
import { type CheckTarget, unmeasured } from '../domain/check.js';
import { Destinations } from '../domain/destinations.js';
import { Sight } from '../domain/sight.js';
import { AskForProof } from './ask-for-proof.js';
import { ProveSight } from './prove-sight.js';

const policy = NetworkPolicy.parse('127.0.0.0/8,10.0.0.0/8');

function site(host: string): Website {
  const judged = parseWebsite(`https://${host}/`, policy);
  if (!judged.ok) throw new Error(judged.reason);
  return judged.value;
}

const target = (ipAddress: string): CheckTarget => ({ serverId: ipAddress, workspaceId: 'w', ipAddress, website: null });

function start(options: { references?: string[]; named?: boolean } = {}) {
  const world = { up: new Set<string>(), asked: [] as string[], warnings: 0 };
  const sight = new Sight();
  const destinations = new Destinations(policy);
  const metrics = newMetrics();
  const references = { websites: (options.references ?? ['one.example', 'two.example']).map(site), named: options.named ?? false };
  const probe = {
    async check(one: CheckTarget) {
      world.asked.push(one.ipAddress!);
      const outcome = world.up.has(one.ipAddress!) ? ('success' as const) : ('timeout' as const);
      return { ...unmeasured('not_measured', one), outcome, reached: one.ipAddress };
    },
  };
  const referenceProbe = {
    async isGood({ host }: Website) {
      world.asked.push(host);
      return world.up.has(host);
    },
  };
  const askForProof = new AskForProof(sight, destinations, probe, referenceProbe, references);
  const logger = { warn: () => void (world.warnings += 1) } as unknown as Logger;
  const proveSight = new ProveSight(sight, destinations, askForProof, metrics, references, logger);
  return {
    world,
    sight,
    askForProof,
    /** A target that answered a moment ago. */
    reached: (address: string) => sight.recordReached(destinations.positionOf(target(address)), target(address), performance.now()),
    watch: (address: string) => sight.watch(destinations.positionOf(target(address)), performance.now()),
    counts: (address: string) =>
      proveSight.execute(target(address), { ...unmeasured('not_measured', target(address)), outcome: 'timeout' }),
    blind: async () => (await metrics.blind.get()).values[0]!.value,
  };
}

describe('a failed check', () => {
  it('counts once a reference has answered after it', async () => {
    const { world, watch, counts } = start();
    world.up.add('two.example');
    watch('41.1.1.1');
    expect(await counts('41.1.1.1')).toBe(true);
    expect(world.asked).toEqual(['one.example', 'two.example']);
  });

  it('never counts by a proof from before: at a cut line the last one is a moment old', async () => {
    const { world, sight, watch, counts, blind, askForProof } = start();
    world.up.add('one.example').add('two.example');
    watch('41.1.1.1');
    await askForProof.refresh();
    expect(sight.state(performance.now())).toBe('sees');
    world.up.clear();
    expect(await counts('41.1.1.1')).toBe(false);
    expect(sight.state(performance.now())).toBe('sees');
    expect(await blind()).toBe(1);
  });

  it('asks one reference in turn while they answer, and shares a round with those that fail with it', async () => {
    const { world, watch, counts, askForProof } = start();
    world.up.add('one.example').add('two.example');
    watch('41.1.1.1');
    await askForProof.refresh();
    world.asked.length = 0;
    expect(await Promise.all(Array.from({ length: 50 }, () => counts('41.1.1.1')))).not.toContain(false);
    expect(world.asked).toHaveLength(1);
    await counts('41.1.1.1');
    expect(new Set(world.asked)).toEqual(new Set(['one.example', 'two.example']));
  });

  it('counts where targets of three other networks answer when asked again, without any reference', async () => {
    const { world, reached, watch, counts } = start({ references: [] });
    for (const address of ['41.1.1.1', '41.2.1.1', '41.3.1.1', '41.4.1.1']) {
      watch(address);
      reached(address);
      world.up.add(address);
    }
    world.up.delete('41.1.1.1');
    expect(await counts('41.1.1.1')).toBe(true);
    world.up.clear();
    expect(await counts('41.2.1.1')).toBe(false);
  });

  it('counts in a closed network, which says so once', async () => {
    const { world, reached, watch, counts } = start();
    watch('10.0.0.1');
    reached('10.0.0.1');
    expect([await counts('10.0.0.1'), await counts('10.0.0.1')]).toEqual([true, true]);
    expect(world.warnings).toBe(1);
  });

  it('needs no proof on this machine, and nothing outside is asked for it', async () => {
    const { world, watch, counts, askForProof } = start();
    watch('127.0.0.1');
    expect(await counts('127.0.0.1')).toBe(true);
    await askForProof.refresh();
    expect(world.asked).toEqual([]);
  });

  it('needs a proof on this machine where references are named', async () => {
    const { world, counts, askForProof } = start({ references: ['one.example'], named: true });
    world.up.add('one.example');
    await askForProof.refresh();
    expect(await counts('127.0.0.1')).toBe(true);
    world.up.clear();
    expect(await counts('127.0.0.1')).toBe(false);
  });
});

describe('a line that is cut', () => {
  it('gives no vote at any of the re-checks, and votes again as soon as it is back', async () => {
    const { world, watch, counts, askForProof, reached } = start();
    world.up.add('one.example').add('two.example');
    for (const address of ['41.1.1.1', '41.2.1.1', '41.3.1.1', '41.4.1.1']) {
      watch(address);
      reached(address);
    }
    await askForProof.refresh();
    world.up.clear();
    expect([await counts('41.1.1.1'), await counts('41.1.1.1'), await counts('41.1.1.1')]).toEqual([false, false, false]);
    world.up.add('one.example');
    expect(await counts('41.1.1.1')).toBe(true);
  });
});
