import { eventSourced } from '@nowahala/platform';
import { incident } from '../domain/incident/incident.js';
import { publishIncident } from './topics/incident.publication.js';
import { incidentList } from '../database/incident.projection.js';

export const incidentStream = eventSourced({ aggregate: incident, projections: [incidentList], publish: publishIncident });
