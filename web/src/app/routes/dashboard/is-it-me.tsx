import { ArrowLeft } from '@/components/icons/arrow-left';
import { Link, useParams } from 'react-router-dom';
import { PageHeading } from '@/components/layout/page-heading';
import { usePageTitle } from '@/components/layout/use-page-title';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailed } from '@/components/ui/load-failed';
import { PageLoading } from '@/components/ui/loading';
import { paths } from '@/config/paths';
import { ReachReport } from '@/features/is-it-me/components/reach-report';
import { queryClient } from '@/lib/http/query-client';
import { useWorkspace, workspaceOf } from '@/lib/session/current-workspace';
import { isItMe as messages } from '@messages/is-it-me';
import { pingHistory } from '@messages/ping-history';
import type { Loader } from '../../route-table';

export const loader: Loader = ({ userId }) => queryClient.ensureQueryData(workspaceOf(userId));

export default function IsItMe() {
  const { id = '' } = useParams();
  const workspace = useWorkspace();
  const server = workspace.data?.servers.find(({ serverId }) => serverId._id === id)?.serverId;
  usePageTitle(messages.title);

  if (!server && workspace.isPending) return <PageLoading />;
  if (!server && workspace.isError && workspace.data === undefined)
    return <LoadFailed title={pingHistory.statsFailed} error={workspace.error} onAgain={() => void workspace.refetch()} />;
  if (!server)
    return (
      <EmptyState title={<h1>{pingHistory.notFound}</h1>} action={<ButtonLink to={paths.overview}>{pingHistory.back}</ButtonLink>}>
        {pingHistory.notFoundText}
      </EmptyState>
    );
  return (
    <>
      <Link
        to={paths.history(server._id)}
        className="no-print mb-2 inline-flex min-h-11 items-center gap-2 text-muted no-underline hover:text-ink lg:min-h-9"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {messages.back}
      </Link>
      <PageHeading title={messages.titleOf(server.name)}>{messages.intro}</PageHeading>
      {server.website ? (
        <ReachReport server={server} website={server.website} />
      ) : (
        <EmptyState title={messages.noWebsite} action={<ButtonLink to={paths.history(server._id)}>{messages.back}</ButtonLink>}>
          {messages.noWebsiteText}
        </EmptyState>
      )}
    </>
  );
}
