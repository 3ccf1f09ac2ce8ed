import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailed } from '@/components/ui/load-failed';
import { SkeletonLines } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { serverWith } from '@/features/servers/api/get-server';
import { EditServerForm } from '@/features/servers/components/edit-server-form';
import { isRefusal } from '@/lib/http/api-error';
import { queryClient } from '@/lib/http/query-client';
import { usePageTitle } from '@/components/layout/use-page-title';
import { servers } from '@messages/servers';
import type { Loader } from '../../route-table';

const messages = servers.edit;

export const loader: Loader = ({ params }) => queryClient.prefetchQuery(serverWith(params.id ?? ''));

export default function EditServer() {
  const { id = '' } = useParams();
  usePageTitle(messages.title);
  const server = useQuery(serverWith(id));
  const missing = isRefusal(server.error, 404) || isRefusal(server.error, 400);
  if (missing && !server.data)
    return (
      <EmptyState title={<h1>{messages.notFound}</h1>} action={<ButtonLink to={paths.overview}>{messages.toOverview}</ButtonLink>}>
        {messages.notFoundText}
      </EmptyState>
    );
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="mb-6 text-2xl sm:text-3xl">{messages.title}</h1>
      {server.data ? (
        <EditServerForm key={id} server={server.data} />
      ) : server.isError ? (
        <LoadFailed title={messages.cannotLoad} error={server.error} busy={server.isFetching} onAgain={() => void server.refetch()} />
      ) : (
        <SkeletonLines lines={8} />
      )}
    </div>
  );
}
