import { describe, expect, it } from '@jest/globals';
import type { SightState } from './sight.js';
import { StandbyRule } from './standby-rule.js';

const EVERY_S = 2;
const HOUR_S = 3_600;

/** The seconds at which a prober begins to stand by, and stops, while its sight is this. */
function turns(lastsS: number, sightAt: (second: number) => SightState): number[] {
  const rule = new StandbyRule();
  const found: number[] = [];
  let before = false;
  for (let second = 0; second <= lastsS; second += EVERY_S) {
    const standsBy = rule.decide(sightAt(second), second * 1_000);
    if (standsBy !== before) found.push(second);
    before = standsBy;
  }
  return found;
}

describe('a prober', () => {
  it('stands by once it was blind for 15 s, and takes part again a minute after it sees', () => {
    expect(turns(600, (second) => (second >= 100 && second < 300 ? 'blind' : 'sees'))).toEqual([116, 360]);
  });

  it('keeps its checks where it is blind for a moment, or where nothing could prove that it sees', () => {
    expect(turns(600, (second) => (second % 30 < 14 ? 'blind' : 'sees'))).toEqual([]);
    expect(turns(600, () => 'unprovable')).toEqual([]);
  });

  it('stands by all the while that its line comes and goes', () => {
    expect(turns(600, (second) => (second % 60 < 30 ? 'blind' : 'sees'))).toEqual([16]);
  });

  it('takes part again although it is blind for a moment now and then', () => {
    expect(turns(600, (second) => (second < 100 || second % 20 === 0 ? 'blind' : 'sees'))).toEqual([16, 162]);
  });

  it('that stays blind tries once an hour, as nothing else would find new targets to ask', () => {
    expect(turns(2 * HOUR_S + 60, () => 'blind')).toEqual([16, 16 + HOUR_S, 32 + HOUR_S, 32 + 2 * HOUR_S, 48 + 2 * HOUR_S]);
  });
});
