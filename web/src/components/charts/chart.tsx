import { lazy, Suspense } from 'react';
import type { EChartsCoreOption } from 'echarts/core';
import { Skeleton } from '@/components/ui/skeleton';
import { charts } from '@messages/charts';

export type ChartProps = { option: EChartsCoreOption; height: number };

const NotDrawn = ({ height }: ChartProps) => (
  <p className="flex items-center justify-center text-center text-muted" style={{ height }}>
    {charts.failed}
  </p>
);

/** The chart library is large and loads only where a chart is visible; when it cannot load, the table holds the same data. */
const EChart = lazy(() => import('./echart').catch(() => ({ default: NotDrawn })));

/** A picture with a text alternative; put a table beside it. */
export function Chart({ label, ...chart }: ChartProps & { label: string }) {
  return (
    <div role="img" aria-label={label} style={{ height: chart.height }}>
      <Suspense fallback={<Filler height={chart.height} />}>
        <EChart {...chart} />
      </Suspense>
    </div>
  );
}

const Filler = ({ height }: { height: number }) => (
  <div style={{ height }}>
    <Skeleton className="size-full" />
  </div>
);
