import type { Stall } from '../../domain/lateness.js';

/** Results measured while the event loop was late by more than this are marked. */
export const MARKED_LAG_MS = 50;
const BEAT_MS = 20;
/** While nothing is measured, and from when on. */
const REST_BEAT_MS = 1_000;
const REST_AFTER_MS = 1_000;
const REMEMBERED = 512;
/** The interval at which Prometheus reads: it sees every window. */
const WINDOW_MS = 15_000;

/** Watches how late this thread's event loop runs, so that its stalls are not reported as a server's latency. */
export class LoopLag {
  private timer!: NodeJS.Timeout;
  private beatMs = BEAT_MS;
  private measured = 0;
  private busyAt = performance.now();
  private readonly late: Stall[] = [];
  private last = performance.now();
  private window: number[] = [];
  private windowBegan = this.last;

  /** `onWindow` receives, for each window, the lag that one beat in a hundred exceeded; a single beat proves nothing. */
  constructor(
    private readonly onWindow: (p99Ms: number) => void = () => {},
    private readonly everyMs: number = WINDOW_MS,
    /** Of another loop that measures for this one: they count in each window like late beats. */
    private readonly otherStalls: (since: number) => readonly Stall[] = () => [],
  ) {
    this.beatEvery(BEAT_MS);
  }

  /** Watches closely from now on, until it ended as often as it began. */
  begin(): void {
    if (this.beatMs !== BEAT_MS) {
      this.beat();
      this.beatEvery(BEAT_MS);
    }
    this.measured += 1;
  }

  end(): void {
    this.measured -= 1;
    this.busyAt = performance.now();
  }

  /** The worst lag since a moment of `performance.now()`, counting a stall that is still going on. */
  worstSince(since: number): number {
    let worst = Math.max(0, performance.now() - this.last - this.beatMs);
    for (let index = this.late.length - 1; index >= 0 && this.late[index]!.at >= since; index -= 1)
      worst = Math.max(worst, this.late[index]!.ms);
    return worst;
  }

  /** All lags worth remembering since then, the newest first, each with the moment at which it ended. */
  stallsSince(since: number): Stall[] {
    const now = performance.now();
    const stalls: Stall[] = [{ at: now, ms: Math.max(0, now - this.last - this.beatMs) }];
    for (let index = this.late.length - 1; index >= 0 && this.late[index]!.at >= since; index -= 1) stalls.push(this.late[index]!);
    return stalls;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private beatEvery(ms: number): void {
    clearInterval(this.timer);
    this.beatMs = ms;
    this.timer = setInterval(() => this.beat(), ms).unref();
  }

  private beat(): void {
    const now = performance.now();
    const lag = Math.max(0, now - this.last - this.beatMs);
    if (this.measured === 0 && this.beatMs === BEAT_MS && now - this.busyAt > REST_AFTER_MS) this.beatEvery(REST_BEAT_MS);
    this.last = now;
    this.window.push(lag);
    if (now - this.windowBegan >= this.everyMs) {
      for (const { ms } of this.otherStalls(this.windowBegan)) this.window.push(ms);
      this.onWindow(this.window.sort((a, b) => a - b)[Math.ceil(this.window.length * 0.99) - 1]!);
      [this.window, this.windowBegan] = [[], now];
    }
    if (lag <= MARKED_LAG_MS / 2) return;
    this.late.push({ at: now, ms: lag });
    if (this.late.length > REMEMBERED) this.late.shift();
  }
}
