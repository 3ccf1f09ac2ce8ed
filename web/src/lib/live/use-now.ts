import { useEffect, useReducer } from 'react';
import { now, onTimeLearnt } from './clock';

/** The time of day, whenever the page is drawn, so that no news is younger than it; and now and then, for durations that grow on an open page. */
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
