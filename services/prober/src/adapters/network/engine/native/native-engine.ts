import { Worker } from 'node:worker_threads';
import { getSystemErrorName } from 'node:util';
import { getCACertificates } from 'node:tls';
import { NetworkPolicy, doNotWaitFor, ipv4Number, judgeAddress } from '@nowahala/platform';
import type { Stall } from '../../../../domain/lateness.js';
import { Deadline } from '../../deadline.js';
import { connectErrorOf } from '../../dial.js';
import { choosePing } from '../../icmp/choose-ping.js';
import type { Ping } from '../../icmp/ping.js';
import type { NodeEngine } from '../node-engine.js';
import { type ConnectJob, type Connected, type HopJob, type HopObservation, type ProbeEngine, unreached } from '../probe-engine.js';
import { type Arena, CONTROL, END, KIND, LONGEST_HOST, LONGEST_REQUEST, WRONG_PEER, newArena, push, stallsSince } from './arena.js';
import { firstMessage } from './first-message.js';
import { FreeSlots } from './free-slots.js';
import { hopOf } from './hop-of.js';
import { JobWriter } from './job-writer.js';
import { Memory, loadKoffi } from './kernel-calls.js';
import type { FromLoop, HopDetails, LoopSettings } from './messages.js';
import { selfCheck } from './self-check.js';
import { Watchdog } from './watchdog.js';

export interface NativeEngineOptions {
  policy: NetworkPolicy;
  /** Serves what does not fit into a slot, and everything once the loop is gone. */
  fallback: NodeEngine;
  concurrency: number;
  onBroken(error: Error): void;
  startThread?: (settings: LoopSettings) => Worker;
  watchEveryMs?: number;
}

/** An echo without an answer holds its slot for seconds. What was never used takes no memory. */
const SLOTS_A_CHECK = 16;
const STARTS_WITHIN_MS = 10_000;
const STOPS_WITHIN_MS = 1_000;
const ECHO_WITHIN_MS = 1_000;

type Settle = (details: HopDetails | null) => void;

/** By epoll and OpenSSL in a thread of its own: design notes in the prober's README. */
export class NativeEngine implements ProbeEngine {
  /** Specs run the sources as they are, without a build. */
  static startThread = (workerData: LoopSettings): Worker => new Worker(new URL('./loop-thread.js', import.meta.url), { workerData });

  readonly name = 'native';
  /** Null where the kernel gives no socket for echoes. */
  ping: Ping | null = null;
  private policy: NetworkPolicy;
  private readonly slots: FreeSlots;
  /** By slot. */
  private readonly settle: (Settle | null)[];
  private readonly jobs: JobWriter;
  private readonly watchdog: Watchdog;
  private read = 0;
  private inFlight = 0;
  private isWaking = false;
  private isGone = false;
  /** How long the loop had looked at nothing when it was given up. */
  private brokeDown: Stall | null = null;
  /** From then on. */
  private otherPing: Promise<Ping> | undefined;
  private ending: Promise<void> | undefined;

  private constructor(
    private readonly options: NativeEngineOptions,
    private readonly arena: Arena,
    private readonly thread: Worker,
    private readonly wake: () => void,
  ) {
    this.policy = options.policy;
    this.jobs = new JobWriter(arena);
    this.watchdog = new Watchdog(arena, () => this.inFlight > 0, this.onSilent, options.watchEveryMs);
    this.settle = Array.from({ length: arena.slots }, () => null);
    this.slots = new FreeSlots(arena.slots);
    thread.on('message', (message: FromLoop) => this.onMessage(message));
    thread.on('error', (error) => this.breakDown(error));
    thread.on('exit', () => this.breakDown(new Error('the loop of the native engine ended')));
    process.on('exit', this.stopLoop);
    thread.unref();
    void this.watch();
  }

  /** Throws where this machine does not give what it needs. */
  static async start(options: NativeEngineOptions): Promise<NativeEngine> {
    if (process.platform !== 'linux') throw new Error('only Linux has epoll');
    const slots = 2 ** Math.ceil(Math.log2(Math.max(64, options.concurrency * SLOTS_A_CHECK)));
    const arena = newArena(slots);
    const koffi = loadKoffi();
    const write = koffi.load('libc.so.6').func('long write(int fd, uintptr_t one, size_t length)');
    const one = new Memory(koffi, 8);
    one.view.setUint32(0, 1, true);
    const thread = (options.startThread ?? NativeEngine.startThread)({
      buffer: arena.buffer,
      slots,
      certificates: getCACertificates('default'),
    });
    const ready = await firstMessage(thread, STARTS_WITHIN_MS);
    if (ready.type !== 'ready') throw new Error(ready.type === 'unusable' ? ready.message : 'the loop did not start');
    const engine = new NativeEngine(options, arena, thread, () => void write(ready.wakeFd, one.address, 8));
    try {
      await engine.proveItself(ready.echo);
    } catch (error) {
      await engine.close();
      throw error;
    }
    return engine;
  }

  connect(job: ConnectJob): Promise<Connected> {
    if (judgeAddress(job.address, this.policy) !== null) return Promise.resolve({ error: 'address_blocked', ms: 0 });
    if (this.isGone) return this.options.fallback.connect(job);
    return new Promise((resolve) => {
      this.slots.forHop((slot) => {
        this.jobs.place(slot, KIND.connect, job.address, job.port);
        this.arena.secure[slot] = 0;
        this.arena.connectLimit[slot] = job.timeoutMs;
        this.submit(slot, () => resolve(this.connectedOf(slot)));
      });
    });
  }

  ask(job: HopJob): Promise<HopObservation> {
    if (judgeAddress(job.address, this.policy) !== null) return Promise.resolve(unreached('address_blocked', 0));
    if (this.isGone || job.request.length > LONGEST_REQUEST || job.host.length > LONGEST_HOST) return this.options.fallback.ask(job);
    return new Promise((resolve) => {
      this.slots.forHop((slot) => {
        this.jobs.placeHop(slot, job);
        this.submit(slot, (details) => {
          const connect = this.connectedOf(slot);
          resolve(connect.error === null ? hopOf(this.arena, slot, connect, job, details) : unreached(connect.error, connect.ms));
        });
      });
    });
  }

  stallsSince(since: number): readonly Stall[] {
    const stalls = stallsSince(this.arena, since);
    return this.brokeDown === null || this.brokeDown.at < since ? stalls : [this.brokeDown, ...stalls];
  }

  async close(): Promise<void> {
    process.off('exit', this.stopLoop);
    (await this.otherPing)?.close();
    if (this.isGone) return this.ending;
    this.isGone = true;
    this.watchdog.close();
    await this.endThread();
    this.giveUpAll();
  }

  /** On the loopback, which nobody may check later. */
  private async proveItself(method: Ping['method'] | null): Promise<void> {
    const { policy } = this;
    this.policy = NetworkPolicy.parse('127.0.0.0/8');
    try {
      await selfCheck(this);
      const answers = method !== null && (await this.echo('127.0.0.1', ECHO_WITHIN_MS)) !== null;
      if (answers) this.ping = { method, cheap: true, echo: (address, ms) => this.echo(address, ms), close() {} };
    } finally {
      this.policy = policy;
    }
  }

  private echo(address: string, timeoutMs: number): Promise<number | null> {
    if (ipv4Number(address) < 0 || judgeAddress(address, this.policy) !== null) return Promise.resolve(null);
    if (this.isGone) return this.echoElsewhere(address, timeoutMs);
    return new Promise((resolve) => {
      this.slots.forEcho((slot) => {
        const deadline = new Deadline(timeoutMs);
        this.jobs.place(slot, KIND.echo, address, 0);
        this.arena.totalLimit[slot] = timeoutMs;
        this.submit(slot, () => {
          if (this.arena.end[slot] === END.good) return resolve(this.arena.ms[slot]!);
          const isUnanswered = this.arena.end[slot] === END.echo || this.brokeDown === null;
          resolve(isUnanswered ? null : this.echoElsewhere(address, deadline.leftMs));
        });
      });
    });
  }

  private async echoElsewhere(address: string, timeoutMs: number): Promise<number | null> {
    this.otherPing ??= choosePing();
    return (await this.otherPing).echo(address, timeoutMs);
  }

  private submit(slot: number, settle: Settle): void {
    const { arena } = this;
    arena.end[slot] = END.connect;
    arena.errno[slot] = 0;
    this.settle[slot] = settle;
    this.inFlight += 1;
    if (this.inFlight === 1) this.thread.ref();
    push(arena, 'submitted', slot);
    if (this.isWaking) return;
    // Once for all that this turn of the event loop submits: the loop then takes them together.
    this.isWaking = true;
    setImmediate(this.wakeLoop);
  }

  private readonly wakeLoop = (): void => {
    this.isWaking = false;
    // What would wake it may be another's file by now.
    if (this.isGone) return;
    if (Atomics.exchange(this.arena.control, CONTROL.asleep, 0) === 1) this.wake();
  };

  private connectedOf(slot: number): Connected {
    const ms = this.arena.connectMs[slot]!;
    if (this.arena.end[slot] !== END.connect) return { error: null, ms };
    const errno = this.arena.errno[slot]!;
    if (errno === WRONG_PEER) return { error: 'address_blocked', ms };
    return { error: errno === 0 ? 'not_measured' : connectErrorOf(getSystemErrorName(-errno)), ms };
  }

  /** Sleeps until the loop has ended something; no message and no timer for it. */
  private async watch(): Promise<void> {
    const { control } = this.arena;
    while (!this.isGone) {
      this.drain();
      const seen = this.read;
      const wait = Atomics.waitAsync(control, CONTROL.completed, seen);
      if (wait.async) await wait.value;
    }
  }

  private drain(): void {
    const { arena } = this;
    for (; this.read !== Atomics.load(arena.control, CONTROL.completed); this.read = (this.read + 1) | 0)
      this.end(arena.completed[this.read & (arena.slots - 1)]!, null);
  }

  private onMessage(message: FromLoop): void {
    if (message.type === 'details') this.end(message.slot, message.details);
    if (message.type === 'unusable') this.breakDown(new Error(message.message));
  }

  private end(slot: number, details: HopDetails | null): void {
    const settle = this.settle[slot];
    if (!settle) return;
    this.settle[slot] = null;
    try {
      settle(details);
    } catch {
      this.settleUnmeasured(slot, settle);
    }
    this.inFlight -= 1;
    this.slots.giveBack(slot);
    if (this.inFlight === 0) this.thread.unref();
  }

  private breakDown(error: Error, silentMs = 0): void {
    if (this.isGone) return;
    this.isGone = true;
    this.brokeDown = { at: performance.now(), ms: silentMs };
    this.watchdog.close();
    process.off('exit', this.stopLoop);
    this.giveUpAll();
    this.options.onBroken(error);
  }

  private readonly onSilent = (silentMs: number): void => {
    this.breakDown(new Error('the loop of the native engine stands still'), silentMs);
    this.ending = this.endThread();
  };

  /** Asked first, so that it closes what it has open. A call of C that never returns cannot be ended. */
  private async endThread(): Promise<void> {
    const ended = new Promise((resolve) => this.thread.once('exit', () => resolve(true)));
    this.stopLoop();
    this.thread.ref();
    let timer: NodeJS.Timeout | undefined;
    const isOver = await Promise.race([ended, new Promise((resolve) => (timer = setTimeout(resolve, STOPS_WITHIN_MS)))]);
    clearTimeout(timer);
    if (isOver === true) return;
    void this.thread.terminate();
    this.thread.unref();
    doNotWaitFor(this.thread);
  }

  /** What was under way was not measured, nor what then takes its slot. */
  private giveUpAll(): void {
    while (this.inFlight > 0)
      for (let slot = 0; slot < this.settle.length; slot += 1) {
        if (this.settle[slot] === null) continue;
        this.settleUnmeasured(slot, () => this.end(slot, null));
      }
  }

  private settleUnmeasured(slot: number, settle: Settle): void {
    this.arena.end[slot] = END.connect;
    this.arena.errno[slot] = 0;
    settle(null);
  }

  private readonly stopLoop = (): void => {
    Atomics.store(this.arena.control, CONTROL.stop, 1);
    this.wake();
  };
}
