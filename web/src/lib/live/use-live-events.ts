import { useEffect, useSyncExternalStore } from 'react';
import { liveEvents, type LiveState } from './live-events';
import type { StreamEvent } from './event-stream';

/** Runs `react` for every event of the given kinds: server, incident, notification, subscription. */
export function useLiveEvent(kinds: readonly string[], react: (event: StreamEvent) => void): void {
  useEffect(
    () =>
      liveEvents.onEvent((event) => {
        if (kinds.includes(event.kind)) react(event);
      }),
    [kinds, react],
  );
}

export const useLiveState = (): LiveState => useSyncExternalStore(liveEvents.onState, liveEvents.state);

/** For `refetchInterval`: quiet while events arrive, every 30 s while they do not. */
export const usePollingWhenNotLive = (everyMs = 30_000): number | false => (useLiveState() === 'live' ? false : everyMs);
