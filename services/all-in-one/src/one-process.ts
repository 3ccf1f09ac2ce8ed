import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import {
  collectGarbageOnceSettled,
  createLogger,
  EmbeddedPostgres,
  keyringOfRoot,
  localInternalSecret,
  localSocket,
  ServiceProcess,
  settingsOfServices,
} from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { keptTestClock } from './kept-test-clock.js';
import { allowedNetworks } from './allowed-networks.js';
import { ProberWorkers } from './prober-workers.js';
import { allServices, load } from './roster.js';

interface Part {
  stop(): Promise<void>;
}

export interface Running extends Part {
  /** Last responses on open connections ask callers to connect anew, before a stop. */
  drainConnections(): void;
}

/** With the one that listens, and three of the prober: ten. */
const CONNECTIONS = 6;

/** The whole product on one machine: embedded PostgreSQL, every service in this process, the prober in a thread of its own. */
export async function startProduct(given: PlatformSettings, givenEnv: NodeJS.ProcessEnv): Promise<Running> {
  const settings = { ...given, DATA_DIR: resolve(given.DATA_DIR) };
  const env: NodeJS.ProcessEnv = {
    ...givenEnv,
    DATA_DIR: settings.DATA_DIR,
    PROBE_ALLOW_NETWORKS: allowedNetworks(settings, givenEnv),
    // The only analyzer is in this process.
    PROBE_RESULTS: givenEnv.PROBE_RESULTS ?? 'columns',
  };
  const services = await load(allServices.filter((name) => name !== 'prober'));
  // Before the database is started for nothing.
  settingsOfServices(services, env);
  await assertPortIsFree(settings);
  mkdirSync(settings.DATA_DIR, { recursive: true });
  const started: Part[] = [];
  const stop = async (): Promise<void> => {
    const parts = started.splice(0);
    const services = parts.filter((part) => !(part instanceof EmbeddedPostgres));
    // Together: the prober's last checks and the last answers need not wait for each other.
    const stopped = await Promise.allSettled(services.map((part) => part.stop()));
    for (const part of parts.filter((one) => !services.includes(one))) await part.stop();
    for (const one of stopped) if (one.status === 'rejected') throw one.reason;
  };
  try {
    const databaseUrl = settings.DATABASE_URL ?? (await startDatabase(settings, started));
    const keyring = keyringOfRoot(localInternalSecret(settings));
    const socket = localSocket(settings.DATA_DIR);
    const main = new ServiceProcess({
      services,
      settings,
      env,
      databaseUrl,
      poolSize: CONNECTIONS,
      sharedConnections: CONNECTIONS,
      keyring,
      rpcAddress: socket,
      addressOf: () => socket,
      ...(settings.TEST_CLOCK && { clock: keptTestClock(settings.DATA_DIR) }),
      opsHost: '127.0.0.1',
    });
    started.push(main);
    const probers = new ProberWorkers(settings.ownRegions, { env, databaseUrl, socket }, main, createLogger(settings.LOG_LEVEL, 'prober'));
    started.push(probers);
    await Promise.all([main.start(), probers.start()]);
    collectGarbageOnceSettled();
    return { stop, drainConnections: () => main.drainConnections() };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

async function startDatabase(settings: PlatformSettings, started: Part[]): Promise<string> {
  const database = await EmbeddedPostgres.start({
    dataDir: join(settings.DATA_DIR, 'postgres'),
    patience: { say: (line) => console.log(line) },
  });
  started.push(database);
  return database.url;
}

async function assertPortIsFree({ PORT, LISTEN_ADDRESS }: PlatformSettings): Promise<void> {
  const probe = createServer();
  await new Promise<void>((done, failed) => {
    probe.once('error', failed);
    probe.listen(PORT, LISTEN_ADDRESS, done);
  });
  await new Promise((done) => probe.close(done));
}
