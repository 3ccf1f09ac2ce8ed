import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { eventually } from '@nowahala/testkit';
import { sleep } from '../concurrency/sleep.js';
import { keyringOfRoot } from '../config/service-keys.js';
import { outsideOfCalls } from '../core/outside-of-calls.js';
import { invalidFields } from '../core/refusal.js';
import { createLogger } from '../telemetry/logger.js';
import { besideRead, currentCall, currentlyLeftMs, currentUrgency, systemCaller, urgencies, withCall } from './call-context.js';
import type { CallContext, Caller, Urgency } from './call-context.js';
import { RpcClients } from './rpc-client.js';
import type { RpcCallOptions } from './rpc-client.js';
import { RpcServer } from './rpc-server.js';

const json = {
  requestSerialize: (value: object) => Buffer.from(JSON.stringify(value)),
  requestDeserialize: (bytes: Buffer) => JSON.parse(bytes.toString()) as object,
  responseSerialize: (value: object) => Buffer.from(JSON.stringify(value)),
  responseDeserialize: (bytes: Buffer) => JSON.parse(bytes.toString()) as object,
};
const method = (name: string) => ({ path: `/spec.Near/${name}`, requestStream: false, responseStream: false, ...json });
const near = {
  ask: method('Ask'),
  urgency: method('Urgency'),
  leftMs: method('LeftMs'),
  keep: method('Keep'),
  refuse: method('Refuse'),
  fail: method('Fail'),
  hold: method('Hold'),
};
const definition = near as unknown as ServiceDefinition;

type Method = (request: object, options?: RpcCallOptions) => Promise<Record<string, unknown>>;
type Calls = Record<keyof typeof near, Method>;

const folder = mkdtempSync(join(tmpdir(), 'near-'));
const address = `unix:${folder}/near`;
const keyring = keyringOfRoot('a secret of this spec, long enough');
const AS_SYSTEM = { caller: systemCaller };

let server: RpcServer;
const observed: string[] = [];
const kept: object[] = [];
let held = 0;
let mostHeld = 0;
let letGo: () => void = () => undefined;
let hold = Promise.resolve();

const far = new RpcClients(() => address, keyring, 'asker', { observe: (path, code) => observed.push(`${path} ${code}`) });
const here = new RpcClients(() => 'unix:/nowhere', undefined, 'asker', {
  observe: (path, code) => observed.push(`${path} ${code}`),
  localMethod: (path) => server.localMethod(path),
});
const callsOf = (clients: RpcClients) => clients.client(definition, 'near') as unknown as Calls;
const call = callsOf(here);

function newServer(): RpcServer {
  const made = new RpcServer({ address, keyring, logger: createLogger('silent', 'spec') });
  const implementation = {
    ask: async (request: object, { caller }: CallContext) => ({ ...request, via: caller.via, correlationId: currentCall()?.correlationId }),
    urgency: async () => ({ urgency: currentUrgency() }),
    leftMs: async ({ alsoOf }: { alsoOf?: number }) => ({
      leftMs: currentlyLeftMs(),
      ofNested: alsoOf && (await call.leftMs({}, { retry: true, deadlineMs: alsoOf })).leftMs,
    }),
    keep: async (request: object) => {
      kept.push(request);
      return request;
    },
    refuse: async () => {
      throw invalidFields({ name: 'A name is needed.' });
    },
    fail: async () => {
      throw new Error('no such column');
    },
    hold: async () => {
      mostHeld = Math.max(mostHeld, (held += 1));
      await hold;
      held -= 1;
      return {};
    },
  };
  made.add(definition, implementation as never, {
    service: 'near',
    askedBy: { asker: ['ask', 'urgency', 'leftMs', 'keep', 'refuse', 'fail', 'hold'], other: ['ask'] },
  });
  return made;
}

beforeAll(async () => {
  server = newServer();
  await server.start();
});
beforeEach(() => {
  observed.length = 0;
  kept.length = 0;
  held = mostHeld = 0;
  hold = new Promise((resolve) => (letGo = resolve));
});
afterAll(async () => {
  letGo();
  far.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('a call to a service of the same process', () => {
  it('needs no line, is observed like any other, and has its own call around it', async () => {
    expect(await call.ask({ a: 1 }, AS_SYSTEM)).toEqual({ a: 1, via: 'system', correlationId: expect.any(String) });
    expect(observed).toEqual(['/spec.Near/Ask OK']);
    expect(currentCall()).toBeUndefined();
  });

  it('gives neither side an object of the other', async () => {
    const mine = { list: [1] };
    const answer = await call.keep(mine, AS_SYSTEM);
    mine.list.push(2);
    expect([answer, ...kept]).toEqual([{ list: [1] }, { list: [1] }]);
    expect(answer).not.toBe(kept[0]);
  });

  it.each(['refuse', 'fail'] as const)('fails as it does on the line: %s', async (name) => {
    const errors = await Promise.all(
      [call, callsOf(far)].map((calls) => calls[name]({}, AS_SYSTEM).catch((error: unknown) => error as Record<string, unknown>)),
    );
    const [near_, far_] = errors.map(({ name: kind, code, kind: refusalKind, details }) => ({ kind, code, refusalKind, details }));
    expect(near_).toEqual(far_);
    expect(observed[0]).toBe(observed[1]);
  });

  it('is refused to a service that is not named for the method', async () => {
    const others = callsOf(here.as('other'));
    expect(await others.ask({}, AS_SYSTEM)).toMatchObject({ via: 'system' });
    await expect(others.keep({}, AS_SYSTEM)).rejects.toMatchObject({ code: 'CALLER_NOT_ALLOWED' });
    await expect(callsOf(here.as('stranger')).ask({}, AS_SYSTEM)).rejects.toMatchObject({ code: 'CALLER_UNKNOWN', kind: 'unavailable' });
    expect(kept).toEqual([]);
  });

  it('is answered by its deadline', async () => {
    await expect(call.hold({}, { ...AS_SYSTEM, deadlineMs: 20 })).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    expect(observed).toEqual(['/spec.Near/Hold DEADLINE_EXCEEDED']);
  });
});

describe('how long somebody waits for the work in hand', () => {
  it('is the deadline of a read, also for what it reads elsewhere', async () => {
    const { leftMs, ofNested } = await call.leftMs({ alsoOf: 60_000 }, { ...AS_SYSTEM, retry: true, deadlineMs: 30_000 });
    expect([leftMs, ofNested].map((ms) => Math.ceil(Number(ms) / 10_000))).toEqual([3, 3]);
  });

  it('has no end for what a read sets off beside itself', () =>
    withCall({ ...AS_SYSTEM, correlationId: 'spec', readUntil: performance.now() + 1_000 }, () => {
      expect(besideRead(() => [currentlyLeftMs(), currentCall()?.correlationId])).toEqual([Infinity, 'spec']);
      expect(currentlyLeftMs()).toBeLessThanOrEqual(1_000);
    }));

  it('has no end for what is not a read, which is done to its end whoever waits', async () => {
    expect(await call.leftMs({}, AS_SYSTEM)).toEqual({ leftMs: null });
    expect(currentlyLeftMs()).toBe(Infinity);
  });
});

describe('the urgency of a call', () => {
  const person: Caller = { ...systemCaller, via: 'session', userId: 'ada' };
  const byPerson = { caller: person, correlationId: 'spec' };
  const byPage = { ...byPerson, urgency: urgencies.page };

  describe.each([
    ['without a line', call],
    ['over the line', callsOf(far)],
  ])('%s', (_, calls) => {
    const urgency = async (options?: RpcCallOptions) => (await calls.urgency({}, options)).urgency;

    it('is that of whom the work is for, also where a service asks in its own name', async () => {
      expect(await withCall(byPage, () => urgency())).toBe(urgencies.page);
      expect(await withCall(byPage, () => urgency(AS_SYSTEM))).toBe(urgencies.page);
      expect(await withCall(byPerson, () => urgency())).toBe(urgencies.person);
      expect(await withCall(byPerson, () => urgency(AS_SYSTEM))).toBe(urgencies.person);
    });

    it("is the product's where nobody set the work off", async () => {
      expect(await urgency(AS_SYSTEM)).toBe(urgencies.product);
      expect(await withCall(byPage, () => outsideOfCalls(() => urgency(AS_SYSTEM)))).toBe(urgencies.product);
      expect(await withCall({ ...AS_SYSTEM, correlationId: 'spec' }, () => urgency({ caller: person }))).toBe(urgencies.product);
    });
  });
});

describe('reads', () => {
  it('are worked on by 32, and each of the others when it is its turn', async () => {
    const asked = Promise.all(Array.from({ length: 100 }, () => call.hold({}, { ...AS_SYSTEM, retry: true })));
    await eventually('32 are in hand', () => held === 32, 2_000);
    await sleep(20);
    expect(mostHeld).toBe(32);
    letGo();
    expect(await asked).toHaveLength(100);
    expect(mostHeld).toBe(32);
  });

  it('of one user leave room for those of the others', async () => {
    const asUser = (userId: string) => ({ caller: { ...systemCaller, via: 'session', userId } satisfies Caller, retry: true });
    const greedy = Promise.allSettled(Array.from({ length: 100 }, (_, a) => call.hold({ a }, asUser('greedy'))));
    await eventually('those of one are in hand', () => held > 0, 2_000);
    await sleep(20);
    expect(mostHeld).toBe(8);
    expect(await call.ask({ a: 1 }, { ...asUser('other') })).toMatchObject({ a: 1 });
    expect(await call.ask({ a: 1 }, { ...AS_SYSTEM, retry: true })).toMatchObject({ a: 1 });
    letGo();
    expect((await greedy).every(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('that pages ask by themselves leave room for who has just opened one, also of the same user', async () => {
    const asUser = (userId: string, urgency: Urgency, ask: () => Promise<unknown>) => {
      const caller = { ...systemCaller, via: 'session', userId } satisfies Caller;
      return withCall({ caller, correlationId: 'spec', urgency }, ask);
    };
    const pages = Promise.allSettled(
      Array.from({ length: 100 }, (_, a) => asUser(`user ${a % 5}`, urgencies.page, () => call.hold({ a }, { retry: true }))),
    );
    await eventually('those of pages are in hand', () => held > 0, 2_000);
    await sleep(20);
    expect(mostHeld).toBe(8);
    expect(await asUser('user 1', urgencies.person, () => call.ask({ a: 1 }, { retry: true }))).toMatchObject({ a: 1 });
    letGo();
    expect((await pages).every(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('that ask the very same while they wait are one read, for those of one caller', async () => {
    const asUser = (userId: string, sessionId = '') => ({
      caller: { ...systemCaller, via: 'session', userId, sessionId } satisfies Caller,
      retry: true,
    });
    const begun = Promise.all(Array.from({ length: 8 }, (_, a) => call.hold({ a }, asUser('ada'))));
    await eventually('the places of ada are taken', () => held === 8, 2_000);
    observed.length = 0;
    const askers = [asUser('ada'), asUser('ada'), asUser('ada', 'another device'), asUser('bola')];
    const answers = Promise.all(askers.map((asker) => call.ask({ a: 1 }, asker)));
    letGo();
    await begun;
    const [first, second, third, fourth] = await answers;
    expect(second).toBe(first);
    expect(new Set([first, third, fourth]).size).toBe(3);
  });

  it('of a user wait for their turn no longer than others, though they wait in two lines', async () => {
    const patient = { retry: true, deadlineMs: 20_000 };
    const busy = Promise.allSettled(Array.from({ length: 32 }, () => call.hold({}, { ...AS_SYSTEM, ...patient })));
    const asUser = { caller: { ...systemCaller, via: 'session', userId: 'ada' } satisfies Caller, ...patient };
    const first = Promise.allSettled(Array.from({ length: 8 }, () => call.ask({}, asUser)));
    await sleep(500);
    const askedAt = performance.now();
    await expect(call.ask({}, asUser)).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    expect(performance.now() - askedAt).toBeLessThan(7_500);
    expect((await first).every(({ status }) => status === 'rejected')).toBe(true);
    letGo();
    await busy;
  }, 20_000);

  it('that are late are asked a second time, but not all of them when all are late', async () => {
    const hurried = { ...AS_SYSTEM, retry: true, deadlineMs: 5 };
    const calls = callsOf(here.as('asker'));
    const answers = await Promise.allSettled(Array.from({ length: 60 }, () => calls.hold({}, hurried)));
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(observed.length).toBeGreaterThan(60);
    expect(observed.length).toBeLessThan(60 + 20);
  });
});

it('a server that stops waits for the calls in hand, and is no more called without a line', async () => {
  const asked = call.hold({}, AS_SYSTEM);
  await eventually('the call is in hand', () => held === 1, 2_000);
  let stopped = false;
  const stopping = server.stop().then(() => (stopped = true));
  expect(server.localMethod('/spec.Near/Hold')).toBeUndefined();
  await sleep(50);
  expect(stopped).toBe(false);
  letGo();
  await asked;
  await stopping;
  server = newServer();
  await server.start();
});
