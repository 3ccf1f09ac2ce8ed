/** Colours go into a drawing by name, so that day, night and paper need no second one. */
export const colours = {
  ink: 'var(--text)',
  muted: 'var(--text-muted)',
  line: 'var(--border)',
  raised: 'var(--surface-raised)',
  accent: 'var(--accent)',
  accentSoft: 'var(--accent-soft)',
  up: 'var(--status-up)',
  down: 'var(--status-down)',
  unknown: 'var(--status-unknown)',
  /** See <Hatch/>. */
  hatch: 'url(#chart-hatch)',
} as const;

/** A font family by name: the canvas that measures text does not resolve CSS variables. */
export const FONT_FAMILY = '"Inter NW", "Inter NW Fallback", system-ui, sans-serif';
export const FONT_SIZE = 14;

/** Each line has a symbol and a stroke of its own, so that colour is not needed. Where a value is null there is no line. */
export type ChartLine = {
  name: string;
  colour: string;
  symbol: 'circle' | 'triangle' | 'rect' | 'none';
  stroke: 'solid' | readonly [number, number];
  values: readonly (number | null)[];
  area?: { colour: string; opacity: number };
};

/** The steps from `from` to `to`, both included. */
export type Shade = { from: number; to: number };

/** What a chart shows, for both ways of drawing it: at once as SVG (`drawing.tsx`), and by ECharts once it is touched (`echart-option.ts`). */
export type ChartPlan = {
  labels: readonly string[];
  xName: string;
  yName: string;
  lines: readonly ChartLine[];
  /** Steps that have a width of their own, with these marked behind the lines; else the first and the last point are at the edges. */
  shades?: readonly Shade[];
  hasLegend: boolean;
  /** What is said of one step, a line for each fact. */
  textAt: (step: number) => string;
};

/** The room around the lines and the texts of both axes. */
export const SPACE = { left: 8, right: 12, top: 34 };
export const X_LABEL_GAP = 12;
export const Y_LABEL_GAP = 8;
export const X_NAME_GAP = 30;
export const Y_NAME_GAP = 14;
export const Y_STEPS = 4;
export const SHADE_OPACITY = 0.14;
export const SYMBOL_SIZE = 7;
export const LEGEND = { iconWidth: 18, iconHeight: 4, itemGap: 18 };
/** A legend of several rows keeps the name of the axis above it. */
export const bottomSpaceOf = (legendRows: number): number => (legendRows > 0 ? 62 + (legendRows - 1) * (FONT_SIZE + LEGEND.itemGap) : 40);

/** Points get a symbol while there are so few that a line alone would hide them. */
const MARKED = 10;
export const isMarked = ({ values }: ChartLine): boolean => values.filter((value) => value !== null).length <= MARKED;
