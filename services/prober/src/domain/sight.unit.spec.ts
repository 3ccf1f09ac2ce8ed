import { describe, expect, it } from '@jest/globals';
import { type Position, SIGHT_MS, Sight } from './sight.js';

const at = (network: string, more: Partial<Position> = {}): Position => ({
  networks: [network],
  opened: false,
  loopback: false,
  ipv6: false,
  ...more,
});
const target = (serverId: string) => ({ serverId, workspaceId: 'w', ipAddress: null, website: null });

function reached(sight: Sight, now: number, ...networks: string[]): void {
  for (const network of networks) {
    sight.watch(at(network), now);
    sight.recordReached(at(network), target(network), now);
  }
}

describe('what proves that a prober sees', () => {
  it('is a reference that was asked since, and answered', () => {
    const sight = new Sight();
    sight.recordReference('r', true, 100);
    expect(sight.proofSince(100, at('a'))).toBe('proven');
    expect(sight.proofSince(101, at('a'))).toBe('blind');
  });

  it('is never a reference that was not good before', () => {
    const sight = new Sight();
    sight.recordReference('typo', false, 100);
    expect(sight.proofSince(100, at('a'))).toBe('unprovable');
    expect(sight.counted).toEqual({ references: 0, successful: 0 });
  });

  it('is three other networks that answered since; its own is not another', () => {
    const sight = new Sight();
    reached(sight, 100, 'a', 'b', 'c');
    expect(sight.proofSince(100, at('x'))).toBe('proven');
    expect(sight.proofSince(100, at('a'))).not.toBe('proven');
    expect(sight.proofSince(100, at('x', { networks: ['x', 'a'] }))).not.toBe('proven');
    reached(sight, 99, 'd');
    expect(sight.proofSince(100, at('a'))).toBe('blind');
    expect(sight.proofSince(99, at('a'))).toBe('proven');
  });

  it('is nothing in a network opened on purpose, unless the target is in one', () => {
    const sight = new Sight();
    for (const network of ['a', 'b', 'c']) sight.recordReached(at(network, { opened: true }), target(network), 100);
    expect(sight.proofSince(100, at('x'))).toBe('unprovable');
    expect(sight.proofSince(100, at('x', { opened: true }))).toBe('proven');
  });

  it('is not this machine', () => {
    const sight = new Sight();
    for (const network of ['a', 'b', 'c', 'd']) {
      sight.watch(at(network, { loopback: true }), 100);
      sight.recordReached(at(network, { loopback: true }), target(network), 100);
    }
    expect(sight.proofSince(0, at('x'))).toBe('unprovable');
    expect(sight.watchesOutside(100, 1_000)).toBe(false);
  });

  it('cannot be had in a closed network of few parts, which votes all the same', () => {
    const sight = new Sight();
    reached(sight, 100, 'a', 'b', 'c');
    expect(sight.proofSince(200, at('a'))).toBe('unprovable');
    expect(sight.state(100 + SIGHT_MS + 1)).toBe('unprovable');
  });

  it('is missing where a prober starts without a way out: it has reached nothing of all that it is asked for', () => {
    const sight = new Sight();
    for (const network of ['a', 'b', 'c']) sight.watch(at(network), 100);
    expect(sight.proofSince(100, at('a'))).toBe('unprovable');
    sight.watch(at('d'), 100);
    expect(sight.proofSince(100, at('a'))).toBe('blind');
    expect(sight.state(100)).toBe('blind');
  });

  it('is missing there however long it takes, as long as three other networks are watched', () => {
    const sight = new Sight();
    const minutes = (count: number) => count * 60_000;
    for (const network of ['a', 'b', 'c', 'd']) sight.watch(at(network), minutes(30));
    expect(sight.proofSince(minutes(90), at('a'))).toBe('blind');
    expect(sight.state(minutes(90))).toBe('blind');
    sight.watch(at('a'), minutes(90));
    expect(sight.proofSince(minutes(96), at('a'))).toBe('unprovable');
    expect(sight.state(minutes(96))).toBe('unprovable');
  });

  it('is missing in a small fleet as well where its place could see before this prober started, until anything is reached', () => {
    const sight = new Sight();
    sight.watch(at('a'), 100);
    sight.recall(0);
    expect(sight.proofSince(200, at('a'))).toBe('blind');
    expect(sight.state(200)).toBe('blind');
    sight.recordReached(at('lan', { opened: true }), target('lan'), 300);
    expect(sight.proofSince(400, at('a'))).toBe('blind');
    reached(sight, 500, 'b');
    expect(sight.proofSince(600, at('a'))).toBe('unprovable');
    expect(sight.state(600)).toBe('unprovable');
  });

  it('is not expected of networks opened on purpose that are silent since the start', () => {
    const sight = new Sight();
    for (const network of ['a', 'b', 'c', 'd']) sight.watch(at(network, { opened: true }), 100);
    expect(sight.proofSince(100, at('x'))).toBe('unprovable');
    expect(sight.state(100)).toBe('unprovable');
    expect(sight.watchesOutside(100, 1_000)).toBe(true);
  });
});

describe('what proves the way by IPv6', () => {
  const target6 = at('2a00::/48', { ipv6: true });

  it('is an answer by IPv6, and none by IPv4', () => {
    const sight = new Sight();
    sight.recordReferenceByIpv6('r', true, 100);
    sight.recordReference('r', true, 300);
    expect(sight.proofSince(200, target6)).toBe('blind');
    expect(sight.proofSince(200, at('a'))).toBe('proven');
    sight.recordReferenceByIpv6('r', true, 300);
    expect(sight.proofSince(200, target6)).toBe('proven');
  });

  it('is as well three other networks that answered by it', () => {
    const sight = new Sight();
    sight.recordReferenceByIpv6('r', true, 100);
    reached(sight, 300, 'a', 'b', 'c');
    expect(sight.proofSince(200, target6)).toBe('blind');
    reached(sight, 300, '2a01::/48', '2a02::/48', '2a03::/48');
    expect(sight.proofSince(200, target6)).toBe('proven');
  });

  it('is what proves all the rest where no reference ever answered by IPv6: perhaps none has it', () => {
    const sight = new Sight();
    sight.recordReferenceByIpv6('r', false, 100);
    sight.recordReference('r', true, 300);
    expect(sight.proofSince(200, target6)).toBe('proven');
  });
});

describe('what a prober says of itself', () => {
  it('is that it sees for 15 s after a proof, and then that it is blind', () => {
    const sight = new Sight();
    sight.recordReference('r', true, 1_000);
    sight.recordReference('r', false, 6_000);
    expect(sight.counted).toEqual({ references: 1, successful: 0 });
    expect(sight.state(1_000 + SIGHT_MS)).toBe('sees');
    expect(sight.state(1_001 + SIGHT_MS)).toBe('blind');
    sight.recordReference('r', true, 20_000);
    expect(sight.state(20_001)).toBe('sees');
  });

  it('does not change when an answer comes late that was asked for before', () => {
    const sight = new Sight();
    sight.recordReference('r', true, 5_000);
    sight.recordReference('r', false, 4_000);
    sight.recordReference('r', true, 1_000);
    expect(sight.counted.successful).toBe(1);
    expect(sight.proofSince(5_000, at('a'))).toBe('proven');
  });

  it('is that it sees in a closed network of many parts, until those were asked and none answered', () => {
    const sight = new Sight();
    reached(sight, 100, 'a', 'b', 'c', 'd');
    expect(sight.state(3_600_000)).toBe('sees');
    sight.recordFailedRound(3_600_000);
    expect(sight.state(3_600_001)).toBe('blind');
    reached(sight, 3_700_000, 'b');
    expect(sight.state(3_700_000)).toBe('sees');
  });

  it('is that it is blind where three networks are silent and a fourth fails, as its proof says', () => {
    const sight = new Sight();
    reached(sight, 100, 'a', 'b', 'c');
    sight.watch(at('d'), 3_600_000);
    expect(sight.state(3_600_000)).toBe('sees');
    sight.recordFailedRound(3_600_000);
    expect(sight.proofSince(3_600_000, at('d'))).toBe('blind');
    expect(sight.state(3_600_001)).toBe('blind');
  });

  it('is that nothing could prove it where only this machine is watched', () => {
    expect(new Sight().state(0)).toBe('unprovable');
  });
});

describe('witnesses', () => {
  it('are one of each network, the newest first', () => {
    const sight = new Sight();
    reached(sight, 100, 'a');
    reached(sight, 300, 'b');
    reached(sight, 200, 'c', 'a');
    expect(sight.witnesses(400).map(({ serverId }) => serverId)).toEqual(['b', 'c', 'a']);
  });

  it('are only those that their owners still have checked: being asked by us does not keep one', () => {
    const sight = new Sight();
    const minutes = (count: number) => count * 60_000;
    reached(sight, 0, 'erased', 'hourly');
    for (let passed = 10; passed < 80; passed += 10) sight.recordReached(at('erased'), target('erased'), minutes(passed), 'proof');
    reached(sight, minutes(60), 'hourly');
    expect(sight.witnesses(minutes(64)).map(({ serverId }) => serverId)).toEqual(['erased', 'hourly']);
    expect(sight.witnesses(minutes(80)).map(({ serverId }) => serverId)).toEqual(['hourly']);
  });
});

describe('a doubt of the line', () => {
  const seen = (tookMs: number) => {
    const sight = new Sight();
    sight.recordReference('r', true, 100, tookMs);
    return sight;
  };

  it('is a reference that took longer than it takes at its best and a lost packet costs', () => {
    const [near, far] = [seen(20), seen(1_200)];
    for (const sight of [near, far]) sight.recordReference('r', true, 5_000, 1_500);
    expect([near.isDoubtedSince(5_000), far.isDoubtedSince(5_000)]).toEqual([true, false]);
  });

  it('is no reference that is gone for long', () => {
    const sight = seen(20);
    for (const at of [10_000, 60_000, 130_001]) sight.recordReference('r', false, at);
    expect([sight.isDoubtedSince(60_000), sight.isDoubtedSince(75_001)]).toEqual([true, false]);
    sight.recordReference('r', true, 140_000, 20);
    sight.recordReference('r', false, 150_000);
    expect(sight.isDoubtedSince(150_000)).toBe(true);
  });

  it('lasts until something answers that was asked for later: a check that begins meanwhile may have met a cut line', () => {
    const sight = seen(20);
    sight.recordReference('r', false, 5_000);
    expect(sight.isDoubtedSince(7_000)).toBe(true);
    sight.recordReference('r', true, 8_000, 20);
    sight.recordReference('r', true, 9_000, 20);
    expect([sight.isDoubtedSince(7_999), sight.isDoubtedSince(8_000)]).toEqual([true, false]);
  });

  it('is over where another reference answered before the silence of the first was long enough', () => {
    const sight = seen(20);
    sight.recordReference('other', true, 5_400, 20);
    sight.recordDoubt(5_000);
    expect([sight.isDoubtedSince(5_399), sight.isDoubtedSince(5_400)]).toEqual([true, false]);
  });
});
