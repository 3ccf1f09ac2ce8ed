import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { HeartbeatResponse } from '@nowahala/api';
import { LastUpdated } from '@/components/layout/last-updated';
import { ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailed } from '@/components/ui/load-failed';
import { Moment } from '@/components/ui/moment';
import { SkeletonLines } from '@/components/ui/skeleton';
import { StatusBadge } from '@/components/ui/status-badge';
import { paths } from '@/config/paths';
import { beatsOf, heartbeatWith, updateHeartbeat } from '@/features/heartbeats/api/heartbeats';
import { BeatLog } from '@/features/heartbeats/components/beat-log';
import { HeartbeatActions } from '@/features/heartbeats/components/heartbeat-actions';
import { HeartbeatForm } from '@/features/heartbeats/components/heartbeat-form';
import { Snippets } from '@/features/heartbeats/components/snippets';
import { ToJobs } from '@/features/heartbeats/components/to-jobs';
import { lastCallOf, scheduleOf, statusOf } from '@/features/heartbeats/model/describe';
import { isRefusal } from '@/lib/http/api-error';
import { queryClient } from '@/lib/http/query-client';
import { toast } from '@/lib/live/toast';
import { useZone } from '@/lib/session/current-user';
import { usePageTitle } from '@/components/layout/use-page-title';
import { common } from '@messages/common';
import { heartbeats as messages } from '@messages/heartbeats';
import type { Loader } from '../../route-table';

const EVERY_MS = 15_000;

export const loader: Loader = ({ params: { id = '' } }) =>
  Promise.all([queryClient.prefetchQuery(heartbeatWith(id)), queryClient.prefetchQuery(beatsOf(id))]);

export default function HeartbeatPage() {
  const { id = '' } = useParams();
  const heartbeat = useQuery({ ...heartbeatWith(id), refetchInterval: EVERY_MS });
  usePageTitle(heartbeat.data?.name ?? messages.title);
  // It may be deleted in another tab while this page is open.
  if (isRefusal(heartbeat.error, 400) || isRefusal(heartbeat.error, 404))
    return (
      <EmptyState title={<h1>{messages.notFound}</h1>} action={<ButtonLink to={paths.heartbeats}>{messages.toList}</ButtonLink>}>
        {messages.notFoundText}
      </EmptyState>
    );
  if (heartbeat.data)
    return (
      <>
        <LastUpdated of={heartbeat} />
        <HeartbeatReport key={id} heartbeat={heartbeat.data} />
      </>
    );
  if (!heartbeat.isError) return <SkeletonLines lines={8} />;
  return (
    <LoadFailed title={messages.cannotLoad} error={heartbeat.error} busy={heartbeat.isFetching} onAgain={() => void heartbeat.refetch()} />
  );
}

function HeartbeatReport({ heartbeat }: { heartbeat: HeartbeatResponse }) {
  const client = useQueryClient();
  const zone = useZone();
  const beats = useQuery({ ...beatsOf(heartbeat._id), refetchInterval: EVERY_MS });
  const log = (
    <Section title={messages.log}>
      {beats.data ? (
        <BeatLog beats={beats.data} isKnown={heartbeat.state !== 'unknown'} />
      ) : beats.isError ? (
        <LoadFailed title={messages.cannotLoadLog} error={beats.error} busy={beats.isFetching} onAgain={() => void beats.refetch()} />
      ) : (
        <SkeletonLines lines={3} />
      )}
    </Section>
  );
  // Until it calls, the address is what its owner came for; afterwards it is what the job said.
  return (
    <article className="mx-auto max-w-3xl space-y-6">
      <header className="space-y-2">
        <ToJobs />
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="person-text text-2xl sm:text-3xl">{heartbeat.name}</h1>
          <StatusBadge status={statusOf(heartbeat)} />
        </div>
        <p className="text-muted">{scheduleOf(heartbeat)}</p>
        {heartbeat.lastBeatAt ? (
          <p>
            {messages.last}
            {common.colon} <Moment at={heartbeat.lastBeatAt} zone={zone} />
          </p>
        ) : (
          <p>{lastCallOf(heartbeat, zone)}</p>
        )}
        {heartbeat.dueAt && (
          <p>
            {messages.next}
            {common.colon} <Moment at={heartbeat.dueAt} zone={zone} />
          </p>
        )}
        {heartbeat.openIncidentId && <ButtonLink to={paths.incident(heartbeat.openIncidentId)}>{messages.seeIncident}</ButtonLink>}
      </header>
      {heartbeat.lastBeatAt && log}
      <Section title={messages.address}>
        <p className="mb-3 text-muted">{messages.addressText}</p>
        <p className="mb-3 rounded-lg bg-sunken p-3 font-mono text-sm [overflow-wrap:anywhere]">{heartbeat.address}</p>
        <CopyButton text={heartbeat.address} label={messages.copyAddress} done={messages.copied} />
      </Section>
      <Section title={messages.snippets.title}>
        <Snippets address={heartbeat.address} />
      </Section>
      {!heartbeat.lastBeatAt && log}
      <Section title={messages.change}>
        <HeartbeatForm
          heartbeat={heartbeat}
          send={(input) => updateHeartbeat(heartbeat._id, input)}
          onSent={({ message, data }) => {
            toast.success(message);
            client.setQueryData(heartbeatWith(heartbeat._id).queryKey, data);
            void client.invalidateQueries({ queryKey: ['heartbeats'], exact: true });
          }}
        />
        <div className="mt-6 border-t border-line pt-6">
          <HeartbeatActions heartbeat={heartbeat} />
        </div>
      </Section>
    </article>
  );
}

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="card p-5 sm:p-6">
    <h2 className="mb-3 text-lg font-semibold">{title}</h2>
    {children}
  </section>
);
