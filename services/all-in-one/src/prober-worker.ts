import { parentPort, workerData } from 'node:worker_threads';
import { collectGarbageOnceSettled, parseConfig, platformSettings, ProductClock, ServiceProcess } from '@nowahala/platform';
import type { FromProber, ProberWorkerData, ToProber } from './prober-worker-handle.js';
import { load } from './roster.js';

const { env, databaseUrl, socket, offsetMs, region, isOneOfSeveral } = workerData as ProberWorkerData;
const send = (message: FromProber): void => parentPort!.postMessage(message);
const clock = new ProductClock(offsetMs);
const telemetry = env.OTEL_EXPORTER_OTLP_ENDPOINT
  ? await (await import('@nowahala/platform/telemetry')).startTelemetry('prober')
  : undefined;

const prober = new ServiceProcess({
  services: await load(['prober']),
  settings: { ...parseConfig(platformSettings, env), PROBE_REGION: region, part: isOneOfSeveral ? region : '', MIGRATE_ON_START: false },
  env,
  databaseUrl,
  poolSize: 1,
  busConnections: { durable: 1, relaxed: 1 },
  keyring: undefined,
  rpcAddress: undefined,
  addressOf: () => socket,
  clock,
  opsHost: undefined,
});

async function stop(): Promise<void> {
  try {
    await prober.stop();
    await telemetry?.stop();
  } finally {
    send({ type: 'stopped' });
    process.exit(0);
  }
}

parentPort!.on('message', (message: ToProber) => {
  if (message.type === 'stop') void stop();
  else if (message.type === 'clock')
    void clock.advance(message.offsetMs - clock.offset).then(() => send({ type: 'reply', id: message.id }));
  else void prober.metrics.asObjects().then((value) => send({ type: 'reply', id: message.id, value }));
});

try {
  await prober.start();
  collectGarbageOnceSettled();
  send({ type: 'ready' });
} catch (error) {
  send({ type: 'failed', message: String((error as Error).message ?? error) });
  process.exit(1);
}
