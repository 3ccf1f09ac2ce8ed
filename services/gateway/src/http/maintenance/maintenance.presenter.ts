import { apiMessages } from '@nowahala/api';
import type { BodyOf, MaintenanceResponse, planServerMaintenance } from '@nowahala/api';
import type { workspaces } from '@nowahala/contracts';
import { maintenanceStatuses } from '../../clients/enums.mapper.js';
import { iso, orNull } from '../wire.js';

const present = ({
  id,
  workspaceId,
  serverId,
  startsAt,
  endsAt,
  createdAt,
  ...maintenance
}: workspaces.Maintenance): MaintenanceResponse => ({
  _id: id,
  workspaceId,
  serverId: orNull(serverId),
  startsAt: iso(startsAt!),
  endsAt: iso(endsAt!),
  status: maintenanceStatuses.toWord(maintenance.maintenanceStatus, maintenance.status) ?? 'over',
  createdAt: iso(createdAt!),
});

export const presentPlanned = ({ maintenance }: workspaces.PlanMaintenanceResponse) => {
  const data = present(maintenance!);
  return { message: data.status === 'running' ? apiMessages.maintenance.begun : apiMessages.maintenance.planned, data };
};

export const presentChanged = ({ maintenance }: workspaces.ChangeMaintenanceResponse) => ({
  message: apiMessages.maintenance.saved,
  data: present(maintenance!),
});

/** One that never began was cancelled. */
export const presentEnded = ({ maintenances }: workspaces.EndMaintenanceResponse) => {
  const data = present(maintenances[0]!);
  return { message: data.endsAt > data.startsAt ? apiMessages.maintenance.ended : apiMessages.maintenance.cancelled, data };
};

export const presentList = ({ maintenances }: workspaces.ListMaintenanceResponse) => ({ data: maintenances.map(present) });

type Given = BodyOf<typeof planServerMaintenance>;

export const timesOf = ({ minutes, startsAt, endsAt }: Given) => ({ minutes, startsAt, endsAt });
