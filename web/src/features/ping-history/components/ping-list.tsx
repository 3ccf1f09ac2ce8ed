import { Wrench } from '@/components/icons/wrench';
import type { PingResponse } from '@nowahala/api';
import { placeNameOf } from '@nowahala/kernel';
import { DataTable, type Column } from '@/components/ui/data-table';
import { Moment } from '@/components/ui/moment';
import { StatusBadge } from '@/components/ui/status-badge';
import { formatResponseTime } from '@/lib/format/format-time';
import { pingHistory as messages } from '@messages/ping-history';

const placeColumn: Column<PingResponse> = {
  key: 'place',
  title: messages.place,
  cell: ({ region }) => <span className="as-table:whitespace-nowrap">{placeNameOf(region)}</span>,
};

const columnsIn = (zone: string, showPlaces: boolean): Column<PingResponse>[] => [
  {
    key: 'time',
    title: messages.time,
    isName: true,
    cell: ({ timestamp }) => <Moment at={timestamp} zone={zone} className="font-medium as-table:whitespace-nowrap" />,
  },
  { key: 'status', title: messages.status, isBeside: true, cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'message', title: messages.message, isText: true, cell: (ping) => <What ping={ping} /> },
  ...(showPlaces ? [placeColumn] : []),
  {
    key: 'response',
    title: messages.response,
    align: 'right',
    cell: ({ responseTimeMs }) => (responseTimeMs === null ? messages.none : formatResponseTime(responseTimeMs)),
  },
];

type PingListProps = { pings: readonly PingResponse[]; zone: string; showPlaces: boolean };

export const PingList = ({ pings, zone, showPlaces }: PingListProps) => (
  <div className="card">
    <DataTable caption={messages.pingsTitle} columns={columnsIn(zone, showPlaces)} rows={pings} rowKey={({ _id }) => _id} />
  </div>
);

/** A check outside the schedule names its reason. */
const What = ({ ping: { message, check, maintenance } }: { ping: PingResponse }) => (
  <>
    <span className="person-text">{message}</span>
    {check !== 'scheduled' && <span className="block text-sm text-muted">{messages.kinds[check] ?? check}</span>}
    {maintenance && (
      <span className="flex items-center gap-1.5 text-sm font-medium text-accent">
        <Wrench className="size-4 shrink-0" aria-hidden="true" />
        {messages.duringMaintenance}
      </span>
    )}
  </>
);
