import type { HeartbeatResponse } from '@nowahala/api';
import type { StatusName } from '@/components/ui/status';
import { heartbeats as messages } from '@messages/heartbeats';

export const statusOf = ({ state }: Pick<HeartbeatResponse, 'state'>): StatusName =>
  ({ pending: 'waiting', up: 'up', running: 'running', late: 'late', down: 'overdue', paused: 'paused', unknown: 'unknown' })[
    state
  ] as StatusName;

/** "every day, may be 60 minutes late" */
export const scheduleOf = ({ every, cron, timeZone, graceMinutes }: HeartbeatResponse): string =>
  `${every === null ? messages.cron(cron ?? '', timeZone ?? '') : messages.every(every)}, ${messages.grace(graceMinutes)}`;
