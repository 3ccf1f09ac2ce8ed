import { Store } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { IncidentQuery } from '../database/incident.query.js';
import { incident } from '../domain/incident/incident.js';
import type { OwnerChannel } from '../domain/incident/incident.js';

export interface Acknowledgement {
  incidentId: string;
  workspaceId: string;
  by: string;
  via: OwnerChannel;
}

@Injectable()
export class AcknowledgeIncident {
  constructor(
    private readonly store: Store,
    private readonly incidents: IncidentQuery,
  ) {}

  /** All open incidents of a group are acknowledged together. Repeating it changes nothing. */
  async execute({ incidentId, workspaceId, by, via }: Acknowledgement): Promise<void> {
    for (const id of await this.incidents.groupOf(incidentId, workspaceId))
      await this.store.transaction((tx) =>
        tx.handle(incident, { id, tenantId: workspaceId }, { type: 'AcknowledgeIncident', data: { at: tx.now.toISOString(), by, via } }),
      );
  }
}
