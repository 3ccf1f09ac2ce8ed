import type { alerts } from '@nowahala/contracts';
import { Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Describe } from '../../openapi/describe.js';
import { examples } from '../../openapi/examples.js';
import { callerOf } from '../../request/request-context.js';
import { messages } from '../../messages/en.js';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import type { PageQuery } from '../../request/page.js';
import { queryPage, pageQuery, valid } from '../../request/valid.js';
import { iso, orNull } from '../wire.js';

export const presentNotification = (notification: alerts.Notification) => ({
  _id: notification.id,
  kind: notification.kind,
  title: notification.title,
  text: notification.text,
  serverId: orNull(notification.serverId),
  incidentId: orNull(notification.incidentId),
  createdAt: iso(notification.createdAt),
  readAt: iso(notification.readAt),
});

@Controller('api/notification')
export class NotificationController {
  constructor(private readonly clients: ServiceClients) {}

  @Get(':userId')
  @Policy(signedIn({ subject: 'userId', alone: true }))
  @Describe({
    summary: 'List dashboard notifications',
    more: 'Newest first, 20 a page, with the number of unread ones and the health of her channels.',
    query: pageQuery,
    answer: { data: [examples.notification], pagination: examples.pagination, unread: 1, channels: examples.channels },
  })
  async list(@Req() request: FastifyRequest, @Query(valid(pageQuery)) { page }: PageQuery) {
    const { userId } = callerOf(request);
    const [{ answer, data, pagination }, channels] = await Promise.all([
      queryPage(
        page,
        (asked) => this.clients.notifier.listNotifications({ userId, page: asked }, QUERY),
        ({ notifications }) => notifications.map(presentNotification),
      ),
      this.clients.notifier.getChannelHealth({ userId }, QUERY),
    ]);
    return {
      data,
      pagination,
      unread: answer.unread,
      channels: {
        email: {
          suppressed: channels.emailSuppressed,
          reason: orNull(channels.emailSuppressedReason),
          capReached: channels.emailCapReached,
        },
        whatsApp: { stopped: channels.whatsappStopped },
      },
    };
  }

  @Post('read-all')
  @HttpCode(200)
  @Policy(signedIn({ alone: true }))
  @Describe({ summary: 'Mark every notification as read', answer: { message: messages.notification.allRead, data: { read: 21 } } })
  async readAll(@Req() request: FastifyRequest) {
    const { read } = await this.clients.notifier.markAllNotificationsRead({ userId: callerOf(request).userId });
    return { message: messages.notification.allRead, data: { read } };
  }

  @Post(':id/read')
  @HttpCode(200)
  @Policy(signedIn({ things: ['id'], alone: true }))
  @Describe({ summary: 'Mark a notification as read', answer: { message: messages.notification.read, data: examples.notification } })
  async read(@Param('id') id: string) {
    const { notification } = await this.clients.notifier.markNotificationRead({ notificationId: id.toLowerCase() });
    return { message: messages.notification.read, data: presentNotification(notification!) };
  }
}
