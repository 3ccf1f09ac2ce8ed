import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Cache, Logger } from '@nowahala/platform';
import { LiveChannel } from './live-channel.js';
import type { LiveEvent } from './live-event.js';

const listeners = new Set<(message: string) => void>();
let isAway: boolean;
let log: unknown[];
const logger = { warn: (fields: unknown) => log.push(fields) } as unknown as Logger;
const cache = {
  publish: async (_channel: string, message: string) => {
    if (!isAway) for (const listener of listeners) listener(message);
    return !isAway;
  },
  subscribe: (_channel: string, listener: (message: string) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  onDisconnected: () => () => undefined,
} as unknown as Cache;

function gateway() {
  const seen: string[] = [];
  const handlers = {
    deliver: ({ userId }: LiveEvent) => seen.push(`event of ${userId}`),
    closeOf: (userId: string) => seen.push(`close ${userId}`),
    closeAll: () => seen.push('close all'),
  };
  const channel = new LiveChannel(cache, handlers, logger);
  channel.start();
  const publish = (userId: string) => channel.publish({ kind: 'server', userId, data: {} } satisfies LiveEvent);
  return { seen, publish, stop: () => channel.stop() };
}

beforeEach(() => {
  jest.useFakeTimers();
  isAway = false;
  log = [];
});
afterEach(() => {
  listeners.clear();
  jest.useRealTimers();
});

it('carries an event to every gateway once', async () => {
  const [here, there] = [gateway(), gateway()];
  await here.publish('ada');
  expect([here.seen, there.seen]).toEqual([['event of ada'], ['event of ada']]);
});

it('delivers here what could not be sent, and names its user to the others once they are reached', async () => {
  const [here, there] = [gateway(), gateway()];
  isAway = true;
  for (const userId of ['ada', 'bola', 'ada']) await here.publish(userId);
  expect(here.seen).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(there.seen).toEqual([]);
  isAway = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(there.seen).toEqual(['close ada', 'close bola']);
  expect(here.seen).toHaveLength(3);
});

it('names everybody instead of very many', async () => {
  const [here, there] = [gateway(), gateway()];
  isAway = true;
  for (let user = 0; user < 3_000; user += 1) await here.publish(`user ${user}`);
  isAway = false;
  await jest.advanceTimersByTimeAsync(2_000);
  expect(there.seen).toHaveLength(1_001);
  expect(there.seen.at(-1)).toBe('close all');
});

describe('a gateway that ends', () => {
  it('names at once whose events could not be sent', async () => {
    const [here, there] = [gateway(), gateway()];
    isAway = true;
    await here.publish('ada');
    isAway = false;
    await here.stop();
    expect(there.seen).toEqual(['close ada']);
  });

  it('names them a last time when the cache takes something again', async () => {
    const [here, there] = [gateway(), gateway()];
    isAway = true;
    for (const userId of ['ada', 'bola']) await here.publish(userId);
    const stopped = here.stop();
    await jest.advanceTimersByTimeAsync(2_000);
    isAway = false;
    await jest.advanceTimersByTimeAsync(500);
    await stopped;
    expect(there.seen).toEqual(['close ada', 'close bola']);
    expect(log).toEqual([]);
  });

  it('forgets nobody who is being named just then', async () => {
    const [here, there] = [gateway(), gateway()];
    isAway = true;
    await here.publish('ada');
    jest.advanceTimersByTime(2_000);
    isAway = false;
    await here.stop();
    expect(there.seen).toEqual(['close ada']);
  });

  it('gives up openly, and leaves nothing running', async () => {
    const here = gateway();
    isAway = true;
    for (const userId of ['ada', 'bola', 'ada']) await here.publish(userId);
    const stopped = here.stop();
    await jest.advanceTimersByTimeAsync(2_500);
    await stopped;
    expect(log).toEqual([{ users: 2 }]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends at once when everything was sent', async () => {
    const here = gateway();
    await here.publish('ada');
    await here.stop();
    expect(log).toEqual([]);
  });
});
