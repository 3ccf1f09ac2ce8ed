import { useEffect, useSyncExternalStore } from 'react';
import { common } from '@messages/common';
import { onSessionEnd } from '@/lib/session/end-session';

let down = 0;
const listeners = new Set<() => void>();

/** How many servers are down, for the tab's title and icon. The dashboard sets it; 0 when signed out. */
export function setDownCount(count: number): void {
  if (count === down) return;
  down = count;
  listeners.forEach((listener) => listener());
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = count > 0 ? '/icon-down.svg' : '/icon.svg';
}

onSessionEnd(() => setDownCount(0));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Sets the document title; the number of servers that are down comes before the page's name. */
export function usePageTitle(title: string): void {
  const count = useSyncExternalStore(
    subscribe,
    () => down,
    () => 0,
  );
  useEffect(() => {
    document.title = count > 0 ? common.documentTitleDown(count) : title === common.productName ? title : common.documentTitle(title);
  }, [title, count]);
}
