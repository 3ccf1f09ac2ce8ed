import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.js';

export interface KafkaForSpecs {
  brokers: string[];
  /** Takes the broker away without ending it, where it is ours to take away. */
  outage: { begin(): Promise<void>; end(): Promise<void> } | undefined;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const IMAGE = 'apache/kafka:4.3.1';

/**
 * A real Kafka: the one KAFKA_BROKERS names, else a container, else the broker of .ci/kafka where its jars are there
 * already. Otherwise why there is none; with CI=true that is an error.
 */
export async function findKafka(): Promise<KafkaForSpecs | { missing: string }> {
  const found = (await fromEnvironment()) ?? (await fromContainer()) ?? (await fromJars());
  if (found) return found;
  const missing = 'KAFKA_BROKERS is not set, no container runtime gives one, and .ci/kafka/start.sh has not fetched a broker yet';
  if (process.env['CI'] === 'true') throw new Error(`CI needs a Kafka: ${missing}.`);
  return { missing };
}

async function fromEnvironment(): Promise<KafkaForSpecs | undefined> {
  const { KAFKA_BROKERS: brokers, KAFKA_BROKER_PID: pid } = process.env;
  if (!brokers) return undefined;
  return { brokers: brokers.split(','), outage: pid ? freezing(Number(pid)) : undefined, stop: () => Promise.resolve() };
}

async function fromContainer(): Promise<KafkaForSpecs | undefined> {
  const { GenericContainer, Wait, getContainerRuntimeClient } = await import('testcontainers');
  const runtime = await getContainerRuntimeClient().catch(() => undefined);
  if (!runtime) return undefined;
  const { host } = runtime.info.containerRuntime;
  // A broker tells its clients where it is, so the port is chosen before it starts.
  const port = await freePort();
  try {
    const container = await new GenericContainer(IMAGE)
      .withExposedPorts({ container: port, host: port })
      .withEnvironment({
        KAFKA_NODE_ID: '1',
        KAFKA_PROCESS_ROLES: 'broker,controller',
        KAFKA_LISTENERS: `PLAINTEXT://:${port},CONTROLLER://:9093`,
        KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${host}:${port}`,
        KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
        KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
        KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
        KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
        KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
        KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
        KAFKA_HEAP_OPTS: '-Xms128m -Xmx512m',
      })
      .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
      .start();
    process.stderr.write(`Kafka runs in a container of ${IMAGE}.\n`);
    const engine = runtime.container.dockerode.getContainer(container.getId());
    return {
      brokers: [`${host}:${port}`],
      outage: { begin: async () => void (await engine.pause()), end: async () => void (await engine.unpause()) },
      stop: async () => void (await container.stop()),
    };
  } catch (error) {
    process.stderr.write(`A container runtime answers, but ${IMAGE} did not start: ${(error as Error).message}\n`);
    return undefined;
  }
}

async function fromJars(): Promise<KafkaForSpecs | undefined> {
  const cache = process.env['NOWAHALA_CACHE'] ?? join(root, '.cache/kafka');
  if (!existsSync(join(cache, 'libs/.complete'))) return undefined;
  const port = '19160';
  const environment = { ...process.env, NOWAHALA_CACHE: cache, KAFKA_PORT: port };
  const script = `. "${join(root, '.ci/kafka/start.sh')}" && echo "$KAFKA_BROKER_PID"`;
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { env: environment });
  return {
    brokers: [`127.0.0.1:${port}`],
    outage: freezing(Number(stdout.trim())),
    stop: async () => void (await promisify(execFile)('bash', [join(root, '.ci/kafka/stop.sh')], { env: environment })),
  };
}

function freezing(pid: number): KafkaForSpecs['outage'] {
  const begin = async (): Promise<void> => {
    process.kill(pid, 'SIGSTOP');
    // On a busy machine a thread may answer once more before the signal reaches it.
    while (!standsStill(pid)) await setTimeout(5);
  };
  return { begin, end: async () => void process.kill(pid, 'SIGCONT') };
}

/** True also where nobody can tell: only Linux shows its threads. */
function standsStill(pid: number): boolean {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return true;
  return readdirSync(threads).every((thread) => {
    try {
      return /\) [Tt] /.test(readFileSync(join(threads, thread, 'stat'), 'utf8'));
    } catch {
      return true;
    }
  });
}
