import type { CaughtSpan } from '@nowahala/testkit';

/** From a tick of the scheduler to the channel that accepts the message, each the child of the one after it. */
export const FROM_MAIL_TO_TICK = ['deliver email', 'notify group', 'consume incident.opened', 'open incident', 'detect', 'check', 'tick'];

/** A span and what it is below, up to the root. */
export function upFrom(span: CaughtSpan, spans: CaughtSpan[]): CaughtSpan[] {
  const parent = spans.find(({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId);
  return [span, ...(parent ? upFrom(parent, spans) : [])];
}

/** Of every message handed over by mail the way back to where it began, by name. */
export const waysBack = (spans: CaughtSpan[]): string[][] =>
  spans.filter(({ name }) => name === 'deliver email').map((span) => upFrom(span, spans).map(({ name }) => name));
