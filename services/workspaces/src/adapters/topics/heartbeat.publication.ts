import type { Publication, RecordedEvent } from '@nowahala/platform';
import type { Heartbeat, HeartbeatEvent } from '../../domain/heartbeat.js';
import { toScheduleMessage } from '../mappers/heartbeat.mapper.js';

/** Every change is published as a snapshot of the whole heartbeat; the stream's version orders them. */
export function publishHeartbeat({ id, version, occurredAt }: RecordedEvent<HeartbeatEvent>, state: Heartbeat): Publication[] {
  if (state.status === 'absent') return [];
  const { createdAt, schedule, status, ...rest } = state;
  const message = {
    ...rest,
    heartbeatId: id,
    schedule: toScheduleMessage(schedule),
    deleted: status === 'deleted',
    configVersion: version,
    createdAt: new Date(createdAt),
    changedAt: occurredAt,
  };
  return [{ topic: 'heartbeat.configured', key: id, message }];
}
