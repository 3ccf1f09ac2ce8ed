import { describe, expect, it } from '@jest/globals';
import { asStandby, partitionsFor } from './assignment.js';

const TOPIC = 'due.lagos';
const options = { group: 'prober', topics: [TOPIC] };

/** How many of twelve partitions each has, by what it says that it reads. */
function shared(reads: Record<string, string>): Record<string, number> {
  const live = Object.entries(reads).map(([member, topic]) => ({ grp: 'prober', member, topics: [topic], age: 0, mark: null }));
  return Object.fromEntries(live.map(({ member }) => [member, partitionsFor({ id: member, options }, live, () => 12).size]));
}

describe('the partitions of a group', () => {
  it('go to who stands by only where nobody else reads their topic', () => {
    expect(shared({ a: TOPIC, b: TOPIC, c: TOPIC })).toEqual({ a: 4, b: 4, c: 4 });
    expect(shared({ a: TOPIC, b: asStandby(TOPIC), c: TOPIC })).toEqual({ a: 6, b: 0, c: 6 });
    expect(shared({ a: asStandby(TOPIC), b: asStandby(TOPIC) })).toEqual({ a: 6, b: 6 });
  });
});
