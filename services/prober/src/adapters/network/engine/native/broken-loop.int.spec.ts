import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NameResolver, sleep } from '@nowahala/platform';
import { TROUBLE, troubledLoopThread } from '../../../../../test/engines.js';
import { check, loopback, noLag, probeWith } from '../../../../../test/network-probe.js';
import { type TestServer, answer, frozen, serve } from '../../../../../test/sockets.js';
import { until } from '../../../../../test/until.js';
import type { CheckResult } from '../../../../domain/check.js';
import { loadLibc } from '../../icmp/libc.js';
import type { Ping } from '../../icmp/ping.js';
import { type Limits, PRODUCT_LIMITS } from '../../probe-context.js';
import { NodeEngine } from '../node-engine.js';
import type { HopJob } from '../probe-engine.js';
import { firstMessage } from './first-message.js';
import { NativeEngine } from './native-engine.js';

const STUCK_LOOP = new URL('../../../../../test/stuck-loop.mjs', import.meta.url);
const describeWithLibc = loadLibc() === null ? describe.skip : describe;

describeWithLibc('a loop of the native engine', () => {
  let openBefore: number;
  let server: TestServer;
  let job: HopJob;
  let trouble: Int32Array;
  let thread: Worker;
  let engine: NativeEngine;
  let faults: Error[];
  const resolver = new NameResolver({ servers: ['127.0.0.1:9'], tryMs: 50 });

  afterAll(() => resolver.close());

  const open = (): number => readdirSync('/proc/self/fd').length;
  const meets = (what: keyof typeof TROUBLE): void => Atomics.store(trouble, 0, TROUBLE[what]) as unknown as void;

  const checkAddressWhileIt = async (what: keyof typeof TROUBLE, ping: Ping, limits: Partial<Limits>): Promise<CheckResult> => {
    const address = '127.77.2.8';
    const machine = await frozen(address, [443, 80, 22]);
    const { probe } = probeWith({ resolver, engine, ping, loopLag: noLag, limits: { ...PRODUCT_LIMITS, ...limits } });
    meets(what);
    try {
      return await check(probe, { ipAddress: address }, () => false);
    } finally {
      machine.stop();
    }
  };

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

  it('that stands still has no address taken for silent', async () => {
    const { echo } = engine.ping!;
    const ping: Ping = { ...engine.ping!, echo: async (address, ms) => (await echo(address, ms), null) };
    // Over before the watchdog gives the loop up.
    const result = await checkAddressWhileIt('standStill', ping, { pingMs: 300, totalMs: 500 });
    expect(result).toMatchObject({ outcome: 'unknown', stalled: true });
  });

  it('that ends by a defect leaves its echoes to another way of pinging', async () => {
    const result = await checkAddressWhileIt('defect', engine.ping!, { connectMs: 300 });
    expect(result).toMatchObject({ outcome: 'success', method: 'icmp' });
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

describeWithLibc('a process whose loop is inside a call of C that does not return', () => {
  it.each(['stopped', 'given up'])('ends, once the loop is %s', async (how) => {
    const child = spawn(process.execPath, [fileURLToPath(STUCK_LOOP), how], { stdio: ['ignore', 'pipe', 'inherit'] });
    const closed = once(child.stdout, 'data');
    const ended = once(child, 'exit');
    expect(String(await closed)).toBe('closed');
    const late = sleep(10_000, 'still there', { ref: false });
    const end = await Promise.race([ended, late]);
    child.kill('SIGKILL');
    expect(end).toEqual([null, 'SIGKILL']);
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
