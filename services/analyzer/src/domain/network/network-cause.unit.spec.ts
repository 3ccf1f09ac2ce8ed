import { describe, expect, it } from '@jest/globals';
import { belongsTo, isNetworkCause } from './network-cause.js';
import type { NetworkView, ProvenFailure } from './network-cause.js';

const failures = (count: number, over: (i: number) => Partial<ProvenFailure> = () => ({})): ProvenFailure[] =>
  Array.from({ length: count }, (_, i) => ({ workspaceId: `w${i}`, since: i * 1_000, ...over(i) }));
const view = (over: Partial<NetworkView>): NetworkView => ({
  failures: failures(5),
  servers: 20,
  elsewhere: { failed: 0, servers: 100 },
  ...over,
});

describe('failures on one network', () => {
  it('of five workspaces within two minutes are the network’s, while others are fine', () => {
    expect(isNetworkCause(view({}))).toBe(true);
    expect(isNetworkCause(view({ failures: failures(4) }))).toBe(false);
  });

  it('of one workspace with many servers are not', () => {
    expect(isNetworkCause(view({ failures: failures(20, () => ({ workspaceId: 'one' })) }))).toBe(false);
    expect(isNetworkCause(view({ failures: failures(20, (i) => ({ workspaceId: `w${i % 4}` })) }))).toBe(false);
  });

  it('that are spread over more than two minutes are not', () => {
    expect(isNetworkCause(view({ failures: failures(5, (i) => ({ since: i * 30_000 })) }))).toBe(true);
    expect(isNetworkCause(view({ failures: failures(5, (i) => ({ since: i * 31_000 })) }))).toBe(false);
    expect(isNetworkCause(view({ failures: failures(40, (i) => ({ since: i * 31_000 })) }))).toBe(false);
  });

  it('are found among earlier and later ones, in whatever order they are given', () => {
    const mixed = [...failures(5, (i) => ({ since: 1_000_000 + i })), ...failures(4), ...failures(3, (i) => ({ since: 2_000_000 + i }))];
    expect(isNetworkCause(view({ failures: mixed.reverse() }))).toBe(true);
  });

  it('that are a handful among very many servers are chance', () => {
    expect(isNetworkCause(view({ servers: 10_000 }))).toBe(false);
    expect(isNetworkCause(view({ servers: 100 }))).toBe(true);
    expect(isNetworkCause(view({ servers: 101 }))).toBe(false);
    expect(isNetworkCause(view({ servers: 1_000_000, failures: failures(500, (i) => ({ since: i })) }))).toBe(true);
  });

  it('are not the network’s while everything fails everywhere', () => {
    expect(isNetworkCause(view({ failures: failures(20), elsewhere: { failed: 90, servers: 100 } }))).toBe(false);
    expect(isNetworkCause(view({ failures: failures(20), elsewhere: { failed: 25, servers: 100 } }))).toBe(true);
    expect(isNetworkCause(view({ failures: failures(20), elsewhere: { failed: 26, servers: 100 } }))).toBe(false);
  });

  it('cannot be told from our own trouble where nothing else is watched', () => {
    expect(isNetworkCause(view({ elsewhere: { failed: 0, servers: 4 } }))).toBe(false);
    expect(isNetworkCause(view({ elsewhere: { failed: 0, servers: 0 } }))).toBe(false);
  });
});

it('a later failure belongs to the episode until two minutes were quiet', () => {
  const episode = { beganAt: 1_000_000, lastFailureAt: 1_300_000 };
  expect([879_999, 880_000, 1_100_000, 1_420_000, 1_420_001].map((since) => belongsTo(episode, since))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

it('a failure on a large network, where one always follows the other, belongs to it for ten minutes', () => {
  const episode = { beganAt: 1_000_000, lastFailureAt: 4_000_000 };
  expect([1_600_000, 1_600_001].map((since) => belongsTo(episode, since))).toEqual([true, false]);
});
