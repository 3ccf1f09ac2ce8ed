import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusContent } from './focus-content';

/** For a part of the page that goes when its button was pressed: the focus goes to the content then, and is not lost. */
export function useFocusKept<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const here = box.current;
    return () => {
      if (here?.contains(document.activeElement)) focusContent();
    };
  }, []);
  return box;
}
