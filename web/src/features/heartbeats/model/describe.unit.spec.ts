import { describe, expect, it } from '@jest/globals';
import { lastCallOf, onHome } from './describe';

describe('the line on Home', () => {
  it('says that all ran only where that is known', () => {
    expect(onHome([{ state: 'up' }, { state: 'late' }]).text).toBe('2 jobs ran as expected');
    expect(onHome([{ state: 'up' }, { state: 'pending' }]).text).toBe('1 of 2 jobs ran as expected');
    expect(onHome([{ state: 'unknown' }]).text).toBe('Your jobs: we cannot see right now whether they ran');
    expect(onHome([{ state: 'unknown' }, { state: 'down' }])).toEqual({ text: '1 job did not run', isBad: true });
  });
});

it('a job of which nothing is known now is not said to have never called', () => {
  expect(lastCallOf({ lastBeatAt: null, state: 'unknown' }, 'Africa/Lagos')).toBe('We cannot see right now when it called.');
  expect(lastCallOf({ lastBeatAt: null, state: 'pending' }, 'Africa/Lagos')).toMatch(/^It has never called yet/);
});
