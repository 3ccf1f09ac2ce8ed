/** Colours go into the drawing by name, so that day, night and paper need no second drawing. */
export const colours = {
  ink: 'var(--text)',
  muted: 'var(--text-muted)',
  line: 'var(--border)',
  raised: 'var(--surface-raised)',
  accent: 'var(--accent)',
  accentSoft: 'var(--accent-soft)',
  up: 'var(--status-up)',
  upSoft: 'var(--status-up-soft)',
  down: 'var(--status-down)',
  downSoft: 'var(--status-down-soft)',
  unknown: 'var(--status-unknown)',
  /** See <Hatch/>. */
  hatch: 'url(#chart-hatch)',
} as const;

/** A font family by name: the canvas that measures text does not resolve CSS variables. */
const FONT = { fontFamily: '"Inter NW", "Inter NW Fallback", system-ui, sans-serif', fontSize: 14 };
const textStyle = { ...FONT, color: colours.muted };

/** Drawn once and shown at once; hovering explains and changes nothing else. */
export const calm = { animation: false, textStyle: FONT, color: [colours.accent] };

export const grid = { left: 8, right: 12, top: 34, bottom: 34, containLabel: true };

export const xAxis = (name: string, labels: readonly string[]) => ({
  type: 'category' as const,
  name,
  nameLocation: 'middle' as const,
  nameGap: 30,
  nameTextStyle: textStyle,
  data: [...labels],
  boundaryGap: false,
  axisLine: { lineStyle: { color: colours.line } },
  axisTick: { show: false },
  axisLabel: { ...textStyle, hideOverlap: true, margin: 12, alignMinLabel: 'left' as const, alignMaxLabel: 'right' as const },
});

export const yAxis = (name: string) => ({
  type: 'value' as const,
  name,
  min: 0,
  minInterval: 1,
  nameTextStyle: { ...textStyle, align: 'left' as const },
  nameGap: 14,
  axisLabel: textStyle,
  splitLine: { lineStyle: { color: colours.line } },
  splitNumber: 4,
});

type TooltipPoint = { dataIndex: number };

/** Text only: markup would need a trust that no chart has. */
export const tooltip = (format: (index: number) => string) => ({
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
    return index === undefined ? '' : format(index);
  },
});

export const legend = {
  bottom: 0,
  icon: 'roundRect',
  itemWidth: 18,
  itemHeight: 4,
  itemGap: 18,
  inactiveColor: colours.line,
  textStyle: { ...FONT, color: colours.ink },
};

/** Points get a symbol while there are so few that a line alone would hide them. */
const MARKED = 10;

/** Each series has a symbol and a stroke of its own, so that colour is not needed. */
export const line = (
  name: string,
  colour: string,
  { symbol, stroke }: { symbol: string; stroke: LineStroke },
  data: readonly (number | null)[],
) => ({
  type: 'line' as const,
  name,
  data: [...data],
  symbol,
  symbolSize: 7,
  showSymbol: data.filter((value) => value !== null).length <= MARKED,
  showAllSymbol: true,
  itemStyle: { color: colour },
  lineStyle: { color: colour, width: 2, type: stroke },
  emphasis: { disabled: true },
});
type LineStroke = 'solid' | 'dotted' | number[];
