import type { Publication, RecordedEvent } from '@nowahala/platform';
import type { Maintenance, MaintenanceEvent } from '../../domain/maintenance.js';

/** Every change is published as a snapshot; the stream's version orders them. */
export function publishMaintenance({ id, version, occurredAt }: RecordedEvent<MaintenanceEvent>, state: Maintenance): Publication[] {
  if (state.status === 'absent') return [];
  const { workspaceId, userId, serverId, startsAt, endsAt } = state;
  const message = { maintenanceId: id, workspaceId, userId, serverId: serverId ?? '', startsAt, endsAt, version, changedAt: occurredAt };
  return [{ topic: 'maintenance.changed', key: workspaceId, message }];
}
