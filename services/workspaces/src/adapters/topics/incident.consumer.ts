import { Controller } from '@nestjs/common';
import type { incidents } from '@nowahala/contracts';
import { isStillActive } from '@nowahala/kernel';
import { isUuid, onceEach, OnTopic } from '@nowahala/platform';
import type { MessageContext, TopicBatch } from '@nowahala/platform';
import { ServerSignalRepository } from '../../database/server-signal.repository.js';
import { incidentKinds } from '../mappers/enums.mapper.js';

type IncidentMessage = Pick<incidents.IncidentOpened, 'incidentId' | 'serverId' | 'seq'>;

interface Item<M> {
  message: M;
  context: MessageContext;
}

const placeOf = ({ serverId, incidentId }: IncidentMessage): string => `${serverId} ${incidentId}`;

const TOGETHER = { batch: true, together: true } as const;

/** An incident of a kind that this version does not know is an outage. */
const isOutage = (kind: incidents.IncidentKind, text?: string): boolean => !isStillActive(incidentKinds.toWord(kind, text) ?? 'down');

@Controller()
export class IncidentConsumer {
  constructor(private readonly signals: ServerSignalRepository) {}

  @OnTopic('incident.opened', TOGETHER)
  async onIncidentOpened(batch: TopicBatch<'incident.opened'>): Promise<void> {
    await this.record(batch, ({ incidentKind, kind }) => isOutage(incidentKind, kind));
  }

  /** What some places still reached is down for everybody now. */
  @OnTopic('incident.worsened', TOGETHER)
  async onIncidentWorsened(batch: TopicBatch<'incident.worsened'>): Promise<void> {
    await this.record(batch, ({ incidentKind }) => isOutage(incidentKind));
  }

  @OnTopic('incident.resolved', TOGETHER)
  async onIncidentResolved(batch: TopicBatch<'incident.resolved'>): Promise<void> {
    await this.record(batch, () => false);
  }

  /** The topics have no mutual order; the incident's own sequence decides. By server, as an erasure goes, so that none waits for who waits for it. */
  private async record<M extends IncidentMessage>(batch: Item<M>[], isOpen: (message: M) => boolean): Promise<void> {
    const items = batch
      .filter(({ message: { incidentId, serverId } }) => isUuid(incidentId) && isUuid(serverId))
      .toSorted((one, other) => placeOf(one.message).localeCompare(placeOf(other.message)));
    await onceEach(items, (fresh) =>
      Promise.all(
        fresh.map(({ tx, message }) => {
          const { incidentId, serverId, seq } = message;
          return this.signals.upsertIncident(tx, { incidentId, serverId, seq, open: isOpen(message) });
        }),
      ),
    );
  }
}
