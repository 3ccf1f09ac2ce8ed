import { describe, expect, it } from '@jest/globals';
import { clockTime } from './times.js';

describe('a time in Swahili', () => {
  it.each([
    ['2026-11-28T21:05:00Z', '00:05 usiku wa manane (EAT)'],
    ['2026-11-28T23:21:00Z', '02:21 usiku wa manane (EAT)'],
    ['2026-11-29T01:00:00Z', '04:00 alfajiri (EAT)'],
    ['2026-11-29T03:00:00Z', '06:00 asubuhi (EAT)'],
    ['2026-11-29T05:00:00Z', '08:00 asubuhi (EAT)'],
    ['2026-11-29T11:02:00Z', '14:02 (EAT)'],
  ])('at %s is %s', (at, said) => expect(clockTime(new Date(at), 'Africa/Nairobi')).toBe(said));
});
