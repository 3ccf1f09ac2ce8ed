import { describe, expect, it } from '@jest/globals';
import { BELIEVED_AFTER_MS, ShardEpochs } from './shard-epochs.js';

function start() {
  const epochs = new ShardEpochs();
  return (shard: number, epoch: number, now = 0, fresh = true, due = { first: now, last: now }) =>
    epochs.judge({ shard, epoch, fresh, due }, now);
}

describe('the epoch of a shard', () => {
  it('only rises', () => {
    const judge = start();
    expect([judge(1, 5), judge(1, 5), judge(1, 4), judge(2, 1), judge(1, 6), judge(1, 5)]).toEqual([
      'current',
      'current',
      'outdated',
      'current',
      'current',
      'outdated',
    ]);
  });

  it('is believed when it is lower, comes fresh for a minute, and nobody sends the higher one any more', () => {
    const judge = start();
    judge(1, 500, 0);
    expect(judge(1, 3, 1_000)).toBe('outdated');
    expect(judge(1, 3, 1_000 + BELIEVED_AFTER_MS - 1)).toBe('outdated');
    expect(judge(1, 3, 1_000 + BELIEVED_AFTER_MS)).toBe('restored');
    expect(judge(1, 3, 1_001 + BELIEVED_AFTER_MS)).toBe('current');
    expect(judge(1, 2, 1_002 + BELIEVED_AFTER_MS)).toBe('outdated');
  });

  it('is not believed while its successor sends as well', () => {
    const judge = start();
    for (let now = 0; now < 4 * BELIEVED_AFTER_MS; now += 20_000) {
      expect(judge(1, 500, now)).toBe('current');
      expect(judge(1, 499, now + 1)).toBe('outdated');
    }
  });

  it('is believed at once in every other shard, once one has proved that the database was restored', () => {
    const judge = start();
    judge(1, 500, 0);
    judge(2, 500, 0);
    judge(1, 3, 1_000);
    judge(3, 500, 5_000);
    expect(judge(1, 3, 1_000 + BELIEVED_AFTER_MS)).toBe('restored');
    expect(judge(2, 3, 1_000 + BELIEVED_AFTER_MS)).toBe('restored');
    expect(judge(3, 3, 1_000 + BELIEVED_AFTER_MS)).toBe('outdated');
  });

  it('is no objection to what was due before the higher one began, and only waited in a partition of its own', () => {
    const judge = start();
    judge(1, 5, 60_000);
    const waited = (epoch: number, first: number, last = first, fresh = true) => judge(1, epoch, 61_000, fresh, { first, last });
    expect(waited(4, 59_000, 59_999)).toBe('current');
    expect(waited(4, 20_000, 21_000, false)).toBe('current');
    expect(waited(4, 59_000, 60_000)).toBe('outdated');
    expect(waited(4, Number.POSITIVE_INFINITY)).toBe('outdated');
  });

  it('that was followed by two others goes as far as the first of them began, wherever its orders travel', () => {
    const judge = start();
    judge(1, 6, 90_000);
    expect(judge(1, 5, 91_000, true, { first: 60_000, last: 60_000 })).toBe('current');
    expect(judge(1, 5, 91_000, true, { first: 58_000, last: 58_000 })).toBe('current');
    expect(judge(1, 4, 92_000, true, { first: 57_000, last: 57_000 })).toBe('current');
    expect(judge(1, 4, 92_000, true, { first: 59_000, last: 59_000 })).toBe('outdated');
    expect(judge(1, 6, 93_000, true, { first: 56_000, last: 56_000 })).toBe('current');
    expect(judge(1, 5, 94_000, true, { first: 57_000, last: 57_000 })).toBe('outdated');
  });

  it('is neither doubted nor raised by orders that are read again', () => {
    const judge = start();
    judge(1, 500, 0);
    expect(judge(1, 3, 1_000, false)).toBe('outdated');
    expect(judge(1, 3, 1_000 + BELIEVED_AFTER_MS, false)).toBe('outdated');
    judge(1, 3, 100_000);
    expect(judge(1, 3, 100_000 + BELIEVED_AFTER_MS)).toBe('restored');
    expect(judge(1, 500, 170_000, false)).toBe('current');
    expect(judge(1, 3, 170_001)).toBe('current');
  });
});
