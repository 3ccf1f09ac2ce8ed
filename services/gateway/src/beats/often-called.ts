import type { Beat } from './beat.js';

const WINDOW_MS = 60_000;
/** So many of one heartbeat are written down in a minute; more of the same kind say nothing new. */
const WRITTEN_A_MINUTE = 5;
/** Kinds that alternate are written down each time, but not without end. */
const MOST_A_MINUTE = 60;
const REMEMBERED = 100_000;
const SAFE = Promise.resolve();

interface Window {
  since: number;
  written: number;
  last: Beat['kind'];
  kept: Promise<void>;
}

/** What of the calls of one heartbeat has to be written down. */
export class OftenCalled {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly write: (beat: Beat) => Promise<void>) {}

  /** Answers once the call is safe: by itself, or by the one before it that says the same. */
  async take(beat: Beat): Promise<'kept' | 'folded' | 'tooOften'> {
    const window = this.windowOf(beat.heartbeatId, beat.at);
    if (window.written >= WRITTEN_A_MINUTE && window.last === beat.kind) {
      await window.kept;
      return 'folded';
    }
    if (window.written >= MOST_A_MINUTE) return 'tooOften';
    window.written += 1;
    window.last = beat.kind;
    window.kept = this.write(beat);
    try {
      await window.kept;
    } catch (error) {
      // Nothing is folded into a call that was not kept.
      if (this.windows.get(beat.heartbeatId) === window) this.windows.delete(beat.heartbeatId);
      throw error;
    }
    return 'kept';
  }

  private windowOf(heartbeatId: string, at: number): Window {
    const known = this.windows.get(heartbeatId);
    if (known && at - known.since < WINDOW_MS && at >= known.since) return known;
    if (this.windows.size >= REMEMBERED) this.windows.clear();
    const window = { since: at, written: 0, last: 'success' as const, kept: SAFE };
    this.windows.set(heartbeatId, window);
    return window;
  }
}
