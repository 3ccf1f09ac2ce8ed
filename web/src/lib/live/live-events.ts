import { refreshToken } from '@/lib/session/refresh-token';
import { endSession } from '@/lib/session/end-session';
import { session } from '@/lib/session/session';
import { readEventStream, type StreamEvent } from './event-stream';

/** `live`: events arrive. `polling`: there is no stream, and pages poll. */
export type LiveState = 'connecting' | 'live' | 'polling';

/** public name: tabs of two builds talk to each other. `state` is repeated with every byte of the stream. */
type TabMessage = { is: 'event'; event: StreamEvent } | { is: 'state'; state: LiveState } | { is: 'who-leads' };

/** The server sends a comment at least every 20 s; this long without a byte means that the connection is dead. */
const SILENCE_MS = 45_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

const listeners = new Set<(event: StreamEvent) => void>();
const stateListeners = new Set<() => void>();
let state: LiveState = 'connecting';

export const liveEvents = {
  state: () => state,
  onState(listener: () => void): () => void {
    stateListeners.add(listener);
    return () => stateListeners.delete(listener);
  },
  onEvent(listener: (event: StreamEvent) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function setState(next: LiveState): void {
  if (state === next) return;
  state = next;
  stateListeners.forEach((listener) => listener());
}

/** One stream for all tabs: the tab that holds the lock reads it and broadcasts to the others. Returns a function that stops it. */
export function startLiveEvents(): () => void {
  const stopped = new AbortController();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('nowahala-live');
  let leading = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const broadcast = (message: TabMessage) => channel?.postMessage(message);
  const deliver = (event: StreamEvent) => listeners.forEach((listener) => listener(event));
  const announce = (next: LiveState) => {
    setState(next);
    broadcast({ is: 'state', state: next });
  };
  /** A tab that the browser froze keeps the lock but reads nothing: without a word of it there is no stream. */
  const follow = (next: LiveState) => {
    clearTimeout(silence);
    if (next === 'live') silence = setTimeout(() => setState('polling'), SILENCE_MS);
    setState(next);
  };

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.is === 'who-leads') {
        if (leading) broadcast({ is: 'state', state });
      } else if (data.is === 'event') deliver(data.event);
      else if (!leading) follow(data.state);
    };
    broadcast({ is: 'who-leads' });
  }

  const lead = async () => {
    leading = true;
    clearTimeout(silence);
    // The stream of the tab that led before is gone, and nobody notices what happens until the next one stands.
    announce('connecting');
    await readWithRetries(stopped.signal, {
      event: (event) => {
        deliver(event);
        broadcast({ is: 'event', event });
      },
      state: announce,
    });
    leading = false;
  };
  if (navigator.locks) navigator.locks.request('nowahala-live', { signal: stopped.signal }, lead).catch(() => {});
  else void lead();

  return () => {
    stopped.abort();
    clearTimeout(silence);
    channel?.close();
    setState('connecting');
  };
}

type StreamHandlers = { event: (event: StreamEvent) => void; state: (state: LiveState) => void };

async function readWithRetries(signal: AbortSignal, handlers: StreamHandlers): Promise<void> {
  let wait = FIRST_RETRY_MS;
  while (!signal.aborted) {
    const startedAt = performance.now();
    const outcome = await readStream(signal, handlers).catch(() => 'lost' as const);
    if (signal.aborted || outcome === 'over') return;
    if (performance.now() - startedAt > SILENCE_MS) wait = FIRST_RETRY_MS;
    handlers.state('polling');
    await pause(wait * (0.75 + Math.random() / 2), signal);
    wait = Math.min(wait * 2, LAST_RETRY_MS);
  }
}

async function readStream(signal: AbortSignal, handlers: StreamHandlers): Promise<'lost' | 'over'> {
  const token = session.token();
  if (!token) return 'over';
  const connection = new AbortController();
  const drop = () => connection.abort();
  let silence = setTimeout(drop, SILENCE_MS);
  signal.addEventListener('abort', drop);
  try {
    const response = await fetch('/api/events', {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      credentials: 'same-origin',
      signal: connection.signal,
    });
    if (response.status === 401) {
      if (await refreshToken(token)) return 'lost';
      endSession('expired');
      return 'over';
    }
    if (!response.ok || !response.body) return 'lost';
    handlers.state('live');
    await readEventStream(response.body, {
      event: handlers.event,
      chunk: () => {
        clearTimeout(silence);
        silence = setTimeout(drop, SILENCE_MS);
        handlers.state('live');
      },
    });
    return 'lost';
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', drop);
  }
}

/** Waits, but wakes at once when the connection is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    window.addEventListener('online', done);
  });
}
