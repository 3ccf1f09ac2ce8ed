import { incidents } from '@nowahala/contracts';
import { closedSet } from '@nowahala/kernel';

export const incidentKinds = closedSet(incidents.IncidentKind, 'INCIDENT_KIND');
