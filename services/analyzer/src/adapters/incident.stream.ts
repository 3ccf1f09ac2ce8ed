import { eventSourced } from '@nowahala/platform';
import { incident } from '../domain/incident/incident.js';
import { publishIncident } from './events/incident.publication.js';
import { incidentList } from './projections/incident-list.projection.js';

export const incidentStream = eventSourced({ aggregate: incident, projections: [incidentList], publish: publishIncident });
