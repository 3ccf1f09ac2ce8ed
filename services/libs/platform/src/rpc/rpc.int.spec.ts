import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { isTransient } from '../bus/consumer/transient.js';
import { keyringOfRoot } from '../config/service-keys.js';
import { sleep } from '../concurrency/sleep.js';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { createLogger } from '../telemetry/logger.js';
import { systemCaller, withCall } from './call-context.js';
import type { CallContext, Caller } from './call-context.js';
import { RpcClients } from './rpc-client.js';
import { RpcServer } from './rpc-server.js';

const SECRET = 'a secret of this spec, long enough';
const json = {
  requestSerialize: (value: object) => Buffer.from(JSON.stringify(value)),
  requestDeserialize: (bytes: Buffer) => JSON.parse(bytes.toString()) as object,
  responseSerialize: (value: object) => Buffer.from(JSON.stringify(value)),
  responseDeserialize: (bytes: Buffer) => JSON.parse(bytes.toString()) as object,
};
const echo = {
  ask: { path: '/spec.Echo/Ask', requestStream: false, responseStream: false, ...json },
  flood: { path: '/spec.Echo/Flood', requestStream: false, responseStream: true, ...json },
  count: { path: '/spec.Echo/Count', requestStream: false, responseStream: true, ...json },
} as unknown as ServiceDefinition;

const AGE_MS = 100;
/** With time enough for a busy machine. */
const AS_SYSTEM = { caller: systemCaller, deadlineMs: 60_000 };
const folder = mkdtempSync(join(tmpdir(), 'rpc-'));
const address = `unix:${folder}/echo`;
const server = new RpcServer({ address, keyring: keyringOfRoot(SECRET), logger: createLogger('silent', 'spec'), connectionAgeMs: AGE_MS });
let connections = 0;
const counter = createServer((caller) => {
  connections += 1;
  const behind = connect(`${folder}/echo`);
  pipeline(caller, behind, () => caller.destroy());
  pipeline(behind, caller, () => behind.destroy());
});
const clients = new RpcClients(() => `unix:${folder}/counter`, keyringOfRoot(SECRET), 'spec');
const calls = clients.client(echo, 'echo') as unknown as {
  ask(request: object, options?: { caller: Caller }): Promise<object>;
  flood(request: object, options?: { caller: Caller }): AsyncIterable<object>;
  count(request: object, options?: { caller: Caller }): AsyncIterable<object>;
};

let floods = 0;
beforeAll(async () => {
  server.add(echo, {
    flood: async function* () {
      floods += 1;
      try {
        for (;;) yield { text: 'x'.repeat(1024 * 1024) };
      } finally {
        floods -= 1;
      }
    },
    ask: async (request: object, { caller }: CallContext) => ({ ...request, via: caller.via }),
    count: async function* ({ to }: { to: number }) {
      for (let number = 1; number <= to; number += 1) {
        await sleep(AGE_MS / 4);
        yield { number };
      }
    },
  } as never);
  await server.start();
  await new Promise<void>((resolve) => counter.listen(`${folder}/counter`, resolve));
});
afterAll(async () => {
  clients.close();
  await server.stop();
  await new Promise((resolve) => counter.close(resolve));
  rmSync(folder, { recursive: true });
});

describe('calls over connections that are renewed again and again', () => {
  it('are all answered, however many are in hand', async () => {
    const until = Date.now() + 20 * AGE_MS;
    let asked = 0;
    const keepAsking = async () => {
      while (Date.now() < until || asked <= 20 || connections <= 5) {
        const number = (asked += 1);
        expect(await calls.ask({ number }, AS_SYSTEM)).toEqual({ number, via: 'system' });
      }
    };
    await Promise.all(Array.from({ length: 20 }, keepAsking));
  });

  it('let a stream that outlives its connection go on to its end', async () => {
    const numbers: object[] = [];
    for await (const one of calls.count({ to: 20 }, AS_SYSTEM)) numbers.push(one);
    expect(numbers).toHaveLength(20);
  });
});

describe('a call on behalf of nobody', () => {
  it('is not made as the system but refused, in a reply and in a stream', async () => {
    await expect(calls.ask({})).rejects.toThrow('/spec.Echo/Ask is asked on nobody');
    const stream = calls.count({ to: 1 })[Symbol.asyncIterator]();
    await expect(stream.next()).rejects.toThrow('/spec.Echo/Count is asked on nobody');
  });

  it('is never needed: the call in hand says who asks, and a name that is given goes before it', async () => {
    const ada: Caller = { via: 'session', userId: 'ada', sessionId: '', workspaceIds: [], scopes: [] };
    await withCall({ caller: ada, correlationId: 'c' }, async () => {
      expect(await calls.ask({})).toEqual({ via: 'session' });
      expect(await calls.ask({}, AS_SYSTEM)).toEqual({ via: 'system' });
    });
  });
});

it('a call that is not believed is asked again later, and is no refusal of what was asked', async () => {
  const strangers = new RpcClients(() => address, keyringOfRoot('another secret, long enough as well'), 'spec');
  const { ask } = strangers.client(echo, 'echo') as unknown as typeof calls;
  const refused: unknown = await ask({}, AS_SYSTEM).catch((error: unknown) => error);
  strangers.close();
  expect(refused).toMatchObject({ code: 'CALLER_UNKNOWN', kind: 'unavailable' });
  expect(isTransient(refused)).toBe(true);
});

it('a stream ends when its reader leaves, also while the line is full', async () => {
  for await (const _one of calls.flood({}, AS_SYSTEM)) {
    // By then the server waits for the line to drain.
    await sleep(AGE_MS);
    expect(floods).toBe(1);
    break;
  }
  await eventually('the server stopped writing', () => floods === 0, 10_000);
});
