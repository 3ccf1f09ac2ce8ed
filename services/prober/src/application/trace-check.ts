import { type UndecidedSpan, undecidedSpan } from '@nowahala/platform';
import type { CheckResult } from '../domain/check.js';
import type { DoneCheck, DueCheck } from './ports.js';

/** Of checks that went well, so many are worth a trace; of the others every one. */
const shareOfGood = 0.001;

export const beginTrace = (due: DueCheck): UndecidedSpan | undefined =>
  undecidedSpan('check', due.traceparent, { 'check.why': due.check, 'server.id': due.target.serverId });

/** What the result says of its trace: nothing where nobody will look. */
export function endTrace(span: UndecidedSpan | undefined, result: CheckResult, random = Math.random): Pick<DoneCheck, 'traceparent'> {
  if (span === undefined) return {};
  const dull = result.outcome === 'success' || result.outcome === 'missed';
  if (dull && random() >= shareOfGood) return {};
  span.keep({ 'check.outcome': result.outcome, 'check.via': result.via, 'error.type': result.errorClass ?? '' });
  return { traceparent: span.traceparent };
}
