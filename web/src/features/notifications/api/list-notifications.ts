import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';
import type { Page } from '@/lib/http/pagination';

export type Notification = {
  _id: string;
  kind: string;
  title: string;
  text: string;
  serverId: string | null;
  incidentId: string | null;
  createdAt: string;
  readAt: string | null;
};

/** Whether e-mail and WhatsApp reach the owner. */
export type Channels = {
  email: { suppressed: boolean; reason: string | null; capReached: boolean };
  whatsApp: { stopped: boolean };
};

export type NotificationPage = Page<Notification> & { unread?: number; channels?: Channels };

export const notificationsOf = (userId: string, page = 1) =>
  queryOptions({
    queryKey: ['notifications', page],
    queryFn: ({ signal }) => api.get<NotificationPage>(apiPaths.notifications(userId, page), { signal }),
    meta: { keep: page === 1 },
  });
