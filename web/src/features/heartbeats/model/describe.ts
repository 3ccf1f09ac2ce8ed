import type { HeartbeatResponse } from '@nowahala/api';
import type { StatusName } from '@/components/ui/status';
import { formatMoment } from '@/lib/format/format-time';
import { common } from '@messages/common';
import { heartbeats as messages } from '@messages/heartbeats';

/** One that called and said that it failed has run. */
export function statusOf({ state, lastBeat }: Pick<HeartbeatResponse, 'state' | 'lastBeat'>): StatusName {
  const down = lastBeat === 'fail' ? 'failed' : 'overdue';
  return ({ pending: 'waiting', up: 'ran', running: 'running', late: 'late', down, paused: 'paused', unknown: 'unknown' } as const)[state];
}

/** "every day, may be 60 minutes late" */
export const scheduleOf = ({ every, cron, timeZone, graceMinutes }: HeartbeatResponse): string =>
  `${every === null ? messages.cron(cron ?? '', timeZone ?? '') : messages.every(every)}, ${messages.grace(graceMinutes)}`;

/** When it called last. That nobody can say it now does not mean that it never did. */
export function lastCallOf({ lastBeatAt, state }: Pick<HeartbeatResponse, 'lastBeatAt' | 'state'>, zone: string): string {
  if (lastBeatAt) return `${messages.last}${common.colon} ${formatMoment(lastBeatAt, zone)}`;
  return state === 'unknown' ? messages.unknown : messages.never;
}
