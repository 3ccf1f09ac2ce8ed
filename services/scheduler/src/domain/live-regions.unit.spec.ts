import { describe, expect, it } from '@jest/globals';
import { isRegionName, recheckRegion, regionsToUse } from './live-regions.js';

describe('where checks go', () => {
  it('is to the live regions, in one order for every process', () =>
    expect(regionsToUse(['paris', 'lagos'], ['lagos'])).toEqual(['lagos', 'paris']));
  it('is to the configured regions while none is live', () => expect(regionsToUse([], ['lagos'])).toEqual(['lagos']));
  it('is never to a name that no topic could have', () =>
    expect(['lagos', 'eu-west-1', '', 'a.b', '-a', 'Lagos', 'x'.repeat(64)].filter(isRegionName)).toEqual(['lagos', 'eu-west-1']));
});

describe('the region of a recheck', () => {
  it('is one that has not voted', () => {
    for (const turn of [0, 1, 2]) expect(['b', 'c']).toContain(recheckRegion(['a', 'b', 'c'], ['a'], turn));
    expect(recheckRegion(['a', 'b', 'c'], ['a', 'c'], 7)).toBe('b');
  });
  it('differs between suspicions where several are equally good', () =>
    expect(new Set([0, 1].map((turn) => recheckRegion(['a', 'b', 'c'], ['a'], turn)))).toEqual(new Set(['b', 'c'])));
  it('is the one that waited longest once all have voted', () => {
    expect(recheckRegion(['a', 'b', 'c'], ['b', 'a', 'c'], 0)).toBe('b');
    expect(recheckRegion(['a', 'b'], ['a', 'b', 'a'], 0)).toBe('b');
  });
  it('is the only one where there is one, and never one that is gone', () => {
    expect(recheckRegion(['a'], ['a'], 3)).toBe('a');
    expect(recheckRegion(['b'], ['a', 'b', 'a'], 3)).toBe('b');
  });
});
