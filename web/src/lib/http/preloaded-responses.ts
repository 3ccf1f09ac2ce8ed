import { API_BASE, API_TIMEOUT_MS } from '@/config/limits';
import { learnTime } from '@/lib/live/clock';

type PreloadedResponse = { token: string; response: Promise<Response> };

/** Questions that the first page will ask, sent while its code is still on the way. */
const preloaded = new Map<string, PreloadedResponse>();

/** Asks at once; `path` is what the page will ask for, letter for letter. */
export function preload(path: string, token: string): void {
  const response = fetch(API_BASE + path, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  }).then(learnTime);
  // Nobody may come for it; whoever comes hears of the failure.
  response.catch(() => {});
  preloaded.set(path, { token, response });
}

/** The answer to a question asked early for this session; each is given once. */
export function takePreloaded(path: string, token: string | null): Promise<Response> | undefined {
  const found = preloaded.get(path);
  preloaded.delete(path);
  return found?.token === token ? found.response : undefined;
}
