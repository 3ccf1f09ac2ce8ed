import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startNative } from '../../../../../test/engines.js';
import { loopback } from '../../../../../test/network-probe.js';
import { type Behaviour, type TestServer, answer, page, serve } from '../../../../../test/sockets.js';
import { until } from '../../../../../test/until.js';
import { loadLibc } from '../../icmp/libc.js';
import { chooseEngine } from '../choose-engine.js';
import type { HopJob } from '../probe-engine.js';
import { CONTROL, newArena } from './arena.js';
import type { NativeEngine } from './native-engine.js';

const standing: TestServer[] = [];
const engines: NativeEngine[] = [];

afterEach(async () => {
  await Promise.all([...standing.splice(0).map((one) => one.stop()), ...engines.splice(0).map((one) => one.close())]);
});

async function up(behaviour: Behaviour): Promise<HopJob> {
  const server = await serve(behaviour);
  standing.push(server);
  const request = 'GET / HTTP/1.1\r\n\r\n';
  const limits = { connectMs: 5_000, totalMs: 5_000 };
  return { address: '127.0.0.1', port: server.port, host: 'shop.test', isName: true, secure: false, needsPage: false, request, ...limits };
}

async function started(concurrency?: number): Promise<NativeEngine> {
  const engine = await startNative(loopback, undefined, undefined, concurrency);
  engines.push(engine);
  return engine;
}

(loadLibc() === null ? describe.skip : describe)('the native engine', () => {
  it('hands over a page once; the same page travels as its figures alone, a changed one or a wanted one with its text', async () => {
    let title = 'Ada Shop';
    const job = await up((socket, request) => answer('200 OK', {}, page(title))(socket, request));
    const engine = await started();
    const bodies: number[] = [];
    const ask = async (needsPage = false): Promise<void> => {
      const { exchange } = await engine.ask({ ...job, needsPage });
      expect(exchange).toMatchObject({ error: null, head: { status: 200 }, bytes: page(title).length });
      bodies.push(exchange!.body.length);
    };
    await ask();
    await ask();
    await ask(true);
    title = 'Bola Shop';
    await ask();
    expect(bodies).toEqual([page('Ada Shop').length, 0, page('Ada Shop').length, page('Bola Shop').length]);
  });

  it('ends a connection properly: the website sees no reset, also where the socket is used again', async () => {
    const seen: string[] = [];
    const job = await up((socket, request) => {
      socket.on('end', () => seen.push('end'));
      socket.on('error', ({ message }) => seen.push(message));
      answer('200 OK', {}, page('Ada Shop'))(socket, request);
    });
    const engine = await started();
    for (let round = 0; round < 20; round += 1) expect(await engine.ask(job)).toMatchObject({ exchange: { error: null } });
    await until(() => seen.length === 20);
    expect(new Set(seen)).toEqual(new Set(['end']));
  });

  it('keeps few sockets open, and none once it is closed', async () => {
    const open = (): number => readdirSync('/proc/self/fd').length;
    const engine = await startNative(loopback);
    const job = await up(answer('200 OK', {}, page('Ada Shop')));
    const before = open();
    const ports = Array.from({ length: 300 }, () => engine.connect({ address: job.address, port: job.port, timeoutMs: 5_000 }));
    expect(new Set((await Promise.all(ports)).map(({ error }) => error))).toEqual(new Set([null]));
    await until(() => open() <= before + 64);
    await engine.close();
    await until(() => open() < before);
  });

  it('gives every job its own result, many at once and more than it has slots', async () => {
    const job = await up((socket, request) => answer('200 OK', {}, page(request.split(' ')[1]!))(socket, request));
    const engine = await started(16);
    const paths = Array.from({ length: 600 }, (_, index) => `/${index}`);
    const seen = await Promise.all(
      paths.map(async (path) => engine.ask({ ...job, needsPage: true, request: `GET ${path} HTTP/1.1\r\n\r\n` })),
    );
    expect(seen.map(({ exchange }) => exchange?.body.toString())).toEqual(paths.map((path) => page(path)));
  });

  it('has not measured what it cannot put together, and goes on', async () => {
    const job = await up(answer('200 OK', {}, page('Ada Shop')));
    const engine = await started();
    const withDefect = Object.defineProperty({ ...job, needsPage: true }, 'wantsChain', {
      get() {
        throw new Error('a defect of ours');
      },
    });
    for (let round = 0; round < 3; round += 1) expect((await engine.ask(withDefect)).connect.error).toBe('not_measured');
    expect(await engine.ask(job)).toMatchObject({ exchange: { head: { status: 200 }, error: null } });
  });

  it('goes on by the sockets of Node once its thread is gone, and says so', async () => {
    const job = await up(answer('200 OK'));
    const broken = Promise.withResolvers<Error>();
    let control: Int32Array | undefined;
    const engine = await startNative(loopback, broken.resolve, ({ slots, buffer }) => (control = newArena(slots, buffer).control));
    engines.push(engine);
    Atomics.store(control!, CONTROL.stop, 1);
    // Wakes it, and may still be made.
    await engine.connect({ address: job.address, port: job.port, timeoutMs: 5_000 });
    expect((await broken.promise).message).toContain('ended');
    expect(await engine.ask(job)).toMatchObject({ exchange: { head: { status: 200 }, error: null } });
  });

  it('gives up all that it was asked once its thread is gone, also what waited for a slot', async () => {
    const job = await up(() => {});
    let control: Int32Array | undefined;
    const engine = await startNative(loopback, undefined, ({ slots, buffer }) => (control = newArena(slots, buffer).control));
    engines.push(engine);
    Atomics.store(control!, CONTROL.stop, 1);
    const seen = await Promise.all(Array.from({ length: 1_200 }, () => engine.ask(job)));
    expect(new Set(seen.map(({ connect }) => connect.error))).toEqual(new Set(['not_measured']));
  });
});

describe('the engine that serves', () => {
  it('is that of Node where the native one does not prove itself', async () => {
    const serving: unknown[] = [];
    const fault = new Error('no epoll here');
    const engine = await chooseEngine({
      wanted: 'native',
      policy: loopback,
      concurrency: 10,
      onServing: (name, why) => serving.push([name, why]),
      startNative: () => Promise.reject(fault),
    });
    expect(engine.name).toBe('node');
    expect(serving).toEqual([['node', fault]]);
  });
});
