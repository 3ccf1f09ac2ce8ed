import { lazy, memo, Suspense } from 'react';
import { EllipsisVertical } from '@/components/icons/ellipsis-vertical';
import { Link } from 'react-router-dom';
import type { ServerSummaryResponse, UptimeResponse } from '@nowahala/api';
import { UptimeStrip } from '@/components/charts/uptime-strip';
import { IconButton } from '@/components/ui/button';
import { DataTable, type Column } from '@/components/ui/data-table';
import { MenuOnDemand } from '@/components/ui/menu-on-demand';
import { StatusBadge } from '@/components/ui/status-badge';
import { paths } from '@/config/paths';
import { onDemand } from '@/lib/http/on-demand';
import { useDialogOnDemand } from '@/lib/http/use-dialog-on-demand';
import { formatCount } from '@/lib/format/format-money';
import { servers as serverWords } from '@messages/servers';
import { badgeOf, troubleFirst } from '../model/order';

const messages = serverWords.table;

const loadMenu = onDemand(() => import('./server-menu'));
const ServerMenu = lazy(loadMenu);
const loadDelete = onDemand(() => import('./delete-server-dialog'));
const DeleteServerDialog = lazy(loadDelete);

type ServerTableProps = {
  servers: readonly ServerSummaryResponse[];
  /** Pings a server may use a month; null without a plan. */
  rateLimit: number | null;
  uptime: ReadonlyMap<string, UptimeResponse['days'][number][]> | undefined;
};

export function ServerTable({ servers, rateLimit, uptime }: ServerTableProps) {
  const deleting = useDialogOnDemand<ServerSummaryResponse>(loadDelete);
  return (
    <div className="card">
      <Rows servers={servers} rateLimit={rateLimit} uptime={uptime} onDelete={deleting.open} />
      {deleting.isNeeded && (
        <Suspense>
          <DeleteServerDialog server={deleting.asked} onClose={deleting.close} />
        </Suspense>
      )}
    </div>
  );
}

type RowsProps = ServerTableProps & { onDelete: (server: ServerSummaryResponse) => void };

/** Memoised: a hundred rows are not rendered again when a dialog above them opens or closes. */
const Rows = memo(function Rows({ servers, rateLimit, uptime, onDelete }: RowsProps) {
  const columns: Column<ServerSummaryResponse>[] = [
    { key: 'name', title: messages.name, isName: true, cell: (server) => <Name server={server} /> },
    { key: 'ip', title: messages.ip, cell: (server) => <span className="tabular inline-block as-table:min-w-32">{server.ipAddress}</span> },
    { key: 'status', title: messages.status, isBeside: true, cell: (server) => <StatusBadge status={badgeOf(server)} /> },
    { key: 'usage', title: messages.usage, cell: (server) => <Usage used={server.usedRate} limit={rateLimit} /> },
    {
      key: 'days',
      title: messages.days,
      cell: (server) => <div className="h-8 w-36 as-table:w-44">{uptime && <UptimeStrip days={uptime.get(server._id) ?? []} />}</div>,
    },
    {
      key: 'menu',
      title: messages.menu,
      isMenu: true,
      cell: (server) => (
        <MenuOnDemand load={loadMenu} trigger={<Dots server={server} />}>
          {(trigger) => <ServerMenu server={server} trigger={trigger} onDelete={() => onDelete(server)} />}
        </MenuOnDemand>
      ),
    },
  ];
  return <DataTable caption={messages.caption} columns={columns} rows={troubleFirst(servers)} rowKey={(server) => server._id} isWide />;
});

const Dots = ({ server, ...pressed }: { server: ServerSummaryResponse }) => (
  <IconButton label={messages.menuOf(server.name)} {...pressed}>
    <EllipsisVertical className="size-5" aria-hidden="true" />
  </IconButton>
);

/** The name links to the open incident while the server is down, else to its history. */
const Name = ({ server }: { server: ServerSummaryResponse }) => (
  <>
    <Link
      to={server.openIncidentId ? paths.incident(server.openIncidentId) : paths.history(server._id)}
      className="inline-flex min-h-11 min-w-11 items-center not-pointer-coarse:as-table:min-h-8 text-ink no-underline hover:underline"
    >
      {server.name}
    </Link>
    {server.website && <span className="line-clamp-1 text-sm font-normal break-all text-muted as-cards:hidden">{server.website}</span>}
  </>
);

const Usage = ({ used, limit }: { used: number; limit: number | null }) => (
  <span className="text-right as-table:text-left in-slim-cards:text-left">
    {messages.pings(used, formatCount(used))}{' '}
    {limit !== null && (
      <span className="text-sm text-muted as-table:block as-table:whitespace-nowrap">{messages.ofLimit(formatCount(limit))}</span>
    )}
  </span>
);
