import { Database } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { Incidents } from '../application/ports/incidents.js';
import type { Incident, IncidentEvent } from '../domain/incident/incident.js';
import { incidentStream } from '../adapters/incident.stream.js';

@Injectable()
export class IncidentStreams extends Incidents {
  constructor(private readonly database: Database) {
    super();
  }

  async change(tx: Transaction, incidentId: string, workspaceId: string, decide: (state: Incident) => IncidentEvent[]): Promise<boolean> {
    const changed = await tx.change(incidentStream, incidentId, workspaceId, decide);
    return changed.events.length > 0;
  }

  async groupOf(incidentId: string, workspaceId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT other.id FROM incident_list one JOIN incident_list other ON other.workspace_id = one.workspace_id
         AND (other.id = one.id OR (one.group_id <> '' AND other.group_id = one.group_id AND other.status = 'open'))
       WHERE one.id = $1 AND one.workspace_id = $2 ORDER BY other.id <> one.id, other.id`,
      [incidentId, workspaceId],
    );
    return rows.map((row) => row.id);
  }
}
