import { API_TIMEOUT_MS } from '@/config/constants';
import { errorFrom, timedOut, unreachable } from '@/lib/http/api-error';
import { lifeOf, session } from './session';

/**
 * Refreshes the token with the refresh cookie; one tab does it for all.
 * Returns null when the session has ended, and throws when that cannot be known (offline, server error).
 */
export async function refreshToken(stale: string): Promise<string | null> {
  return withLock(async () => {
    const current = session.token();
    if (current === null) return null;
    if (current !== stale) return current;
    let response: Response;
    try {
      response = await fetch('/api/auth/refresh', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
        credentials: 'same-origin',
        signal: AbortSignal.timeout(API_TIMEOUT_MS),
      });
    } catch (error) {
      throw error instanceof DOMException && error.name === 'TimeoutError' ? timedOut() : unreachable();
    }
    if (response.status >= 400 && response.status < 500 && response.status !== 429) return null;
    if (!response.ok) throw await errorFrom(response);
    const { token } = (await response.json()) as { token: string };
    // Another tab signed out during the request: stay signed out.
    if (session.token() === null) return null;
    session.open(token);
    return token;
  });
}

function withLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('nowahala-refresh', work) : work();
}

const RETRY_MS = 30_000;

/** Refreshes the token at 80 % of its life while a page is open, counted from when it arrived, whatever the device's clock. */
export function refreshInTime(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    const token = session.token();
    const life = token ? lifeOf(token) : null;
    if (!token || !life) return;
    renewIn(Math.min(life * 0.8, 2 ** 31 - 1), token);
  };
  const renewIn = (wait: number, token: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => void refreshToken(token).catch(() => renewIn(RETRY_MS, token)), wait);
  };
  plan();
  const stop = session.subscribe(plan);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
