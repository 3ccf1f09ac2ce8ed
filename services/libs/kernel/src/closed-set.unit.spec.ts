import { describe, expect, it } from '@jest/globals';
import { closedSet } from './closed-set.js';

enum Kind {
  KIND_UNSPECIFIED = 0,
  KIND_DOWN = 1,
  KIND_CHECK_NOW = 2,
  UNRECOGNIZED = -1,
}

const kind = closedSet(Kind, 'KIND');

describe('a closed set', () => {
  it('has a word for each name of its enum', () => {
    expect([kind.toEnum('down'), kind.toEnum('check_now')]).toEqual([Kind.KIND_DOWN, Kind.KIND_CHECK_NOW]);
    expect([kind.toWord(Kind.KIND_DOWN), kind.toWord(Kind.KIND_CHECK_NOW)]).toEqual(['down', 'check_now']);
  });

  it.each([undefined, Kind.KIND_UNSPECIFIED, Kind.UNRECOGNIZED, 7 as Kind])('knows no word for %p', (value) => {
    expect(kind.toWord(value)).toBeUndefined();
  });

  it('goes by the text where the enum says nothing, and by the enum where both speak', () => {
    expect(kind.toWord(Kind.KIND_UNSPECIFIED, 'down')).toBe('down');
    expect(kind.toWord(Kind.KIND_CHECK_NOW, 'down')).toBe('check_now');
  });

  it.each(['', 'unspecified', 'constructor', 'later'])('does not know the text "%s"', (text) => {
    expect(kind.toWord(undefined, text)).toBeUndefined();
    expect(kind.toEnum(text as 'down')).toBe(Kind.KIND_UNSPECIFIED);
  });
});
