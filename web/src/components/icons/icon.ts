import { createElement, type FunctionComponent, type SVGProps } from 'react';

export type Icon = FunctionComponent<SVGProps<SVGSVGElement>>;
type Shape = [tag: string, attributes: Record<string, string>];

/** A picture of strokes in the colour of the text around it; for eyes alone unless it is given a name. */
export const icon = (shapes: Shape[]): Icon =>
  function DrawnIcon(props) {
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined,
        ...props,
      },
      shapes.map(([tag, attributes]) => createElement(tag, { key: Object.values(attributes).join(' '), ...attributes })),
    );
  };
