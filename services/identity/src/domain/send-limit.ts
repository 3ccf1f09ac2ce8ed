import { HOUR_MS } from '@nowahala/kernel';

const SENDS = 3;

/** Seconds until one more message may go out; 0 when it may now. Three an hour. */
export function secondsUntilNextSend(sentAt: Date[], now: Date): number {
  const recent = sentAt
    .map((time) => time.getTime())
    .filter((time) => time > now.getTime() - HOUR_MS)
    .sort((a, b) => b - a);
  if (recent.length < SENDS) return 0;
  return Math.max(1, Math.ceil((recent[SENDS - 1]! + HOUR_MS - now.getTime()) / 1000));
}
