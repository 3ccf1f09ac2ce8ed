import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import { runCommand } from '../src/ops/command.js';

/** A database with every schema, and the environment in which an operator called ada works on it. */
export async function migratedForOperator(): Promise<{ database: ThrowawayDatabase; env: NodeJS.ProcessEnv }> {
  const database = await throwawayDatabase();
  const env = {
    DATABASE_URL: database.url,
    INTERNAL_SECRET: 'a secret that only the specs know and long enough',
    LOG_LEVEL: 'error',
    OPERATOR: 'ada',
  };
  await runCommand(['migrate'], env);
  return { database, env };
}
