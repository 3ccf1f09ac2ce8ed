import { common } from '@messages/common';
import { answerInLanguage, answersInLanguage } from './answer-in-language';

export type ApiErrorBody = {
  statusCode: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
  requestId?: string;
};

/** Any failed call, with one sentence for the customer in `message`. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(body: ApiErrorBody, retryAfterSeconds?: number) {
    super(body.message);
    this.name = 'ApiError';
    this.statusCode = body.statusCode;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.requestId = body.requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The server was not reached: offline, timed out, or the connection dropped. */
  get isUnreachable(): boolean {
    return this.statusCode === 0;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** The code of an answer that has none of ours: a proxy or the login page of a hotspot gave it. */
const foreignCode = (statusCode: number): string => `HTTP_${statusCode}`;

/** The product itself refused with this status. What somebody on the way answers says nothing about a session or about what exists. */
export const isRefusal = (error: unknown, statusCode: number): boolean =>
  isApiError(error) && error.statusCode === statusCode && error.code !== foreignCode(statusCode);

export const offline = () => new ApiError({ statusCode: 0, code: 'OFFLINE', message: common.errors.offline });
export const timedOut = () => new ApiError({ statusCode: 0, code: 'TIMEOUT', message: common.errors.timeout });
export const unreachable = () => new ApiError({ statusCode: 0, code: 'NETWORK', message: common.errors.network });

/** A 401 that stays after a refresh: the session has ended, whatever was requested. */
export const sessionOver = () => new ApiError({ statusCode: 401, code: 'SESSION_OVER', message: common.errors.sessionExpired });

/** A page's own sentence for a failure, unless the session has ended or the server was not reached. */
export const sentenceFor = (error: unknown, own: string): string =>
  isApiError(error) && (error.statusCode === 401 || error.isUnreachable) ? error.message : own;

/** The sentence to show for any error. */
export const sentenceOf = (error: unknown): string => (isApiError(error) ? error.message : common.errors.unexpected);

export async function errorFrom(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after'));
  const body = (await response.json().catch(() => null)) as Partial<ApiErrorBody> | null;
  const english = typeof body?.message === 'string' ? body.message : '';
  const [message, fields] = await Promise.all([answerInLanguage(english), body?.fields && answersInLanguage(body.fields)]);
  return new ApiError(
    {
      statusCode: response.status,
      code: typeof body?.code === 'string' ? body.code : foreignCode(response.status),
      message: message === '' ? common.errors.unexpected : message,
      ...(fields && { fields }),
      ...(body?.requestId ? { requestId: body.requestId } : {}),
    },
    Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined,
  );
}
