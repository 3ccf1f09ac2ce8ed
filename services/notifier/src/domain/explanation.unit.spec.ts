import { describe, expect, it } from '@jest/globals';
import { openingNotifyAt } from './explanation.js';

const seen = new Date('2026-11-21T13:02:00Z');

describe('waiting for the explanation', () => {
  it('never happens without AI', () => expect(openingNotifyAt(seen, { on: false, explained: false })).toEqual(seen));
  it('is at most eight seconds with AI', () =>
    expect(openingNotifyAt(seen, { on: true, explained: false })).toEqual(new Date('2026-11-21T13:02:08Z')));
  it('ends when the explanation is there', () => expect(openingNotifyAt(seen, { on: true, explained: true })).toEqual(seen));
});
