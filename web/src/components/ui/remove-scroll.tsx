import { useEffect, type ElementType, type ReactNode, type RefObject } from 'react';

type RemoveScrollProps = {
  as: ElementType;
  children: ReactNode;
  /** Elements that may still scroll; everything above the page's own scroller may anyway. */
  shards?: RefObject<HTMLElement | null>[];
  allowPinchZoom?: boolean;
};

let locks = 0;

function lockScroll(): void {
  const { style, clientWidth } = document.documentElement;
  locks += 1;
  // Where a scrollbar takes room, its room stays, and nothing moves aside.
  if (locks === 1 && window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
}

function unlockScroll(): void {
  const { style } = document.documentElement;
  locks -= 1;
  if (locks > 0) return;
  style.overflow = '';
  style.scrollbarGutter = '';
}

/**
 * Replaces react-remove-scroll under radix: the page behind a dialog does not scroll. The package writes a style sheet and an
 * inherited variable, so that a slow phone recalculates every element twice per dialog; this sets one property that is not inherited.
 */
export function RemoveScroll({ as: As, children }: RemoveScrollProps) {
  useEffect(() => {
    lockScroll();
    return unlockScroll;
  }, []);
  return <As>{children}</As>;
}
