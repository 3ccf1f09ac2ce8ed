import { useMemo } from 'react';
import { LineChart } from 'echarts/charts';
import { GridComponent, LegendPlainComponent, MarkAreaComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import EChartsReactCore from 'echarts-for-react/esm/core';
import type { LiveProps } from './chart';
import { legendRowsOf } from './chart-layout';
import { widthOf } from './drawing';
import { optionOf } from './echart-option';

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

/** Only ever loaded lazily, through Chart; takes the place of its drawing, and answers the touch that called for it. */
export default function EChart({ plan, width, height, tipAt, onLive }: LiveProps) {
  const option = useMemo(() => optionOf(plan, legendRowsOf(plan, width, widthOf).length), [plan, width]);
  return (
    <EChartsReactCore
      echarts={trustedEcharts}
      option={option}
      notMerge
      style={{ width, height }}
      opts={{ renderer: 'svg' }}
      onChartReady={(chart: ReturnType<typeof init>) => {
        onLive();
        if (tipAt.current) chart.dispatchAction({ type: 'showTip', ...tipAt.current });
      }}
    />
  );
}
