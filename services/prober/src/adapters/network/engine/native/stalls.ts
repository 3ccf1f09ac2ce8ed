import { type Arena, CONTROL, REMEMBERED_STALLS, sharedNow } from './arena.js';

export const STALL_MS = 25;

/** When the loop was late, written down for the prober's thread (`stallsSince`). */
export class Stalls {
  private readonly arena: Arena;
  private lateMs = 0;

  constructor(arena: Arena) {
    this.arena = arena;
  }

  beginRound(): void {
    this.lateMs = 0;
  }

  /** Work that kept the loop from looking. */
  note(ms: number): void {
    if (ms < STALL_MS) return;
    this.write(this.arena.control[CONTROL.stalls]!, ms);
    Atomics.add(this.arena.control, CONTROL.stalls, 1);
  }

  /** It looked too late: one stall a round, as long as the longest that was found out about it. */
  noteLate(ms: number): void {
    if (ms < STALL_MS || ms <= this.lateMs) return;
    if (this.lateMs === 0) this.note(ms);
    else this.write(this.arena.control[CONTROL.stalls]! - 1, ms);
    this.lateMs = ms;
  }

  private write(index: number, ms: number): void {
    const at = (index % REMEMBERED_STALLS) * 2;
    this.arena.stalls[at] = sharedNow();
    this.arena.stalls[at + 1] = ms;
  }
}
