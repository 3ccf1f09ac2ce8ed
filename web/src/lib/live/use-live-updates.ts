import { useCallback, useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { StreamEvent } from './event-stream';
import { liveEvents } from './live-events';
import { missedBefore, staleAfter } from './live-updates';
import { noteState } from './note-state';
import { refetchMarked } from './refetch-marked';
import { refetchSoon, type RefetchSoon } from './refetch-soon';
import { useLiveEvent } from './use-live-events';

const KINDS = ['server', 'incident', 'notification', 'subscription', 'heartbeat'] as const;

/** Has the open page follow the servers: what an event makes stale is asked for again when it is this page's turn. */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  const soon = useRef<RefetchSoon>(undefined);
  useEffect(() => {
    const started = refetchSoon((keys) => refetchMarked(client, keys));
    soon.current = started;
    return started.stop;
  }, [client]);

  const onEvent = useCallback(
    (event: StreamEvent) => {
      noteState(client, event);
      soon.current?.mark(staleAfter(event));
    },
    [client],
  );
  useLiveEvent(KINDS, onEvent);

  const isFirst = useRef(true);
  useEffect(
    () =>
      liveEvents.onState(() => {
        if (liveEvents.state() === 'live') soon.current?.mark(missedBefore(client, isFirst.current));
        isFirst.current = false;
      }),
    [client],
  );
}
