import { createLogger, databaseOf, Metrics, openBus, rebuildOutdated, DatabaseConnection } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { allServices, load } from '../roster.js';
import { makeAudit } from './audit.js';
import { grantRoles } from './grant-roles.js';

/** Every schema, the log of the bus where PostgreSQL carries it, and the rights of the roles. Safe to run twice, and at once. */
export async function migrate(
  settings: PlatformSettings,
  databaseUrl: string,
  rolePrefix: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  const logger = createLogger('warn', 'migrate');
  const services = (await load(allServices)).filter((service) => service.database !== false);
  for (const service of services) {
    const database = databaseOf(service, { url: databaseUrl, poolSize: 2, logger });
    await database.connect();
    try {
      await database.migrate();
      await rebuildOutdated(database, service.aggregates ?? []);
      say(`${service.name}: up to date`);
    } finally {
      await database.close();
    }
  }
  if (settings.KAFKA_BROKERS.length === 0) {
    await makeTopics(settings, databaseUrl);
    say('bus: up to date');
  }
  const sql = new DatabaseConnection({ connectionString: databaseUrl });
  await sql.connect();
  try {
    await makeAudit(sql);
    if (rolePrefix) {
      await grantRoles(
        sql,
        rolePrefix,
        services.map((service) => service.name),
      );
      say(`roles: ${rolePrefix}* may do their part and no more`);
    }
  } finally {
    await sql.end();
  }
}

/** Every declared topic of these regions, on whichever bus the settings name. */
export async function makeTopics(settings: PlatformSettings, databaseUrl: string): Promise<void> {
  const bus = await openBus({ ...settings, MIGRATE_ON_START: true }, databaseUrl, new Metrics(), createLogger('warn', 'topics'));
  try {
    await bus.ensureTopics(settings.regions);
  } finally {
    await bus.close();
  }
}
