import type { Beat } from './beat.js';

const WINDOW_MS = 60_000;
/** So many of one heartbeat are written down in a minute; more of the same kind say nothing new. */
const WRITTEN_A_MINUTE = 5;
/** Kinds that alternate are written down each time, but not without end. */
const MOST_A_MINUTE = 60;
const REMEMBERED = 100_000;

export type Admission = 'write' | 'fold' | 'refuse';

/** What of the calls of one heartbeat has to be written down. */
export class OftenCalled {
  private readonly windows = new Map<string, { since: number; written: number; last: Beat['kind'] }>();

  admit({ heartbeatId, kind, at }: Pick<Beat, 'heartbeatId' | 'kind' | 'at'>): Admission {
    const window = this.windows.get(heartbeatId);
    if (!window || at - window.since >= WINDOW_MS || at < window.since) {
      if (this.windows.size >= REMEMBERED) this.windows.clear();
      this.windows.set(heartbeatId, { since: at, written: 1, last: kind });
      return 'write';
    }
    if (window.written >= WRITTEN_A_MINUTE && window.last === kind) return 'fold';
    if (window.written >= MOST_A_MINUTE) return 'refuse';
    window.written += 1;
    window.last = kind;
    return 'write';
  }
}
