import { ConfigError, createLogger, keyringOfSettings, ServiceProcess } from '@nowahala/platform';
import type { PlatformSettings, Service } from '@nowahala/platform';
import { awaitRelease } from './ops/await-release.js';

const RELEASE_WITHIN_MS = 600_000;

/** Some of the services in a process of their own; the others are where the *_GRPC settings say. */
export async function startServices(services: Service[], settings: PlatformSettings, env: NodeJS.ProcessEnv): Promise<ServiceProcess> {
  const needsDatabase = settings.KAFKA_BROKERS.length === 0 || services.some((service) => service.database !== false);
  if (needsDatabase && !settings.DATABASE_URL)
    throw new ConfigError('These settings are missing or wrong:\n  DATABASE_URL: must be set when services run apart');
  if (settings.TEST_CLOCK) throw new ConfigError('These settings are missing or wrong:\n  TEST_CLOCK: works in the one-machine run only');
  if (settings.ownRegions.length > 1)
    throw new ConfigError('These settings are missing or wrong:\n  PROBE_REGION: takes one region where services run apart');
  if (!settings.MIGRATE_ON_START) {
    const missing = await awaitRelease(settings, services, RELEASE_WITHIN_MS);
    if (missing) throw new ConfigError(`Waited ten minutes for the jobs of this release. ${missing}`);
  }
  const answersCalls = services.some((service) => (service.rpc ?? []).length > 0);
  const asking = services.filter((service) => service.asksServices !== false).map(({ name }) => name);
  const local = new Set<string>(services.map((service) => service.name));
  const process = new ServiceProcess({
    services,
    settings,
    env,
    databaseUrl: settings.DATABASE_URL ?? '',
    poolSize: settings.DATABASE_POOL,
    keyring: asking.length === 0 ? undefined : keyringOfSettings(settings, asking),
    rpcAddress: answersCalls ? settings.rpcAddress : undefined,
    addressOf: (service) => (local.has(service) ? `127.0.0.1:${settings.GRPC_PORT}` : remoteAddress(env, service)),
    opsHost: settings.LISTEN_ADDRESS,
  });
  if (settings.production && asking.length > 0 && !settings.SERVICE_KEYS)
    createLogger(settings.LOG_LEVEL, settings.SERVICES).warn(
      'INTERNAL_SECRET without SERVICE_KEYS: who takes this process over signs as every other one (nowahala service-keys)',
    );
  await process.start();
  return process;
}

/** The setting `<SERVICE>_GRPC`, else the name that the service has in a cluster. */
const remoteAddress = (env: NodeJS.ProcessEnv, service: string): string => env[`${service.toUpperCase()}_GRPC`] || `${service}:50051`;
