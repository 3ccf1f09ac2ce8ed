import { useQuery } from '@tanstack/react-query';
import type { ErrorLogResponse } from '@nowahala/api';
import { LastUpdated } from '@/components/layout/last-updated';
import { PageHeading } from '@/components/layout/page-heading';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailed } from '@/components/ui/load-failed';
import { Pagination } from '@/components/ui/pagination';
import { errorLogsOf } from '@/features/error-logs/api/list-error-logs';
import { LogCard } from '@/features/error-logs/components/log-card';
import { LogDrawer } from '@/features/error-logs/components/log-drawer';
import { LogListSkeleton } from '@/features/error-logs/components/log-list-skeleton';
import { useUser } from '@/lib/session/current-user';
import { useWorkspace } from '@/lib/session/current-workspace';
import { queryClient } from '@/lib/http/query-client';
import { pageIn, useSearchParam, usePageNumber } from '@/lib/http/use-search-param';
import { usePollingWhenNotLive } from '@/lib/live/use-live-events';
import { usePageTitle } from '@/components/layout/use-page-title';
import { errorLogs as messages } from '@messages/error-logs';
import type { Loader } from '../../route-table';

export const loader: Loader = ({ userId, search }) => queryClient.prefetchQuery(errorLogsOf(userId, pageIn(search)));

export default function Logs() {
  usePageTitle(messages.title);
  const user = useUser();
  const [page, setPage] = usePageNumber();
  const refetchInterval = usePollingWhenNotLive();
  const logs = useQuery({ ...errorLogsOf(user._id, page), refetchInterval });

  const goToPage = (next: number) => {
    setPage(next);
    window.scrollTo(0, 0);
  };

  return (
    <>
      <PageHeading title={messages.title}>{messages.text}</PageHeading>
      <LastUpdated of={logs} />
      {logs.data === undefined ? (
        logs.isError ? (
          <LoadFailed title={messages.loadFailed} error={logs.error} busy={logs.isFetching} onAgain={() => void logs.refetch()} />
        ) : (
          <LogListSkeleton />
        )
      ) : logs.data.data.length === 0 ? (
        <NoLogs page={page} onFirst={() => goToPage(1)} />
      ) : (
        <>
          <List logs={logs.data.data} />
          <div className="mt-6">
            <Pagination page={page} totalPages={logs.data.pagination.totalPages} busy={logs.isPlaceholderData} onChange={goToPage} />
          </div>
        </>
      )}
    </>
  );
}

function List({ logs }: { logs: readonly ErrorLogResponse[] }) {
  const [open, setOpen] = useSearchParam('log');
  const { data: workspace } = useWorkspace();
  const names = new Map(workspace?.servers.map(({ serverId }) => [serverId._id, serverId.name]));
  const nameOf = (log: ErrorLogResponse | undefined) =>
    log && !log.serverId ? messages.ownProgram : (log?.serverId && names.get(log.serverId)) || (workspace ? messages.deletedServer : '');
  const openLog = logs.find((log) => log._id === open);
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {logs.map((log) => (
          <li key={log._id} className="min-w-0">
            <LogCard log={log} serverName={nameOf(log)} onOpen={() => setOpen(log._id)} />
          </li>
        ))}
      </ul>
      <LogDrawer log={openLog} serverName={nameOf(openLog)} onClose={() => setOpen(null, true)} />
    </>
  );
}

const NoLogs = ({ page, onFirst }: { page: number; onFirst: () => void }) =>
  page === 1 ? (
    <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>
  ) : (
    <EmptyState title={messages.pastTheEnd} action={<Button onClick={onFirst}>{messages.firstPage}</Button>} />
  );
