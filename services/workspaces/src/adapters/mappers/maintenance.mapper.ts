import type { workspaces } from '@nowahala/contracts';
import type { MaintenanceView } from '../../database/maintenance-view.entity.js';
import { statusOf } from '../../domain/maintenance-window.js';
import { maintenanceStatuses } from './enums.mapper.js';

export const toMaintenance = (view: MaintenanceView, now: Date): workspaces.Maintenance => ({
  id: view.id,
  workspaceId: view.workspaceId,
  serverId: view.serverId ?? '',
  startsAt: view.startsAt,
  endsAt: view.endsAt,
  status: statusOf(view, now),
  maintenanceStatus: maintenanceStatuses.toEnum(statusOf(view, now)),
  createdAt: view.createdAt,
});
