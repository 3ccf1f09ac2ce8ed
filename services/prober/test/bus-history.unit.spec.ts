import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pings, topicCodecs } from '@nowahala/contracts';
import {
  type Clock,
  type EventBus,
  type InMessage,
  type Logger,
  NetworkPolicy,
  type PlatformSettings,
  RetriableBusError,
  sleep,
} from '@nowahala/platform';
import type { SubscribeOptions } from '@nowahala/platform';
import { now } from './builders.js';
import { BusHistoryReader } from '../src/adapters/topics/bus-history.consumer.js';

function requests(partition: number, offset: bigint): InMessage {
  const due = Array.from({ length: 100 }, (_, index) => ({
    target: { serverId: `${partition}-${offset}-${index}`, workspaceId: 'w', ipAddress: '41.58.1.2' },
    ...{ scheduledAt: now, expiresAt: now },
  }));
  const payload = topicCodecs['ping.requested'].encode(pings.PingRequested.fromPartial({ pings: due })).finish();
  return { partition, offset, payload } as InMessage;
}

const HOUR_MS = 3_600_000;
const signBy = (aheadMs: number) => (partition: number, offset: bigint) => {
  const at = new Date(now.getTime() + aheadMs);
  const report = pings.RegionHealth.fromPartial({ region: 'lagos', at, proberId: `${partition}-${offset}` });
  const payload = topicCodecs['region.health'].encode(report).finish();
  return { partition, offset, payload, loggedAt: now } as InMessage;
};
const sign = signBy(0);

/** Two partitions of two messages each, on a bus that is as slow as asked for. */
function start(slow: { refusals?: number; joinMs?: number; firstMs?: number; answering?: number } = {}, messageOf = sign, offset = 0) {
  const topic = messageOf === requests ? 'ping.requested.lagos' : 'region.health';
  const seen = { warnings: 0, joined: 0, left: 0 };
  let refusals = slow.refusals ?? 0;
  const answering = slow.answering ?? 2;
  const bus = {
    seek: async () => {
      refusals -= 1;
      if (refusals >= 0) throw new RetriableBusError('has running members');
    },
    lag: async () => [0, 1].map((partition) => ({ topic, partition, committed: 5n, end: 7n, lag: 2n, lagSeconds: 1 })),
    subscribe: async ({ handler }: SubscribeOptions) => {
      seen.joined += 1;
      await sleep(slow.joinMs ?? 0);
      const context = {} as Parameters<typeof handler>[1];
      void sleep(slow.firstMs ?? 0)
        .then(() => (answering > 0 ? handler([messageOf(0, 5n), messageOf(0, 6n)], context) : undefined))
        .then(() => sleep(1_000))
        .then(() => (answering > 1 ? handler([messageOf(1, 5n), messageOf(1, 6n)], context) : undefined));
      return { drain: async () => void (seen.left += 1) };
    },
  } as unknown as EventBus;
  const logger = { warn: () => void (seen.warnings += 1) } as unknown as Logger;
  const reader = new BusHistoryReader(bus, { PROBE_REGION: 'lagos' } as PlatformSettings, NetworkPolicy.parse(undefined), logger, {
    offset,
  } as Clock);
  const read = async (): Promise<string[] | string> => {
    const reading = reader.readSignsOfLife(now).then(
      (signs) => signs.map(({ proberId }) => proberId),
      (error: Error) => error.name,
    );
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    return reading;
  };
  return { read, reader, seen };
}

const everything = ['0-5', '0-6', '1-5', '1-6'];

describe('what is read on the bus a second time', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is read to its end, however long joining and the first answer take', async () => {
    const { read, seen } = start({ joinMs: 6_000, firstMs: 6_000 });
    expect(await read()).toEqual(everything);
    expect(seen).toEqual({ warnings: 0, joined: 1, left: 1 });
  });

  it('is read once the one who is reading has left', async () => {
    const { read, seen } = start({ refusals: 3 });
    expect(await read()).toEqual(everything);
    expect(seen).toEqual({ warnings: 3, joined: 1, left: 1 });
  });

  it.each([
    ['somebody else reads all the time', { refusals: 99 }],
    ['nothing comes', { answering: 0 }],
  ])('is not taken for nothing where %s', async (_what, slow) => {
    expect(await start(slow).read()).toBe('RetriableBusError');
  });

  it('is as much as there was where one partition stays silent, at the last try', async () => {
    const { read, seen } = start({ answering: 1 });
    expect(await read()).toEqual(['0-5', '0-6']);
    expect(seen).toEqual({ warnings: 5, joined: 5, left: 5 });
  });

  it('is held only as far as it is wanted: the requests of a quarter of an hour are more than a machine has memory for', async () => {
    const { reader } = start({}, requests);
    const reading = reader.readRequests(now, ({ target }) => target.serverId.endsWith('-7'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect((await reading).map(({ target }) => target.serverId)).toEqual(everything.map((of) => `${of}-7`));
  });

  it.each([
    ['an hour ahead', HOUR_MS, 0, 0],
    ['an hour behind', -HOUR_MS, 0, 0],
    ['right, and its report seconds under way', -5_000, 0, -5_000],
    ['moved by a test, of which the bus knows nothing', HOUR_MS, HOUR_MS, HOUR_MS],
  ])('says when a prober was alive whose clock is %s', async (_what, aheadMs, offset, found) => {
    const { reader } = start({}, signBy(aheadMs), offset);
    const reading = reader.readSignsOfLife(now);
    await jest.advanceTimersByTimeAsync(60_000);
    expect((await reading)[0]!.at).toEqual(new Date(now.getTime() + found));
  });
});
