import { describe, expect, it } from '@jest/globals';
import { type Logger, ManualClock, NetworkPolicy, type Website, parseWebsite, sleep } from '@nowahala/platform';
import { newMetrics, now } from '../../test/builders.js';
import { type CheckTarget, unmeasured } from '../domain/check.js';
import { Destinations } from '../domain/destinations.js';
import { SIGHT_MS, Sight } from '../domain/sight.js';
import { AskForProof } from './ask-for-proof.js';
import type { BusHistory } from './ports.js';
import { ProveSight } from './prove-sight.js';
import { RecallSight } from './recall-sight.js';

const policy = NetworkPolicy.parse('127.0.0.0/8,10.0.0.0/8');

function site(host: string): Website {
  const judged = parseWebsite(`https://${host}/`, policy);
  if (!judged.ok) throw new Error(judged.reason);
  return judged.value;
}

const target = (ipAddress: string): CheckTarget => ({ serverId: ipAddress, workspaceId: 'w', ipAddress, website: null });

function start(options: { references?: string[]; named?: boolean; seenAt?: Date | null | 'unreadable' } = {}) {
  const world = { up: new Set<string>(), asked: [] as string[], read: 0, warnings: 0, errors: 0, delayMs: 0, brokenRounds: 0 };
  const sight = new Sight();
  const destinations = new Destinations(policy);
  const metrics = newMetrics();
  const websites = (options.references ?? ['one.example', 'two.example']).map(site);
  const references = {
    get websites() {
      if (world.brokenRounds > 0) throw new TypeError(`a defect ${(world.brokenRounds -= 1)}`);
      return websites;
    },
    named: options.named ?? false,
  };
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
      await sleep(world.delayMs, undefined, { ref: false });
      return world.up.has(host);
    },
  };
  const logger = { warn: () => void (world.warnings += 1), error: () => void (world.errors += 1) } as unknown as Logger;
  const askForProof = new AskForProof(sight, destinations, probe, referenceProbe, references, logger);
  const { seenAt = null } = options;
  const readLastSeen = async (since: Date) => {
    world.read += 1;
    if (seenAt === 'unreadable') throw new Error('another prober is reading');
    return seenAt !== null && seenAt >= since ? seenAt : null;
  };
  const recallSight = new RecallSight(sight, { readLastSeen } as Partial<BusHistory> as BusHistory, new ManualClock(now), logger);
  const proveSight = new ProveSight(sight, destinations, askForProof, recallSight, metrics, references, logger);
  const vote = (address: string, began = performance.now()) =>
    proveSight.execute(target(address), { ...unmeasured('not_measured', target(address)), outcome: 'timeout' }, began);
  return {
    world,
    sight,
    destinations,
    askForProof,
    /** A target that answered a moment ago. */
    reached: (address: string) => sight.recordReached(destinations.positionOf(target(address)), target(address), performance.now()),
    watch: (address: string) => sight.watch(destinations.positionOf(target(address)), performance.now()),
    counts: async (address: string) => (await vote(address)) !== 'blind',
    vote,
    lookMeanwhile: (address: string, began: number) => proveSight.lookMeanwhile(target(address), began),
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

describe('a line that is slow', () => {
  it('votes with the answer of a reference that comes later than others wait', async () => {
    const { world, watch, counts, askForProof } = start();
    world.up.add('one.example').add('two.example');
    watch('41.1.1.1');
    await askForProof.refresh();
    world.delayMs = 3_500;
    expect(await counts('41.1.1.1')).toBe(true);
  }, 15_000);

  it('gives no vote where the reference does not answer at all', async () => {
    const { world, watch, counts, askForProof } = start();
    world.up.add('one.example').add('two.example');
    watch('41.1.1.1');
    await askForProof.refresh();
    world.delayMs = 3_600_000;
    expect(await counts('41.1.1.1')).toBe(false);
  }, 15_000);
});

describe('a line that comes and goes', () => {
  async function seeing() {
    const started = start();
    started.world.up.add('one.example').add('two.example');
    started.watch('41.1.1.1');
    await started.askForProof.refresh();
    return started;
  }

  it('gives a vote without doubt where everybody answers at once', async () => {
    const { vote } = await seeing();
    await sleep(1_000);
    expect(await vote('41.1.1.1')).toBe('counts');
  });

  it('is doubted where a reference that was asked since the check began has not answered, though another one has', async () => {
    const { world, vote, sight } = await seeing();
    const began = performance.now();
    world.up.delete('two.example');
    expect(await vote('41.1.1.1', began)).toBe('doubtful');
    expect(sight.isDoubtedSince(performance.now())).toBe(false);
  });

  it('is doubted where the proof came long after the failure', async () => {
    const { world, vote } = await seeing();
    world.up.clear();
    const voting = vote('41.1.1.1');
    setTimeout(() => world.up.add('one.example'), 1_200);
    expect(await voting).not.toBe('counts');
  });

  it('is doubted where it was away in the middle of a check that takes long, and back before that ended', async () => {
    const { world, vote, lookMeanwhile } = await seeing();
    const began = performance.now();
    world.up.clear();
    await lookMeanwhile('41.1.1.1', began);
    world.up.add('one.example').add('two.example');
    await sleep(1_000);
    expect(await vote('41.1.1.1', began)).toBe('doubtful');
    await sleep(1_000);
    expect(await vote('41.1.1.1')).toBe('counts');
  });

  it('is not asked about for a long check while others are reached, nor for this machine', async () => {
    const { world, reached, lookMeanwhile } = await seeing();
    world.asked.length = 0;
    const began = performance.now();
    reached('41.2.1.1');
    await lookMeanwhile('41.1.1.1', began);
    await lookMeanwhile('127.0.0.1', began);
    expect(world.asked).toEqual([]);
  });

  it('is not doubted in a closed network, where nobody ever answered', async () => {
    const { watch, vote } = start();
    watch('10.0.0.1');
    expect([await vote('10.0.0.1'), await vote('10.0.0.1')]).toEqual(['counts', 'counts']);
  });
});

describe('targets of others that are asked for a proof', () => {
  const others = Array.from({ length: 8 }, (_, index) => `41.${index + 1}.1.1`);

  it('take no place from the checks of their owners, nor those from them', async () => {
    const { world, reached, watch, counts, destinations } = start({ references: [] });
    for (const address of others) {
      watch(address);
      reached(address);
      world.up.add(address);
      for (let index = 0; index < 10; index += 1)
        destinations.waitMs(target(address), { urgent: false, mayShare: true }, performance.now());
    }
    expect(await counts('41.99.1.1')).toBe(true);
    const fresh = '41.50.1.1';
    for (let index = 0; index < 20; index += 1) destinations.mayAskWitness(target(fresh), performance.now());
    expect(destinations.waitMs(target(fresh), { urgent: false, mayShare: true }, performance.now())).toBe(0);
  });

  it('are the next ones where those that answered last were asked often enough', async () => {
    const { world, reached, watch, counts, destinations } = start({ references: [] });
    for (const address of others) {
      watch(address);
      reached(address);
      world.up.add(address);
    }
    for (const address of others.slice(3)) exhaust(destinations, address);
    expect(await counts('41.99.1.1')).toBe(true);
    expect(new Set(world.asked)).toEqual(new Set(others.slice(0, 3)));
  });

  it('say nothing by their silence where fewer than three were asked', async () => {
    const { sight, reached, watch, askForProof, destinations } = start({ references: [] });
    for (const address of others.slice(0, 4)) {
      watch(address);
      reached(address);
    }
    for (const address of others.slice(0, 2)) exhaust(destinations, address);
    await askForProof.execute();
    expect(sight.state(performance.now() + SIGHT_MS)).toBe('sees');
  });

  function exhaust(destinations: Destinations, address: string): void {
    for (let index = 0; index < 20; index += 1) destinations.mayAskWitness(target(address), performance.now());
  }
});

describe('a round that fails by a defect', () => {
  it('is logged, and the next one proves sight again', async () => {
    const { world, watch, counts, askForProof } = start();
    world.up.add('one.example').add('two.example');
    watch('41.1.1.1');
    world.brokenRounds = 1;
    await askForProof.execute();
    expect(world.errors).toBe(1);
    expect(await counts('41.1.1.1')).toBe(true);
    expect(world.asked).toContain('one.example');
  });
});

describe('a prober that has reached nothing since its start', () => {
  const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

  it.each([2, 29 * 24])(
    'does not vote about the first server either where its place saw %s hours ago: a machine is there before its internet',
    async (hours) => {
      const { watch, counts } = start({ seenAt: hoursAgo(hours) });
      watch('41.1.1.1');
      expect(await counts('41.1.1.1')).toBe(false);
    },
  );

  it('does not vote where nobody can say whether its place ever saw: what could not be read is not "never"', async () => {
    const { watch, counts, world } = start({ seenAt: 'unreadable' });
    watch('41.1.1.1');
    expect([await counts('41.1.1.1'), await counts('41.1.1.1')]).toEqual([false, false]);
    expect(world.read).toBe(1);
  });

  it.each([null, hoursAgo(31 * 24)])('votes in a closed network of few parts, where nobody saw within a month: %s', async (seenAt) => {
    const { world, watch, counts } = start({ seenAt });
    watch('41.1.1.1');
    expect([await counts('41.1.1.1'), await counts('41.1.1.1')]).toEqual([true, true]);
    expect(world.read).toBe(1);
  });

  it('votes about this machine whatever its place saw', async () => {
    const { watch, counts } = start({ seenAt: hoursAgo(2) });
    watch('127.0.0.1');
    expect(await counts('127.0.0.1')).toBe(true);
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
