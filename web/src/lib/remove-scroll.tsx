import { useEffect, type ElementType, type ReactNode, type RefObject } from 'react';

type RemoveScrollProps = {
  as: ElementType;
  children: ReactNode;
  /** What may scroll meanwhile; whatever lies above the page's own scroller may anyway. */
  shards?: RefObject<HTMLElement | null>[];
  allowPinchZoom?: boolean;
};

let holders = 0;

/**
 * Takes the place of react-remove-scroll under the windows of radix: the page behind one keeps still.
 * The package writes a style sheet and a variable that everything inherits, so that a slow phone with a long table reckons every
 * element's style anew twice a window; this sets one property that nothing inherits.
 */
export function RemoveScroll({ as: As, children }: RemoveScrollProps) {
  useEffect(() => {
    holders += 1;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      holders -= 1;
      if (holders === 0) document.documentElement.style.overflow = '';
    };
  }, []);
  return <As>{children}</As>;
}
