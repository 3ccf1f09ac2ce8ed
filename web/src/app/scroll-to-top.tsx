import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusContent } from '@/components/ui/focus-content';

/** Every route change starts at the top, and screen readers start at the new page's content. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (hash) return;
    window.scrollTo(0, 0);
    focusContent();
  }, [pathname, hash]);
  return null;
}
