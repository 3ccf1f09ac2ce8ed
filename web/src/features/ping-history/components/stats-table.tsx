import { DataTable, type Column } from '@/components/ui/data-table';
import { formatCount } from '@/lib/format/format-money';
import { formatResponseTime } from '@/lib/format/format-time';
import { pingHistory as messages } from '@messages/ping-history';
import { wasMeasured, type Step } from '../model/ping-stats';

const maintenanceColumn: Column<Step> = {
  key: 'maintenance',
  title: messages.maintenance,
  align: 'right',
  cell: ({ maintenance }) => formatCount(maintenance),
};

const columnsOf = (steps: readonly Step[]): Column<Step>[] => [
  { key: 'date', title: messages.date, isName: true, cell: ({ label }) => label },
  { key: 'success', title: messages.success, align: 'right', cell: ({ success }) => formatCount(success) },
  { key: 'failure', title: messages.failure, align: 'right', cell: ({ failures }) => formatCount(failures) },
  { key: 'unknown', title: messages.unknown, align: 'right', cell: ({ unknown }) => formatCount(unknown) },
  ...(steps.some(({ maintenance }) => maintenance > 0) ? [maintenanceColumn] : []),
  {
    key: 'response',
    title: messages.response,
    align: 'right',
    cell: ({ responseTimeMs }) => (responseTimeMs === null ? messages.none : formatResponseTime(responseTimeMs)),
  },
];

/** Newest first; steps in which nothing happened are left out. */
export const StatsTable = ({ steps }: { steps: readonly Step[] }) => (
  <div className="card mt-2 overflow-x-auto">
    <DataTable
      caption={messages.numbers}
      columns={columnsOf(steps)}
      rows={steps.filter((step) => wasMeasured(step) || step.unknown > 0 || step.maintenance > 0).toReversed()}
      rowKey={({ at }) => at}
    />
  </div>
);
