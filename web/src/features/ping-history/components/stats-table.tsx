import { DataTable, type Column } from '@/components/ui/data-table';
import { formatCount } from '@/lib/format/format-money';
import { formatResponseTime } from '@/lib/format/format-time';
import { pingHistory as words } from '@messages/ping-history';
import { wasMeasured, type Step } from '../model/ping-stats';

const columns: Column<Step>[] = [
  { key: 'date', title: words.date, isName: true, cell: ({ label }) => label },
  { key: 'success', title: words.success, align: 'right', cell: ({ success }) => formatCount(success) },
  { key: 'failure', title: words.failure, align: 'right', cell: ({ failures }) => formatCount(failures) },
  { key: 'unknown', title: words.unknown, align: 'right', cell: ({ unknown }) => formatCount(unknown) },
  {
    key: 'response',
    title: words.response,
    align: 'right',
    cell: ({ responseTimeMs }) => (responseTimeMs === null ? words.none : formatResponseTime(responseTimeMs)),
  },
];

/** Newest first; steps in which nothing happened are left out. */
export const FigureTable = ({ steps }: { steps: readonly Step[] }) => (
  <div className="card mt-2 overflow-x-auto">
    <DataTable
      caption={words.figures}
      columns={columns}
      rows={steps.filter((step) => wasMeasured(step) || step.unknown > 0).toReversed()}
      rowKey={({ at }) => at}
    />
  </div>
);
