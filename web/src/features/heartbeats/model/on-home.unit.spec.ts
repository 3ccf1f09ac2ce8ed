import { describe, expect, it } from '@jest/globals';
import { onHome } from './on-home';

describe('the line on Home', () => {
  it('says that all ran only where that is known', () => {
    expect(onHome([{ state: 'up' }, { state: 'late' }]).text).toBe('2 jobs ran as expected');
    expect(onHome([{ state: 'up' }, { state: 'pending' }]).text).toBe('1 of 2 jobs ran as expected; no call yet from the rest');
    expect(onHome([{ state: 'pending' }]).text).toBe('Your jobs: no call yet');
    expect(onHome([{ state: 'up' }, { state: 'paused' }]).text).toBe('Your job ran as expected');
    expect(onHome([{ state: 'paused' }]).text).toBe('Your jobs are paused');
    expect(onHome([{ state: 'unknown' }]).text).toBe('Your jobs: we cannot see right now whether they ran');
    expect(onHome([{ state: 'unknown' }, { state: 'down' }])).toEqual({ text: '1 job did not run well', isBad: true });
  });
});
