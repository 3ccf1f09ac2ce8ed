import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Admin, Consumer } from 'kafkajs';
import { GroupBeginning } from './group-beginning.js';
import { missingOffsets } from './kafka-offsets.js';
import type { PartitionOffset } from './kafka-offsets.js';

const topic = 'things';
const offset = (partition: number, at: bigint): PartitionOffset => ({ topic, partition, offset: at });

describe('where a group of live events begins, while it cannot be found', () => {
  let stop: () => void = () => undefined;
  afterEach(() => {
    stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** Each look-up but for those that are put into `found` fails. */
  function beginning() {
    const found: PartitionOffset[][] = [];
    const missing = jest.fn(async (_since?: number) => {
      const next = found.shift();
      if (!next) throw new Error('the connection is closed');
      return next;
    });
    const committed: unknown[] = [];
    const state = { generation: 0, isSilent: false };
    const live = new GroupBeginning({
      consumer: {
        commitOffsets: async (offsets: unknown[]) => void committed.push(...offsets),
        seek: () => undefined,
      } as unknown as Consumer,
      from: 'latest',
      missing,
      generation: () => state.generation,
      isSilent: () => state.isSilent,
      onFixed: () => undefined,
      onFailed: () => undefined,
    });
    stop = () => live.stop();
    const join = () => {
      state.generation += 1;
      live.fix({ [topic]: [0] });
    };
    return { live, found, missing, committed, join, state };
  }
  const turn = () => new Promise(setImmediate);

  it('is joined again after a growing pause', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
    const { live, join, missing } = beginning();
    const paused: number[] = [];
    for (let joins = 0; joins < 8; joins += 1) {
      join();
      let type: string | undefined;
      live.known().catch((error: { type?: string }) => (type = error.type));
      let ms = 0;
      for (; !type && ms < 20_000; ms += 50) await jest.advanceTimersByTimeAsync(50);
      expect(type).toBe('REBALANCE_IN_PROGRESS');
      paused.push(ms);
    }
    expect(paused[0]).toBeGreaterThanOrEqual(150);
    expect(paused[0]).toBeLessThanOrEqual(300);
    expect(paused[3]).toBeGreaterThanOrEqual(1_000);
    expect(paused.slice(5).every((ms) => ms >= 3_500 && ms <= 5_100)).toBe(true);
    // Once a join: what joins again looks up no more before.
    expect(missing).toHaveBeenCalledTimes(8);
  });

  it('is looked up again by itself where no message comes, as of the time since which it is not known', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
    const { join, found, missing, committed } = beginning();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    join();
    await turn();
    clock.mockReturnValue(2_000);
    join();
    await turn();
    found.push([offset(0, 5n)]);
    clock.mockReturnValue(3_000);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(committed).toEqual([{ topic, partition: 0, offset: '5' }]);
    // Known now: the next time it begins anew.
    join();
    await turn();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(missing.mock.calls.map(([since]) => since)).toEqual([undefined, 1_000, 1_000, undefined, 3_000, 3_000]);
  });

  it('counts the time in which Kafka was away as no fault of the member', async () => {
    const { live, join, found, state } = beginning();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    join();
    await turn();
    clock.mockReturnValue(61_000);
    expect(live.stuckMs()).toBe(60_000);
    state.isSilent = true;
    join();
    await turn();
    state.isSilent = false;
    clock.mockReturnValue(91_000);
    expect(live.stuckMs()).toBe(30_000);
    found.push([]);
    join();
    await turn();
    expect(live.stuckMs()).toBe(0);
  });

  it('is where the log was at that time', async () => {
    const admin = {
      fetchOffsets: async () => [
        {
          topic,
          partitions: [
            { partition: 0, offset: '-1' },
            { partition: 1, offset: '4' },
          ],
        },
      ],
      fetchTopicOffsets: async () => [
        { partition: 0, offset: '9', high: '9', low: '2' },
        { partition: 1, offset: '9', high: '9', low: '2' },
      ],
      fetchTopicOffsetsByTimestamp: async (_topic: string, atMs?: number) => [
        { partition: 0, offset: atMs === 1_000 ? '7' : '8' },
        { partition: 1, offset: '8' },
      ],
    } as unknown as Admin;
    expect(await missingOffsets(admin, 'spec', [topic], 'latest')).toEqual([offset(0, 9n)]);
    expect(await missingOffsets(admin, 'spec', [topic], 'latest', 1_000.5)).toEqual([offset(0, 7n)]);
    expect(await missingOffsets(admin, 'spec', [topic], 'earliest')).toEqual([offset(0, 2n)]);
  });
});
