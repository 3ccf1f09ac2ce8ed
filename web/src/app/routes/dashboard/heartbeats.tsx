import { useQuery } from '@tanstack/react-query';
import { Plus } from '@/components/icons/plus';
import { LastUpdated } from '@/components/layout/last-updated';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailed } from '@/components/ui/load-failed';
import { SkeletonLines } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { HeartbeatList } from '@/features/heartbeats/components/heartbeat-list';
import { PlacesTaken } from '@/features/heartbeats/components/places-taken';
import { queryClient } from '@/lib/http/query-client';
import { usePollingWhenNotLive } from '@/lib/live/use-live-events';
import { useUser } from '@/lib/session/current-user';
import { heartbeatsOf } from '@/lib/session/heartbeats-of-user';
import { usePlaces } from '@/lib/session/use-places';
import { usePageTitle } from '@/components/layout/use-page-title';
import { heartbeats as messages } from '@messages/heartbeats';
import type { Loader } from '../../route-table';

export const loader: Loader = ({ userId }) => queryClient.prefetchQuery(heartbeatsOf(userId));

export default function Heartbeats() {
  usePageTitle(messages.title);
  const user = useUser();
  const refetchInterval = usePollingWhenNotLive();
  const list = useQuery({ ...heartbeatsOf(user._id), refetchInterval });
  const { count } = usePlaces();
  const add = (variant: 'main' | 'quiet') => (
    <ButtonLink to={paths.addHeartbeat} variant={variant} icon={<Plus className="size-5" aria-hidden="true" />}>
      {messages.add}
    </ButtonLink>
  );
  const isEmpty = list.data?.length === 0;
  return (
    <>
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl">{messages.title}</h1>
          {!isEmpty && <p className="text-muted">{messages.text}</p>}
          <PlacesTaken count={count} />
        </div>
        {list.data && !isEmpty && add('quiet')}
      </div>
      <LastUpdated of={list} />
      {list.data ? (
        isEmpty ? (
          <EmptyState title={messages.none} action={add('main')}>
            {messages.noneText}
          </EmptyState>
        ) : (
          <HeartbeatList heartbeats={list.data} />
        )
      ) : list.isError ? (
        <LoadFailed title={messages.cannotLoad} error={list.error} busy={list.isFetching} onAgain={() => void list.refetch()} />
      ) : (
        <SkeletonLines lines={6} />
      )}
    </>
  );
}
