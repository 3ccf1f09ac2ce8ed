import { useCallback, useEffect, useState } from 'react';

type RequestState<T> = { state: 'waiting' } | { state: 'here'; data: T } | { state: 'failed'; error: unknown };

/** One request when the page opens, for public pages: they must arrive before a query cache would be loaded. `request` must be stable. */
export function useRequest<T>(request: (signal: AbortSignal) => Promise<T>): RequestState<T> & { retry: () => void; busy: boolean } {
  const [state, setState] = useState<RequestState<T>>({ state: 'waiting' });
  const [round, setRound] = useState(0);
  const [finishedRound, setFinishedRound] = useState(-1);

  useEffect(() => {
    const left = new AbortController();
    const settle = (next: RequestState<T>) => {
      if (left.signal.aborted) return;
      setState(next);
      setFinishedRound(round);
    };
    request(left.signal).then(
      (data) => settle({ state: 'here', data }),
      (error: unknown) => settle({ state: 'failed', error }),
    );
    return () => left.abort();
  }, [request, round]);

  const retry = useCallback(() => setRound((last) => last + 1), []);
  return { ...state, retry, busy: finishedRound !== round };
}
