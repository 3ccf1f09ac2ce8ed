import { useEffect, type ElementType, type ReactNode, type RefObject } from 'react';

type RemoveScrollProps = {
  as: ElementType;
  children: ReactNode;
  /** Elements that may still scroll; everything above the page's own scroller may anyway. */
  shards?: RefObject<HTMLElement | null>[];
  allowPinchZoom?: boolean;
};

let holders = 0;

function hold(): void {
  const { style, clientWidth } = document.documentElement;
  holders += 1;
  // Where a scrollbar takes room, its room stays, and nothing moves aside.
  if (holders === 1 && window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
}

function letGo(): void {
  const { style } = document.documentElement;
  holders -= 1;
  if (holders > 0) return;
  style.overflow = '';
  style.scrollbarGutter = '';
}

/**
 * Takes the place of react-remove-scroll under the windows of radix: the page behind one keeps still.
 * The package writes a style sheet and a variable that everything inherits, so that a slow phone with a long table reckons every
 * element's style anew twice a window; this sets one property that nothing inherits.
 */
export function RemoveScroll({ as: As, children }: RemoveScrollProps) {
  useEffect(() => {
    hold();
    return letGo;
  }, []);
  return <As>{children}</As>;
}
