import type { listNotifications, ResponseOf } from '@nowahala/api';
import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '@/config/api-paths';
import { api } from '@/lib/http/api-client';

type NotificationPage = ResponseOf<typeof listNotifications>;

export const notificationsOf = (userId: string, page = 1) =>
  queryOptions({
    queryKey: ['notifications', page],
    queryFn: ({ signal }) => api.get<NotificationPage>(apiPaths.notifications(userId, page), { signal }),
    meta: { keep: page === 1 },
  });
