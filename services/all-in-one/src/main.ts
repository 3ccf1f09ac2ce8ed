import { ConfigError, parseConfig, platformSettings } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { startServices } from './multi-process.js';
import { banner } from './banner.js';
import { releaseMemory } from './release-memory.js';
import { isCommand, runCommand } from './ops/command.js';
import { startProduct } from './one-process.js';
import type { Running } from './one-process.js';
import { isServiceName, load } from './roster.js';
import type { ServiceName } from './roster.js';
import { startProblem } from './start-problem.js';
import { drainOnSignal, stopOnSignals } from './stop-on-signals.js';

async function start(env: NodeJS.ProcessEnv): Promise<Running> {
  const settings = parseConfig(platformSettings, env);
  if (settings.TEST_CLOCK && settings.production)
    throw new ConfigError('These settings are missing or wrong:\n  TEST_CLOCK: is refused with NODE_ENV=production');
  const telemetry = settings.OTEL_EXPORTER_OTLP_ENDPOINT
    ? await (await import('@nowahala/platform/telemetry')).startTelemetry(settings.SERVICES)
    : undefined;
  const product = await startFor(settings, env);
  return {
    drainConnections: () => product.drainConnections(),
    stop: async () => {
      await product.stop();
      await telemetry?.stop();
    },
  };
}

async function startFor(settings: PlatformSettings, env: NodeJS.ProcessEnv): Promise<Running> {
  if (settings.SERVICES !== 'all') return startServices(await load(namesOf(settings.SERVICES)), settings, env);
  const running = await startProduct(settings, env);
  console.log(banner(settings, env));
  if (process.argv.includes('--demo')) await (await import('./demo/demo.js')).startDemo(settings);
  return running;
}

function namesOf(text: string): ServiceName[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.filter((name) => !isServiceName(name));
  if (unknown.length > 0 || names.length === 0)
    throw new ConfigError(
      `These settings are missing or wrong:\n  SERVICES: does not know ${unknown.join(', ') || 'an empty list'}; it is "all" or a list of services`,
    );
  return names as ServiceName[];
}

const words = process.argv.slice(2);
if (isCommand(words[0])) await command(words);
else serve();

function serve(): void {
  releaseMemory();
  const running = start(process.env);
  stopOnSignals(process, running);
  if (process.platform !== 'win32') drainOnSignal(process, running);
  running.catch((error: unknown) => giveUp('NoWahala could not start.', error));
}

/** `main.js ops ...`, `migrate`, `topics`, `data ...`: does its work and ends. */
async function command(argv: string[]): Promise<void> {
  try {
    const { text, code } = await runCommand(argv, process.env);
    const out = code === 2 ? process.stderr : process.stdout;
    // Exits at once: a connection that closes slowly must not hold up a release.
    out.write(`${text}\n`, () => process.exit(code));
  } catch (error) {
    giveUp(`This could not be done: ${argv.join(' ')}`, error);
  }
}

function giveUp(what: string, error: unknown): void {
  const problem = startProblem(error, process.env);
  console.error(problem ? `\n${what}\n${problem}\n` : error);
  process.exit(1);
}
