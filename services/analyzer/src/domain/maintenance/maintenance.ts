import type { Instant } from '../health/check.js';

/** From its beginning up to, but not including, its end. */
export interface Span {
  from: Instant;
  to: Instant;
}

export const isWithin = (spans: readonly Span[], at: Instant): boolean => spans.some(({ from, to }) => from <= at && at < to);

/** Of a stretch of time what lies outside of all spans, in milliseconds; spans may overlap. */
export function lengthOutside({ from, to }: Span, spans: readonly Span[]): number {
  let length = 0;
  let reached = from;
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    length += Math.max(0, Math.min(span.from, to) - reached);
    reached = Math.min(to, Math.max(reached, span.to));
  }
  return length + Math.max(0, to - reached);
}
