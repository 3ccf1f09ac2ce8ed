import { ConfigError, operatorOf, parseConfig, platformSettings, readCommandLine } from '@nowahala/platform';
import { fine, refused } from './command-result.js';
import type { CommandResult } from './command-result.js';
import { exportData } from './data/export.js';
import { importData } from './data/import.js';
import { openEngines } from './backing-services.js';
import { makeTopics, migrate } from './migrate.js';
import { printServiceKeys } from './service-keys.js';
import type { Verb } from './verb.js';
import { afterRestore } from './verbs/after-restore.js';
import { audit } from './verbs/audit.js';
import { eraseCheck } from './verbs/erase-check.js';
import { erasures } from './verbs/erasures.js';
import { lag } from './verbs/lag.js';
import { moveIn } from './verbs/move-in.js';
import { parked } from './verbs/parked.js';
import { rebuild } from './verbs/rebuild.js';
import { reconcile } from './verbs/reconcile.js';
import { rotateKeys } from './verbs/rotate-keys.js';
import { shards } from './verbs/shards.js';
import { signOut } from './verbs/sign-out.js';
import { suppressions } from './verbs/suppressions.js';
import { untilReached } from './until-reached.js';

const verbs: Record<string, Verb> = {
  parked,
  lag,
  shards,
  rebuild,
  'erase-check': eraseCheck,
  erasures,
  'after-restore': afterRestore,
  reconcile,
  'rotate-keys': rotateKeys,
  'sign-out': signOut,
  suppressions,
  'move-in': moveIn,
  audit,
};

const PATIENCE_MS = 600_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const HELP = `nowahala                          run the product, or the services that SERVICES names
nowahala migrate                  bring every schema up to date (GRANT_ROLES=prefix gives the service roles their rights)
nowahala topics                   make the topics that do not exist yet
nowahala service-keys [service]   the keys of services apart, from INTERNAL_SECRET, which no service needs then
nowahala data export <folder>     everything into files that any PostgreSQL can read again
nowahala data import <folder>     into an empty product
nowahala ops <verb>               for operators; reads unless --yes is given, and every change is in the audit (--as <name> says whose)

${Object.entries(verbs)
  .map(([name, verb]) => `  ${name.padEnd(14)}${verb.summary}`)
  .join('\n')}`;

const commands: Record<string, (argv: string[], env: NodeJS.ProcessEnv) => Promise<CommandResult>> = {
  ops: runVerb,
  migrate: runMigrate,
  topics: runTopics,
  'service-keys': printServiceKeys,
  data: runData,
  help: async () => fine(HELP),
};

export const isCommand = (word: string | undefined): word is string => word !== undefined && word in commands;

export const runCommand = ([name, ...rest]: string[], env: NodeJS.ProcessEnv): Promise<CommandResult> => commands[name!]!(rest, env);

async function runVerb([name = 'help', ...rest]: string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const verb = verbs[name];
  if (!verb) return name === 'help' ? fine(HELP) : refused(`There is no verb "${name}".\n\n${HELP}`);
  const words = readCommandLine(rest);
  if (words.help) return fine(`${verb.summary}\n\n${verb.usage}`);
  const engines = await openEngines(env);
  try {
    return await verb.run(words, { name: operatorOf(words, env), env, engines });
  } finally {
    await engines.close();
  }
}

async function runMigrate(_argv: string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const engines = await untilReached(() => openEngines(env), PATIENCE_MS, say);
  try {
    await migrate(engines.settings, engines.databaseUrl, env.GRANT_ROLES, say);
    return fine('Every schema is up to date.');
  } finally {
    await engines.close();
  }
}

/** On Kafka no database is needed; otherwise the topics are rows of the log in PostgreSQL. */
async function runTopics(_argv: string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const settings = parseConfig(platformSettings, env);
  if (settings.KAFKA_BROKERS.length === 0 && !settings.DATABASE_URL)
    throw new ConfigError('These settings are missing or wrong:\n  KAFKA_BROKERS or DATABASE_URL: one of them must say where the bus is');
  await untilReached(() => makeTopics(settings, settings.DATABASE_URL ?? ''), PATIENCE_MS, say);
  return fine(`Every topic of ${settings.regions.join(', ')} exists.`);
}

async function runData([direction, folder]: string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  if (!folder || (direction !== 'export' && direction !== 'import')) return refused('data export <folder>\ndata import <folder>');
  const engines = await openEngines(env);
  try {
    return fine(direction === 'export' ? await exportData(engines, folder) : await importData(engines, folder));
  } finally {
    await engines.close();
  }
}
