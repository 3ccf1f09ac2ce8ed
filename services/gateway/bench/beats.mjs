/**
 * `npm run bench:beats`: how many calls of jobs a second a gateway confirms, each written to the disk before its answer and each of
 * another job, against a bare node:http server that answers OK in the same run; and how long an answer takes at 1,000 a second,
 * beside what the disk alone takes for as many flushed writes, and at 10,000 a second, beside the bare server: each call at its moment,
 * whether the one before was answered or not. Goals: ratio at least 0.4, p99 under 5 ms at both rates, also with the small heap of
 * `npm start` (NODE_OPTIONS=--max-semi-space-size=16). Needs `npm run build:services`.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DirectPublisher, newId, ProductClock } from '@nowahala/platform';
import autocannon from 'autocannon';
import { finish, quick, result, size } from '../../libs/testkit/bench/results.mjs';
import { RelayBeatsJob } from '../dist/adapters/jobs/relay-beats.job.js';
import { BeatJournal } from '../dist/beats/beat-journal.js';
import { Beats } from '../dist/beats/beats.js';

const SECONDS = size('SECONDS', 10, 1);
const ROUNDS = size('ROUNDS', 3, 1);
const CONNECTIONS = 64;
const STEADY_PER_SECOND = quick ? 100 : 1_000;
const FAST_PER_SECOND = size('FAST_PER_SECOND', 10_000, 1_000);
const JOBS = 200_000;
const COMMIT_MS = 2;
const DISK_MB = 4 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'nw-bench-beats-'));
const nothing = () => undefined;
const clock = new ProductClock();
const logger = { error: console.error, warn: console.error };
const beats = new Beats(
  { BEAT_DIR: join(folder, 'beats'), BEAT_SECRET: ['a secret that only the bench knows, long enough'], BEAT_DISK_MB: DISK_MB },
  { of: nothing },
  { publicUrl: 'http://localhost', DATA_DIR: folder },
  { isVoid: () => false, takesOnlyPost: () => false },
  { beat: nothing },
  clock,
  logger,
);
beats.onApplicationBootstrap();
if (!(beats.journal instanceof BeatJournal)) throw new Error('beats are not written down');

// As in the product, what was confirmed is handed over once a second: here to a bus that does nothing and takes as long as a commit.
const bus = { publish: () => sleep(COMMIT_MS) };
let isOver = false;
const jobs = { add: ({ run }) => ({ trigger: () => void (isOver || run()) }) };
const relay = new RelayBeatsJob(jobs, beats, clock, new DirectPublisher(bus, clock, 'gateway'), { journalBytes: nothing }, logger);
relay.onApplicationBootstrap();

const gateway = createServer();
gateway.on('request', (_request, response) => response.writeHead(404).end());
beats.listenOn(gateway);
const bare = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 2 }).end('OK');
});
const portOf = async (server) => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server.address().port;
};
const ports = { gateway: await portOf(gateway), bare: await portOf(bare) };
const paths = Array.from({ length: JOBS }, () => new URL(beats.addressOf({ heartbeatId: newId(), addressRound: 1 })).pathname);
// Handed to each caller in a message they would be garbage of this process, whose collection would be measured.
const pathsFile = join(folder, 'paths');
writeFileSync(pathsFile, paths.join('\n'));
let next = 0;

const call = (port) =>
  autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [{ method: 'POST', setupRequest: (request) => ({ ...request, path: paths[next++ % JOBS] }) }],
  });
const steadily = (of) =>
  new Promise((resolve, reject) => {
    const caller = fork(join(import.meta.dirname, 'steady.mjs'), { execArgv: ['--max-semi-space-size=64'] });
    caller.once('message', resolve).once('exit', (code) => reject(new Error(`the caller ended with ${code}`)));
    caller.send({ perSecond: STEADY_PER_SECOND, seconds: SECONDS, ...of });
  });
const inWords = ({ p50, p99, most }) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${most.toFixed(0)} ms`;
const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];

try {
  // Before the flood, whose bytes keep the disk busy for a while.
  const disk = await steadily({ folder });
  const steady = await steadily({ port: ports.gateway, pathsFile });
  const steadyVerdict = result({ name: 'ms of an answer, p99', ours: steady.p99, goal: 5, lower: true });
  result({ name: 'ms of an answer, p99, to that of a bare flushed write', ours: steady.p99, rival: disk.p99, lower: true });
  console.log(`at ${STEADY_PER_SECOND}/s: ${inWords(steady)} (p99 goal 5 ms, ${steadyVerdict})`);
  console.log(`the disk alone, written and flushed at that rate: ${inWords(disk)}`);
  const atOnce = { perSecond: FAST_PER_SECOND, pathsFile };
  const [fastBare, fast] = [await steadily({ port: ports.bare, ...atOnce }), await steadily({ port: ports.gateway, ...atOnce })];
  const fastVerdict = result({ name: `ms of an answer at ${FAST_PER_SECOND} a second, p99`, ours: fast.p99, goal: 5, lower: true });
  result({ name: 'ms of an answer at that rate, p99, to that of the bare server', ours: fast.p99, rival: fastBare.p99, lower: true });
  console.log(`at ${FAST_PER_SECOND}/s: ${inWords(fast)} (p99 goal 5 ms, ${fastVerdict}); bare ${inWords(fastBare)}`);
  const [ours, rivals] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await call(ports.bare);
    const kept = await call(ports.gateway);
    if (kept.non2xx + kept.errors > 0) throw new Error(`${kept.non2xx} refused, ${kept.errors} failed`);
    rivals.push(plain.requests.average);
    ours.push(kept.requests.average);
    console.log(`round ${round + 1}: bare ${plain.requests.average.toFixed(0)}/s, confirmed ${kept.requests.average.toFixed(0)}/s`);
  }
  const verdict = result({ name: 'confirmed calls a second', ours: median(ours), rival: median(rivals), goal: 0.4 });
  console.log(`confirmed ${median(ours).toFixed(0)}/s, ratio ${(median(ours) / median(rivals)).toFixed(2)} (goal 0.40, ${verdict})`);
  finish();
} finally {
  gateway.closeAllConnections();
  bare.closeAllConnections();
  gateway.close();
  bare.close();
  isOver = true;
  await relay.onApplicationShutdown();
  rmSync(folder, { recursive: true, force: true });
}
