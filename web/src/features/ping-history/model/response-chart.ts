import type { EChartsCoreOption } from 'echarts/core';
import { calm, colours, grid, line, tooltip, xAxis, yAxis } from '@/components/charts/chart-style';
import { formatCount } from '@/lib/format/format-money';
import { formatResponseTime } from '@/lib/format/format-time';
import { pingHistory as messages } from '@messages/ping-history';
import { outagesIn, type Outage, type Step } from './ping-stats';

/** Response times, with periods of failures as areas behind them. */
export function responseChart(steps: readonly Step[]): EChartsCoreOption {
  const labels = steps.map(({ label }) => label);
  return {
    ...calm,
    grid: { ...grid, bottom: 40 },
    tooltip: tooltip((index) => formatStep(steps[index])),
    // Bands begin and end between two steps, where only an axis of numbers can name a place.
    xAxis: [stepAxis(labels), { ...edgeAxis, max: steps.length }],
    yAxis: { ...yAxis(messages.responseAxis), axisLine: { show: false }, axisTick: { show: false } },
    series: [
      {
        ...line(
          messages.response,
          colours.accent,
          { symbol: 'circle', stroke: 'solid' },
          steps.map(({ responseTimeMs }) => responseTimeMs),
        ),
        areaStyle: { color: colours.accent, opacity: 0.08 },
      },
      {
        type: 'line',
        xAxisIndex: 1,
        data: [],
        markArea: {
          silent: true,
          itemStyle: { color: colours.down, opacity: 0.14 },
          data: outagesIn(steps).map(outageAreaOf),
        },
      },
    ],
  };
}

/** Each step has a width of its own, with its point and its label in the middle. */
function stepAxis(labels: readonly string[]) {
  const axis = xAxis(messages.date, labels);
  return { ...axis, boundaryGap: true, axisLabel: { ...axis.axisLabel, alignMinLabel: null, alignMaxLabel: null } };
}

/** The edges of the steps: the first one reaches from 0 to 1. */
const edgeAxis = { type: 'value' as const, show: false, min: 0, axisPointer: { show: false, triggerTooltip: false } };

const outageAreaOf = ({ from, to }: Outage) => [{ xAxis: from }, { xAxis: to + 1 }];

function formatStep(step: Step | undefined): string {
  if (!step) return '';
  const time = step.responseTimeMs === null ? messages.none : formatResponseTime(step.responseTimeMs);
  const lines = [`${messages.response}: ${time}`];
  if (step.failures > 0) lines.push(`${messages.failure}: ${formatCount(step.failures)}`);
  return [step.label, ...lines].join('\n');
}
