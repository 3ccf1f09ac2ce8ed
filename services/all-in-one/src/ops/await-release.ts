import {
  createLogger,
  FatalBusError,
  Metrics,
  openBus,
  platformMigrations,
  RetriableBusError,
  sleep,
  DatabaseConnection,
} from '@nowahala/platform';
import type { PlatformSettings, Service } from '@nowahala/platform';

const POLL_MS = 2_000;

/** Waits until another process has made what these services need: their schemas, and topics. Returns what is still missing. */
export async function awaitRelease(settings: PlatformSettings, services: Service[], patienceMs: number): Promise<string | undefined> {
  const giveUpAt = performance.now() + patienceMs;
  const onKafka = settings.KAFKA_BROKERS.length > 0;
  const needsBus = services.length === 0 || services.some((service) => service.needsBus);
  for (;;) {
    const missing =
      (settings.DATABASE_URL && (await missingSchema(settings.DATABASE_URL, services, !onKafka))) ||
      (onKafka && (await missingTopics(settings, needsBus))) ||
      undefined;
    if (!missing || performance.now() > giveUpAt) return missing;
    await sleep(POLL_MS);
  }
}

async function missingSchema(databaseUrl: string, services: Service[], withBus: boolean): Promise<string | undefined> {
  const sql = new DatabaseConnection({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  try {
    await sql.connect();
    for (const service of services.filter(({ database }) => database !== false)) {
      const { rows } = await sql.query<{ name: string }>(`SELECT name FROM "${service.name}".schema_migration`);
      const applied = new Set(rows.map((row) => row.name));
      const wanted = [...platformMigrations, ...(service.migrations ?? [])].map((migration) => new migration().name!);
      const missing = wanted.filter((name) => !applied.has(name));
      if (missing.length > 0) return `${service.name} waits for ${missing.join(', ')}`;
    }
    if (withBus) await sql.query('SELECT version FROM bus.bus_schema LIMIT 1');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await sql.end().catch(() => undefined);
  }
}

/** Who can work without the bus does not wait for a broker that is away; topics that are known to be missing are waited for. */
async function missingTopics(settings: PlatformSettings, needsBus: boolean): Promise<string | undefined> {
  try {
    const bus = await openBus({ ...settings, MIGRATE_ON_START: false }, '', new Metrics(), createLogger('silent', 'release'));
    try {
      const missing = await bus.missingTopics(settings.regions);
      return missing.length > 0 ? `these topics do not exist: ${missing.join(', ')}` : undefined;
    } finally {
      await bus.close();
    }
  } catch (error) {
    if (error instanceof FatalBusError) throw error;
    if (!needsBus && error instanceof RetriableBusError) return undefined;
    return (error as Error).message;
  }
}
