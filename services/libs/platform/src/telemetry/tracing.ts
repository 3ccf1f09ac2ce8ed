import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Link, SpanOptions } from '@opentelemetry/api';

const tracer = trace.getTracer('nowahala');

const TRACEPARENT_ONLY = {
  get: (carrier: Record<string, string>, key: string) => carrier[key],
  keys: (carrier: Record<string, string>) => Object.keys(carrier),
};

/** Runs the work as a span below `traceparent` (or the span in hand). Costs nothing while no exporter is set. */
export async function traced<T>(
  name: string,
  traceparent: string | undefined,
  work: () => Promise<T>,
  options: SpanOptions = { kind: SpanKind.INTERNAL },
): Promise<T> {
  const parent = traceparent ? propagation.extract(context.active(), { traceparent }, TRACEPARENT_ONLY) : context.active();
  return tracer.startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The trace in hand as a W3C header, if there is one. */
export function currentTraceparent(): string | undefined {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** A link to the trace that a message came from; batches link instead of having one parent. */
export function linkTo(traceparent: string | undefined): Link[] {
  if (!traceparent) return [];
  const span = trace.getSpanContext(propagation.extract(context.active(), { traceparent }, TRACEPARENT_ONLY));
  return span ? [{ context: span }] : [];
}
