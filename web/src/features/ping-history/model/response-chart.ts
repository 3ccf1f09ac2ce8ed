import type { EChartsCoreOption } from 'echarts/core';
import { calm, colours, grid, line, tooltip, xAxis, yAxis } from '@/components/charts/chart-style';
import { formatCount } from '@/lib/format-money';
import { formatResponseTime } from '@/lib/format-time';
import { pingHistory as words } from '@messages/ping-history';
import { outagesIn, type Step } from './ping-stats';

/** How quickly it answered, with the steps that had trouble as bands behind. */
export function responseChart(steps: readonly Step[]): EChartsCoreOption {
  const labels = steps.map(({ label }) => label);
  return {
    ...calm,
    grid: { ...grid, bottom: 40 },
    tooltip: tooltip((index) => say(steps[index])),
    xAxis: xAxis(words.date, labels),
    yAxis: yAxis(words.responseAxis),
    series: [
      {
        ...line(
          words.response,
          colours.accent,
          { symbol: 'circle', stroke: 'solid' },
          steps.map(({ responseTimeMs }) => responseTimeMs),
        ),
        areaStyle: { color: colours.accent, opacity: 0.08 },
        markArea: {
          silent: true,
          itemStyle: { color: colours.down, opacity: 0.14 },
          data: outagesIn(steps).map((outage) => bandOf(outage, steps.length)),
        },
      },
    ],
  };
}

/** From the middle of one point to the middle of the next; a lone bad step at the edge still has a width. */
function bandOf({ from, to }: { from: number; to: number }, length: number) {
  return [{ xAxis: Math.max(0, from - (from === to ? 1 : 0)) }, { xAxis: Math.min(length - 1, to + (from === to ? 1 : 0)) }];
}

function say(step: Step | undefined): string {
  if (!step) return '';
  const time = step.responseTimeMs === null ? words.none : formatResponseTime(step.responseTimeMs);
  const lines = [`${words.response}: ${time}`];
  if (step.failures > 0) lines.push(`${words.failure}: ${formatCount(step.failures)}`);
  return [step.label, ...lines].join('\n');
}
