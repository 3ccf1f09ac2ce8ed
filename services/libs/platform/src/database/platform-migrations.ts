import type { MigrationClass } from './database.js';
import { Platform1700000000000 } from './platform.migration.js';
import { PlatformErasure1763700000002 } from './erasure.migration.js';
import { PlatformTraces1763700000001 } from './saved-trace-context.migration.js';

/** What every schema has before a service adds its own. */
export const platformMigrations: MigrationClass[] = [Platform1700000000000, PlatformTraces1763700000001, PlatformErasure1763700000002];
