import { incidents, workspaces } from '@nowahala/contracts';
import { closedSet } from '@nowahala/kernel';

export const serverStatuses = closedSet(workspaces.ServerStatus, 'SERVER_STATUS');
export const maintenanceStatuses = closedSet(workspaces.MaintenanceStatus, 'MAINTENANCE_STATUS');
export const incidentKinds = closedSet(incidents.IncidentKind, 'INCIDENT_KIND');
