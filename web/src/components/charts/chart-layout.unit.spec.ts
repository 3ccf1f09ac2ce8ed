/** @jest-environment node */
import { afterAll, describe, expect, it } from '@jest/globals';
import { LineChart } from 'echarts/charts';
import { GridComponent, LegendPlainComponent, MarkAreaComponent, TooltipComponent } from 'echarts/components';
import { init, setPlatformAPI, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { ChartLine, ChartPlan } from './chart-plan';
import { layOut, legendRowsOf } from './chart-layout';
import { optionOf } from './echart-option';

use([LineChart, GridComponent, LegendPlainComponent, MarkAreaComponent, TooltipComponent, SVGRenderer]);
/** The height of a line is the width of a Chinese letter, by the rules of ECharts. */
const measure = (text: string) => (text === '国' ? 14 : text.length * 7.3);
setPlatformAPI({ measureText: (text) => ({ width: measure(text) }) as TextMetrics });

const HEIGHT = 320;
const charts: ReturnType<typeof init>[] = [];
afterAll(() => charts.forEach((chart) => chart.dispose()));

type Position = { text: string; x: number; y: number };

/** Where ECharts itself puts the texts and the lines. */
function drawnByECharts(plan: ChartPlan, width: number) {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height: HEIGHT });
  charts.push(chart);
  chart.setOption(optionOf(plan, legendRowsOf(plan, width, measure).length));
  const svg = chart.renderToSVGString();
  const number = (attributes: string, name: string) => Number(new RegExp(` ${name}="([-\\d.]+)"`).exec(attributes)?.[1] ?? 0);
  const texts = [...svg.matchAll(/<text([^>]*translate\(([-\d.]+) ([-\d.]+)\)[^>]*)>([^<]*)</g)].map(
    ([, attributes = '', x, y, text = '']): Position => ({
      text,
      x: Number(x) + number(attributes, 'x'),
      y: Number(y) + number(attributes, 'y'),
    }),
  );
  const paths = [...svg.matchAll(/ (?:d|points)="([^"]+)"/g)].map(([, path = '']) => path);
  return { texts, paths };
}

const line = (name: string, values: (number | null)[]): ChartLine => ({ name, colour: 'red', symbol: 'none', stroke: 'solid', values });
const plan = (lines: ChartLine[], more: Partial<ChartPlan> = {}): ChartPlan => ({
  labels: lines[0]?.values.map((_, index) => `${index + 1} Nov`) ?? [],
  xName: 'Date',
  yName: 'Counts',
  hasLegend: true,
  textAt: String,
  lines,
  ...more,
});
const days = (count: number, valueAt: (day: number) => number | null) => Array.from({ length: count }, (_, day) => valueAt(day));
const gap = (day: number) => day === 5 || day === 6;

const plans: [string, ChartPlan][] = [
  [
    'a month with a gap',
    plan([
      line(
        'Success',
        days(30, (day) => (gap(day) ? null : 1_400 + day * 3)),
      ),
      line(
        'Failure',
        days(30, () => 0),
      ),
    ]),
  ],
  [
    'a day of an idle server',
    plan([
      line(
        'Success',
        days(24, () => 0),
      ),
      line(
        'Failure',
        days(24, () => 0),
      ),
    ]),
  ],
  [
    'a quarter with large numbers',
    plan([
      line(
        'Success',
        days(90, (day) => 1_234_567 + day),
      ),
    ]),
  ],
  ['four steps', plan([line('Success', [1, 2, 7, 3]), line('Failure', [0, null, 1, 0]), line('Unknown', [0, 0, 0, 12])])],
  [
    'all that there is to count, whose legend has two rows on a phone',
    plan(['Success', 'Failure', 'Unknown', 'Maintenance'].map((name) => line(name, [1, 2, 7, 3]))),
  ],
  [
    'response times with trouble behind',
    plan(
      [
        line(
          'ms',
          days(30, (day) => (gap(day) ? null : 80 + (day % 7) * 40)),
        ),
      ],
      {
        hasLegend: false,
        shades: [
          { from: 2, to: 3 },
          { from: 29, to: 29 },
        ],
      },
    ),
  ],
];

/** ECharts leaves out labels in its own way where they would touch; what it draws is where we draw it. */
describe.each([280, 328, 700, 1_100])('a chart of %s px is drawn as ECharts will draw it', (width) => {
  it.each(plans)('%s', (_name, wanted) => {
    const ours = layOut(wanted, { width, height: HEIGHT }, measure);
    const theirs = drawnByECharts(wanted, width);
    const legend = ours.legend.map(({ name, x, y }) => ({ text: name, x: x + 23, y }));
    const texts = [ours.yName, ours.xName, ...ours.yLabels, ...ours.xLabels, ...legend];
    const named = (places: readonly Position[]) => places.map(({ text }) => text).toSorted();
    expect(named(texts)).toEqual(named(theirs.texts));
    const isThere = ({ text, x, y }: Position) =>
      theirs.texts.some((it) => it.text === text && Math.abs(it.x - x) < 1 && Math.abs(it.y - y) < 1);
    expect(texts.filter((text) => !isThere(text))).toEqual([]);
    for (const { stroke } of ours.lines) expect(theirs.paths.some((path) => isNear(path, stroke))).toBe(true);
    // Nothing of the legend stands in the name of the axis.
    expect(legend.filter(({ y }) => y - ours.xName.y < 14)).toEqual([]);
    expect(ours.shades).toHaveLength(wanted.shades?.length ?? 0);
    for (const { x, width: wide } of ours.shades)
      expect(
        theirs.paths.some((path) => {
          const across = numbersOf(path).filter((_, index) => index % 2 === 0);
          return Math.abs(Math.min(...across) - x) < 1 && Math.abs(Math.max(...across) - x - wide) < 1;
        }),
      ).toBe(true);
  });
});

const numbersOf = (path: string) => [...path.matchAll(/-?[\d.]+/g)].map(Number);

/** The same points in the same order, to a pixel. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  return a.length === b.length && a.every((value, index) => Math.abs(value - (b[index] ?? 0)) < 1);
}
