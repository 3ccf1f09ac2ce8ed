import { describe, expect, it } from '@jest/globals';
import { type ReachSeen, judgeReach } from './judge-reach';

const all: ReachSeen = { website: 'reached', ours: 'reached', elsewhere: 'reached' };

describe('is it only me', () => {
  it.each([
    ['up', all, 'works-everywhere'],
    ['unknown', all, 'works-everywhere'],
    ['down', all, 'works-here-only'],
    ['partial', all, 'works-here-only'],
    ['down', { ...all, website: 'not-reached' }, 'not-you'],
    ['up', { ...all, website: 'not-reached' }, 'only-you'],
    ['suspect', { ...all, website: 'not-reached' }, 'not-you-for-sure'],
    ['paused', { ...all, website: 'not-reached' }, 'not-you-for-sure'],
    ['up', { website: 'not-reached', ours: 'not-reached', elsewhere: 'not-reached' }, 'no-internet'],
    ['down', { website: 'not-reached', ours: 'not-reached', elsewhere: 'not-reached' }, 'no-internet'],
    ['down', { ...all, website: 'not-reached', elsewhere: 'not-reached' }, 'only-us'],
    ['down', { ...all, website: 'not-reached', ours: 'not-reached' }, 'not-you'],
    ['down', { ...all, website: 'cannot-ask' }, 'cannot-ask'],
    ['up', { website: 'cannot-ask', ours: 'not-reached', elsewhere: 'not-reached' }, 'no-internet'],
  ] as const)('%s, seen %j: %s', (state, seen, verdict) => expect(judgeReach(seen, state)).toBe(verdict));
});
