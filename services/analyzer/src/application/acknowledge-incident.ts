import { Store } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { acknowledge } from '../domain/incident/incident.js';
import { Incidents } from './ports/incidents.js';

@Injectable()
export class AcknowledgeIncident {
  constructor(
    private readonly store: Store,
    private readonly incidents: Incidents,
  ) {}

  /** Whoever is on one of several that were told as one is on all of them. Saying it twice is saying it once. */
  async handle(incidentId: string, workspaceId: string, by: string, via: string): Promise<void> {
    for (const id of await this.incidents.groupOf(incidentId, workspaceId))
      await this.store.transaction((tx) =>
        this.incidents.change(tx, id, workspaceId, (state) => acknowledge(state, tx.now.toISOString(), by, via)),
      );
  }
}
