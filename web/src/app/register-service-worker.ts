import { serviceWorkerAddress } from '@/lib/trusted-scripts';

/** After the page stands, and only in a build: in development it would hide changes. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register(serviceWorkerAddress()).catch(() => {
      // a private window may refuse; the product works without
    });
  });
}
