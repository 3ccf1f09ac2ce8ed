import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from '@/components/icons/plus';
import type { WorkspaceResponse } from '@nowahala/api';
import { AlertBanner } from '@/components/ui/alert-banner';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailed } from '@/components/ui/load-failed';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { OpenPayment } from '@/features/billing/components/open-payment';
import { HeartbeatsOnHome } from '@/features/heartbeats/components/heartbeats-on-home';
import { incidentsOf } from '@/features/incidents/api/list-incidents';
import { RecentIncidents } from '@/features/incidents/components/recent-incidents';
import { WorkspaceMaintenance } from '@/features/maintenance/components/workspace-maintenance';
import { mayRunForAll } from '@/features/maintenance/model/windows';
import { CreateWorkspace } from '@/features/onboarding/components/create-workspace';
import { EndsSoon } from '@/features/renewals/components/ends-soon';
import { uptimeOf } from '@/features/servers/api/get-uptime';
import { Counts } from '@/features/servers/components/counts';
import { ServerTable } from '@/features/servers/components/server-table';
import { Situation } from '@/features/servers/components/situation';
import { formatSituation } from '@/features/servers/model/format-situation';
import { useUser, useZone } from '@/lib/session/current-user';
import { useWorkspace } from '@/lib/session/current-workspace';
import { formatNoted } from '@/lib/format/format-time';
import { queryClient } from '@/lib/http/query-client';
import { useLiveState, usePollingWhenNotLive } from '@/lib/live/use-live-events';
import { useNow } from '@/lib/live/use-now';
import { usePageTitle } from '@/components/layout/use-page-title';
import { common } from '@messages/common';
import { dashboard } from '@messages/dashboard';
import { servers as serverWords } from '@messages/servers';
import type { Loader } from '../../route-table';

const messages = serverWords.overview;

export const loader: Loader = ({ userId }) => queryClient.prefetchQuery(incidentsOf(userId));

export default function Overview() {
  usePageTitle(messages.title);
  const workspace = useWorkspace();
  const zone = useZone();
  const live = useLiveState();

  if (workspace.data === undefined)
    return workspace.isError ? (
      <WithHead name={messages.title}>
        <LoadFailed
          title={messages.cannotLoad}
          error={workspace.error}
          busy={workspace.isFetching}
          onAgain={() => void workspace.refetch()}
        />
      </WithHead>
    ) : (
      <Waiting />
    );
  if (workspace.data === null)
    return (
      <WithHead name={messages.title}>
        <div className="space-y-6">
          <OpenPayment />
          <CreateWorkspace />
        </div>
      </WithHead>
    );
  return (
    <>
      {live !== 'live' && workspace.isError && (
        <AlertBanner kind="warn" className="mb-5">
          {dashboard.banners.lastUpdated(formatNoted(workspace.dataUpdatedAt, zone))}
        </AlertBanner>
      )}
      <WorkspaceOverview workspace={workspace.data} />
    </>
  );
}

function WorkspaceOverview({ workspace }: { workspace: WorkspaceResponse }) {
  const user = useUser();
  const zone = useZone();
  const now = useNow();
  const refetchInterval = usePollingWhenNotLive();
  const incidents = useQuery({ ...incidentsOf(user._id), refetchInterval });
  const uptime = useQuery(uptimeOf(workspace._id));
  const servers = useMemo(() => workspace.servers.map(({ serverId }) => serverId), [workspace.servers]);

  // Adding a server would lead userId to buy a second time.
  const isPaying = !user.plan.hasPlan && user.plan.pendingPayment !== null;
  if (servers.length === 0)
    return (
      <WithHead name={workspace.name}>
        <div className="space-y-6">
          <OpenPayment />
          <EmptyState title={messages.noServers} action={isPaying ? undefined : <AddServer variant="main" />}>
            {isPaying ? messages.noServersYetText : messages.noServersText}
          </EmptyState>
          <HeartbeatsOnHome when="any" />
        </div>
      </WithHead>
    );
  return (
    <WithHead name={workspace.name} action={<AddServer />}>
      <div className="space-y-6">
        <Situation sentence={formatSituation(servers, incidents.data?.data, zone, now)} />
        <HeartbeatsOnHome when="trouble" />
        {mayRunForAll(servers) && <WorkspaceMaintenance workspaceId={workspace._id} />}
        <Counts servers={servers} />
        <ServerTable servers={servers} rateLimit={user.plan.id?.rateLimit ?? null} uptime={uptime.data} />
        <EndsSoon servers={servers} now={now} />
        <HeartbeatsOnHome when="calm" />
        <RecentIncidents incidents={incidents.data?.data ?? []} now={now} />
      </div>
    </WithHead>
  );
}

function WithHead({ name, action, children }: { name: string; action?: React.ReactNode; children: React.ReactNode }) {
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="person-text text-2xl">{name}</h1>
        {action}
      </div>
      {children}
    </>
  );
}

const AddServer = ({ variant = 'quiet' }: { variant?: 'main' | 'quiet' }) => (
  <ButtonLink to={paths.addServer} variant={variant} icon={<Plus className="size-5" aria-hidden="true" />}>
    {messages.addServer}
  </ButtonLink>
);

const Waiting = () => (
  <div role="status" className="space-y-6">
    <span className="sr-only">{common.loading}</span>
    <Skeleton className="h-8 w-48" />
    <Skeleton className="h-28 w-full" />
    <Skeleton className="h-8 w-72" />
    <Skeleton className="h-64 w-full" />
  </div>
);
