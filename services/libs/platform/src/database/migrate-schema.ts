import type { DataSource, QueryRunner } from 'typeorm';
import type { DatabaseConnection } from '../postgres/connection.js';
import type { Logger } from '../telemetry/logger.js';
import { oncePossible } from './once-possible.js';
import { typeorm } from './typeorm.js';

/** A migration waits for those of the other services, for another process, and for a backup that reads. */
export const MIGRATION_PATIENCE_MS = 30 * 60_000;
/** Who wants a table alone holds up everybody who comes later, until it has the lock or gives up. */
const WAIT_AT_MOST = '2s';

/** Creates the schema and applies what is new. One process at a time. */
export async function migrateSchema(dataSource: DataSource, { schema, logger }: { schema: string; logger: Logger }): Promise<void> {
  const runner = dataSource.createQueryRunner();
  const connection = (await runner.connect()) as DatabaseConnection;
  connection.patient = true;
  const endsAt = performance.now() + MIGRATION_PATIENCE_MS;
  try {
    await takeTime(runner);
    await oncePossible(() => runner.query(`SELECT pg_advisory_lock(hashtextextended($1, 7))`, [`migrate:${schema}`]), {
      endsAt,
      onWait: () => logger.warn({ schema }, 'migration waits for another process that migrates this schema'),
    });
    await runner.query(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
    await oncePossible(() => applyMigrations(dataSource, runner), {
      endsAt,
      onWait: () => logger.warn({ schema }, 'migration waits for who reads its tables; it is tried again'),
    });
  } finally {
    await runner.query(`SELECT pg_advisory_unlock_all()`).catch(() => undefined);
    await runner.query(`RESET lock_timeout`).catch(() => undefined);
    await runner.query(`SET statement_timeout = 10000`).catch(() => undefined);
    connection.patient = false;
    await runner.release();
  }
}

/** For whatever time it takes, but no lock is waited for long. */
async function takeTime(runner: QueryRunner): Promise<void> {
  await runner.query(`SET statement_timeout = 0`);
  await runner.query(`SET lock_timeout = '${WAIT_AT_MOST}'`);
}

/** After one that was rolled back the connection is set anew, to what all other statements need. */
async function applyMigrations(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  await takeTime(runner);
  const executor = new (typeorm().MigrationExecutor)(dataSource, runner);
  executor.transaction = 'each';
  await executor.executePendingMigrations();
}
