import { colours, type ChartPlan } from '@/components/charts/chart-plan';
import { formatCount } from '@/lib/format/format-money';
import { formatResponseTime } from '@/lib/format/format-time';
import { common } from '@messages/common';
import { pingHistory as messages } from '@messages/ping-history';
import { outagesIn, type Step } from './ping-stats';

/** Response times, with periods of failures as areas behind them. */
export const responseChart = (steps: readonly Step[]): ChartPlan => ({
  labels: steps.map(({ label }) => label),
  xName: messages.date,
  yName: messages.responseAxis,
  hasLegend: false,
  textAt: (step) => formatStep(steps[step]),
  shades: outagesIn(steps),
  lines: [
    {
      name: messages.response,
      colour: colours.accent,
      symbol: 'circle',
      stroke: 'solid',
      values: steps.map(({ responseTimeMs }) => responseTimeMs),
      area: { colour: colours.accent, opacity: 0.08 },
    },
  ],
});

function formatStep(step: Step | undefined): string {
  if (!step) return '';
  const time = step.responseTimeMs === null ? messages.none : formatResponseTime(step.responseTimeMs);
  const lines = [`${messages.response}${common.colon} ${time}`];
  if (step.failures > 0) lines.push(`${messages.failure}${common.colon} ${formatCount(step.failures)}`);
  return [step.label, ...lines].join('\n');
}
