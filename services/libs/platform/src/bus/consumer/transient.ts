import { isTransientDatabaseError } from '../../database/database.js';
import { Refusal } from '../../core/refusal.js';
import { unreachableCodes } from '../../core/unreachable-codes.js';
import { RetriableBusError } from '../event-bus.js';

const GRPC_DEADLINE_EXCEEDED = 4;
const GRPC_RESOURCE_EXHAUSTED = 8;
const GRPC_UNAVAILABLE = 14;
const grpcCodes = new Set<unknown>([GRPC_DEADLINE_EXCEEDED, GRPC_RESOURCE_EXHAUSTED, GRPC_UNAVAILABLE]);

/** True when the world is at fault and not the message: the same batch may well succeed later. */
export function isTransient(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof RetriableBusError || isTransientDatabaseError(cause)) return true;
    if (cause instanceof Refusal) return cause.kind === 'unavailable' || cause.kind === 'bad_gateway';
    const { code } = cause as { code?: unknown };
    if (unreachableCodes.has(code) || grpcCodes.has(code)) return true;
    if (cause.name === 'TimeoutError') return true;
    if (cause instanceof AggregateError && cause.errors.some(isTransient)) return true;
  }
  return false;
}
