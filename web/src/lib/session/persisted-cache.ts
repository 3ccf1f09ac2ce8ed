import { DAY_MS } from '@nowahala/kernel';
import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { deviceNow } from '@/lib/live/clock';
import { session } from './session';

const KEY = 'last-known';
const SAVE_AFTER_MS = 500;
const MAX_LENGTH = 1_000_000;
const MAX_AGE_MS = 7 * DAY_MS;

type PersistedCache = { at: number; state: DehydratedState };

declare module '@tanstack/react-query' {
  interface Register {
    /** `keep: true`: the data is shown again, with its age, when the next visit is offline. */
    queryMeta: { keep?: boolean };
  }
}

/** Saves queries marked `keep` on the device and restores them at the next start. Signing out clears them. */
export function persistCache(client: QueryClient): () => void {
  restore(client);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !event.query.meta?.keep) return;
    clearTimeout(timer);
    timer = setTimeout(() => save(client), SAVE_AFTER_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function restore(client: QueryClient): void {
  if (!session.isOpen()) return;
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? 'null') as PersistedCache | null;
    if (!saved || deviceNow() - saved.at >= MAX_AGE_MS) return;
    hydrate(client, saved.state);
    // Restored data is refetched whatever its age: it may have changed just before the reload.
    void client.invalidateQueries({ refetchType: 'none' });
  } catch {
    localStorage.removeItem(KEY);
  }
}

function save(client: QueryClient): void {
  if (!session.isOpen()) return;
  const state = dehydrate(client, {
    shouldDehydrateQuery: (query) => Boolean(query.meta?.keep) && query.state.data !== undefined,
    shouldDehydrateMutation: () => false,
  });
  const text = JSON.stringify({ at: deviceNow(), state } satisfies PersistedCache);
  if (text.length > MAX_LENGTH) return;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // the device is full: the page works without a memory
  }
}
