import { describe, expect, it } from '@jest/globals';
import { groupNotifyAt, openingNotifyAt, resolvedNotifyAt } from './group-wait.js';

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 13, 2, second));
const member = (incidentId: string, second: number, expected: number) => ({ incidentId, seenAt: at(second), expected, isPartial: false });

describe('several servers on one machine', () => {
  it('a server alone is notified at once', () => expect(groupNotifyAt([member('a', 1, 1)])).toEqual(at(1)));
  it('waits longer for what some places reach: an outage of it was notified before', () => {
    const partial = (second: number) => ({ ...member('p', second, 3), isPartial: true });
    expect(groupNotifyAt([partial(1), partial(2)])).toEqual(at(46));
    expect(groupNotifyAt([partial(1), member('b', 2, 3)])).toEqual(at(11));
  });
  it('waits for the others, at most ten seconds', () => expect(groupNotifyAt([member('a', 1, 3), member('b', 2, 3)])).toEqual(at(11)));
  it('stops waiting when all members are in', () =>
    expect(groupNotifyAt([member('a', 1, 3), member('b', 2, 3), member('c', 4, 3)])).toEqual(at(4)));
});

describe('waiting for the explanation', () => {
  it('never happens without AI', () => expect(openingNotifyAt(at(0), { on: false, explained: false })).toEqual(at(0)));
  it('is at most eight seconds with AI', () => expect(openingNotifyAt(at(0), { on: true, explained: false })).toEqual(at(8)));
  it('ends when the explanation is there', () => expect(openingNotifyAt(at(0), { on: true, explained: true })).toEqual(at(0)));
});

it('an end that overtook its beginning is held for half a minute', () => {
  expect(resolvedNotifyAt(at(16), true)).toEqual(at(16));
  expect(resolvedNotifyAt(at(16), false)).toEqual(at(46));
});
