import { describe, expect, it } from '@jest/globals';
import { sleep } from '@nowahala/platform';
import { startProofOfSight as start } from '../../test/proof-of-sight.js';

describe('a line that comes and goes', () => {
  async function seeing() {
    const started = start();
    started.world.up.add('one.example').add('two.example');
    started.watch('41.1.1.1');
    await started.askForProof.refresh();
    // The round ends with the first answer.
    await sleep(20);
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
    // They are asked in turn.
    expect([await vote('41.1.1.1', began), await vote('41.1.1.1', began)]).toContain('doubtful');
    expect(sight.isDoubtedSince(performance.now())).toBe(false);
  });

  it('is not doubted where the target answered, only wrongly', async () => {
    const { world, vote } = await seeing();
    const began = performance.now();
    world.up.delete('two.example');
    expect(await vote('41.1.1.1', began, 'error')).toBe('counts');
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

describe('a target that is reached by IPv6', () => {
  const target6 = '2a00:1450:4007::1';

  async function seeing() {
    const started = start();
    started.world.up.add('one.example').add('two.example').add('one.example by IPv6').add('two.example by IPv6');
    started.watch(target6);
    await started.askForProof.refresh();
    return started;
  }

  it('fails for itself while references answer by IPv6', async () => {
    const { vote, world } = await seeing();
    expect(await vote(target6)).not.toBe('blind');
    expect(world.asked.filter((host) => host.endsWith('by IPv6'))).not.toEqual([]);
  });

  it('does not fail where only our own IPv6 is gone, and others do', async () => {
    const { vote, watch, world } = await seeing();
    world.up.delete('one.example by IPv6');
    world.up.delete('two.example by IPv6');
    watch('41.1.1.1');
    expect(await vote(target6)).toBe('blind');
    expect(await vote('41.1.1.1')).not.toBe('blind');
  });

  it('is the only one for whose sake references are asked by IPv6', async () => {
    const { watch, world, askForProof } = start();
    world.up.add('one.example');
    watch('41.1.1.1');
    await askForProof.refresh();
    expect(world.asked).toEqual(['one.example', 'two.example']);
  });
});
