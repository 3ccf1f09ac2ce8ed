import type { Beat } from './beat.js';

const WINDOW_MS = 60_000;
/** So many of one heartbeat are written down in a minute; more of the same kind say nothing new. */
const WRITTEN_A_MINUTE = 5;
/** Kinds that alternate are written down each time, but not without end. */
const MOST_A_MINUTE = 60;
const REMEMBERED = 100_000;

interface Window {
  since: number;
  written: number;
  last: Beat['kind'];
  kept: Promise<void>;
}

/** What of the calls of one heartbeat has to be written down. */
export class OftenCalled {
  private readonly windows = new Map<string, Window>();

  /** Answers once the call is safe: by itself, or by the one before it that says the same. Undefined: too often. */
  take(
    { heartbeatId, kind, at }: Pick<Beat, 'heartbeatId' | 'kind' | 'at'>,
    write: () => Promise<void>,
  ): Promise<'kept' | 'folded'> | undefined {
    const window = this.windowOf(heartbeatId, at);
    if (window.written >= WRITTEN_A_MINUTE && window.last === kind) return window.kept.then(() => 'folded');
    if (window.written >= MOST_A_MINUTE) return undefined;
    window.written += 1;
    window.last = kind;
    window.kept = write();
    // Nothing is folded into a call that was not kept.
    window.kept.catch(() => this.windows.get(heartbeatId) === window && this.windows.delete(heartbeatId));
    return window.kept.then(() => 'kept');
  }

  private windowOf(heartbeatId: string, at: number): Window {
    const known = this.windows.get(heartbeatId);
    if (known && at - known.since < WINDOW_MS && at >= known.since) return known;
    if (this.windows.size >= REMEMBERED) this.windows.clear();
    const window = { since: at, written: 0, last: 'success' as const, kept: Promise.resolve() };
    this.windows.set(heartbeatId, window);
    return window;
  }
}
