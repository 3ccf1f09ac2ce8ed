import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { NodeSDK } from '@opentelemetry/sdk-node';

/** Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT. Loaded only when it is set: without an endpoint tracing costs nothing. */
export async function startTelemetry(services: string): Promise<void> {
  process.env.OTEL_TRACES_EXPORTER ??= 'otlp';
  process.env.OTEL_METRICS_EXPORTER ??= 'otlp';
  process.env.OTEL_LOGS_EXPORTER ??= 'none';
  const sdk = new NodeSDK({
    serviceName: services === 'all' ? 'nowahala' : `nowahala-${services}`,
    instrumentations: [new HttpInstrumentation()],
  });
  sdk.start();
  const flush = (): void => void sdk.shutdown().catch(() => undefined);
  process.once('beforeExit', flush);
  process.once('SIGTERM', flush);
}
