/**
 * Pings a second into PostgreSQL through the real consumer - bus, decoding, evaluating, storing, and adding up the hours -
 * against a plain unnest insert of the very same rows into the very same kind of table, in the same run.
 * The goal is a ratio of at least 0.5.   npm run bench:ingest -w @nowahala/analyzer     BENCH_SERVERS=5000 BENCH_MINUTES=12
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres, Jobs, newId, shardOf } from '@nowahala/platform';
import { startApp } from '../../libs/testkit/dist/app.js';
import pg from 'pg';
import { finish, result, size } from '../../libs/testkit/bench/results.mjs';
import { AddUpHoursJob } from '../dist/adapters/jobs/add-up-hours.job.js';
import { toCheckResult } from '../dist/adapters/mappers/check-result.mapper.js';
import { analyzer } from '../dist/analyzer.service.js';
import { IngestCheckResults } from '../dist/application/ingest-check-results.js';

const SERVERS = size('BENCH_SERVERS', 5_000, 200);
const MINUTES = size('BENCH_MINUTES', 12, 2);
const ROUNDS = size('BENCH_ROUNDS', 5, 1);
const PER_MESSAGE = 500;
const PLAIN_ROWS = 1_000;
const MESSAGE = 'The website answered with 200 in 124 ms.';

const dataDir = mkdtempSync(join(tmpdir(), 'nowahala-bench-'));
chmodSync(dataDir, 0o755);
const postgres = await EmbeddedPostgres.start({ dataDir });
process.env.TEST_DATABASE_URL = postgres.url;
const app = await startApp({ services: [analyzer], env: { LOG_LEVEL: 'error' } });
const pool = new pg.Pool({ connectionString: app.database.url, max: 1 });
const hours = app.get('analyzer', AddUpHoursJob);
const ingest = app.get('analyzer', IngestCheckResults);
// Only this bench decides when hours are added up, so that the cost falls into the measured time.
await app.get('analyzer', Jobs).stop();
const [{ strategy }] = app.process.host.hosted;

const HOUR_MS = 3_600_000;
const hourBegin = app.clock.nowMs() - (app.clock.nowMs() % HOUR_MS) - 3 * 24 * HOUR_MS;
const workspaceId = newId();
const servers = Array.from({ length: SERVERS }, () => newId());
const byShard = Map.groupBy(servers, shardOf);

/** Each round has an hour of its own; every server answers once a minute, as the scheduler would ask. */
function batchesOf(round) {
  const begin = hourBegin + round * HOUR_MS;
  const batches = [];
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const at = new Date(begin + (minute % 60) * 60_000 + Math.floor(minute / 60) * 1_000);
    for (const [shard, members] of byShard) {
      for (let i = 0; i < members.length; i += PER_MESSAGE)
        batches.push({ shard, results: members.slice(i, i + PER_MESSAGE).map((serverId) => resultOf(serverId, at)) });
    }
  }
  return batches;
}

function resultOf(serverId, at) {
  return {
    serverId,
    workspaceId,
    userId: workspaceId,
    scheduledAt: at,
    startedAt: at,
    endedAt: at,
    region: 'local',
    check: 'scheduled',
    method: 'http',
    outcome: 'success',
    responseTimeUs: 124_000,
    code: 200,
    errorClass: '',
    message: MESSAGE,
    phases: undefined,
    loopLagMs: 0,
    candidateId: '',
    configVersion: 1,
    evidenceJson: '',
    intervalMinutes: 1,
  };
}

const measurements = new Map();
const record = (name, rows, ms) => measurements.set(name, [...(measurements.get(name) ?? []), rows / (ms / 1_000)]);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function stored(round) {
  const { rows } = await pool.query(`SELECT coalesce(sum(listed), 0)::int AS n FROM analyzer.ping_hour WHERE hour = $1`, [
    new Date(hourBegin + round * HOUR_MS),
  ]);
  return rows[0].n;
}

/** Resolves when the consumer has handled so many more pings; asking the database would cost what we measure. */
const execute = ingest.execute.bind(ingest);
let onHandled = () => {};
ingest.execute = async (results) => {
  const groupWaits = await execute(results);
  onHandled(results.length);
  return groupWaits;
};
function handled(rows) {
  let left = rows;
  return new Promise((resolve) => {
    onHandled = (count) => {
      left -= count;
      if (left <= 0) resolve();
    };
  });
}

/** Nobody waits here until late results are no more. */
async function endHours() {
  await pool.query(`UPDATE analyzer.ping_open SET marked_at = marked_at - interval '3 minutes'`);
  await hours.run();
}

/** The messages wait on the bus; measured from letting the consumer go to the last row, and the hours added up and packed. */
async function throughTheConsumer(round, batches, rows) {
  strategy.pause();
  const arrived = handled(rows);
  for (let i = 0; i < batches.length; i += 64) {
    await Promise.all(
      batches
        .slice(i, i + 64)
        .map(({ shard, results }) => app.publish('ping.completed', { shard, region: 'local', results }, { key: String(shard) })),
    );
  }
  const ms = await timed(async () => {
    strategy.resume();
    await arrived;
    await endHours();
  });
  if ((await stored(round)) !== rows) throw new Error('not every ping was stored');
  record('the consumer, hours added up', rows, ms);
}

/** The consumer's own part, fed from memory: decoded messages in, committed rows and hours out. */
async function throughTheHandler(round, batches, rows) {
  const ms = await timed(async () => {
    let hand = [];
    for (const { results } of batches) {
      hand.push(...results.map((one) => toCheckResult(one, Date.now())));
      if (hand.length >= 2_000) await ingest.execute(hand.splice(0));
    }
    if (hand.length > 0) await ingest.execute(hand);
    await endHours();
  });
  record('the same, fed from memory', rows, ms);
}

let plainDays = 0;
async function plainInsert(batches, rows) {
  plainDays += 1;
  await pool.query(
    `CREATE TABLE plain_${plainDays} (LIKE analyzer.ping INCLUDING DEFAULTS, PRIMARY KEY (server_id, scheduled_at, region))`,
  );
  const all = batches.flatMap((batch) => batch.results);
  const ms = await timed(async () => {
    for (let i = 0; i < all.length; i += PLAIN_ROWS) {
      const part = all.slice(i, i + PLAIN_ROWS);
      await pool.query({
        name: `plain ${plainDays}`,
        text: `INSERT INTO plain_${plainDays} (server_id, scheduled_at, started_at, response_us, status, kind, code, region, error_class, message)
               SELECT * FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[], $4::int[], $5::smallint[], $6::smallint[], $7::smallint[], $8::text[], $9::text[], $10::text[])`,
        values: [
          part.map((r) => r.serverId),
          part.map((r) => r.scheduledAt),
          part.map((r) => r.startedAt),
          part.map((r) => r.responseTimeUs),
          part.map(() => 0),
          part.map(() => 0),
          part.map((r) => r.code),
          part.map((r) => r.region),
          part.map(() => ''),
          part.map((r) => r.message),
        ],
      });
    }
  });
  record('plain unnest insert', rows, ms);
}

const rows = SERVERS * MINUTES;
for (let round = 0; round < ROUNDS; round += 1) {
  const [first, second] = [batchesOf(2 * round), batchesOf(2 * round + 1)];
  await plainInsert(first, rows);
  await throughTheConsumer(2 * round, first, rows);
  await throughTheHandler(2 * round + 1, second, rows);
}

const base = median(measurements.get('plain unnest insert'));
process.stdout.write(`${SERVERS} servers, ${MINUTES} pings each a round, medians of ${ROUNDS} rounds\n`);
for (const [name, speeds] of measurements) {
  const rival = name === 'plain unnest insert' ? undefined : base;
  const verdict = result({ name, ours: median(speeds), rival, goal: rival && 0.5 });
  process.stdout.write(
    `${name.padEnd(44)} ${String(Math.round(median(speeds))).padStart(8)} pings/s   ${(median(speeds) / base).toFixed(2)} x plain insert ${verdict}\n`,
  );
}

await pool.end();
await app.stop();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
finish();
process.exit(0);
