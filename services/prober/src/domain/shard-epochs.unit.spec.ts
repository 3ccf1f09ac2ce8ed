import { describe, expect, it } from '@jest/globals';
import { BELIEVED_AFTER_MS, ShardEpochs } from './shard-epochs.js';

function start() {
  const epochs = new ShardEpochs();
  return (shard: number, epoch: number, now = 0, fresh = true) => epochs.judge({ shard, epoch, fresh }, now);
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
