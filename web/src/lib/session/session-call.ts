import { API_BASE, API_TIMEOUT_MS } from '@/config/constants';

/** A call about the session itself: nothing renews a token for it, and whatever it is answered ends no session. */
export const sessionCall = (what: string, options: { headers?: Record<string, string>; keepalive?: boolean } = {}): Promise<Response> =>
  fetch(`${API_BASE}/auth/${what}`, {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options.headers },
    body: '{}',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  });

let ended: Promise<unknown> = Promise.resolve();
const inAnyTab = 'nowahala-sign-out';

/** Also where the page is closed meanwhile. */
export function endOnServer(token: string | null): void {
  const answer = sessionCall('logout', { keepalive: true, headers: { authorization: `Bearer ${token}` } }).catch(() => {});
  ended = answer;
  void navigator.locks?.request(inAnyTab, () => answer).catch(() => {});
}

/** Whoever signs in next waits for it: the server's answer to a sign-out clears the cookie that the browser has by then. */
export async function untilEnded(): Promise<void> {
  await ended;
  await navigator.locks?.request(inAnyTab, { signal: AbortSignal.timeout(API_TIMEOUT_MS) }, () => undefined).catch(() => {});
}
