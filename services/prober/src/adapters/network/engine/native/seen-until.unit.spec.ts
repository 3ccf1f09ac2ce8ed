import { describe, expect, it } from '@jest/globals';
import { SeenUntil } from './seen-until.js';

describe('what the loop has seen', () => {
  it('is all that came before it asked, if the kernel could tell of everything', () => {
    const seen = new SeenUntil(256, 8);
    expect(seen.after(1_000, 0)).toBe(1_000);
    expect(seen.after(2_000, 255)).toBe(2_000);
    expect(seen.after(3_000, -1)).toBeNull();
  });

  it('is not known while there is more, but for no longer than it takes to be told of every socket', () => {
    const seen = new SeenUntil(256, 2);
    expect([seen.after(1_000, 256), seen.after(2_000, 3)]).toEqual([null, 2_000]);
    const flood = Array.from({ length: 6 }, (_, round) => seen.after(3_000 + round, 256));
    expect(flood).toEqual([null, null, 3_000, null, null, 3_003]);
  });
});
