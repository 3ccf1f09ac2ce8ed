import { useState } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from '@/components/icons/check-check';
import { AlertBanner } from '@/components/ui/alert-banner';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { SkeletonLines } from '@/components/ui/skeleton';
import { notificationsOf } from '@/features/notifications/api/list-notifications';
import { markAllRead, markRead } from '@/features/notifications/api/mark-read';
import { NotificationRow } from '@/features/notifications/components/notification-row';
import { sentenceOf } from '@/lib/http/api-error';
import { useUser } from '@/lib/session/current-user';
import { focusContent } from '@/components/ui/focus-content';
import { queryClient } from '@/lib/http/query-client';
import { useSend } from '@/lib/http/use-send';
import { usePollingWhenNotLive } from '@/lib/live/use-live-events';
import { usePageTitle } from '@/components/layout/use-page-title';
import { common } from '@messages/common';
import { notifications as messages } from '@messages/notifications';
import type { Loader } from '../../route-table';

export const loader: Loader = ({ userId }) => queryClient.prefetchQuery(notificationsOf(userId));

export default function Notifications() {
  usePageTitle(messages.title);
  const { _id } = useUser();
  const [page, setPage] = useState(1);
  const client = useQueryClient();
  const refetchInterval = usePollingWhenNotLive();
  const list = useQuery({ ...notificationsOf(_id, page), placeholderData: keepPreviousData, refetchInterval });
  const markOptions = {
    onSettled: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  };
  const read = useSend({ ...markOptions, request: markRead });
  // The button disappears, and the keyboard focus must not be lost with it.
  const readAll = useSend({ ...markOptions, request: markAllRead, onSuccess: focusContent });

  const rows = list.data?.data ?? [];
  const unread = list.data?.unread ?? rows.filter(({ readAt }) => !readAt).length;
  return (
    <>
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{messages.title}</h1>
        {unread > 0 && (
          <Button
            variant="quiet"
            size="small"
            busy={readAll.isPending}
            icon={<CheckCheck className="size-4" aria-hidden="true" />}
            onClick={() => readAll.send()}
          >
            {messages.markAllRead}
          </Button>
        )}
      </div>
      {list.isError && (
        <AlertBanner
          kind="bad"
          title={messages.cannotLoad}
          className="mb-5"
          action={
            <Button variant="quiet" onClick={() => void list.refetch()}>
              {common.tryAgain}
            </Button>
          }
        >
          {sentenceOf(list.error)}
        </AlertBanner>
      )}
      {list.isPending && <SkeletonLines lines={6} />}
      {list.data && rows.length === 0 && page === 1 && <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>}
      {list.data && rows.length === 0 && page > 1 && <p className="text-muted">{messages.none}</p>}
      {rows.length > 0 && (
        <ul aria-label={messages.list} className="card divide-y divide-line overflow-hidden">
          {rows.map((notification) => (
            <NotificationRow
              key={notification._id}
              notification={notification}
              onRead={() => !notification.readAt && void read.sendEach(notification._id)}
            />
          ))}
        </ul>
      )}
      {list.data && (list.data.pagination.totalPages > 1 || page > 1) && (
        <div className="mt-5">
          <Pagination page={page} totalPages={list.data.pagination.totalPages} onChange={setPage} busy={list.isFetching} />
        </div>
      )}
    </>
  );
}
