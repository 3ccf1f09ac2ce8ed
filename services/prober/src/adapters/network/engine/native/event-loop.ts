import { Connections } from './connections.js';
import { DeadlineWheel } from './deadline-wheel.js';
import { Echoes } from './echoes.js';
import { type Arena, CONTROL, KIND, newArena, push } from './arena.js';
import { EPOLL, type KernelCalls, Memory, UNBLOCKED, loadKernelCalls } from './kernel-calls.js';
import type { LoopDuties } from './loop-duties.js';
import type { FromLoop, HopDetails, LoopSettings } from './messages.js';
import { OpenSsl } from './open-ssl.js';
import { SeenUntil } from './seen-until.js';
import { Stalls } from './stalls.js';

const EVENTS = 256;
const EVENT_LENGTH = process.arch === 'x64' ? 12 : 16;
const DATA_AT = process.arch === 'x64' ? 4 : 8;
const EPOLL_ADD = 1;
const WAKE = 0xffff_ffff;
const ECHO = 0xffff_fffe;
/** A thread whose owner is gone without a word finds out after this. */
const LONGEST_SLEEP_MS = 5_000;
/** So many results, or so long, are worth waking the other thread for. */
const WAKE_AFTER = 64;
const WAKE_AFTER_MS = 1;

/** The loop that owns all sockets of the native engine. It has a thread of its own, which sleeps in the kernel only. */
export class EventLoop implements LoopDuties {
  readonly arena: Arena;
  readonly calls: KernelCalls;
  readonly epoll: number;
  readonly wheel: DeadlineWheel;
  readonly wakeFd: number;
  readonly textsAddress: number;
  private readonly echoes: Echoes | null;
  private readonly connections: Connections;
  private readonly settings: LoopSettings;
  private readonly post: (message: FromLoop) => void;
  private readonly events: Memory;
  private readonly counter: Memory;
  private readonly postponed: number[] = [];
  private readonly isPostponed: Uint8Array;
  private readonly stalls: Stalls;
  private readonly seenUntil: SeenUntil;
  private openSsl: OpenSsl | undefined;
  private areEchoesWaiting = false;
  private unreported = 0;
  private unreportedSince = 0;
  private roundBegan = 0;
  private lastRoundMs = 0;

  constructor(settings: LoopSettings, post: (message: FromLoop) => void) {
    this.settings = settings;
    this.post = post;
    this.arena = newArena(settings.slots, settings.buffer);
    this.calls = loadKernelCalls();
    this.textsAddress = Number(this.calls.koffi.address(this.arena.texts));
    this.wheel = new DeadlineWheel(settings.slots, this.now());
    this.isPostponed = new Uint8Array(settings.slots);
    this.stalls = new Stalls(this.arena);
    // Sockets that wait to be used again are reported, too.
    this.seenUntil = new SeenUntil(EVENTS, Math.ceil(settings.slots / EVENTS) + 1);
    this.events = new Memory(this.calls.koffi, EVENTS * EVENT_LENGTH);
    this.counter = new Memory(this.calls.koffi, 16);
    this.epoll = this.calls.epollCreate(UNBLOCKED & ~0o4000);
    this.wakeFd = this.calls.eventfd(0, UNBLOCKED);
    if (this.epoll < 0 || this.wakeFd < 0) throw new Error(`the kernel gives no epoll (${this.calls.errno()})`);
    this.echoes = Echoes.open(this);
    this.connections = new Connections(this);
    this.watch(this.wakeFd, WAKE);
    if (this.echoes !== null) this.watch(this.echoes.fd, ECHO);
  }

  get echoMethod(): 'icmp_datagram' | 'icmp_raw' | null {
    if (this.echoes === null) return null;
    return this.echoes.isRaw ? 'icmp_raw' : 'icmp_datagram';
  }

  run(): void {
    try {
      while (Atomics.load(this.arena.control, CONTROL.stop) === 0) this.goRound();
    } finally {
      // Nobody may wake it by a descriptor that is closed.
      Atomics.store(this.arena.control, CONTROL.asleep, 0);
      this.connections.close();
      for (const fd of [this.epoll, this.wakeFd, this.echoes?.fd ?? -1]) if (fd >= 0) this.calls.close(fd);
    }
  }

  now(): number {
    return performance.now();
  }

  /** Beyond what this round has taken so far, and the one before it, in which nobody looked at the sockets. */
  noteUnread(ms: number): void {
    this.stalls.noteLate(ms - (this.now() - this.roundBegan + this.lastRoundMs));
  }

  ssl(): OpenSsl {
    return (this.openSsl ??= new OpenSsl(this.calls.koffi, this.settings.certificates));
  }

  complete(slot: number, details?: HopDetails): void {
    this.wheel.disarm(slot);
    if (details !== undefined) return this.post({ type: 'details', slot, details });
    push(this.arena, 'completed', slot);
    if (this.unreported === 0) this.unreportedSince = this.now();
    this.unreported += 1;
  }

  postpone(slot: number): void {
    if (this.isPostponed[slot] === 1) return;
    this.isPostponed[slot] = 1;
    this.postponed.push(slot);
  }

  private goOn(): void {
    for (const slot of this.postponed.splice(0)) {
      this.isPostponed[slot] = 0;
      this.attempt('goOn', slot, 0);
    }
  }

  private goRound(): void {
    const { arena, calls } = this;
    Atomics.add(arena.control, CONTROL.beat, 1);
    const timeout = this.fallAsleep();
    const before = this.now();
    const count = calls.epollWait(this.epoll, this.events.address, EVENTS, timeout);
    Atomics.store(arena.control, CONTROL.asleep, 0);
    this.roundBegan = this.now();
    this.stalls.beginRound();
    this.stalls.noteLate(this.roundBegan - before - timeout);
    for (let index = 0; index < count; index += 1) this.onEvent(index);
    if (this.postponed.length > 0) this.goOn();
    // A stall is written down before anything that it spoiled is reported.
    const workedUntil = this.now();
    this.stalls.note(workedUntil - this.roundBegan);
    const seenUntil = this.seenUntil.after(before, count);
    if (seenUntil !== null) this.wheel.turn(seenUntil, this.expire);
    this.takeJobs();
    this.stalls.note(this.now() - workedUntil);
    this.report();
    this.lastRoundMs = this.now() - this.roundBegan;
  }

  private onEvent(index: number): void {
    const { view } = this.events;
    const flags = view.getUint32(index * EVENT_LENGTH, true);
    const from = view.getUint32(index * EVENT_LENGTH + DATA_AT, true);
    if (from === WAKE) this.calls.read(this.wakeFd, this.counter.address, 8);
    else if (from === ECHO) this.echoes!.event(flags);
    else {
      const slot = this.connections.slotOf(from);
      if (slot >= 0) this.attempt('onEvent', slot, flags);
    }
  }

  private takeJobs(): void {
    const { arena } = this;
    const tail = Atomics.load(arena.control, CONTROL.submitted);
    let head = arena.control[CONTROL.taken]!;
    for (; head !== tail; head = (head + 1) | 0) {
      const slot = arena.submitted[head & (arena.slots - 1)]!;
      if (arena.kind[slot] !== KIND.echo) this.attempt('start', slot, 0);
      else {
        this.echoes!.ask(slot);
        this.wheel.arm(slot, this.now() + arena.totalLimit[slot]!);
      }
    }
    Atomics.store(arena.control, CONTROL.taken, head);
    this.areEchoesWaiting = this.echoes?.flush() === true;
  }

  /** Nothing that the other side sends may end the loop. */
  private attempt(step: 'start' | 'onEvent' | 'goOn' | 'expire', slot: number, flags: number): void {
    try {
      this.connections[step](slot, flags);
    } catch {
      this.connections.abandon(slot);
    }
  }

  private readonly expire = (slot: number): void => {
    if (this.arena.kind[slot] === KIND.echo) this.echoes!.expire(slot);
    else this.attempt('expire', slot, 0);
  };

  /** How long it may sleep, announced first: a job that comes from then on wakes it. */
  private fallAsleep(): number {
    const { control } = this.arena;
    Atomics.store(control, CONTROL.asleep, 1);
    const isDue = Atomics.load(control, CONTROL.submitted) !== control[CONTROL.taken];
    if (isDue) return 0;
    if (this.postponed.length > 0 || this.unreported > 0 || this.areEchoesWaiting) return 1;
    return Math.min(LONGEST_SLEEP_MS, Math.ceil(this.wheel.waitMs(this.now()) ?? LONGEST_SLEEP_MS));
  }

  private report(): void {
    if (this.unreported === 0) return;
    if (this.unreported < WAKE_AFTER && this.now() - this.unreportedSince < WAKE_AFTER_MS) return;
    this.unreported = 0;
    Atomics.notify(this.arena.control, CONTROL.completed);
  }

  private watch(fd: number, who: number): void {
    this.counter.view.setUint32(0, EPOLL.in, true);
    this.counter.view.setUint32(DATA_AT, who, true);
    if (this.calls.epollControl(this.epoll, EPOLL_ADD, fd, this.counter.address) < 0) throw new Error('epoll takes no descriptor');
  }
}
