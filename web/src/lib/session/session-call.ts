import { API_BASE, API_TIMEOUT_MS } from '@/config/constants';

/** A call about the session itself: nothing renews a token for it, and whatever it is answered ends no session. */
export function sessionCall(
  what: 'refresh' | 'logout',
  options: { headers?: Record<string, string>; keepalive?: boolean } = {},
): Promise<Response> {
  return fetch(`${API_BASE}/auth/${what}`, {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options.headers },
    body: '{}',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  });
}
