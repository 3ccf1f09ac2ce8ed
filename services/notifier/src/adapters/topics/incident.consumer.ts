import { SECOND_MS } from '@nowahala/kernel';
import type { incidents } from '@nowahala/contracts';
import { MessageContext, OnTopic } from '@nowahala/platform';
import { Controller } from '@nestjs/common';
import { RecordIncident } from '../../application/record-incident.js';
import type { IncidentEvent } from '../../application/record-incident.js';
import { workspaceLock } from '../../database/incident.repository.js';
import { NotifyDueGroupsJob } from '../jobs/notify-due-groups.job.js';
import {
  toExplanation,
  toIncidentIds,
  toIncidentOpened,
  toIncidentResolved,
  toIncidentWorsened,
  toTranslations,
} from '../mappers/incident.mapper.js';

/** On Kafka a reader that died elsewhere holds up the alerts for so long; the bus would give it thirty seconds. */
const GROUP = { group: 'incidents', sessionTimeoutMs: 10 * SECOND_MS };

/** What the analyzer says about incidents: recorded at once, notified as soon as the rules allow. */
@Controller()
export class IncidentConsumer {
  constructor(
    private readonly recordIncident: RecordIncident,
    private readonly dueGroups: NotifyDueGroupsJob,
  ) {}

  @OnTopic('incident.opened', GROUP)
  async onIncidentOpened(message: incidents.IncidentOpened, context: MessageContext): Promise<void> {
    await this.record({ type: 'opened', data: toIncidentOpened(message, context.occurredAt) }, context);
  }

  @OnTopic('incident.worsened', GROUP)
  async onIncidentWorsened(message: incidents.IncidentWorsened, context: MessageContext): Promise<void> {
    await this.record({ type: 'worsened', data: toIncidentWorsened(message, context.occurredAt) }, context);
  }

  @OnTopic('incident.explained', GROUP)
  async onIncidentExplained(message: incidents.IncidentExplained, context: MessageContext): Promise<void> {
    const explanation = toExplanation(message.explanation);
    if (explanation)
      await this.record(
        { type: 'explained', data: { ...toIncidentIds(message), explanation, translations: toTranslations(message.translations) } },
        context,
      );
  }

  @OnTopic('incident.acknowledged', GROUP)
  async onIncidentAcknowledged(message: incidents.IncidentAcknowledged, context: MessageContext): Promise<void> {
    const at = message.acknowledgedAt ?? context.occurredAt;
    await this.record({ type: 'acknowledged', data: toIncidentIds(message), at }, context);
  }

  @OnTopic('incident.resolved', GROUP)
  async onIncidentResolved(message: incidents.IncidentResolved, context: MessageContext): Promise<void> {
    await this.record({ type: 'resolved', data: toIncidentResolved(message, context.occurredAt) }, context);
  }

  private async record(event: IncidentEvent, context: MessageContext): Promise<void> {
    if (context.replayed) return;
    await context.once((tx) => this.recordIncident.execute(tx, event), [workspaceLock(event.data.workspaceId)]);
    this.dueGroups.trigger();
  }
}
