import { DAY_MS } from '@nowahala/kernel';
import type { Query, QueryClient } from '@tanstack/react-query';
import { deviceNow } from '@/lib/live/clock';
import { forgetFormerUser } from './end-session';
import { session } from './session';

const KEY = 'last-known';
const SAVE_AFTER_MS = 500;
const MAX_LENGTH = 1_000_000;
const MAX_AGE_MS = 7 * DAY_MS;

type PersistedQuery = Pick<Query, 'queryKey' | 'state'> & { meta?: Query['meta'] };
/** `userId`: whose data it is; another user never sees it. */
type PersistedCache = { at: number; userId: string; state: { queries: PersistedQuery[] } };

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
  const userId = session.userId();
  if (userId === null) return;
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? 'null') as PersistedCache | null;
    if (saved?.userId !== userId || deviceNow() - saved.at >= MAX_AGE_MS) return;
    for (const { queryKey, meta, state } of saved.state.queries)
      client.getQueryCache().build(client, { queryKey, ...(meta && { meta }) }, { ...state, fetchStatus: 'idle' });
    // Restored data is refetched whatever its age: it may have changed just before the reload.
    void client.invalidateQueries({ refetchType: 'none' });
  } catch {
    forgetSaved();
  }
}

/** What cannot be read is of no use; the reason may be that the browser refuses storage, then there is nothing to remove. */
function forgetSaved(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // the page works without a memory
  }
}

function save(client: QueryClient): void {
  // A tab that wakes up may come here before it learns that somebody else signed in.
  forgetFormerUser();
  const userId = session.userId();
  if (userId === null) return;
  const queries = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.meta?.keep && query.state.data !== undefined)
    .map(({ queryKey, meta, state }): PersistedQuery => ({ queryKey, meta, state }));
  const text = JSON.stringify({ at: deviceNow(), userId, state: { queries } } satisfies PersistedCache);
  if (text.length > MAX_LENGTH) return;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // the device is full: the page works without a memory
  }
}
