import { useCallback, useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { StreamEvent } from './event-stream';
import { staleAfter, staleAfterSilence } from './live-updates';
import { noteState } from './note-state';
import { refetchMarked } from './refetch-marked';
import { refetchSoon, type RefetchSoon } from './refetch-soon';
import { useLiveEvent, useLiveState } from './use-live-events';

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

  const state = useLiveState();
  const wasAway = useRef(false);
  useEffect(() => {
    if (state === 'polling') wasAway.current = true;
    if (state !== 'live' || !wasAway.current) return;
    wasAway.current = false;
    soon.current?.mark(staleAfterSilence);
  }, [state]);
}
