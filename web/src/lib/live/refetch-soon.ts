import type { QueryKey } from '@tanstack/react-query';

/** What belongs to one happening is asked for together, and the pages of all do not ask at the same moment. */
const SOONEST_MS = 250;
const LATEST_MS = 1_500;
const APART_MS = 3_000;

export type RefetchSoon = { mark: (keys: QueryKey[]) => void; stop: () => void };

/** Marks what is to be asked for again, and asks for it when it is this page's turn. `refetch` returns what has to wait for the next. */
export function refetchSoon(refetch: (keys: QueryKey[]) => QueryKey[]): RefetchSoon {
  const marked = new Map<string, QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notBefore = 0;

  const isHidden = () => document.visibilityState === 'hidden';
  const untilAllowed = () => Math.max(0, notBefore - performance.now());

  const takeTurn = () => {
    timer = undefined;
    if (isHidden()) return;
    notBefore = performance.now() + APART_MS;
    const keys = [...marked.values()];
    marked.clear();
    mark(refetch(keys));
  };
  const mark = (keys: QueryKey[]) => {
    for (const key of keys) marked.set(JSON.stringify(key), key);
    if (marked.size === 0 || timer !== undefined || isHidden()) return;
    timer = setTimeout(takeTurn, untilAllowed() + SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS));
  };
  // Who turns to the page waits for no jitter.
  const onVisibility = () => {
    if (isHidden() || marked.size === 0) return;
    clearTimeout(timer);
    if (untilAllowed() === 0) takeTurn();
    else timer = setTimeout(takeTurn, untilAllowed());
  };
  document.addEventListener('visibilitychange', onVisibility);

  return {
    mark,
    stop: () => {
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(timer);
      timer = undefined;
      marked.clear();
    },
  };
}
