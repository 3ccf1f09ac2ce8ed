import { describe, expect, it } from '@jest/globals';
import { now } from '../../test/builders.js';
import { startProofOfSight as start, target } from '../../test/proof-of-sight.js';
import { SIGHT_MS } from '../domain/sight.js';
import type { Destinations } from '../domain/destinations.js';

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
