import { useEffect, useState } from 'react';
import { now } from './clock';

/** The time of day, looked at again now and then, for durations that grow on an open page. */
export function useNow(everyMs = 30_000): Date {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return time;
}
