import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { session } from '../session/session';
import { liveEvents, startLiveEvents } from './live-events';

const LONGEST_WAIT_MS = 40_000;
/** As long as a stream may be silent. */
const SILENCE_MS = 45_000;
let stream: { end: () => void; send: (text: string) => void } | undefined;
let isRefused: boolean;
let stop: () => void;

/** A stream while the gateway has one to give, else what it refuses with. */
async function answer(): Promise<object> {
  if (isRefused) return { ok: false, status: 503, body: null };
  type Chunk = { done: boolean; value?: string };
  let give: (chunk: Chunk) => void = () => undefined;
  stream = { end: () => give({ done: true }), send: (value) => give({ done: false, value }) };
  const reader = { read: () => new Promise<Chunk>((resolve) => (give = resolve)) };
  return { ok: true, status: 200, body: { pipeThrough: () => ({ getReader: () => reader }) } };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: answer, TextDecoderStream: class {} });
  session.open('token');
});
afterEach(() => {
  stop();
  session.clear();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('have pages poll while the gateway refuses a stream or ends it, and come back with the next one', async () => {
  isRefused = true;
  stop = startLiveEvents();
  await pass(10 * LONGEST_WAIT_MS);
  expect(liveEvents.state()).toBe('polling');
  isRefused = false;
  await pass(LONGEST_WAIT_MS);
  expect(liveEvents.state()).toBe('live');
  isRefused = true;
  stream!.end();
  await pass(0);
  expect(liveEvents.state()).toBe('polling');
  isRefused = false;
  await pass(LONGEST_WAIT_MS);
  expect(liveEvents.state()).toBe('live');
});

describe('beside other tabs', () => {
  const message = (state: string): unknown => JSON.parse(`{"is":"state","state":"${state}"}`);
  const posted: unknown[] = [];
  let receive: (state: string) => void;
  /** Gives this tab the lock, as when the tab that held it is closed. */
  let takeOver: () => void;

  beforeEach(() => {
    posted.length = 0;
    isRefused = false;
    class Channel {
      onmessage: (received: { data: unknown }) => void = () => undefined;
      postMessage = (what: unknown) => posted.push(what);
      close = () => undefined;
      constructor() {
        receive = (state) => this.onmessage({ data: message(state) });
      }
    }
    const request = (_name: string, _options: object, lead: () => Promise<void>) =>
      new Promise<void>((over) => {
        takeOver = () => void lead().then(over);
      });
    Object.assign(globalThis, { BroadcastChannel: Channel });
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    stop = startLiveEvents();
  });

  it('a tab that takes the stream over is not live before its own stream stands, and says so', async () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    Object.assign(globalThis, { fetch: () => opened.then(answer) });
    receive('live');
    takeOver();
    await pass(10_000);
    expect(liveEvents.state()).toBe('connecting');
    expect(posted).toContainEqual(message('connecting'));
    open();
    await pass(0);
    expect(liveEvents.state()).toBe('live');
    expect(posted.at(-1)).toEqual(message('live'));
  });

  it('the tab that reads the stream repeats that it stands with every byte of it', async () => {
    takeOver();
    await pass(0);
    posted.length = 0;
    stream!.send(': still here\n\n');
    await pass(0);
    expect(posted).toEqual([message('live')]);
  });

  it('a tab polls while the one that reads the stream is frozen, and is live with the next word of it', async () => {
    receive('live');
    await pass(SILENCE_MS - 1_000);
    receive('live');
    await pass(SILENCE_MS - 1_000);
    expect(liveEvents.state()).toBe('live');
    await pass(1_000);
    expect(liveEvents.state()).toBe('polling');
    receive('live');
    expect(liveEvents.state()).toBe('live');
  });

  it('a tab that reads the stream believes no other one about it', async () => {
    takeOver();
    await pass(0);
    receive('polling');
    expect(liveEvents.state()).toBe('live');
  });
});
