import {
  bottomSpaceOf,
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
  type ChartLine,
  type ChartPlan,
} from './chart-plan';

type Size = { width: number; height: number };
type Measure = (text: string) => number;
export type Anchor = 'start' | 'middle' | 'end';
export type ChartText = { x: number; y: number; text: string; anchor: Anchor };
type DrawnLine = { stroke: string; area: string | null; marks: string };

/** Where everything of a chart is, by the rules of ECharts, so that nothing moves when ECharts takes over. `y` of a text is its middle. */
export function layOut(plan: ChartPlan, { width, height }: Size, measure: Measure) {
  const { step, top: highest } = scaleOf(plan.lines);
  const yTexts = Array.from({ length: Math.round(highest / step) + 1 }, (_, index) => withCommas(index * step));
  const top = SPACE.top + FONT_SIZE / 2;
  const legend = legendRowsOf(plan, width, measure);
  const bottom = height - bottomSpaceOf(legend.length) - FONT_SIZE - X_LABEL_GAP;
  const most = { left: SPACE.left, right: width - SPACE.right };
  // The labels as they would be without any room for them say how much they stick out.
  const outside = xLabelsOf(plan, axisOf(plan, most), measure).map((label) => edgesOf(label, measure));
  const left = Math.max(
    most.left + TEXT_MARGIN + Math.max(...yTexts.map(measure)) + Y_LABEL_GAP,
    2 * most.left - Math.min(...outside.map((edges) => edges.left)) + TEXT_MARGIN,
  );
  const right = Math.min(most.right, 2 * most.right - Math.max(...outside.map((edges) => edges.right)) - TEXT_MARGIN);
  const axis = axisOf(plan, { left, right });
  const yAt = (value: number) => bottom - ((bottom - top) * value) / highest;
  const yLabels = yTexts.map((text, index): ChartText => ({ x: left - Y_LABEL_GAP, y: yAt(index * step), text, anchor: 'end' }));
  return {
    left,
    right,
    top,
    bottom,
    yLabels,
    xLabels: withoutTouching(xLabelsOf(plan, axis, measure), measure).map((label) => ({
      ...label,
      y: bottom + X_LABEL_GAP + FONT_SIZE / 2,
    })),
    xName: { x: (left + right) / 2, y: bottom + X_NAME_GAP + FONT_SIZE / 2, text: plan.xName, anchor: 'middle' } as ChartText,
    yName: { x: left, y: top - Y_NAME_GAP - FONT_SIZE / 2, text: plan.yName, anchor: 'start' } as ChartText,
    lines: plan.lines.map((line) => draw(line, axis.xAt, yAt, bottom)),
    shades: (plan.shades ?? []).map(({ from, to }) => ({ x: left + axis.unit * from, width: axis.unit * (to + 1 - from) })),
    legend: legendOf(legend, { width, height }, measure),
  };
}

/** Round numbers about a quarter of the largest value apart, up to the first that holds it. */
function scaleOf(lines: readonly ChartLine[]): { step: number; top: number } {
  const largest = Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0))) || 1;
  const rough = largest / Y_STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const leading = rough / power;
  const round = leading < 1.5 ? 1 : leading < 2.5 ? 2 : leading < 4 ? 3 : leading < 7 ? 5 : 10;
  const step = Math.max(1, round * power);
  return { step, top: Math.ceil(largest / step) * step };
}

const withCommas = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** What a label keeps free at its sides. */
const TEXT_MARGIN = 3;
/** A label takes a third more than its width; as many are left out between two as are needed for that. */
const LABEL_SPACE = 1.3;
const MEASURED_LABELS = 40;

type Axis = { unit: number; xAt: (index: number) => number };

function axisOf({ labels, shades }: ChartPlan, { left, right }: { left: number; right: number }): Axis {
  const unit = (right - left) / Math.max(1, shades ? labels.length : labels.length - 1);
  return { unit, xAt: (index) => left + unit * (shades ? index + 0.5 : index) };
}

function xLabelsOf({ labels, shades }: ChartPlan, { unit, xAt }: Axis, measure: Measure): ChartText[] {
  const sample = Math.max(1, Math.floor(labels.length / MEASURED_LABELS));
  const widest = Math.max(7, ...labels.filter((_, index) => index % sample === 0).map((label) => measure(label) * LABEL_SPACE));
  const every = labels.length < 2 ? 1 : Math.floor(widest / unit) + 1;
  const anchorOf = (index: number): Anchor => (shades ? 'middle' : index === 0 ? 'start' : index === labels.length - 1 ? 'end' : 'middle');
  return labels.flatMap((text, index) => (index % every === 0 ? [{ x: xAt(index), y: 0, text, anchor: anchorOf(index) }] : []));
}

/** The labels at both ends give way to the ones beside them. */
function withoutTouching(labels: ChartText[], measure: Measure): ChartText[] {
  const touch = (one: ChartText | undefined, next: ChartText | undefined) =>
    one && next && edgesOf(one, measure).right + TEXT_MARGIN > edgesOf(next, measure).left - TEXT_MARGIN;
  const begin = touch(labels[0], labels[1]) ? 1 : 0;
  const isLastTooMuch = labels.length - begin > 1 && touch(labels.at(-2), labels.at(-1));
  return labels.slice(begin, isLastTooMuch ? -1 : undefined);
}

function edgesOf({ x, text, anchor }: ChartText, measure: Measure): { left: number; right: number } {
  const width = measure(text);
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  return { left, right: left + width };
}

const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** A line is broken where nothing was measured; its area too. */
function draw(line: ChartLine, xAt: (index: number) => number, yAt: (value: number) => number, bottom: number): DrawnLine {
  const runs: { x: number; y: number }[][] = [];
  for (const [index, value] of line.values.entries()) {
    if (value === null) continue;
    if (index === 0 || line.values[index - 1] === null) runs.push([]);
    runs.at(-1)?.push({ x: xAt(index), y: yAt(value) });
  }
  const path = (points: readonly { x: number; y: number }[]) => `M${points.map(({ x, y }) => at(x, y)).join('L')}`;
  const areaOf = (points: readonly { x: number; y: number }[]) =>
    `${path(points)}L${at(points.at(-1)?.x ?? 0, bottom)}L${at(points[0]?.x ?? 0, bottom)}Z`;
  return {
    stroke: runs.map(path).join(''),
    area: line.area ? runs.map(areaOf).join('') : null,
    marks: isMarked(line)
      ? runs
          .flat()
          .map(({ x, y }) => markAt(line.symbol, x, y))
          .join('')
      : '',
  };
}

function markAt(symbol: ChartLine['symbol'], x: number, y: number): string {
  const half = SYMBOL_SIZE / 2;
  if (symbol === 'circle') return `M${at(x - half, y)}a${half} ${half} 0 1 0 ${SYMBOL_SIZE} 0a${half} ${half} 0 1 0 ${-SYMBOL_SIZE} 0Z`;
  if (symbol === 'triangle') return `M${at(x, y - half)}L${at(x + half, y + half)}L${at(x - half, y + half)}Z`;
  return symbol === 'rect' ? `M${at(x - half, y - half)}h${SYMBOL_SIZE}v${SYMBOL_SIZE}h${-SYMBOL_SIZE}Z` : '';
}

export type LegendItem = { x: number; y: number; name: string; colour: string };
const LEGEND_PADDING = 5;
const ICON_TEXT_GAP = 5;

type LegendRow = { item: ChartLine; x: number }[];
const widthInLegend = (name: string, measure: Measure): number => LEGEND.iconWidth + ICON_TEXT_GAP + measure(name);

/** As many names beside one another as there is room for; no row where the chart has no legend. */
export function legendRowsOf({ hasLegend, lines }: ChartPlan, width: number, measure: Measure): LegendRow[] {
  const rows: LegendRow[] = [];
  let next = Infinity;
  for (const item of hasLegend ? lines : []) {
    const itemWidth = widthInLegend(item.name, measure);
    if (next + itemWidth > width - 2 * LEGEND_PADDING) {
      rows.push([]);
      next = 0;
    }
    rows.at(-1)?.push({ item, x: next });
    next += itemWidth + LEGEND.itemGap;
  }
  return rows;
}

/** At the bottom, the whole in the middle. */
function legendOf(rows: readonly LegendRow[], { width, height }: Size, measure: Measure): LegendItem[] {
  const widest = Math.max(0, ...rows.flat().map(({ item, x }) => x + widthInLegend(item.name, measure)));
  const left = (width - widest) / 2;
  const lastRow = height - LEGEND_PADDING - FONT_SIZE / 2;
  return rows.flatMap((row, index) =>
    row.map(({ item: { name, colour }, x }) => ({
      x: left + x,
      y: lastRow - (rows.length - 1 - index) * (FONT_SIZE + LEGEND.itemGap),
      name,
      colour,
    })),
  );
}
