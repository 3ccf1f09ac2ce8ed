import { useMemo, type ReactNode } from 'react';
import { ChevronRight } from '@/components/icons/chevron-right';
import { Chart } from '@/components/charts/chart';
import { Hatch } from '@/components/charts/hatch';
import { formatCount } from '@/lib/format/format-money';
import { formatResponseTime } from '@/lib/format/format-time';
import { pingHistory as messages } from '@messages/ping-history';
import { countsChart } from '../model/counts-chart';
import { wasMeasured, type PingStats } from '../model/ping-stats';
import { responseChart } from '../model/response-chart';
import { StatsTable } from './stats-table';

/** The chart of the specification, response times beside it, and the same numbers as a table. */
export function PingCharts({ stats, period }: { stats: PingStats; period: string }) {
  const { steps, totalSuccess, totalFailures, responseTimeMs } = stats;
  const counts = useMemo(() => countsChart(steps), [steps]);
  const response = useMemo(() => responseChart(steps), [steps]);
  return (
    <>
      <Hatch />
      <Panel title={messages.chartTitle}>
        <Chart plan={counts} height={320} label={messages.chartLabel(formatCount(totalSuccess), formatCount(totalFailures), period)} />
      </Panel>
      <Panel
        title={messages.responseTitle}
        text={
          responseTimeMs.median === null || responseTimeMs.p95 === null
            ? messages.noResponseTimes
            : messages.responseSentence(formatResponseTime(responseTimeMs.median), formatResponseTime(responseTimeMs.p95))
        }
      >
        {responseTimeMs.median !== null && <Chart plan={response} height={260} label={messages.responseLabel(period)} />}
        {totalFailures > 0 && responseTimeMs.median !== null && <OutageKey />}
      </Panel>
      {steps.some(wasMeasured) && (
        <details className="group no-print">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control font-medium text-accent [&::-webkit-details-marker]:hidden">
            <ChevronRight className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-90" aria-hidden="true" />
            {messages.showNumbers}
          </summary>
          <StatsTable steps={steps} />
        </details>
      )}
    </>
  );
}

const OutageKey = () => (
  <p className="mt-1 flex items-center gap-2 text-sm text-muted">
    <span aria-hidden="true" className="h-3.5 w-5 rounded-sm bg-down opacity-25" />
    {messages.outage}
  </p>
);

const Panel = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className="card min-w-0 p-4 sm:p-5">
    <h2 className="text-lg">{title}</h2>
    {text && <p className="mt-1 text-muted">{text}</p>}
    <div className="mt-3 min-w-0">{children}</div>
  </section>
);
