import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { createLogger, ManualClock } from '@nowahala/platform';
import type { Cache } from '@nowahala/platform';
import type { OwnedWorkspaces } from '../auth/owned-workspaces.js';
import type { Revocations } from '../auth/revocations.js';
import type { KnownSession, TokenCheck } from '../auth/token-check.js';
import { LiveStreams } from './live-streams.js';

const READERS = 50;
const now = new Date('2026-11-24T08:00:00Z');

class Page extends EventEmitter {
  seen: string[] = [];
  over = false;
  writableLength = 0;
  write = (text: string) => this.seen.push(text);
  end = () => (this.over = true);
}

let asked: string[];
let answer: (token: string) => Promise<KnownSession | undefined>;
let streams: LiveStreams;
let pages: Page[];

function open(user: string): Page {
  const page = new Page();
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
  const cache = { subscribe: async () => () => undefined } as unknown as Cache;
  const tokens = { of: (token: string) => (asked.push(token), answer(token)) } as unknown as TokenCheck;
  const revocations = { onRevocation: () => undefined } as unknown as Revocations;
  const logger = createLogger('silent', 'spec');
  streams = new LiveStreams(cache, logger, new ManualClock(now), tokens, {} as OwnedWorkspaces, revocations);
  await streams.onApplicationBootstrap();
  pages = Array.from({ length: READERS }, (_, index) => open(`user ${index}`));
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

  it('is the last of a page whose session has ended', async () => {
    answer = async (token) => (token === 'user 7' ? undefined : { userId: token, sessionId: token, expiresAt: now });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(pages.flatMap(({ over }, index) => (over ? index : []))).toEqual([7]);
    expect([pages[6]!, pages[7]!].map(linesOf)).toEqual([4, 1]);
  });
});
