import { readdirSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sleep } from '@nowahala/platform';
import { TROUBLE, troubledLoopThread } from '../../../../../test/engines.js';
import { loopback } from '../../../../../test/network-probe.js';
import { type TestServer, answer, serve } from '../../../../../test/sockets.js';
import { until } from '../../../../../test/until.js';
import { loadLibc } from '../../icmp/libc.js';
import { NodeEngine } from '../node-engine.js';
import type { HopJob } from '../probe-engine.js';
import { firstMessage } from './first-message.js';
import { NativeEngine } from './native-engine.js';

(loadLibc() === null ? describe.skip : describe)('a loop of the native engine', () => {
  let openBefore: number;
  let server: TestServer;
  let job: HopJob;
  let trouble: Int32Array;
  let thread: Worker;
  let engine: NativeEngine;
  let faults: Error[];

  const open = (): number => readdirSync('/proc/self/fd').length;
  const meets = (what: keyof typeof TROUBLE): void => Atomics.store(trouble, 0, TROUBLE[what]) as unknown as void;

  beforeEach(async () => {
    openBefore = open();
    faults = [];
    trouble = new Int32Array(new SharedArrayBuffer(4));
    engine = await NativeEngine.start({
      policy: loopback,
      fallback: new NodeEngine(loopback),
      concurrency: 16,
      onBroken: (error) => faults.push(error),
      startThread: (settings) => (thread = troubledLoopThread(settings, trouble)),
      watchEveryMs: 100,
    });
    server = await serve(answer('200 OK'));
    const where = { address: '127.0.0.1', port: server.port, host: 'shop.test', isName: true, secure: false, needsPage: false };
    job = { ...where, request: 'GET / HTTP/1.1\r\n\r\n', connectMs: 5_000, totalMs: 5_000 };
  });
  afterEach(async () => {
    await engine.close();
    await server.stop();
  });

  it('that stands still is given up with all it was asked, and ended', async () => {
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    meets('standStill');
    expect((await engine.ask(job)).connect.error).toBe('not_measured');
    expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining('stands still')]);
    expect(await engine.ask(job)).toMatchObject({ exchange: { head: { status: 200 }, error: null } });
    await ended;
  });

  it('that has nothing to do may sleep', async () => {
    await sleep(1_500);
    expect(await engine.ask(job)).toMatchObject({ exchange: { head: { status: 200 }, error: null } });
    expect(faults).toEqual([]);
  });

  it('that ends by a defect says by which, and leaves no descriptor open', async () => {
    await engine.connect({ address: job.address, port: job.port, timeoutMs: 5_000 });
    meets('defect');
    expect((await engine.ask(job)).connect.error).toBe('not_measured');
    expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining('a defect of ours')]);
    await server.stop();
    await until(() => open() <= openBefore);
  });
});

describe('a thread that does not start in time', () => {
  it('is ended', async () => {
    const thread = new Worker('setInterval(() => {}, 1_000)', { eval: true });
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    await expect(firstMessage(thread, 50)).rejects.toThrow('in time');
    await ended;
  });
});
