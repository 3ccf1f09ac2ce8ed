import { Database } from '../database/database.js';
import type { DatabaseOptions } from '../database/database.js';
import { platformMigrations } from '../database/platform-migrations.js';
import type { Service } from './service.js';

/** The schema of a service with everything that its definition says about it; not connected yet. */
export const databaseOf = (
  { name, entities, migrations = [], camelCaseRows }: Service,
  options: Pick<DatabaseOptions, 'url' | 'poolSize' | 'connections' | 'logger'>,
): Database =>
  new Database({ ...options, schema: name, entities: entities ?? [], migrations: [...platformMigrations, ...migrations], camelCaseRows });
