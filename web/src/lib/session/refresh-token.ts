import { API_TIMEOUT_MS } from '@/config/constants';
import { errorFrom, isApiError, isRefusal, sessionOver, timedOut, unreachable } from '@/lib/http/api-error';
import { lifeOf, session, userOf } from './session';
import { sessionCall } from './session-call';

/** Longer than the request of a tab that is awake. */
const LOCK_TIMEOUT_MS = API_TIMEOUT_MS + 2_000;

/**
 * Refreshes the token with the refresh cookie; one tab does it for all.
 * Returns null when the session has ended, and throws when that cannot be known (offline, server error).
 */
export async function refreshToken(stale: string): Promise<string | null> {
  return withLock(async () => {
    if (session.token() !== stale) return renewedElsewhere(stale);
    let response: Response;
    try {
      response = await sessionCall('refresh');
    } catch (error) {
      throw error instanceof DOMException && error.name === 'TimeoutError' ? timedOut() : unreachable();
    }
    const body: unknown = response.ok ? await response.json().catch(unreachable) : await errorFrom(response);
    // Another tab signed out during the request: stay signed out.
    if (session.token() !== stale) return renewedElsewhere(stale);
    if (isRefusal(body, 401)) return null;
    if (isApiError(body)) throw body;
    const token = (body as { token?: unknown } | null)?.token;
    if (typeof token !== 'string') throw unreachable();
    session.open(token);
    return token;
  });
}

/** The token that another tab opened meanwhile; null after a sign-out. What one user asked for is not asked again as the next one. */
function renewedElsewhere(stale: string): string | null {
  const current = session.token();
  if (current !== null && userOf(current) !== userOf(stale)) throw sessionOver();
  return current;
}

/** A tab that the browser froze keeps the lock. To go without it costs a request: the server gives the same tokens again for a minute. */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  let isOurs = false;
  try {
    return await navigator.locks.request('nowahala-refresh', { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => {
      isOurs = true;
      return work();
    });
  } catch (error) {
    if (isOurs) throw error;
    return work();
  }
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
