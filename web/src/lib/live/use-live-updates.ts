import { useCallback, useEffect, useRef } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { StreamEvent } from './event-stream';
import { staleAfter, staleAfterSilence } from './live-updates';
import { useLiveEvent, useLiveState } from './use-live-events';

const KINDS = ['server', 'incident', 'notification', 'subscription', 'heartbeat'] as const;
/** A data centre going dark is many events and one question. */
const TOGETHER_MS = 250;

/** Refetches what an event makes stale, so that the open page follows the servers. */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  const waiting = useRef(new Map<string, QueryKey>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const refetchSoon = useCallback(
    (keys: QueryKey[]) => {
      for (const key of keys) waiting.current.set(JSON.stringify(key), key);
      if (timer.current !== undefined) return;
      timer.current = setTimeout(() => {
        timer.current = undefined;
        for (const queryKey of waiting.current.values()) void client.invalidateQueries({ queryKey });
        waiting.current.clear();
      }, TOGETHER_MS);
    },
    [client],
  );
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  const onEvent = useCallback((event: StreamEvent) => refetchSoon(staleAfter(event)), [refetchSoon]);
  useLiveEvent(KINDS, onEvent);

  const state = useLiveState();
  const wasAway = useRef(false);
  useEffect(() => {
    if (state === 'polling') wasAway.current = true;
    if (state !== 'live' || !wasAway.current) return;
    wasAway.current = false;
    refetchSoon(staleAfterSilence);
  }, [state, refetchSoon]);
}
