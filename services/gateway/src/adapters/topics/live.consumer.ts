import type { TopicMessages } from '@nowahala/contracts';
import { Controller } from '@nestjs/common';
import { OnTopic } from '@nowahala/platform';
import { LiveStreams } from '../../live/live-streams.js';

type Of<T extends keyof TopicMessages> = TopicMessages[T];
/** News for open pages: history is of no use to them. */
const NOW = { group: 'live', from: 'latest' } as const;

/** What the services announce, as events for the pages of its owner. */
@Controller()
export class LiveTopics {
  constructor(private readonly streams: LiveStreams) {}

  @OnTopic('server.health', NOW)
  async health({ userId, workspaceId, serverId, state }: Of<'server.health'>): Promise<void> {
    await this.streams.tell({ kind: 'server', userId, workspaceId, data: { serverId, workspaceId, state } });
  }

  @OnTopic('server.configured', NOW)
  async configured({ userId, workspaceId, serverId, paused, deleted }: Of<'server.configured'>): Promise<void> {
    await this.streams.tell({ kind: 'server', userId, workspaceId, data: { serverId, workspaceId, paused, deleted } });
  }

  @OnTopic('incident.opened', NOW)
  async opened(message: Of<'incident.opened'>): Promise<void> {
    await this.incident(message, 'opened');
  }

  @OnTopic('incident.explained', NOW)
  async explained(message: Of<'incident.explained'>): Promise<void> {
    await this.incident(message, 'explained');
  }

  @OnTopic('incident.acknowledged', NOW)
  async acknowledged(message: Of<'incident.acknowledged'>): Promise<void> {
    await this.incident(message, 'acknowledged');
  }

  @OnTopic('incident.resolved', NOW)
  async resolved(message: Of<'incident.resolved'>): Promise<void> {
    await this.incident(message, 'resolved');
  }

  @OnTopic('notification.created', NOW)
  async notification({ userId, notificationId, serverId, incidentId, kind }: Of<'notification.created'>): Promise<void> {
    await this.streams.tell({
      kind: 'notification',
      userId,
      data: { notificationId, serverId: serverId || undefined, incidentId: incidentId || undefined, kind },
    });
  }

  @OnTopic('notification.sent', NOW)
  async sent({ userId, incidentId, serverId }: Of<'notification.sent'>): Promise<void> {
    if (incidentId)
      await this.streams.tell({ kind: 'incident', userId, data: { incidentId, serverId: serverId || undefined, change: 'told' } });
  }

  @OnTopic('subscription.changed', NOW)
  async subscription({ userId, workspaceId, state, change }: Of<'subscription.changed'>): Promise<void> {
    await this.streams.tell({ kind: 'subscription', userId, workspaceId, data: { workspaceId, state, change } });
  }

  @OnTopic('invoice.paid', NOW)
  async paid({ userId, workspaceId, ref }: Of<'invoice.paid'>): Promise<void> {
    await this.streams.tell({ kind: 'subscription', userId, workspaceId, data: { workspaceId, ref, change: 'paid' } });
  }

  private async incident(
    { userId, workspaceId, incidentId, serverId }: { userId: string; workspaceId: string; incidentId: string; serverId: string },
    change: string,
  ): Promise<void> {
    await this.streams.tell({ kind: 'incident', userId, workspaceId, data: { incidentId, serverId, workspaceId, change } });
  }
}
