import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Attributes, Context, Link, SpanOptions } from '@opentelemetry/api';

const tracer = trace.getTracer('nowahala');

const TRACEPARENT_ONLY = {
  get: (carrier: Record<string, string>, key: string) => carrier[key],
  keys: (carrier: Record<string, string>) => Object.keys(carrier),
};

let exporting = false;

/** Called once the exporter stands; before that spans cost nothing and are nothing. */
export const tracingHasBegun = (): void => void (exporting = true);
export const isTracing = (): boolean => exporting;

/** Runs the work as a span below `traceparent` (or the span in hand). Costs nothing while no exporter is set. */
export async function traced<T>(
  name: string,
  traceparent: string | undefined,
  work: () => Promise<T>,
  options: SpanOptions = { kind: SpanKind.INTERNAL },
): Promise<T> {
  return tracer.startActiveSpan(name, options, below(traceparent), async (span) => {
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

/** A span of which it is only known at its end whether anybody wants to see it. */
export interface UndecidedSpan {
  readonly traceparent: string;
  /** Ends and exports it; a span that is not kept never was. */
  keep(attributes: Attributes): void;
}

export function undecidedSpan(name: string, traceparent: string | undefined, attributes: Attributes): UndecidedSpan | undefined {
  if (!exporting) return undefined;
  const parent = below(traceparent);
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
  return {
    traceparent: headerOf(trace.setSpan(parent, span)) ?? '',
    keep: (more) => span.setAttributes(more).end(),
  };
}

/** The trace in hand as a W3C header, if there is one. */
export const currentTraceparent = (): string | undefined => headerOf(context.active());

/** A link to the trace that a message came from; batches link instead of having one parent. */
export function linkTo(traceparent: string | undefined): Link[] {
  if (!traceparent) return [];
  const span = trace.getSpanContext(below(traceparent));
  return span ? [{ context: span }] : [];
}

const below = (traceparent: string | undefined): Context =>
  traceparent ? propagation.extract(context.active(), { traceparent }, TRACEPARENT_ONLY) : context.active();

function headerOf(of: Context): string | undefined {
  const carrier: Record<string, string> = {};
  propagation.inject(of, carrier);
  return carrier.traceparent;
}
