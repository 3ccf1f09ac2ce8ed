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

/** The drawing library is big and comes only where a chart is shown; when it cannot come, the table says the same. */
const EChart = lazy(() => import('./echart').catch(() => ({ default: NotDrawn })));

/** A picture with words for those who cannot see it; put a table beside it. */
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
