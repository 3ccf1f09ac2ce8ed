/** What an open page asks, when and how often: as web/src/lib/live/refetch-soon.ts and web/src/lib/http/query-client.ts do it. */
import { setTimeout as sleep } from 'node:timers/promises';

const SOONEST_MS = 250;
const LATEST_MS = 1_500;
const APART_MS = 3_000;
const LONGEST_WAIT_S = 30;
const SPREAD_MS = 1_500;

/** Of an answer that is no 200: when it is asked again, in ms; undefined when it is not. Status 0: no answer came. */
function waitAfter({ status, retryAfter }, failures) {
  const forLater = status === 429 || (status === 503 && retryAfter > 0);
  if (failures >= (forLater ? 3 : 2) || (!forLater && status !== 0 && status < 500)) return undefined;
  if (forLater && retryAfter > 0) return Math.min(retryAfter, LONGEST_WAIT_S) * 1_000 + Math.random() * SPREAD_MS;
  return Math.min(1_000 * 2 ** failures, 8_000) * (0.75 + Math.random() / 2);
}

/** One read of a page. Asked anew it leaves the answer that is on its way, but does not ask sooner for one that was refused. */
export class Read {
  isRetrying = false;
  current = new AbortController();

  /** `onAnswer` gets `{ status, tookMs }` of each question and what came; `onGivenUp` is called when a read failed for good. */
  constructor(url, headers, { onAnswer, onGivenUp }) {
    Object.assign(this, { url, headers, onAnswer, onGivenUp });
  }

  /** As the web: what an event makes old is asked in the background. */
  async ask() {
    this.current.abort();
    const { signal } = (this.current = new AbortController());
    for (let failures = 0; ; failures += 1) {
      const from = performance.now();
      const { status, retryAfter, text } = await this.askOnce(signal, failures === 0);
      this.onAnswer({ status: signal.aborted ? 'replaced' : status, tookMs: performance.now() - from }, text);
      if (signal.aborted) return;
      const waitMs = status === 200 ? undefined : waitAfter({ status, retryAfter }, failures);
      this.isRetrying = waitMs !== undefined;
      if (status !== 200 && !this.isRetrying) this.onGivenUp();
      if (!this.isRetrying) return;
      await sleep(waitMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }

  async askOnce(signal, inBackground) {
    try {
      const headers = { ...this.headers, ...(inBackground && { priority: 'u=7' }) };
      const response = await fetch(this.url, { headers, signal });
      return { status: response.status, retryAfter: Number(response.headers.get('retry-after')), text: await response.text() };
    } catch {
      return { status: 0, text: '' };
    }
  }

  close() {
    this.current.abort();
  }
}

/** Asks for what was marked, by chance a little later and never twice within three seconds. */
export class RefetchSoon {
  marked = new Set();
  notBefore = 0;

  mark(reads) {
    for (const read of reads) this.marked.add(read);
    if (this.marked.size === 0) return;
    const waitMs = Math.max(0, this.notBefore - performance.now()) + SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS);
    this.timer ??= setTimeout(() => this.take(), waitMs);
  }

  take() {
    this.timer = undefined;
    this.notBefore = performance.now() + APART_MS;
    const reads = [...this.marked];
    this.marked.clear();
    for (const read of reads) if (!read.isRetrying) void read.ask();
    this.mark(reads.filter(({ isRetrying }) => isRetrying));
  }

  close() {
    clearTimeout(this.timer);
  }
}
