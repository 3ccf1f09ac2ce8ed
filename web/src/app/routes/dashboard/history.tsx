import { useMemo, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from '@/components/icons/arrow-left';
import { Printer } from '@/components/icons/printer';
import { Link, useParams } from 'react-router-dom';
import type { ServerSummaryResponse } from '@nowahala/api';
import { placeNameOf } from '@nowahala/kernel';
import { LastUpdated } from '@/components/layout/last-updated';
import { PageHeading } from '@/components/layout/page-heading';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailed } from '@/components/ui/load-failed';
import { PageLoading } from '@/components/ui/loading';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton, SkeletonLines } from '@/components/ui/skeleton';
import { StatusBadge } from '@/components/ui/status-badge';
import { paths } from '@/config/paths';
import { ServerMaintenance } from '@/features/maintenance/components/server-maintenance';
import { baselineOf } from '@/features/ping-history/api/get-baseline';
import { statsOf } from '@/features/ping-history/api/get-stats';
import { pingsOf } from '@/features/ping-history/api/list-pings';
import { regions } from '@/features/ping-history/api/list-regions';
import { Baseline } from '@/features/ping-history/components/baseline';
import { PingCharts } from '@/features/ping-history/components/ping-charts';
import { PingList } from '@/features/ping-history/components/ping-list';
import { PlaceChoice } from '@/features/ping-history/components/place-choice';
import { RangeChoice } from '@/features/ping-history/components/range-choice';
import { RateCards } from '@/features/ping-history/components/rate-cards';
import { Summary } from '@/features/ping-history/components/summary';
import { chosenPlace, showsPlaces } from '@/features/ping-history/model/places';
import { rangeFrom, stepsSince } from '@/features/ping-history/model/ping-stats';
import { ServerRenewals } from '@/features/renewals/components/server-renewals';
import { now } from '@/lib/live/clock';
import { useZone } from '@/lib/session/current-user';
import { useWorkspace, workspaceOf } from '@/lib/session/current-workspace';
import { formatMoment } from '@/lib/format/format-time';
import { queryClient } from '@/lib/http/query-client';
import { pageIn, useSearchParam, useFilterParam, usePageNumber } from '@/lib/http/use-search-param';
import { usePollingWhenNotLive } from '@/lib/live/use-live-events';
import { useNow } from '@/lib/live/use-now';
import { usePageTitle } from '@/components/layout/use-page-title';
import { isItMe } from '@messages/is-it-me';
import { pingHistory as messages } from '@messages/ping-history';
import type { Loader } from '../../route-table';

export const loader: Loader = async ({ userId, params, search }) => {
  const workspace = await queryClient.ensureQueryData(workspaceOf(userId));
  const server = workspace?.servers.find(({ serverId }) => serverId._id === params.id)?.serverId;
  if (!server) return;
  const range = rangeOf(server, search.get('range'), now());
  await Promise.all([
    queryClient.prefetchQuery(statsOf(server._id, range)),
    queryClient.prefetchQuery(pingsOf(server._id, pageIn(search), search.get('region'))),
    queryClient.prefetchQuery(regions()),
    // Its line stands above what is pressed: a late one would move it from under the thumb.
    queryClient.prefetchQuery(baselineOf(server._id)),
  ]);
};

const rangeOf = ({ createdAt }: ServerSummaryResponse, wanted: string | null, at: Date) =>
  rangeFrom(wanted, at.getTime() - Date.parse(createdAt));

export default function History() {
  const { id = '' } = useParams();
  const workspace = useWorkspace();
  const server = workspace.data?.servers.find(({ serverId }) => serverId._id === id)?.serverId;
  usePageTitle(server ? messages.titleOf(server.name) : messages.title);

  if (server) return <HistoryOf key={server._id} server={server} />;
  if (workspace.isPending) return <PageLoading />;
  if (workspace.isError && workspace.data === undefined)
    return (
      <LoadFailed
        title={messages.statsFailed}
        error={workspace.error}
        busy={workspace.isFetching}
        onAgain={() => void workspace.refetch()}
      />
    );
  return (
    <EmptyState title={<h1>{messages.notFound}</h1>} action={<ButtonLink to={paths.overview}>{messages.back}</ButtonLink>}>
      {messages.notFoundText}
    </EmptyState>
  );
}

function HistoryOf({ server }: { server: ServerSummaryResponse }) {
  const refetchInterval = useNextCheck(server);
  return (
    <>
      <Link
        to={paths.overview}
        className="no-print mb-2 inline-flex min-h-11 items-center gap-2 text-muted no-underline hover:text-ink lg:min-h-9"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {messages.back}
      </Link>
      <PageHeading
        title={server.name}
        action={
          server.openIncidentId ? (
            <ButtonLink to={paths.incident(server.openIncidentId)} className="no-print">
              {messages.seeIncident}
            </ButtonLink>
          ) : (
            <Button
              variant="quiet"
              className="no-print max-sm:hidden"
              icon={<Printer className="size-5" aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {messages.print}
            </Button>
          )
        }
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={server.state} />
          <span className="person-text">{server.website ?? server.ipAddress}</span>
          <span>{messages.every(server.monitoringInterval)}</span>
          {server.website && (
            <Link
              to={paths.isItMe(server._id)}
              reloadDocument
              className="no-print inline-flex min-h-11 items-center font-medium text-accent lg:min-h-9"
            >
              {isItMe.link}
            </Link>
          )}
        </span>
      </PageHeading>
      <Baseline server={server} refetchInterval={refetchInterval} />
      <div className="mb-6">
        <ServerMaintenance serverId={server._id} />
      </div>
      <div className="space-y-10">
        <Stats server={server} />
        <ServerRenewals server={server} />
        <Pings server={server} />
      </div>
    </>
  );
}

/** A check without a change sends no event, so the page refetches when the next one is due. */
const useNextCheck = ({ monitoringInterval }: ServerSummaryResponse): number => {
  const due = monitoringInterval * 60_000;
  return Math.min(usePollingWhenNotLive() || due, due);
};

function Stats({ server }: { server: ServerSummaryResponse }) {
  const zone = useZone();
  const [rangeParam, setRange] = useSearchParam('range');
  const range = rangeOf(server, rangeParam, useNow());
  const refetchInterval = useNextCheck(server);
  const stats = useQuery({ ...statsOf(server._id, range), refetchInterval });
  const visibleStats = useMemo(
    () => stats.data && { ...stats.data, steps: stepsSince(stats.data.steps, server.createdAt) },
    [stats.data, server.createdAt],
  );
  const isYoung = visibleStats && stats.data && visibleStats.steps.length < stats.data.steps.length;
  const period = isYoung ? messages.sinceAdded(formatMoment(server.createdAt, zone)) : messages.inTheLast(messages.range[range]);
  return (
    <div className="space-y-4">
      <LastUpdated of={stats} />
      <div className="flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between">
        {visibleStats ? <Summary stats={visibleStats} server={server} period={period} /> : <Skeleton className="h-7 w-full max-w-md" />}
        <RangeChoice range={range} onChange={(next) => setRange(next, true)} />
      </div>
      {visibleStats ? (
        <div className="space-y-4 transition-opacity duration-150 data-old:opacity-60" data-old={stats.isPlaceholderData || undefined}>
          <RateCards stats={visibleStats} />
          <PingCharts stats={visibleStats} period={period} />
        </div>
      ) : stats.isError ? (
        <LoadFailed title={messages.statsFailed} error={stats.error} busy={stats.isFetching} onAgain={() => void stats.refetch()} />
      ) : (
        <StatsSkeleton />
      )}
    </div>
  );
}

const StatsSkeleton = () => (
  <>
    <div className="grid grid-cols-2 gap-3 sm:gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
    <Skeleton className="h-96" />
    <Skeleton className="h-80" />
  </>
);

function Pings({ server }: { server: ServerSummaryResponse }) {
  const zone = useZone();
  const top = useRef<HTMLHeadingElement>(null);
  const [page, setPage] = usePageNumber();
  const [wanted, setPlace] = useFilterParam('region');
  const places = useQuery(regions());
  const place = chosenPlace(wanted, places.data);
  const refetchInterval = useNextCheck(server);
  const pings = useQuery({ ...pingsOf(server._id, page, place), refetchInterval });
  const goToPage = (next: number) => {
    setPage(next);
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 ref={top} className="scroll-mt-20 text-xl">
          {messages.pingsTitle}
        </h2>
        <PlaceChoice places={places.data ?? []} place={place} onChange={setPlace} />
      </div>
      {pings.data === undefined ? (
        pings.isError ? (
          <LoadFailed title={messages.pingsFailed} error={pings.error} busy={pings.isFetching} onAgain={() => void pings.refetch()} />
        ) : (
          <div className="card p-5">
            <SkeletonLines lines={8} />
          </div>
        )
      ) : (
        <div className="space-y-4">
          {pings.data.data.length > 0 ? (
            <PingList pings={pings.data.data} zone={zone} showPlaces={showsPlaces(places.data ?? [], pings.data.data)} />
          ) : page === 1 ? (
            <EmptyState title={place ? messages.noPingsFrom(placeNameOf(place)) : messages.noPings}>
              {place ? messages.noPingsFromText : messages.noPingsText}
            </EmptyState>
          ) : (
            <EmptyState title={messages.pastTheEnd} action={<Button onClick={() => goToPage(1)}>{messages.firstPage}</Button>} />
          )}
          <div className="no-print">
            <Pagination page={page} totalPages={pings.data.pagination.totalPages} busy={pings.isPlaceholderData} onChange={goToPage} />
          </div>
        </div>
      )}
    </section>
  );
}
