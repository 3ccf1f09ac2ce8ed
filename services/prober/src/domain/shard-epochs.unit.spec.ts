import { describe, expect, it } from '@jest/globals';
import { ShardEpochs } from './shard-epochs.js';

describe('the epoch of a shard', () => {
  it('only rises', () => {
    const epochs = new ShardEpochs();
    expect([
      epochs.isCurrent(1, 5),
      epochs.isCurrent(1, 5),
      epochs.isCurrent(1, 4),
      epochs.isCurrent(2, 1),
      epochs.isCurrent(1, 6),
      epochs.isCurrent(1, 5),
    ]).toEqual([true, true, false, true, true, false]);
  });
});
