import type { EChartsCoreOption } from 'echarts/core';
import {
  SHADE_OPACITY,
  bottomSpaceOf,
  colours,
  FONT_FAMILY,
  FONT_SIZE,
  isMarked,
  LEGEND,
  SPACE,
  SYMBOL_SIZE,
  X_LABEL_GAP,
  X_NAME_GAP,
  Y_LABEL_GAP,
  Y_NAME_GAP,
  Y_STEPS,
  type Shade,
  type ChartLine,
  type ChartPlan,
} from './chart-plan';

const FONT = { fontFamily: FONT_FAMILY, fontSize: FONT_SIZE };
const textStyle = { ...FONT, color: colours.muted };

/** The plan in the words of ECharts. Drawn once and shown at once; hovering explains and changes nothing else. */
export function optionOf(plan: ChartPlan, legendRows: number): EChartsCoreOption {
  return {
    animation: false,
    textStyle: FONT,
    color: [colours.accent],
    grid: {
      ...SPACE,
      bottom: bottomSpaceOf(legendRows),
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    ...(plan.hasLegend && { legend }),
    tooltip: tooltip(plan),
    xAxis: plan.shades ? [stepAxis(plan), { ...edgeAxis, max: plan.labels.length }] : pointAxis(plan),
    yAxis: yAxis(plan.yName),
    series: [...plan.lines.map(seriesOf), ...(plan.shades ? [bandsOf(plan.shades)] : [])],
  };
}

const legend = {
  bottom: 0,
  icon: 'roundRect',
  itemWidth: LEGEND.iconWidth,
  itemHeight: LEGEND.iconHeight,
  itemGap: LEGEND.itemGap,
  inactiveColor: colours.line,
  textStyle: { ...FONT, color: colours.ink },
};

type TooltipPoint = { dataIndex: number };

/** Text only: markup would need a trust that no chart has. */
const tooltip = ({ textAt }: ChartPlan) => ({
  trigger: 'axis' as const,
  renderMode: 'richText' as const,
  confine: true,
  backgroundColor: colours.raised,
  borderColor: colours.line,
  borderWidth: 1,
  padding: 12,
  textStyle: { ...FONT, color: colours.ink, lineHeight: 22 },
  axisPointer: { type: 'line' as const, lineStyle: { color: colours.muted, type: 'dashed' as const } },
  formatter: (points: TooltipPoint | TooltipPoint[]) => {
    const index = (Array.isArray(points) ? points[0] : points)?.dataIndex;
    return index === undefined ? '' : textAt(index);
  },
});

const pointAxis = ({ xName, labels }: ChartPlan) => ({
  type: 'category' as const,
  name: xName,
  nameLocation: 'middle' as const,
  nameGap: X_NAME_GAP,
  nameMoveOverlap: false,
  nameTextStyle: textStyle,
  data: [...labels],
  boundaryGap: false,
  axisLine: { lineStyle: { color: colours.line } },
  axisTick: { show: false },
  axisLabel: { ...textStyle, hideOverlap: true, margin: X_LABEL_GAP, alignMinLabel: 'left' as const, alignMaxLabel: 'right' as const },
});

/** Each step has a width of its own, with its point and its label in the middle. */
function stepAxis(plan: ChartPlan) {
  const axis = pointAxis(plan);
  return { ...axis, boundaryGap: true, axisLabel: { ...axis.axisLabel, alignMinLabel: null, alignMaxLabel: null } };
}

/** The edges of the steps, where only an axis of numbers can name a place: the first one reaches from 0 to 1. */
const edgeAxis = { type: 'value' as const, show: false, min: 0, axisPointer: { show: false, triggerTooltip: false } };

const yAxis = (name: string) => ({
  type: 'value' as const,
  name,
  min: 0,
  minInterval: 1,
  nameTextStyle: { ...textStyle, align: 'left' as const },
  nameGap: Y_NAME_GAP,
  nameMoveOverlap: false,
  axisLine: { show: false },
  axisTick: { show: false },
  axisLabel: { ...textStyle, margin: Y_LABEL_GAP },
  splitLine: { lineStyle: { color: colours.line } },
  splitNumber: Y_STEPS,
});

const seriesOf = (line: ChartLine) => ({
  type: 'line' as const,
  name: line.name,
  data: [...line.values],
  symbol: line.symbol,
  symbolSize: SYMBOL_SIZE,
  showSymbol: isMarked(line),
  showAllSymbol: true,
  itemStyle: { color: line.colour },
  lineStyle: { color: line.colour, width: 2, type: line.stroke === 'solid' ? line.stroke : [...line.stroke] },
  emphasis: { disabled: true },
  ...(line.area && { areaStyle: { color: line.area.colour, opacity: line.area.opacity } }),
});

const bandsOf = (shades: readonly Shade[]) => ({
  type: 'line' as const,
  xAxisIndex: 1,
  data: [],
  markArea: {
    silent: true,
    itemStyle: { color: colours.down, opacity: SHADE_OPACITY },
    data: shades.map(({ from, to }) => [{ xAxis: from }, { xAxis: to + 1 }]),
  },
});
