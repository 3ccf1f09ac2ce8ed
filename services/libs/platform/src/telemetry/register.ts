import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { sleep } from '../concurrency/sleep.js';
import { tracingHasBegun } from './tracing.js';

export interface Telemetry {
  /** Sends what is still held; called after everything else has stopped. */
  stop(): Promise<void>;
}

const FLUSH_MS = 3_000;

/** Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT. Loaded only when it is set: without an endpoint tracing costs nothing. */
export async function startTelemetry(services: string): Promise<Telemetry> {
  process.env.OTEL_TRACES_EXPORTER ??= 'otlp';
  process.env.OTEL_METRICS_EXPORTER ??= 'otlp';
  process.env.OTEL_LOGS_EXPORTER ??= 'none';
  const sdk = new NodeSDK({
    serviceName: services === 'all' ? 'nowahala' : `nowahala-${services}`,
    instrumentations: [new HttpInstrumentation()],
  });
  sdk.start();
  tracingHasBegun();
  return {
    // A collector that is away must not hold up the end of the process.
    stop: () => Promise.race([sdk.shutdown().catch(() => undefined), sleep(FLUSH_MS)]),
  };
}
