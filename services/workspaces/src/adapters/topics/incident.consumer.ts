import { Controller } from '@nestjs/common';
import type { incidents } from '@nowahala/contracts';
import { isUuid, OnTopic } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { ServerSignalRepository } from '../../database/server-signal.repository.js';

type IncidentMessage = Pick<incidents.IncidentOpened, 'incidentId' | 'serverId' | 'seq'>;

@Controller()
export class IncidentConsumer {
  constructor(private readonly signals: ServerSignalRepository) {}

  @OnTopic('incident.opened')
  async onIncidentOpened(message: incidents.IncidentOpened, context: MessageContext): Promise<void> {
    await this.record(message, true, context);
  }

  @OnTopic('incident.resolved')
  async onIncidentResolved(message: incidents.IncidentResolved, context: MessageContext): Promise<void> {
    await this.record(message, false, context);
  }

  /** The two topics have no mutual order; the incident's own sequence decides. */
  private async record({ incidentId, serverId, seq }: IncidentMessage, open: boolean, context: MessageContext): Promise<void> {
    if (!isUuid(incidentId) || !isUuid(serverId)) return;
    await context.once((tx) => this.signals.upsertIncident(tx, { incidentId, serverId, seq, open }));
  }
}
