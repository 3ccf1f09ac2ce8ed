import { type UndecidedSpan, undecidedSpan } from '@nowahala/platform';
import type { CheckResult } from '../domain/check.js';
import type { CompletedCheck, CheckRequest } from './ports.js';

/** Of checks that went well, so many are worth a trace; of the others every one. */
const SHARE_OF_SUCCESSES = 0.001;

export const beginTrace = (request: CheckRequest): UndecidedSpan | undefined =>
  undecidedSpan('check', request.traceparent, { 'check.why': request.check, 'server.id': request.target.serverId });

/** What the result says of its trace: nothing where nobody will look. */
export function endTrace(span: UndecidedSpan | undefined, result: CheckResult, random = Math.random): Pick<CompletedCheck, 'traceparent'> {
  if (span === undefined) return {};
  const dull = result.outcome === 'success' || result.outcome === 'missed';
  if (dull && random() >= SHARE_OF_SUCCESSES) return {};
  span.keep({ 'check.outcome': result.outcome, 'check.via': result.via, 'error.type': result.errorClass ?? '' });
  return { traceparent: span.traceparent };
}
