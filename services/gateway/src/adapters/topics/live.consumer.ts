import { Controller } from '@nestjs/common';
import type { TopicMessages } from '@nowahala/contracts';
import { OnTopic } from '@nowahala/platform';
import { LiveStreams } from '../../live/live-streams.js';

type Of<T extends keyof TopicMessages> = TopicMessages[T];
/** Open pages need what happens now; history is of no use to them. */
const NOW = { group: 'live', from: 'latest' } as const;

/** What the services announce, as events for the pages of its owner. */
@Controller()
export class LiveConsumer {
  constructor(private readonly streams: LiveStreams) {}

  @OnTopic('server.health', NOW)
  async onServerHealth({ userId, workspaceId, serverId, state }: Of<'server.health'>): Promise<void> {
    await this.streams.publish({ kind: 'server', userId, workspaceId, data: { serverId, workspaceId, state } });
  }

  @OnTopic('server.configured', NOW)
  async onServerConfigured({ userId, workspaceId, serverId, paused, deleted }: Of<'server.configured'>): Promise<void> {
    await this.streams.publish({ kind: 'server', userId, workspaceId, data: { serverId, workspaceId, paused, deleted } });
  }

  @OnTopic('maintenance.changed', NOW)
  async onMaintenanceChanged({ userId, workspaceId, serverId, maintenanceId }: Of<'maintenance.changed'>): Promise<void> {
    const data = { serverId: serverId || undefined, workspaceId, maintenanceId };
    await this.streams.publish({ kind: 'server', userId, workspaceId, data });
  }

  @OnTopic('heartbeat.state', NOW)
  async onHeartbeatState({ userId, workspaceId, heartbeatId, state }: Of<'heartbeat.state'>): Promise<void> {
    await this.streams.publish({ kind: 'heartbeat', userId, workspaceId, data: { heartbeatId, workspaceId, state } });
  }

  @OnTopic('incident.opened', NOW)
  async onIncidentOpened(message: Of<'incident.opened'>): Promise<void> {
    await this.incident(message, 'opened');
  }

  @OnTopic('incident.explained', NOW)
  async onIncidentExplained(message: Of<'incident.explained'>): Promise<void> {
    await this.incident(message, 'explained');
  }

  @OnTopic('incident.worsened', NOW)
  async onIncidentWorsened(message: Of<'incident.worsened'>): Promise<void> {
    await this.incident(message, 'worsened');
  }

  @OnTopic('incident.acknowledged', NOW)
  async onIncidentAcknowledged(message: Of<'incident.acknowledged'>): Promise<void> {
    await this.incident(message, 'acknowledged');
  }

  @OnTopic('incident.resolved', NOW)
  async onIncidentResolved(message: Of<'incident.resolved'>): Promise<void> {
    await this.incident(message, 'resolved');
  }

  @OnTopic('notification.created', NOW)
  async onNotificationCreated({ userId, notificationId, serverId, incidentId, kind }: Of<'notification.created'>): Promise<void> {
    await this.streams.publish({
      kind: 'notification',
      userId,
      data: { notificationId, serverId: serverId || undefined, incidentId: incidentId || undefined, kind },
    });
  }

  @OnTopic('notification.sent', NOW)
  async onNotificationSent({ userId, incidentId, serverId }: Of<'notification.sent'>): Promise<void> {
    if (incidentId)
      await this.streams.publish({ kind: 'incident', userId, data: { incidentId, serverId: serverId || undefined, change: 'told' } });
  }

  @OnTopic('subscription.changed', NOW)
  async onSubscriptionChanged({ userId, workspaceId, state, change }: Of<'subscription.changed'>): Promise<void> {
    await this.streams.publish({ kind: 'subscription', userId, workspaceId, data: { workspaceId, state, change } });
  }

  @OnTopic('invoice.paid', NOW)
  async onInvoicePaid({ userId, workspaceId, ref }: Of<'invoice.paid'>): Promise<void> {
    await this.streams.publish({ kind: 'subscription', userId, workspaceId, data: { workspaceId, ref, change: 'paid' } });
  }

  private async incident(
    { userId, workspaceId, incidentId, serverId }: { userId: string; workspaceId: string; incidentId: string; serverId: string },
    change: string,
  ): Promise<void> {
    await this.streams.publish({ kind: 'incident', userId, workspaceId, data: { incidentId, serverId, workspaceId, change } });
  }
}
