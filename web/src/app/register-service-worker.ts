import { serviceWorkerAddress } from '@/lib/http/trusted-scripts';

/** Runs after the page has loaded, and only in a build: in development it would hide changes. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}

function register(): void {
  navigator.serviceWorker.register(serviceWorkerAddress()).then(cacheLoadedAssets, () => {
    // a private window may refuse; the product works without
  });
}

/** The first page loads before the worker exists: its assets are handed over, from the browser's own cache. */
async function cacheLoadedAssets(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  active?.postMessage({ keep: used.filter((path) => path.startsWith('/assets/')), language: document.documentElement.lang });
}
