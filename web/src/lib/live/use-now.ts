import { useEffect, useReducer } from 'react';
import { now, onTimeLearnt } from './clock';

/** The current time on every render, and again at an interval, for durations that grow on an open page. */
export function useNow(everyMs = 30_000): Date {
  const [, drawAgain] = useReducer((rounds: number) => rounds + 1, 0);
  useEffect(() => {
    const timer = setInterval(drawAgain, everyMs);
    const stop = onTimeLearnt(drawAgain);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [everyMs]);
  return now();
}
