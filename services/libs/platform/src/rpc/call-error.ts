import { Metadata, status } from '@grpc/grpc-js';
import type { ServiceError } from '@grpc/grpc-js';
import { Refusal, refusal } from '../core/refusal.js';
import type { RefusalDetails, RefusalKind } from '../core/refusal.js';
import { isTransientDatabaseError } from '../database/database.js';
import { redactText } from '../telemetry/logger.js';

/** A refusal as JSON, beside the status. */
const REFUSAL_HEADER = 'refusal-bin'; // public name

const CODE_OF_KIND: Record<RefusalKind, status> = {
  invalid: status.INVALID_ARGUMENT,
  unauthenticated: status.UNAUTHENTICATED,
  forbidden: status.PERMISSION_DENIED,
  not_found: status.NOT_FOUND,
  conflict: status.ALREADY_EXISTS,
  unprocessable: status.FAILED_PRECONDITION,
  limited: status.RESOURCE_EXHAUSTED,
  bad_gateway: status.UNAVAILABLE,
  unavailable: status.UNAVAILABLE,
};

export interface CallStatus {
  code: status;
  details: string;
  metadata: Metadata;
}

/** A status as an error, as the line would bring it. */
export class CallFailed extends Error implements CallStatus {
  readonly code;
  readonly details;
  readonly metadata;

  constructor({ code, details, metadata }: CallStatus) {
    super(details);
    this.code = code;
    this.details = details;
    this.metadata = metadata;
  }
}

export const serviceUnavailable = (): Refusal =>
  refusal('TRY_AGAIN', 'unavailable', 'We could not do that just now. Please try again in a moment.');

/** The refusal that a caller gets; undefined for a defect. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  return isTransientDatabaseError(error) ? serviceUnavailable() : undefined;
}

/** How a method that failed ends its call. */
export function statusOf(error: unknown): CallStatus {
  const metadata = new Metadata();
  const sent = refusalOf(error);
  if (!sent) return { code: status.INTERNAL, details: redactText(String((error as Error).message ?? error)), metadata };
  const { code, kind, message, details } = sent;
  metadata.set(REFUSAL_HEADER, Buffer.from(JSON.stringify({ code, kind, message, details })));
  return { code: CODE_OF_KIND[kind], details: code, metadata };
}

/** What the caller gets to see of it. */
export function errorOf(error: ServiceError): Error {
  const given = error.metadata?.get(REFUSAL_HEADER)[0];
  if (given) {
    const { code, kind, message, details } = JSON.parse(given.toString()) as {
      code: string;
      kind: RefusalKind;
      message: string;
      details: RefusalDetails;
    };
    // Their clock is far from ours, or a key is being changed: what is asked is not refused, and is asked again later.
    return new Refusal(code, code === 'CALLER_UNKNOWN' ? 'unavailable' : kind, message, details);
  }
  return isOfTheLine(error) ? serviceUnavailable() : error;
}

/**
 * The line failed, not the method. Node closes a whole HTTP/2 session after many resets (nodejs.org, http2 `streamResetBurst`), as
 * when hundreds of calls pass their deadline together; grpc-js then ends every call on it as INTERNAL, CANCELLED or RESOURCE_EXHAUSTED.
 */
function isOfTheLine({ code, details }: ServiceError): boolean {
  if (code === status.UNAVAILABLE || code === status.DEADLINE_EXCEEDED || code === status.CANCELLED) return true;
  if (code === status.RESOURCE_EXHAUSTED) return details === 'Bandwidth exhausted or memory limit exceeded';
  return code === status.INTERNAL && details.startsWith('Received RST_STREAM');
}
