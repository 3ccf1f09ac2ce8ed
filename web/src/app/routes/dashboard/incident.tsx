import { useQuery } from '@tanstack/react-query';
import { LayoutList } from '@/components/icons/layout-list';
import { RotateCcwClock } from '@/components/icons/rotate-ccw-clock';
import { Smartphone } from '@/components/icons/smartphone';
import { useParams } from 'react-router-dom';
import type { IncidentResponse } from '@nowahala/api';
import { AlertBanner } from '@/components/ui/alert-banner';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { incidentWith } from '@/features/incidents/api/get-incident';
import { DeliveriesPanel } from '@/features/incidents/components/deliveries-panel';
import { EvidencePanel } from '@/features/incidents/components/evidence-panel';
import { ExplanationPanel } from '@/features/incidents/components/explanation-panel';
import { IncidentHead } from '@/features/incidents/components/incident-head';
import { NewNormal } from '@/features/incidents/components/new-normal';
import { NetworkNote } from '@/features/incidents/components/network-note';
import { PlacesPanel } from '@/features/incidents/components/places-panel';
import { Timeline } from '@/features/incidents/components/timeline';
import { isRefusal, sentenceOf } from '@/lib/http/api-error';
import { queryClient } from '@/lib/http/query-client';
import { usePollingWhenNotLive } from '@/lib/live/use-live-events';
import { usePageTitle } from '@/components/layout/use-page-title';
import { common } from '@messages/common';
import { incidents as messages } from '@messages/incidents';
import { isItMe } from '@messages/is-it-me';
import type { Loader } from '../../route-table';

export const loader: Loader = ({ params }) => queryClient.prefetchQuery(incidentWith(params.id ?? ''));

export default function IncidentPage() {
  const { id = '' } = useParams();
  const refetchInterval = usePollingWhenNotLive();
  const incident = useQuery({ ...incidentWith(id), refetchInterval });
  usePageTitle(incident.data?.serverName ?? messages.title);

  if (incident.data) return <IncidentReport incident={incident.data} />;
  if (!incident.isError) return <Waiting />;
  const missing = isRefusal(incident.error, 404) || isRefusal(incident.error, 400);
  return missing ? (
    <EmptyState title={<h1>{messages.notFound}</h1>} action={<ButtonLink to={paths.overview}>{messages.toOverview}</ButtonLink>}>
      {messages.notFoundText}
    </EmptyState>
  ) : (
    <>
      <h1 className="mb-5 text-2xl">{messages.title}</h1>
      <AlertBanner
        kind="bad"
        title={messages.cannotLoad}
        action={
          <Button variant="quiet" onClick={() => void incident.refetch()}>
            {common.tryAgain}
          </Button>
        }
      >
        {sentenceOf(incident.error)}
      </AlertBanner>
    </>
  );
}

const IncidentReport = ({ incident }: { incident: IncidentResponse }) => (
  <article className="space-y-5">
    <IncidentHead incident={incident} />
    <NetworkNote incident={incident} />
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <div className="space-y-5">
        <ExplanationPanel incident={incident} />
        <NewNormal incident={incident} />
        <PlacesPanel incident={incident} />
        <EvidencePanel incident={incident} />
      </div>
      <div className="space-y-5">
        <Timeline incident={incident} />
        <DeliveriesPanel incident={incident} />
        <div className="no-print flex flex-wrap gap-2">
          {incident.heartbeat ? (
            <ButtonLink to={paths.heartbeat(incident.serverId)} variant="quiet" size="small">
              {messages.toJob}
            </ButtonLink>
          ) : (
            <ServerLinks incident={incident} />
          )}
        </div>
      </div>
    </div>
  </article>
);

const ServerLinks = ({ incident }: { incident: IncidentResponse }) => (
  <>
    <ButtonLink
      to={paths.history(incident.serverId)}
      variant="quiet"
      size="small"
      icon={<RotateCcwClock className="size-4" aria-hidden="true" />}
    >
      {messages.logHistory}
    </ButtonLink>
    <ButtonLink
      to={paths.isItMe(incident.serverId)}
      reloadDocument
      variant="quiet"
      size="small"
      icon={<Smartphone className="size-4" aria-hidden="true" />}
    >
      {isItMe.link}
    </ButtonLink>
    <ButtonLink to={paths.logs} variant="quiet" size="small" icon={<LayoutList className="size-4" aria-hidden="true" />}>
      {messages.errorLog}
    </ButtonLink>
  </>
);

const Waiting = () => (
  <div role="status" className="space-y-5">
    <span className="sr-only">{common.loading}</span>
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
);
