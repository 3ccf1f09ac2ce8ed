import { incidents, pings } from '@nowahala/contracts';
import { closedSet } from '@nowahala/kernel';

export const checkReasons = closedSet(pings.CheckReason, 'CHECK_REASON');
export const sights = closedSet(pings.ProberSight, 'PROBER_SIGHT');
export const incidentKinds = closedSet(incidents.IncidentKind, 'INCIDENT_KIND');
