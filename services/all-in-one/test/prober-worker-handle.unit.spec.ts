import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ProberWorker } from '../src/prober-worker-handle.js';
import type { FromProber, ToProber } from '../src/prober-worker-handle.js';

class Thread extends EventEmitter {
  readonly messages: string[] = [];
  isStuck = false;

  postMessage({ type }: ToProber): void {
    this.messages.push(type);
    if (type !== 'stop') return;
    if (this.isStuck) this.says({ type: 'stopped' });
    else this.emit('exit');
  }

  async terminate(): Promise<void> {
    if (!this.isStuck) this.emit('exit');
  }

  says(message: FromProber): void {
    this.emit('message', message);
  }

  crashes(message: string): void {
    this.emit('error', new Error(message));
    this.emit('exit');
  }
}

function prober() {
  const threads: Thread[] = [];
  const logged: unknown[] = [];
  const startThread = () => {
    const thread = new Thread();
    threads.push(thread);
    return thread;
  };
  const logger = { error: (fields: object) => void logged.push((fields as { err: Error }).err.message) };
  const options = { env: {}, databaseUrl: '', socket: '', region: 'home', isOneOfSeveral: false };
  return { worker: new ProberWorker(options, 0, { logger, startThread }), threads, logged };
}
const ready = async () => {
  const all = prober();
  const started = all.worker.start();
  all.threads[0]!.says({ type: 'ready' });
  await started;
  return all;
};

describe('the prober of this machine', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is asked to stop and waited for', async () => {
    const { worker, threads } = await ready();
    await worker.stop();
    expect(threads[0]!.messages).toEqual(['stop']);
  });

  it('whose thread nothing ends is soon no more waited for, and the process ends without it', async () => {
    const { worker, threads } = await ready();
    threads[0]!.isStuck = true;
    const before = process.listenerCount('exit');
    let stopped = false;
    void worker.stop().then(() => (stopped = true));
    await jest.advanceTimersByTimeAsync(4_000);
    expect([stopped, process.listenerCount('exit') - before]).toEqual([true, 1]);
    threads[0]!.emit('exit');
    expect(process.listenerCount('exit')).toBe(before);
  });

  it('that has crashed does not hold up a stop, and is not started during it', async () => {
    const { worker, threads } = await ready();
    threads[0]!.crashes('out of memory');
    await worker.stop();
    expect(threads[0]!.messages).toEqual([]);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(threads).toHaveLength(1);
  });

  it('that has crashed is logged and started again, ever more slowly, until it is ready', async () => {
    const { worker, threads, logged } = await ready();
    threads[0]!.crashes('out of memory');
    await jest.advanceTimersByTimeAsync(1_000);
    threads[1]!.says({ type: 'failed', message: 'no database' });
    threads[1]!.emit('exit');
    await jest.advanceTimersByTimeAsync(1_999);
    expect([threads.length, worker.ready]).toEqual([2, false]);
    await jest.advanceTimersByTimeAsync(1);
    threads[2]!.says({ type: 'ready' });
    expect([threads.length, worker.ready]).toEqual([3, true]);
    threads[2]!.crashes('again');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(threads).toHaveLength(4);
    expect(logged).toEqual(['out of memory', 'no database', 'again']);
    await worker.stop();
  });

  it('that cannot start the first time is reported by its starter, and not tried again', async () => {
    const { worker, threads } = prober();
    const started = worker.start();
    threads[0]!.says({ type: 'failed', message: 'no route' });
    threads[0]!.emit('exit');
    await expect(started).rejects.toThrow('no route');
    await worker.stop();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(threads).toHaveLength(1);
  });
});
