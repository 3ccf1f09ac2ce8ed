import type { Transaction } from '@nowahala/platform';
import type { Incident, IncidentEvent } from '../../domain/incident/incident.js';

export abstract class Incidents {
  /** Loads the incident, lets `decide` say what happened, stores it, updates the list and tells the world; true when something happened. */
  abstract change(tx: Transaction, incidentId: string, workspaceId: string, decide: (state: Incident) => IncidentEvent[]): Promise<boolean>;
  /** This incident, then the open ones that were told in the same message. */
  abstract groupOf(incidentId: string, workspaceId: string): Promise<string[]>;
}
