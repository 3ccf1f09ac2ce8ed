import { API_BASE, API_TIMEOUT_MS } from '@/config/constants';
import { learnTime } from '@/lib/live/clock';

type PreloadedResponse = { token: string; response: Promise<Response> };

/** Responses to the first requests of the first page, sent while its code is still loading. */
const preloaded = new Map<string, PreloadedResponse>();

/** Sends a request at once; `path` is what the page will request, character by character. */
export function preload(path: string, token: string): void {
  const response = fetch(API_BASE + path, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  }).then(learnTime);
  // Callers that take the preloaded response receive its error; without a caller it is ignored.
  response.catch(() => {});
  preloaded.set(path, { token, response });
}

/** The response preloaded for this session; each is handed out once. */
export function takePreloaded(path: string, token: string | null): Promise<Response> | undefined {
  const found = preloaded.get(path);
  preloaded.delete(path);
  return found?.token === token ? found.response : undefined;
}
