/** How a refusal reads at the door: each kind is one HTTP status. */
export const refusalStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  unprocessable: 422,
  limited: 429,
  bad_gateway: 502,
  unavailable: 503,
} as const;

export type RefusalKind = keyof typeof refusalStatus;

export interface RefusalDetails {
  /** Field name to one sentence. */
  fields?: Record<string, string>;
  /** Seconds until the same call may succeed. */
  retryAfterSeconds?: number;
}

/** The business says no. Expected, logged at info level, without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly code: string,
    readonly kind: RefusalKind,
    message: string,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
  }
}

export const refusal = (code: string, kind: RefusalKind, message: string, details?: RefusalDetails): Refusal =>
  new Refusal(code, kind, message, details);

/** An id of another owner is answered exactly like a missing one. */
export const notFound = (): Refusal => refusal('NOT_FOUND', 'not_found', 'We could not find that.');

/** One field, under a code of its own. */
export const badField = (code: string, field: string, sentence: string): Refusal =>
  refusal(code, 'invalid', sentence, { fields: { [field]: sentence } });

/** One sentence for the form, one per field beside the inputs. */
export function invalidFields(fields: Record<string, string>): Refusal {
  const first = Object.values(fields)[0] ?? 'Please check what you entered.';
  return refusal('VALIDATION_FAILED', 'invalid', first, { fields });
}
