import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { createLogger, ManualClock, sleep } from '@nowahala/platform';
import type { Cache } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import type { OwnedWorkspaces } from '../auth/owned-workspaces.js';
import type { Revocations } from '../auth/revocations.js';
import type { KnownSession, TokenCheck } from '../auth/token-check.js';
import type { LiveEvent } from './live-event.js';
import { LiveStreams } from './live-streams.js';

const READERS = 50;
const now = new Date('2026-11-24T08:00:00Z');

class Page extends EventEmitter {
  seen: string[] = [];
  over = false;
  destroyed = false;
  writableLength = 0;
  write = (text: string) => this.seen.push(text);
  end = () => (this.over = true);
}

let publish: (event: LiveEvent) => void;
let sent: string[];
let isAway: boolean;
let asked: string[];
let answer: (token: string) => Promise<KnownSession | undefined>;
let streams: LiveStreams;
let pages: Page[];

function open<T extends object>(user: string, page: T): T {
  const requestContext = {
    caller: { userId: user, sessionId: user },
    tokenExpiresAt: new Date(now.getTime() + 900_000),
  };
  const request = { requestContext, headers: { authorization: `Bearer ${user}` } };
  streams.open(request as unknown as FastifyRequest, page as unknown as ServerResponse);
  return page;
}

beforeEach(async () => {
  jest.useFakeTimers();
  asked = [];
  sent = [];
  isAway = false;
  const subscribe = (_channel: string, listener: (message: string) => void) => {
    publish = (event) => listener(JSON.stringify(event));
    return () => undefined;
  };
  const send = async (_channel: string, message: string) => {
    if (!isAway) sent.push(message);
    return !isAway;
  };
  const cache = { subscribe, publish: send, connected: () => true, onDisconnected: () => () => undefined } as unknown as Cache;
  const tokens = { of: (token: string) => (asked.push(token), answer(token)) } as unknown as TokenCheck;
  const revocations = { onRevocation: () => undefined } as unknown as Revocations;
  const logger = createLogger('silent', 'spec');
  streams = new LiveStreams(cache, logger, new ManualClock(now), tokens, {} as OwnedWorkspaces, revocations);
  streams.onApplicationBootstrap();
  pages = Array.from({ length: READERS }, (_, index) => open(`user ${index}`, new Page()));
});
afterEach(() => {
  streams.beforeApplicationShutdown();
  jest.useRealTimers();
});

const linesOf = (page: Page) => page.seen.filter((text) => text === ': still here\n\n').length;

describe('a line every 15 seconds', () => {
  it('reaches every page while nobody says whether its session is good, and that is asked of each once at a time', async () => {
    answer = () => new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 9_000));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(pages.map(linesOf)).toEqual(Array.from({ length: READERS }, () => 4));
    expect(pages.some(({ over }) => over)).toBe(false);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('asks nothing about pages that have left meanwhile', async () => {
    answer = () => new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 9_000));
    await jest.advanceTimersByTimeAsync(20_000);
    for (const page of pages.slice(1)) page.emit('close');
    await jest.advanceTimersByTimeAsync(9_000);
    expect(asked).toEqual(['user 0']);
  });

  it('is the last of a page whose session has ended', async () => {
    answer = async (token) => (token === 'user 7' ? undefined : { userId: token, sessionId: token, expiresAt: now });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(pages.flatMap(({ over }, index) => (over ? index : []))).toEqual([7]);
    expect([pages[6]!, pages[7]!].map(linesOf)).toEqual([4, 1]);
  });
});

it('a page that reads nothing any more is cut off, and leaves no connection behind', async () => {
  jest.useRealTimers();
  const server = createServer((_request, response) => void open('deaf', response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const deaf = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  deaf.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  const connections = promisify(server.getConnections.bind(server));
  await eventually('it is open', async () => (await connections()) === 1);
  await sleep(50);
  const publishing = setInterval(() => publish({ kind: 'server', userId: 'deaf', data: { words: 'x'.repeat(1_000_000) } }), 5);
  await eventually('its connection is gone', async () => (await connections()) === 0, 3_000).finally(() => {
    clearInterval(publishing);
    deaf.destroy();
    server.close();
  });
});

it('what a consumer could not send while the gateway was ending is tried again once the consumers have ended', async () => {
  streams.beforeApplicationShutdown();
  isAway = true;
  await streams.publish({ kind: 'server', userId: 'ada', data: {} });
  isAway = false;
  await streams.onApplicationShutdown();
  expect(sent.map((message) => JSON.parse(message) as object)).toEqual([expect.objectContaining({ missed: ['ada'] })]);
});

describe('readers who are gone', () => {
  const MOST = 20;

  it('take no place, however many of them there are', () => {
    for (let times = 0; times < MOST; times += 1) open('ada', Object.assign(new Page(), { destroyed: true }));
    expect(open('ada', new Page()).seen).toEqual([': connected\n\n']);
  });

  it('without a word leave their places at the next line', async () => {
    answer = async (token) => ({ userId: token, sessionId: token, expiresAt: now });
    const gone = Array.from({ length: MOST }, () => open('ada', new Page()));
    expect(() => open('ada', new Page())).toThrow('too often');
    for (const page of gone) page.destroyed = true;
    await jest.advanceTimersByTimeAsync(15_000);
    expect(open('ada', new Page()).seen).toEqual([': connected\n\n']);
  });

  it('before their stream opens are known as such', async () => {
    jest.useRealTimers();
    let opened = 0;
    const server = createServer((_request, response) => {
      response.once('close', () => {
        for (; opened < MOST; opened += 1) open('ada', response);
      });
      leaving.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const leaving = connect((server.address() as AddressInfo).port, '127.0.0.1');
    leaving.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
    await eventually('all were opened late', () => opened === MOST).finally(() => server.close());
    expect(open('ada', new Page()).seen).toEqual([': connected\n\n']);
  });
});
