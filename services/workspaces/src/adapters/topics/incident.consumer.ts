import { Controller } from '@nestjs/common';
import type { incidents } from '@nowahala/contracts';
import { isStillActive } from '@nowahala/kernel';
import { isUuid, OnTopic } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { ServerSignalRepository } from '../../database/server-signal.repository.js';
import { incidentKinds } from '../mappers/enums.mapper.js';

type IncidentMessage = Pick<incidents.IncidentOpened, 'incidentId' | 'serverId' | 'seq'>;

/** An incident of a kind that this version does not know is an outage. */
const isOutage = (kind: incidents.IncidentKind, text?: string): boolean => !isStillActive(incidentKinds.toWord(kind, text) ?? 'down');

@Controller()
export class IncidentConsumer {
  constructor(private readonly signals: ServerSignalRepository) {}

  @OnTopic('incident.opened')
  async onIncidentOpened(message: incidents.IncidentOpened, context: MessageContext): Promise<void> {
    await this.record(message, isOutage(message.incidentKind, message.kind), context);
  }

  /** What some places still reached is down for everybody now. */
  @OnTopic('incident.worsened')
  async onIncidentWorsened(message: incidents.IncidentWorsened, context: MessageContext): Promise<void> {
    await this.record(message, isOutage(message.incidentKind), context);
  }

  @OnTopic('incident.resolved')
  async onIncidentResolved(message: incidents.IncidentResolved, context: MessageContext): Promise<void> {
    await this.record(message, false, context);
  }

  /** The topics have no mutual order; the incident's own sequence decides. */
  private async record({ incidentId, serverId, seq }: IncidentMessage, open: boolean, context: MessageContext): Promise<void> {
    if (!isUuid(incidentId) || !isUuid(serverId)) return;
    await context.once((tx) => this.signals.upsertIncident(tx, { incidentId, serverId, seq, open }));
  }
}
