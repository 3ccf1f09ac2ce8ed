import { describe, expect, it } from '@jest/globals';
import { startProofOfSight as start } from '../../test/proof-of-sight.js';

async function seeing() {
  const started = start();
  started.world.up.add('one.example').add('two.example');
  started.watch('41.1.1.1');
  await started.askForProof.refresh();
  return started;
}

describe('a name that cannot be looked up', () => {
  it.each(['dns_servfail', 'dns_refused', 'dns_timeout'] as const)(
    'says nothing (%s) where our own name servers know nothing of its whole ending',
    async (errorClass) => {
      const { world, voteOnName } = await seeing();
      world.deadEndings.add('ng');
      expect(await voteOnName('shop.com.ng', errorClass)).toBe('blind');
      expect(await voteOnName('shop.co.ke', errorClass)).not.toBe('blind');
    },
  );

  it('fails for itself where they do, and where there is no such name', async () => {
    const { world, voteOnName } = await seeing();
    expect(await voteOnName('shop.com.ng', 'dns_servfail')).not.toBe('blind');
    world.deadEndings.add('ng');
    expect(await voteOnName('shop.com.ng', 'dns_nxdomain')).not.toBe('blind');
  });

  it('is asked about where websites of others are the only proof, and not where this machine proves itself', async () => {
    const [others, itself] = [start({ references: [] }), start({ references: ['127.0.0.1'], named: true })];
    for (const { world, watch } of [others, itself]) {
      world.deadEndings.add('ng');
      watch('41.1.1.1');
    }
    const voting = others.voteOnName('shop.com.ng', 'dns_servfail');
    for (const address of ['41.2.1.1', '41.3.1.1', '41.4.1.1']) others.reached(address);
    expect(await voting).toBe('blind');
    itself.world.up.add('127.0.0.1');
    expect(await itself.voteOnName('shop.com.ng', 'dns_servfail')).not.toBe('blind');
  });

  it('is not asked about twice in a closed network', async () => {
    const { world, watch, voteOnName } = start();
    watch('41.1.1.1');
    world.deadEndings.add('ng');
    expect(await voteOnName('shop.com.ng', 'dns_timeout')).toBe('counts');
    expect(world.asked).not.toContain('.ng');
  });
});
