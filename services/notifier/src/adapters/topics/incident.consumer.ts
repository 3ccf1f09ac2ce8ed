import type { incidents, types } from '@nowahala/contracts';
import { saveTraceContext, MessageContext, OnTopic } from '@nowahala/platform';
import { Controller, Inject } from '@nestjs/common';
import { RecordIncident, incidentTraceName, workspaceLock } from '../../application/record-incident.js';
import { NotificationScheduler } from '../jobs/notification-scheduler.job.js';
import type { Explanation } from '../../domain/explanation.js';

/** On Kafka a reader that died elsewhere holds up the alerts for so long; the bus would give it thirty seconds. */
const SESSION_MS = 10_000;

/** What the analyzer says about incidents. Written down at once; told as soon as the rules allow. */
@Controller()
export class IncidentConsumer {
  constructor(
    @Inject(RecordIncident) private readonly hear: RecordIncident,
    @Inject(NotificationScheduler) private readonly round: NotificationScheduler,
  ) {}

  @OnTopic('incident.opened', { group: 'incidents', sessionTimeoutMs: SESSION_MS })
  async opened(message: incidents.IncidentOpened, context: MessageContext): Promise<void> {
    if (context.replayed) return;
    await context.once(
      async (tx) => {
        await saveTraceContext(tx, incidentTraceName(message.incidentId));
        await this.hear.began(tx, {
          ...idsOf(message),
          kind: message.kind === 'unstable' ? 'unstable' : 'down',
          serverName: message.serverName,
          cause: message.cause,
          explanation: toExplanation(message.explanation),
          explanationPending: message.explanationPending,
          groupId: message.groupId,
          groupSize: Math.max(1, message.groupServerIds.length),
          outages: message.outages,
          startedAt: message.startedAt ?? context.occurredAt,
          saidAt: context.occurredAt,
        });
      },
      [workspaceLock(message.workspaceId)],
    );
    this.round.trigger();
  }

  @OnTopic('incident.explained', { group: 'incidents', sessionTimeoutMs: SESSION_MS })
  async explained(message: incidents.IncidentExplained, context: MessageContext): Promise<void> {
    const explanation = toExplanation(message.explanation);
    if (context.replayed || !explanation) return;
    await context.once((tx) => this.hear.explained(tx, idsOf(message), explanation), [workspaceLock(message.workspaceId)]);
    this.round.trigger();
  }

  @OnTopic('incident.acknowledged', { group: 'incidents', sessionTimeoutMs: SESSION_MS })
  async acknowledged(message: incidents.IncidentAcknowledged, context: MessageContext): Promise<void> {
    if (context.replayed) return;
    await context.once(
      (tx) => this.hear.acknowledged(tx, message, message.acknowledgedAt ?? context.occurredAt),
      [workspaceLock(message.workspaceId)],
    );
  }

  @OnTopic('incident.resolved', { group: 'incidents', sessionTimeoutMs: SESSION_MS })
  async resolved(message: incidents.IncidentResolved, context: MessageContext): Promise<void> {
    if (context.replayed) return;
    await context.once(
      (tx) =>
        this.hear.ended(tx, {
          ...idsOf(message),
          kind: message.kind === 'unstable' ? 'unstable' : 'down',
          serverName: message.serverName,
          cause: message.cause,
          groupId: message.groupId,
          startedAt: message.startedAt ?? context.occurredAt,
          resolvedAt: message.resolvedAt ?? context.occurredAt,
          reason: message.reason,
          saidAt: context.occurredAt,
        }),
      [workspaceLock(message.workspaceId)],
    );
    this.round.trigger();
  }
}

const idsOf = ({
  incidentId,
  serverId,
  workspaceId,
  userId,
}: {
  incidentId: string;
  serverId: string;
  workspaceId: string;
  userId: string;
}) => ({ incidentId, serverId, workspaceId, userId });

function toExplanation(said: types.Explanation | undefined): Explanation | null {
  return said ? { ...said, source: said.source === 'ai' ? 'ai' : 'rules' } : null;
}
