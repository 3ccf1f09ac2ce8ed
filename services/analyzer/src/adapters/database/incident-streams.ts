import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { Incidents } from '../../application/ports/incidents.js';
import type { Incident, IncidentEvent } from '../../domain/incident/incident.js';
import { incidentStream } from '../incident.stream.js';

@Injectable()
export class IncidentStreams extends Incidents {
  async change(tx: Transaction, incidentId: string, workspaceId: string, decide: (state: Incident) => IncidentEvent[]): Promise<boolean> {
    const changed = await tx.change(incidentStream, incidentId, workspaceId, decide);
    return changed.events.length > 0;
  }
}
