import { performance as monotonic } from 'node:perf_hooks';
import type { Random } from './random.js';
import type { Scheduled, VirtualTime } from './virtual-time.js';

type Globals = Record<string, unknown>;

/** A handle as `setTimeout` returns it. */
class VirtualTimer {
  readonly event: Scheduled;

  constructor(event: Scheduled) {
    this.event = event;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  hasRef(): boolean {
    return false;
  }
}

/**
 * The timers, the monotonic clock and the dice of this process belong to the simulation while it runs, so that the services'
 * own classes run unchanged. Returns how to give them back.
 */
export function borrowGlobals(time: VirtualTime, random: Random): () => void {
  const globals = globalThis as unknown as Globals;
  const names = ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'setInterval'];
  const before = names.map((name) => [name, globals[name]] as const);
  const { now } = monotonic;
  const { now: globalNow } = performance;
  const { random: dice } = Math;
  const after = (run: (...values: unknown[]) => unknown, ms = 0, ...values: unknown[]): VirtualTimer =>
    new VirtualTimer(time.after(ms, time.current, () => run(...values)));
  const clear = (timer: unknown): void => {
    if (timer instanceof VirtualTimer) time.cancel(timer.event);
  };
  globals.setTimeout = after;
  globals.clearTimeout = clear;
  globals.setImmediate = (run: (...values: unknown[]) => unknown, ...values: unknown[]) => after(run, 0, ...values);
  globals.clearImmediate = clear;
  globals.setInterval = () => {
    throw new Error('an interval would run for ever: use a timeout that sets itself again');
  };
  monotonic.now = performance.now = () => time.now;
  Math.random = () => random.next();
  return () => {
    for (const [name, value] of before) globals[name] = value;
    monotonic.now = now;
    performance.now = globalNow;
    Math.random = dice;
  };
}
