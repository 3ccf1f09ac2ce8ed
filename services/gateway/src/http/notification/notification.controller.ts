import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { apiMessages, listNotifications, readAllNotifications, readNotification } from '@nowahala/api';
import type { QueryOf, ResponseOf } from '@nowahala/api';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Route, ValidQuery } from '../../request/contract.js';
import { callerOf } from '../../request/request-context.js';
import { queryPage } from '../query-page.js';
import { presentChannelHealth, presentNotification } from './notification.presenter.js';

@Controller()
export class NotificationController {
  constructor(private readonly clients: ServiceClients) {}

  @Route(listNotifications)
  @Policy(signedIn({ subject: 'userId', alone: true }))
  async list(
    @Req() request: FastifyRequest,
    @ValidQuery(listNotifications) { page }: QueryOf<typeof listNotifications>,
  ): Promise<ResponseOf<typeof listNotifications>> {
    const { userId } = callerOf(request);
    const [{ reply, data, pagination }, channels] = await Promise.all([
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
      unread: reply.unread,
      channels: presentChannelHealth(channels),
    };
  }

  @Route(readAllNotifications)
  @Policy(signedIn({ alone: true }))
  async readAll(@Req() request: FastifyRequest): Promise<ResponseOf<typeof readAllNotifications>> {
    const { read } = await this.clients.notifier.markAllNotificationsRead({ userId: callerOf(request).userId });
    return { message: apiMessages.notification.allRead, data: { read } };
  }

  @Route(readNotification)
  @Policy(signedIn({ things: ['id'], alone: true }))
  async read(@Param('id') id: string): Promise<ResponseOf<typeof readNotification>> {
    const { notification } = await this.clients.notifier.markNotificationRead({ notificationId: id.toLowerCase() });
    return { message: apiMessages.notification.read, data: presentNotification(notification!) };
  }
}
