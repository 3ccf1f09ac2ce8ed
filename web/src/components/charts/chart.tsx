import {
  lazy,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { savesData } from '@/lib/http/save-data';
import type { ChartPlan } from './chart-plan';
import { Drawing } from './drawing';

type Point = { x: number; y: number };
type ChartProps = { plan: ChartPlan; height: number };

export type LiveProps = ChartProps & { width: number; tipAt: RefObject<Point | null>; onLive: () => void };

/** ECharts is large: it comes when a chart is touched. When it cannot come, the drawing stays. */
const EChart = lazy<ComponentType<LiveProps>>(() => import('./echart').catch(() => ({ default: () => null })));

const PRINT_WIDTH = 660;

/** A picture with a text alternative; put a table beside it. */
export function Chart({ label, plan, height }: ChartProps & { label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const [isLive, setLive] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const fit = () => setWidth(current.clientWidth);
    // Print is narrower than a screen, and no box is measured for it. The paper is laid out before React would draw again.
    const narrow = () => flushSync(() => setWidth(PRINT_WIDTH));
    fit();
    const sized = new ResizeObserver(fit);
    sized.observe(current);
    window.addEventListener('beforeprint', narrow);
    window.addEventListener('afterprint', fit);
    return () => {
      sized.disconnect();
      window.removeEventListener('beforeprint', narrow);
      window.removeEventListener('afterprint', fit);
    };
  }, []);
  const pointer = useRef<Point | null>(null);
  const touch = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    pointer.current = { x: clientX - left, y: clientY - top };
    setTouched(true);
  };
  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !savesData()) touch(event);
  };
  const leave = () => {
    pointer.current = null;
  };
  return (
    // A press, and not the finger's first contact: that may be a page on its way past.
    <div
      ref={box}
      role="img"
      aria-label={label}
      className="relative overflow-hidden"
      style={{ height }}
      onPointerMove={hover}
      onPointerLeave={leave}
      onClick={touch}
    >
      {!isLive && width > 0 && <Drawing plan={plan} width={width} height={height} />}
      {isTouched && (
        <div className="absolute inset-0">
          <Suspense>
            <EChart plan={plan} width={width} height={height} tipAt={pointer} onLive={() => setLive(true)} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
