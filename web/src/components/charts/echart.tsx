import { useEffect, useRef, type RefObject } from 'react';
import { LineChart } from 'echarts/charts';
import { GridComponent, LegendPlainComponent, MarkAreaComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import EChartsReactCore from 'echarts-for-react/esm/core';
import type { ChartProps } from './chart';

use([LineChart, GridComponent, LegendPlainComponent, MarkAreaComponent, TooltipComponent, SVGRenderer]);

/** The renderer empties its elements with `innerHTML = ''`, which trusted types forbid; this does the same without text. */
function emptyWithoutText(box: Element): void {
  Object.defineProperty(box, 'innerHTML', {
    configurable: true,
    set: (text: string | null) => {
      if (text) throw new TypeError('a chart writes no markup');
      box.replaceChildren();
    },
  });
}

/** Of the library only what the component calls, so that the build leaves out the rest. */
const trustedEcharts = {
  getInstanceByDom,
  init: (...[box, ...rest]: Parameters<typeof init>) => {
    if (box) emptyWithoutText(box);
    return init(box, ...rest);
  },
  dispose: (box: HTMLElement) => {
    const drawing = box.querySelector('svg');
    if (drawing) emptyWithoutText(drawing);
    dispose(box);
  },
};

const PRINT_WIDTH = 660;

/** Print is narrower than a screen, and the chart gets no event for it. */
function usePrintWidth(chart: RefObject<EChartsReactCore | null>): void {
  useEffect(() => {
    const narrow = () => chart.current?.getEchartsInstance()?.resize({ width: PRINT_WIDTH });
    const widen = () => chart.current?.getEchartsInstance()?.resize({ width: 'auto' });
    window.addEventListener('beforeprint', narrow);
    window.addEventListener('afterprint', widen);
    return () => {
      window.removeEventListener('beforeprint', narrow);
      window.removeEventListener('afterprint', widen);
    };
  }, [chart]);
}

/** Only ever loaded lazily, through Chart. */
export default function EChart({ option, height }: ChartProps) {
  const chart = useRef<EChartsReactCore>(null);
  usePrintWidth(chart);
  return <EChartsReactCore ref={chart} echarts={trustedEcharts} option={option} notMerge style={{ height }} opts={{ renderer: 'svg' }} />;
}
