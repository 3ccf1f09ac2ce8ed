import { describe, expect, it } from '@jest/globals';
import { initialsOf } from './avatar';

describe('initials', () => {
  it.each([
    ['Ada Okafor', 'AO'],
    ['ada', 'A'],
    ['Chimamanda Ngozi Adichie', 'CA'],
    ['  ọlá  adé ', 'ỌA'],
    ['𝒜da', '𝒜'],
    ['', ''],
  ])('of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
