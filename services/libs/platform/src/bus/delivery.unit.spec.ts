import { describe, expect, it } from '@jest/globals';
import { BatchProgress, offer } from './delivery.js';
import type { InMessage } from './event-bus.js';
import { PartialFailure } from './partial-failure.js';

const batch = Array.from({ length: 30 }, (_, index) => ({ id: `m${index}` }) as InMessage);
const context = { group: 'spec', isStale: () => false, heartbeat: () => Promise.resolve() };
const refuse = (messages: InMessage[]): never => {
  throw new PartialFailure(new Map(messages.map(({ id }) => [id, new Error('timeout exceeded when trying to connect')])));
};

describe('a batch of which each try does some', () => {
  it('waits as after its first failure, and counts its tries all the same', async () => {
    const progress = new BatchProgress();
    const three = async (left: InMessage[]) => (left.length > 3 ? refuse(left.slice(3)) : undefined);
    const waits: number[] = [];
    while ((await offer(batch, three, context, progress)) === 'failed') waits.push(progress.inARow);
    expect(waits).toEqual(Array.from({ length: 9 }, () => 1));
    expect(progress.failures).toBe(9);
  });

  it('waits longer and longer where none does', async () => {
    const progress = new BatchProgress();
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await offer(batch, async (left) => refuse(left), context, progress);
      expect(progress.inARow).toBe(attempt);
    }
  });
});
