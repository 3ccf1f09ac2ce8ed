/** A refusal of HTTP itself (method, type, size), for which no service has a word. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: 400 | 404 | 405 | 413 | 414 | 415 | 431,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}
