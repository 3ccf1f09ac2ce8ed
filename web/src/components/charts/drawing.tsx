import { SHADE_OPACITY, colours, FONT_FAMILY, FONT_SIZE, LEGEND, type ChartPlan } from './chart-plan';
import { layOut, type ChartText } from './chart-layout';

let canvas: CanvasRenderingContext2D | null | undefined;

/** How wide a text will be; a guess where there is no canvas. */
export function widthOf(text: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return text.length * FONT_SIZE * 0.55;
  canvas.font = `${FONT_SIZE}px ${FONT_FAMILY}`;
  return canvas.measureText(text).width;
}

/** A chart as plain SVG: there at once, and all that there is until somebody touches it. */
export function Drawing({ plan, width, height }: { plan: ChartPlan; width: number; height: number }) {
  const { left, right, top, bottom, yLabels, xLabels, xName, yName, lines, shades, legend } = layOut(plan, { width, height }, widthOf);
  return (
    <svg width={width} height={height} className="block" fontFamily={FONT_FAMILY} fontSize={FONT_SIZE}>
      <g stroke={colours.line}>
        {yLabels.map(({ y, text }) => (
          <path key={text} d={`M${left} ${Math.round(y) + 0.5}H${right}`} />
        ))}
      </g>
      <g fill={colours.down} opacity={SHADE_OPACITY}>
        {shades.map((shade) => (
          <rect key={shade.x} x={shade.x} width={shade.width} y={top} height={bottom - top} />
        ))}
      </g>
      <g fill={colours.muted}>{[yName, xName, ...yLabels, ...xLabels].map(text)}</g>
      {plan.lines.map(({ name, colour, stroke, area }, index) => {
        const drawn = lines[index];
        return (
          <g key={name}>
            {area && drawn?.area && <path d={drawn.area} fill={area.colour} opacity={area.opacity} />}
            <path
              d={drawn?.stroke}
              fill="none"
              stroke={colour}
              strokeWidth="2"
              strokeLinejoin="bevel"
              strokeDasharray={stroke === 'solid' ? undefined : stroke.join(' ')}
            />
            {drawn?.marks && <path d={drawn.marks} fill={colour} />}
          </g>
        );
      })}
      {legend.map(({ x, y, name, colour }) => (
        <g key={name}>
          <rect x={x} y={y - LEGEND.iconHeight / 2} width={LEGEND.iconWidth} height={LEGEND.iconHeight} rx="1" fill={colour} />
          <text x={x + LEGEND.iconWidth + 5} y={y} dominantBaseline="central" fill={colours.ink}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

const text = ({ x, y, text: words, anchor }: ChartText) => (
  <text key={`${x} ${y}`} x={x} y={y} dominantBaseline="central" textAnchor={anchor}>
    {words}
  </text>
);
