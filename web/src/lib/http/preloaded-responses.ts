import { API_BASE, API_TIMEOUT_MS } from '@/config/limits';
import { learnTime } from '@/lib/live/clock';

type Asked = { token: string; answer: Promise<Response> };

/** Questions that the first page will ask, sent while its code is still on the way. */
const asked = new Map<string, Asked>();

/** Asks at once; `path` is what the page will ask for, letter for letter. */
export function askEarly(path: string, token: string): void {
  const answer = fetch(API_BASE + path, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  }).then(learnTime);
  // Nobody may come for it; whoever comes hears of the failure.
  answer.catch(() => {});
  asked.set(path, { token, answer });
}

/** The answer to a question asked early for this session; each is given once. */
export function takeEarly(path: string, token: string | null): Promise<Response> | undefined {
  const early = asked.get(path);
  asked.delete(path);
  return early?.token === token ? early.answer : undefined;
}
