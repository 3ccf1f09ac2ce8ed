import { useCallback, useEffect, useState } from 'react';

type Answer<T> = { state: 'waiting' } | { state: 'here'; data: T } | { state: 'failed'; error: unknown };

/** One question, asked when the page opens, for public pages: they must arrive before a query cache would be loaded. `ask` must be stable. */
export function useAnswer<T>(ask: (signal: AbortSignal) => Promise<T>): Answer<T> & { askAgain: () => void; busy: boolean } {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'waiting' });
  const [round, setRound] = useState(0);
  const [answered, setAnswered] = useState(-1);

  useEffect(() => {
    const left = new AbortController();
    const settle = (next: Answer<T>) => {
      if (left.signal.aborted) return;
      setAnswer(next);
      setAnswered(round);
    };
    ask(left.signal).then(
      (data) => settle({ state: 'here', data }),
      (error: unknown) => settle({ state: 'failed', error }),
    );
    return () => left.abort();
  }, [ask, round]);

  const askAgain = useCallback(() => setRound((last) => last + 1), []);
  return { ...answer, askAgain, busy: answered !== round };
}
