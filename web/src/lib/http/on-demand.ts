import { savesData } from './save-data';

type ImportAt = (address: string) => Promise<unknown>;
const importAt: ImportAt = (address) => import(/* @vite-ignore */ address);

/** After the page is drawn, and what it shows has most likely arrived. */
const FETCHED_AFTER_MS = 3_000;

/** Where a browser says which module did not come. */
const builtScript = /https?:\/\/[^\s'"]+\/assets\/[^\s'"?]+\.js/;
let lastTry = 0;

/**
 * The code of a part that is rarely needed. Many browsers ask only once for a module, also where it did not come: a failed one is asked
 * for once more by an address that is new at each call.
 */
export function onDemand<Module>(load: () => Promise<Module>, again: ImportAt = importAt): () => Promise<Module> {
  let module: Promise<Module> | undefined;
  const loadTwice = async (): Promise<Module> => {
    try {
      return await load();
    } catch (error) {
      const [address] = builtScript.exec(String(error)) ?? [];
      if (!address || !navigator.onLine) throw error;
      lastTry += 1;
      return (await again(`${address}?try=${lastTry}`)) as Module;
    }
  };
  return () => {
    module ??= loadTwice().catch((error: unknown) => {
      module = undefined;
      throw error;
    });
    return module;
  };
}

const fetched = new Set<() => Promise<unknown>>();

/** Fetches a small part before somebody asks for it, while nothing else is going on: the line or the build may be another one by then. */
export function fetchWhenIdle(load: () => Promise<unknown>): void {
  if (fetched.has(load) || savesData()) return;
  fetched.add(load);
  const fetchIt = () => void load().catch(() => {});
  // Safari does not say when it is idle.
  setTimeout(() => ('requestIdleCallback' in window ? window.requestIdleCallback(fetchIt) : fetchIt()), FETCHED_AFTER_MS);
}
