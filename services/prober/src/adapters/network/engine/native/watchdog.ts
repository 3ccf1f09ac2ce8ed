import { type Arena, CONTROL } from './arena.js';

const TICK_MS = 2_000;
/** Twice as long as the loop may sleep. */
const SILENT_TICKS = 6;

/** Notices that the loop goes round no more although it has something to do. */
export class Watchdog {
  private readonly timer: NodeJS.Timeout;
  private seen = 0;
  private silent = 0;

  /** Counts its own ticks and not the time: a machine that slept has not seen the loop stand still. */
  constructor({ control }: Arena, isBusy: () => boolean, onSilent: (silentMs: number) => void, everyMs = TICK_MS) {
    const tick = (): void => {
      const beat = Atomics.load(control, CONTROL.beat);
      this.silent = isBusy() && beat === this.seen ? this.silent + 1 : 0;
      this.seen = beat;
      if (this.silent === SILENT_TICKS) onSilent(SILENT_TICKS * everyMs);
    };
    this.timer = setInterval(tick, everyMs).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }
}
