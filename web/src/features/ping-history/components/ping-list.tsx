import { DataTable, type Column } from '@/components/ui/data-table';
import { Moment } from '@/components/ui/moment';
import { StatusBadge } from '@/components/ui/status-badge';
import { formatResponseTime } from '@/lib/format-time';
import { pingHistory as words } from '@messages/ping-history';
import type { Ping } from '../api/list-pings';

const columnsIn = (zone: string): Column<Ping>[] => [
  { key: 'time', title: words.time, isName: true, cell: ({ timestamp }) => <Moment at={timestamp} zone={zone} className="font-medium" /> },
  { key: 'status', title: words.status, cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'message', title: words.message, cell: ({ message }) => <span className="person-text max-sm:text-right">{message}</span> },
  {
    key: 'response',
    title: words.response,
    align: 'right',
    cell: ({ responseTimeMs }) => (responseTimeMs === null ? words.none : formatResponseTime(responseTimeMs)),
  },
  { key: 'kind', title: words.kind, cell: ({ check }) => <span className="whitespace-nowrap">{words.kinds[check] ?? check}</span> },
];

export const PingList = ({ pings, zone }: { pings: readonly Ping[]; zone: string }) => (
  <div className="card overflow-hidden">
    <DataTable caption={words.pingsTitle} columns={columnsIn(zone)} rows={pings} rowKey={({ _id }) => _id} />
  </div>
);
