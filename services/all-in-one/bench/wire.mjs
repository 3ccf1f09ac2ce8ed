/**
 * What one good result costs between prober and analyzer, by itself and in columns: bytes, and microseconds of this processor
 * to write and to read it. The limit beside it is what protobuf alone takes to read the very same bytes.
 *   npm run bench:wire     BENCH_RESULTS=500 BENCH_ROUNDS=5
 */
import { topicCodecs } from '@nowahala/contracts';
import { newId } from '@nowahala/platform';
import { sentenceOfGoodCheck } from '../../libs/kernel/dist/index.js';
import { toCheckResult } from '../../analyzer/dist/adapters/mappers/check-result.mapper.js';
import { toGoodResults } from '../../analyzer/dist/adapters/mappers/good-results.mapper.js';
import { toPingCompleted } from '../../prober/dist/adapters/mappers/check-result.mapper.js';
import { finish, percentile, quick, result, size } from '../../libs/testkit/bench/results.mjs';

const RESULTS = size('BENCH_RESULTS', 500, 100);
const ROUNDS = size('BENCH_ROUNDS', 5, 1);
const CALLS = quick ? 20 : 200;
const codec = topicCodecs['ping.completed'];
const owners = Array.from({ length: Math.ceil(RESULTS / 10) }, () => [newId(), newId()]);
const now = Date.now();

function completed(_, index) {
  const [workspaceId, userId] = owners[index % owners.length];
  const rttUs = 20_000 + Math.floor(Math.random() * 400_000);
  const scheduledAt = new Date(now + (index % 50));
  const startedAt = new Date(scheduledAt.getTime() + (index % 7));
  return {
    request: {
      target: { serverId: newId(), workspaceId, ipAddress: '41.58.1.2', website: null },
      userId,
      scheduledAt,
      reason: 'scheduled',
      candidateId: '',
      configVersion: 1 + (index % 3),
      intervalMinutes: 5,
    },
    startedAt,
    endedAt: new Date(startedAt.getTime() + Math.round(rttUs / 1_000)),
    result: {
      outcome: 'success',
      method: 'http',
      via: 'https',
      errorClass: null,
      code: 200,
      message: sentenceOfGoodCheck('http', 200, rttUs),
      rttUs,
      phases: { dns: 1.2, connect: 20.1, tls: 41.3, firstByte: 50.7, body: 0.3 },
      reached: '41.58.1.2',
      evidence: null,
      loopLagMs: 0,
    },
  };
}

const batch = { shard: 3, results: Array.from({ length: RESULTS }, completed) };
const from = { region: 'local', proberId: newId() };
const write = (asColumns) => codec.encode(toPingCompleted(batch, from, asColumns)).finish();
const read = (bytes) => {
  const { good, results } = codec.decode(bytes);
  return [...(good === undefined ? [] : toGoodResults(good, now)), ...results.map((one) => toCheckResult(one, now))];
};

/** Microseconds a result, of this process alone. */
function cost(work) {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => {
    const before = process.cpuUsage();
    for (let call = 0; call < CALLS; call += 1) work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / CALLS / RESULTS;
  });
  // The first one warms up.
  return percentile(rounds.slice(1), 0.5);
}

const [rows, columns] = [write(false), write(true)];
if (read(columns).length !== RESULTS || read(rows).length !== RESULTS) throw new Error('results were lost on the way');
const per = (bytes) => bytes.length / RESULTS;
const say = (name, ours, rival, unit) =>
  console.log(
    `${name}: ${ours.toFixed(2)} ${unit} in columns, ${rival.toFixed(2)} by themselves`,
    result({ name, ours, rival, lower: true }),
  );
say('bytes a result', per(columns), per(rows), 'bytes');
const wrote = [cost(() => write(true)), cost(() => write(false))];
say('to write a result', ...wrote, 'us');
const readThem = [cost(() => read(columns)), cost(() => read(rows))];
say('to read a result', ...readThem, 'us');
const limit = cost(() => codec.decode(columns));
const name = 'to read a result against protobuf alone';
console.log(`${name}: ${limit.toFixed(2)} us`, result({ name, ours: readThem[0], rival: limit, lower: true }));
finish();
