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

  /** Saying it twice is saying it once. */
  async handle(incidentId: string, workspaceId: string, by: string, via: string): Promise<void> {
    await this.store.transaction((tx) =>
      this.incidents.change(tx, incidentId, workspaceId, (state) => acknowledge(state, tx.now.toISOString(), by, via)),
    );
  }
}
