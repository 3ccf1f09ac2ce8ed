import { colours, type ChartLine, type ChartPlan } from '@/components/charts/chart-plan';
import { formatCount } from '@/lib/format/format-money';
import { common } from '@messages/common';
import { pingHistory as messages } from '@messages/ping-history';
import { wasMeasured, type Step } from './ping-stats';

/** Success and failure over time; a period without measurements has no line and is hatched. */
export function countsChart(steps: readonly Step[]): ChartPlan {
  const counted = (read: (step: Step) => number) => steps.map((step) => (wasMeasured(step) ? read(step) : null));
  const unknown = steps.some((step) => step.unknown > 0);
  const maintenance = steps.some((step) => step.maintenance > 0);
  return {
    labels: steps.map(({ label }) => label),
    xName: messages.date,
    yName: messages.counts,
    hasLegend: true,
    textAt: (step) => formatStep(steps[step]),
    lines: [
      {
        name: messages.success,
        colour: colours.up,
        symbol: 'circle',
        stroke: 'solid',
        values: counted(({ success }) => success),
        area: { colour: colours.up, opacity: 0.08 },
      },
      {
        name: messages.failure,
        colour: colours.down,
        symbol: 'triangle',
        stroke: [7, 3],
        values: counted(({ failures }) => failures),
      },
      ...(maintenance ? [maintenanceLine(steps)] : []),
      ...(unknown ? [unknownLine(steps)] : []),
    ],
  };
}

const maintenanceLine = (steps: readonly Step[]): ChartLine => ({
  name: messages.maintenance,
  colour: colours.accent,
  symbol: 'rect',
  stroke: [2, 4],
  values: steps.map((step) => step.maintenance),
  area: { colour: colours.accentSoft, opacity: 0.7 },
});

const unknownLine = (steps: readonly Step[]): ChartLine => ({
  name: messages.unknown,
  colour: colours.unknown,
  symbol: 'none',
  stroke: [2, 2],
  values: steps.map(({ unknown }) => unknown),
  area: { colour: colours.hatch, opacity: 0.5 },
});

function formatStep(step: Step | undefined): string {
  if (!step) return '';
  const lines = [
    `${messages.success}${common.colon} ${formatCount(step.success)}`,
    `${messages.failure}${common.colon} ${formatCount(step.failures)}`,
  ];
  if (step.maintenance > 0) lines.push(`${messages.maintenance}${common.colon} ${formatCount(step.maintenance)}`);
  if (step.unknown > 0) lines.push(`${messages.unknown}${common.colon} ${formatCount(step.unknown)}`);
  return [step.label, ...lines].join('\n');
}
