import { describe, expect, it } from '@jest/globals';
import { pings } from '@nowahala/contracts';
import { now } from '../../../test/builders.js';
import { toSignOfLife } from './sign-of-life.mapper.js';

const couldSee = (sight: string, more: Partial<pings.RegionHealth> = {}) => {
  const report = { region: 'lagos', at: now, references: 0, referencesGood: 0, proberId: 'p', ...more };
  return toSignOfLife({ ...report, sight: pings.ProberSight[`PROBER_SIGHT_${sight}` as keyof typeof pings.ProberSight] })?.couldSee;
};

describe('what a report says of its place', () => {
  it('is that it could see: it sees, a reference answered it once, or it knows that it is blind', () => {
    expect([couldSee('SEES'), couldSee('BLIND'), couldSee('UNPROVABLE', { references: 1 })]).toEqual([true, true, true]);
  });

  it('is nothing in a closed network, not even with the last word of one that stops', () => {
    expect([couldSee('UNPROVABLE'), couldSee('BLIND', { gone: true })]).toEqual([false, false]);
    expect(couldSee('SEES', { at: undefined })).toBeUndefined();
  });
});
