import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveEvent } from './live-event.js';
import { WaitingEvents } from './waiting-events.js';

const event = (serverId: string, userId = 'ada'): LiveEvent => ({ kind: 'server', userId, workspaceId: 'shop', data: { serverId } });

let log: string[];
let owned: string[] | undefined;
let startedAt: number;
let waiting: WaitingEvents;
const note = (what: string) => log.push(`${performance.now() - startedAt} ${what}`);

beforeEach(() => {
  jest.useFakeTimers();
  startedAt = performance.now();
  log = [];
  owned = undefined;
  waiting = new WaitingEvents(150, {
    ownedBy: async (userId) => {
      note(`who is ${userId}`);
      return owned;
    },
    send: ({ data }, workspaces) => note(`${data['serverId'] as string} to ${workspaces.join()}`),
    giveUp: (userId) => note(`given up ${userId}`),
  });
});
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

describe('events that wait', () => {
  it('are tried again after 1, 2, 4 and 8 s, then given up', async () => {
    waiting.add(event('s1'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(log).toEqual(['1000 who is ada', '3000 who is ada', '7000 who is ada', '15000 who is ada', '15000 given up ada']);
    expect(waiting.has('ada')).toBe(false);
  });

  it('are sent in their order once it is known whose they are', async () => {
    waiting.add(event('s1'));
    await jest.advanceTimersByTimeAsync(2_000);
    waiting.add(event('s2'));
    owned = ['shop'];
    await jest.advanceTimersByTimeAsync(60_000);
    expect(log).toEqual(['1000 who is ada', '3000 who is ada', '3000 s1 to shop', '3000 s2 to shop']);
    expect(waiting.has('ada')).toBe(false);
  });

  it('are given up at once when they are more than a stream may hold, of that user alone', async () => {
    waiting.add(event('s1', 'bola'));
    for (const serverId of ['s1', 's2', 's3', 's4']) waiting.add(event(serverId));
    expect(log).toEqual(['0 given up ada']);
    owned = ['shop'];
    await jest.advanceTimersByTimeAsync(60_000);
    expect(log.slice(-2)).toEqual(['1000 who is bola', '1000 s1 to shop']);
  });

  it('go with the last stream, also while it is asked whose they are', async () => {
    waiting.add(event('s1'));
    await jest.advanceTimersByTimeAsync(500);
    owned = ['shop'];
    jest.advanceTimersByTime(500);
    waiting.delete('ada');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(log).toEqual(['1000 who is ada']);
  });
});
