import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface KafkaForSpecs {
  brokers: string[];
  /** The broker's process where it runs on this machine, so that a spec can freeze it. */
  pid: number | undefined;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const IMAGE = 'apache/kafka:4.3.1';
const CONTAINER_PORT = 19_150;

/**
 * A real Kafka: the one KAFKA_BROKERS names, else a container, else the broker of .ci/kafka where its jars are there
 * already. Otherwise why there is none; with CI=true that is an error.
 */
export async function findKafka(): Promise<KafkaForSpecs | { missing: string }> {
  const found = (await fromEnvironment()) ?? (await fromContainer()) ?? (await fromJars());
  if (found) return found;
  const missing = 'KAFKA_BROKERS is not set, no container runtime answers, and .ci/kafka/start.sh has not fetched a broker yet';
  if (process.env['CI'] === 'true') throw new Error(`CI needs a Kafka: ${missing}.`);
  return { missing };
}

async function fromEnvironment(): Promise<KafkaForSpecs | undefined> {
  const { KAFKA_BROKERS: brokers, KAFKA_BROKER_PID: pid } = process.env;
  if (!brokers) return undefined;
  return { brokers: brokers.split(','), pid: pid ? Number(pid) : undefined, stop: () => Promise.resolve() };
}

async function fromContainer(): Promise<KafkaForSpecs | undefined> {
  if (spawnSync('docker', ['version', '--format', '{{.Server.Version}}'], { timeout: 5_000, stdio: 'ignore' }).status !== 0)
    return undefined;
  const { GenericContainer, Wait } = await import('testcontainers');
  try {
    const container = await new GenericContainer(IMAGE)
      .withExposedPorts({ container: CONTAINER_PORT, host: CONTAINER_PORT })
      .withEnvironment({
        KAFKA_NODE_ID: '1',
        KAFKA_PROCESS_ROLES: 'broker,controller',
        KAFKA_LISTENERS: `PLAINTEXT://:${CONTAINER_PORT},CONTROLLER://:9093`,
        KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${CONTAINER_PORT}`,
        KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
        KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
        KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
        KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
        KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
        KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      })
      .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
      .start();
    return { brokers: [`127.0.0.1:${CONTAINER_PORT}`], pid: undefined, stop: async () => void (await container.stop()) };
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
    pid: Number(stdout.trim()),
    stop: async () => void (await promisify(execFile)('bash', [join(root, '.ci/kafka/stop.sh')], { env: environment })),
  };
}
