import { API_BASE, API_TIMEOUT_MS, FILE_TIMEOUT_MS } from '@/config/constants';
import { answerInLanguage } from './answer-in-language';
import { ApiError, errorFrom, isRefusal, offline, sessionOver, timedOut, unreachable } from './api-error';
import { inBackground, isInBackground } from './in-background';
import { learnTime } from '@/lib/live/clock';
import { takePreloaded } from './preloaded-responses';
import { refreshToken } from '@/lib/session/refresh-token';
import { session } from '@/lib/session/session';
import { endSession } from '@/lib/session/end-session';

export type Query = Record<string, string | number | boolean | undefined>;

export type CallOptions<T> = {
  query?: Query;
  signal?: AbortSignal;
  /** The same key does the work once: a second click or a retry does not repeat it. */
  idempotencyKey?: string;
  /** A 401 here is for the form to show (login), and does not end the session. */
  anonymous?: boolean;
  /** For a call that takes its time by design. */
  waitMs?: number;
  parse?: (body: unknown) => T;
};

export const api = {
  get: <T>(path: string, options?: CallOptions<T>) => call<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: CallOptions<T>) => call<T>('POST', path, body ?? {}, options),
  patch: <T>(path: string, body: unknown, options?: CallOptions<T>) => call<T>('PATCH', path, body, options),
  delete: <T>(path: string, body?: unknown, options?: CallOptions<T>) => call<T>('DELETE', path, body, options),
  /** For downloads (PDF, export), which may be large on a slow line. */
  file: async (path: string): Promise<Blob> => {
    const response = await send('GET', path, undefined, { waitMs: FILE_TIMEOUT_MS });
    return response.blob().catch(() => {
      throw cutOff();
    });
  },
};

/** A fresh idempotency key. */
export const newIdempotencyKey = (): string =>
  globalThis.crypto?.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('');

async function call<T>(method: string, path: string, body: unknown, options: CallOptions<T> = {}): Promise<T> {
  const response = await send(method, path, body, options);
  const text = await response.text().catch(() => {
    throw unreachable();
  });
  let parsed: unknown;
  try {
    parsed = text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new ApiError({
      statusCode: response.status,
      code: 'NOT_JSON',
      message: unreachable().message,
    });
  }
  if (method !== 'GET' && hasMessage(parsed)) parsed.message = await answerInLanguage(parsed.message);
  return options.parse ? options.parse(parsed) : (parsed as T);
}

/** What was done, in a sentence for the customer. */
const hasMessage = (body: unknown): body is { message: string } =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';

async function send(method: string, path: string, body: unknown, options: CallOptions<never> | CallOptions<unknown>): Promise<Response> {
  const token = options.anonymous ? null : session.token();
  const background = isInBackground();
  const response = await attempt(method, path, body, options, token);
  if (response.ok) return response;
  if (response.status !== 401 || options.anonymous) throw await errorFrom(response);

  // Phones sleep past the life of a token: one silent renewal, then the same call once more.
  const renewed = token ? await refreshToken(token) : null;
  if (renewed) {
    const again = () => attempt(method, path, body, options, renewed);
    const second = await (background ? inBackground(again) : again());
    if (second.ok) return second;
    const error = await errorFrom(second);
    if (!isRefusal(error, 401)) throw error;
  }
  endSession('expired');
  throw sessionOver();
}

async function attempt(
  method: string,
  path: string,
  body: unknown,
  options: CallOptions<never> | CallOptions<unknown>,
  token: string | null,
): Promise<Response> {
  const address = path + searchOf(options.query);
  const preloaded = method === 'GET' ? takePreloaded(address, token) : undefined;
  const limit = AbortSignal.timeout(options.waitMs ?? API_TIMEOUT_MS);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  if (isInBackground()) headers.priority = 'u=7';
  try {
    if (preloaded) return await preloaded;
    const response = await fetch(API_BASE + address, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
      signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
    });
    return learnTime(response);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    // The sentence of a timeout names the time that most calls have.
    const isLate = limit.aborted || (error as Error).name === 'TimeoutError';
    throw isLate && options.waitMs === undefined ? timedOut() : cutOff();
  }
}

const cutOff = () => (navigator.onLine === false ? offline() : unreachable());

function searchOf(query: Query | undefined): string {
  if (!query) return '';
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `?${search}` : '';
}
