import type { PingResponse } from '@nowahala/api';
import { DataTable, type Column } from '@/components/ui/data-table';
import { Moment } from '@/components/ui/moment';
import { StatusBadge } from '@/components/ui/status-badge';
import { formatResponseTime } from '@/lib/format/format-time';
import { pingHistory as messages } from '@messages/ping-history';

const columnsIn = (zone: string): Column<PingResponse>[] => [
  {
    key: 'time',
    title: messages.time,
    isName: true,
    cell: ({ timestamp }) => <Moment at={timestamp} zone={zone} className="font-medium as-table:whitespace-nowrap" />,
  },
  { key: 'status', title: messages.status, isBeside: true, cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'message', title: messages.message, isText: true, cell: (ping) => <What ping={ping} /> },
  {
    key: 'response',
    title: messages.response,
    align: 'right',
    cell: ({ responseTimeMs }) => (responseTimeMs === null ? messages.none : formatResponseTime(responseTimeMs)),
  },
];

export const PingList = ({ pings, zone }: { pings: readonly PingResponse[]; zone: string }) => (
  <div className="card">
    <DataTable caption={messages.pingsTitle} columns={columnsIn(zone)} rows={pings} rowKey={({ _id }) => _id} />
  </div>
);

/** A check outside the schedule names its reason. */
const What = ({ ping: { message, check } }: { ping: PingResponse }) => (
  <>
    <span className="person-text">{message}</span>
    {check !== 'scheduled' && <span className="block text-sm text-muted">{messages.kinds[check] ?? check}</span>}
  </>
);
