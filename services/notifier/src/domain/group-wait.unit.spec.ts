import { describe, expect, it } from '@jest/globals';
import { groupNotifyAt } from './group-wait.js';

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 13, 2, second));
const member = (incidentId: string, second: number, expected: number) => ({
  incidentId,
  seenAt: at(second),
  expected,
});

describe('several servers on one machine', () => {
  it('a server alone is told at once', () => expect(groupNotifyAt([member('a', 1, 1)])).toEqual(at(1)));
  it('waits for the others, at most ten seconds', () => expect(groupNotifyAt([member('a', 1, 3), member('b', 2, 3)])).toEqual(at(11)));
  it('stops waiting when everybody is in', () =>
    expect(groupNotifyAt([member('a', 1, 3), member('b', 2, 3), member('c', 4, 3)])).toEqual(at(4)));
});
