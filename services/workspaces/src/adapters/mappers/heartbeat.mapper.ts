import type { HeartbeatSchedule } from '@nowahala/kernel';
import type { workspaces } from '@nowahala/contracts';
import type { HeartbeatView } from '../../database/heartbeat-view.entity.js';

export const toScheduleMessage = (schedule: HeartbeatSchedule): workspaces.HeartbeatSchedule =>
  'everyMinutes' in schedule
    ? { everyMinutes: schedule.everyMinutes, cron: '', timeZone: '' }
    : { everyMinutes: 0, cron: schedule.cron, timeZone: schedule.timeZone };

export function toHeartbeat({ version, schedule, ...view }: HeartbeatView): workspaces.Heartbeat {
  return { ...view, schedule: toScheduleMessage(schedule), configVersion: version };
}
