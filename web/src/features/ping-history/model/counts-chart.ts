import type { EChartsCoreOption } from 'echarts/core';
import { calm, colours, grid, legend, line, tooltip, xAxis, yAxis } from '@/components/charts/chart-style';
import { formatCount } from '@/lib/format/format-money';
import { pingHistory as messages } from '@messages/ping-history';
import { wasMeasured, type Step } from './ping-stats';

/** Success and failure over time; a period without measurements has no line and is hatched. */
export function countsChart(steps: readonly Step[]): EChartsCoreOption {
  const counted = (read: (step: Step) => number) => steps.map((step) => (wasMeasured(step) ? read(step) : null));
  const unknown = steps.some((step) => step.unknown > 0);
  const maintenance = steps.some((step) => step.maintenance > 0);
  return {
    ...calm,
    grid: { ...grid, bottom: 62 },
    legend,
    tooltip: tooltip((index) => formatStep(steps[index])),
    xAxis: xAxis(
      messages.date,
      steps.map(({ label }) => label),
    ),
    yAxis: yAxis(messages.counts),
    series: [
      {
        ...line(
          messages.success,
          colours.up,
          { symbol: 'circle', stroke: 'solid' },
          counted(({ success }) => success),
        ),
        areaStyle: { color: colours.up, opacity: 0.08 },
      },
      line(
        messages.failure,
        colours.down,
        { symbol: 'triangle', stroke: [7, 3] },
        counted(({ failures }) => failures),
      ),
      ...(maintenance ? [maintenanceSeries(steps)] : []),
      ...(unknown ? [unknownSeries(steps)] : []),
    ],
  };
}

const maintenanceSeries = (steps: readonly Step[]) => ({
  ...line(
    messages.maintenance,
    colours.accent,
    { symbol: 'rect', stroke: [2, 4] },
    steps.map((step) => step.maintenance),
  ),
  areaStyle: { color: colours.accentSoft, opacity: 0.7 },
});

const unknownSeries = (steps: readonly Step[]) => ({
  ...line(
    messages.unknown,
    colours.unknown,
    { symbol: 'none', stroke: 'dotted' },
    steps.map(({ unknown }) => unknown),
  ),
  areaStyle: { color: colours.hatch, opacity: 0.5 },
});

function formatStep(step: Step | undefined): string {
  if (!step) return '';
  const lines = [`${messages.success}: ${formatCount(step.success)}`, `${messages.failure}: ${formatCount(step.failures)}`];
  if (step.maintenance > 0) lines.push(`${messages.maintenance}: ${formatCount(step.maintenance)}`);
  if (step.unknown > 0) lines.push(`${messages.unknown}: ${formatCount(step.unknown)}`);
  return [step.label, ...lines].join('\n');
}
