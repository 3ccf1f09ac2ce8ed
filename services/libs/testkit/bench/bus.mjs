/**
 * How fast the event bus is, against a plain insert of the same rows in the same run. Prints ratios, medians of five
 * rounds that take turns, because absolute numbers depend on the machine.
 *   npm run build:services && npm run bench:bus        KAFKA_BROKERS=host:port adds Kafka; BENCH_MESSAGES=20000
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { finish, quick, result, size } from './results.mjs';
import { EmbeddedPostgres, KafkaEventBus, PgEventBus, TopicRegistry } from '../../platform/dist/index.js';

const MESSAGES = size('BENCH_MESSAGES', 20_000, 500);
const PER_CALL = 500;
const ROUNDS = quick ? 1 : 5;
const payload = Buffer.alloc(300, 7);
const brokers = process.env.KAFKA_BROKERS?.split(',').filter(Boolean) ?? [];

const declarations = Array.from({ length: ROUNDS }, (_, round) => ({
  name: `bench${process.pid}.round${round}`,
  key: 'key',
  message: 'bench.v1.Message',
  partitions: { kafka: 12, embedded: 12 },
  retention: { kafka: '1h', embedded: '1h' },
  perRegion: false,
}));

const messagesFor = (topic, count) =>
  Array.from({ length: count }, (_, index) => ({
    topic,
    key: `shard-${index % 256}`,
    id: randomUUID(),
    type: 'bench.v1.Message',
    payload,
    headers: { tenant_id: 'bench', correlation_id: 'bench' },
    occurredAt: new Date(0),
  }));

const callsFor = (topic) => {
  const messages = messagesFor(topic, MESSAGES);
  return Array.from({ length: Math.ceil(MESSAGES / PER_CALL) }, (_, call) => messages.slice(call * PER_CALL, (call + 1) * PER_CALL));
};

async function perSecond(work) {
  const begun = performance.now();
  await work();
  return MESSAGES / ((performance.now() - begun) / 1_000);
}

let nextPlain = 0;

async function plainInsert(pool, round) {
  const calls = callsFor(declarations[round].name);
  return perSecond(async () => {
    for (const messages of calls) {
      await pool.query({
        name: 'plain',
        text: `INSERT INTO plain (topic, part, off, key, msg_id, type, payload, headers, occurred_at)
               SELECT $1, 0, n, key, id, $2, payload, headers, to_timestamp(0)
               FROM unnest($3::text[], $4::uuid[], $5::bytea[], $6::jsonb[], $7::bigint[]) AS m(key, id, payload, headers, n)`,
        values: [
          messages[0].topic,
          messages[0].type,
          messages.map(({ key }) => key),
          messages.map(({ id }) => id),
          messages.map(({ payload: bytes }) => bytes),
          messages.map(({ headers }) => JSON.stringify(headers)),
          messages.map(() => (nextPlain += 1)),
        ],
      });
    }
  });
}

async function publish(bus, round) {
  const calls = callsFor(declarations[round].name);
  return perSecond(async () => {
    for (const messages of calls) await bus.publish(messages);
  });
}

/** From the subscription to the last message handled and committed. */
async function consume(bus, round) {
  let seen = 0;
  let finish;
  const finished = new Promise((resolve) => (finish = resolve));
  let subscription;
  const speed = await perSecond(async () => {
    subscription = await bus.subscribe({
      group: `bench-${randomUUID()}`,
      topics: [declarations[round].name],
      from: 'earliest',
      maxBatch: PER_CALL,
      handler: async (batch) => {
        seen += batch.length;
        if (seen >= MESSAGES) finish();
      },
    });
    await finished;
  });
  await subscription.drain(10_000);
  return speed;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const dataDir = mkdtempSync(join(tmpdir(), 'nowahala-bench-'));
chmodSync(dataDir, 0o755);
const server = await EmbeddedPostgres.start({ dataDir });
const pool = new pg.Pool({ connectionString: server.url, max: 1 });
await pool.query(
  'CREATE TABLE plain (topic text, part int, off bigint, key text NOT NULL, msg_id uuid NOT NULL, type text NOT NULL, payload bytea NOT NULL, headers jsonb NOT NULL, occurred_at timestamptz NOT NULL, ts timestamptz NOT NULL DEFAULT clock_timestamp(), PRIMARY KEY (topic, part, off))',
);
const buses = [['PostgreSQL log', await PgEventBus.open({ connection: server.url, topics: new TopicRegistry(declarations, 'embedded') })]];
if (brokers.length > 0) {
  const kafka = await KafkaEventBus.open({ brokers, topics: new TopicRegistry(declarations, 'kafka') });
  await kafka.ensureTopics([]);
  buses.push(['Kafka', kafka]);
}

const speeds = new Map();
const note = (name, speed) => speeds.set(name, [...(speeds.get(name) ?? []), speed]);
for (let round = 0; round < ROUNDS; round += 1) {
  note('plain insert', await plainInsert(pool, round));
  for (const [name, bus] of buses) {
    note(`${name}: publish`, await publish(bus, round));
    note(`${name}: consume`, await consume(bus, round));
  }
}

const base = median(speeds.get('plain insert'));
process.stdout.write(`${MESSAGES} messages of ${payload.length} bytes, ${PER_CALL} a call, medians of ${ROUNDS} rounds\n`);
for (const [name, measured] of speeds) {
  const speed = median(measured);
  result({ name, ours: speed, ...(name !== 'plain insert' && { rival: base }) });
  process.stdout.write(`${name.padEnd(26)} ${String(Math.round(speed)).padStart(8)} /s   ${(speed / base).toFixed(2)} x plain insert\n`);
}
if (brokers.length === 0) process.stdout.write('Kafka was not measured: KAFKA_BROKERS is not set.\n');

for (const [, bus] of buses) await bus.close();
await pool.end();
await server.stop();
finish();
rmSync(dataDir, { recursive: true, force: true });
