/**
 * How many checks one CPU second pays for, the prober's against a spawned ping and blackbox_exporter, side by side on this
 * machine. Read the ratios: on loopback part of the targets' work is charged to whoever asks. `npm run bench:probe`.
 */
import { execFileSync, fork, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { NameResolver, NetworkPolicy } from '@nowahala/platform';
import { NetworkProbe } from '../dist/adapters/network/network-probe.js';
import { PRODUCT_LIMITS } from '../dist/adapters/network/probe-context.js';
import { LoopLag } from '../dist/adapters/network/loop-lag.js';
import { NativeEngine } from '../dist/adapters/network/engine/native/native-engine.js';
import { NodeEngine } from '../dist/adapters/network/engine/node-engine.js';
import { checkPort } from '../dist/adapters/network/port-check.js';
import { choosePing } from '../dist/adapters/network/icmp/choose-ping.js';
import { finish, percentile, quick, result, size } from '../../libs/testkit/bench/results.mjs';
import { blackboxExporter, cpuSecondsOf, spawnedPing } from './rivals.mjs';

const ownNetwork = 'NOWAHALA_BENCH_OWN_NETWORK';
const rounds = size('BENCH_ROUNDS', 5, 1);
const secondsEach = size('BENCH_SECONDS', 1, 0.3);
const warmUpMs = quick ? 100 : 1_000;

if (process.env[ownNetwork] === undefined && reenterInOwnNetwork()) process.exit(process.exitCode ?? 0);

const folder = mkdtempSync(join(tmpdir(), 'bench-probe-'));
execFileSync(
  'openssl',
  [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    `${folder}/key.pem`,
    '-out',
    `${folder}/cert.pem`,
    '-days',
    '2',
    '-subj',
    '/CN=127.0.0.1',
    '-addext',
    'subjectAltName=IP:127.0.0.1',
  ],
  { stdio: 'ignore' },
);
setDefaultCACertificates([...getCACertificates('default'), readFileSync(`${folder}/cert.pem`, 'utf8')]);

const targets = fork(new URL('./targets.mjs', import.meta.url), [folder]);
const ports = await new Promise((resolve) => targets.once('message', resolve));
const rival = await blackboxExporter(folder, 19_290);
const policy = NetworkPolicy.parse('127.0.0.0/8');
const ping = await choosePing();
const fallback = new NodeEngine(policy);
const onBroken = (error) => console.log(`the native engine broke: ${error.message}`);
const native = await NativeEngine.start({ policy, fallback, concurrency: 500, onBroken }).catch((error) => {
  console.log(`the native engine is not usable here: ${error.message}`);
  return null;
});
const loopLag = new LoopLag();
const resolver = new NameResolver();
const probeBy = (engine) =>
  new NetworkProbe({
    resolver,
    policy,
    engine,
    ping: { ...ping, method: ping.method, cheap: false },
    limits: PRODUCT_LIMITS,
    userAgent: 'bench',
    hasIpv6: false,
    region: 'bench',
    takenAt: () => '',
    realMs: Date.now,
    loopLag,
  });

const site = (scheme) => ({
  url: `${scheme}://127.0.0.1:${ports[scheme]}/`,
  scheme,
  host: '127.0.0.1',
  port: ports[scheme],
  path: '/',
  literal: 4,
});
const checkBy = (probe) => async (website) =>
  (await probe.check({ serverId: 's', workspaceId: 'w', ipAddress: null, website }, () => false)).outcome === 'success';
const http = site('http');
const https = site('https');
const byNode = checkBy(probeBy(fallback));
const byNative = native === null ? null : checkBy(probeBy(native));
const ownCpu = () => cpuSecondsOf(process.pid);
let turn = 0;
const nextAddress = () => `127.0.${(turn = (turn + 1) % 65_000) >> 8}.${turn & 255 || 1}`;

const kinds = [
  {
    name: `ping (${ping.method})`,
    ours: async () => (await ping.echo(nextAddress(), 2_000)) !== null,
    native: native?.ping ? async () => (await native.ping.echo(nextAddress(), 2_000)) !== null : null,
    blackbox: () => rival.probe('icmp', '127.0.0.1'),
    goal: 20,
    nativeGoal: 40,
    withSpawned: true,
  },
  {
    name: 'tcp',
    ours: async () => (await checkPort('127.0.0.1', ports.tcp, 5_000, fallback)).state === 'open',
    native: native && (async () => (await checkPort('127.0.0.1', ports.tcp, 5_000, native)).state === 'open'),
    blackbox: () => rival.probe('tcp', `127.0.0.1:${ports.tcp}`),
    goal: 4,
    nativeGoal: 9,
  },
  {
    name: 'http with phases',
    ours: () => byNode(http),
    native: native && (() => byNative(http)),
    blackbox: () => rival.probe('http', http.url),
    goal: 4,
    nativeGoal: 9,
  },
  {
    name: 'https with certificate',
    ours: () => byNode(https),
    native: native && (() => byNative(https)),
    blackbox: () => rival.probe('https', https.url),
    goal: 1.2,
    nativeGoal: 2,
  },
];

console.log(`checks a CPU second, median of ${rounds} rounds of ${secondsEach} s, one after the other in each round\n`);
for (const kind of kinds) {
  const rates = { ours: [], native: [], blackbox: [], spawned: [] };
  for (let round = 0; round < rounds; round += 1) {
    rates.ours.push(await measure(kind.ours, ownCpu, 64));
    if (kind.native) rates.native.push(await measure(kind.native, ownCpu, 64));
    if (rival !== null) rates.blackbox.push(await measure(kind.blackbox, rival.cpu, 16));
    if (kind.withSpawned) rates.spawned.push(await measure(spawnedPing.ping, spawnedPing.cpu, 4));
  }
  console.log(line(kind.name, 'ours, node', rates.ours));
  if (kind.native) {
    result({ name: `${kind.name} by native against node`, ours: median(rates.native), rival: median(rates.ours) });
    const times = (median(rates.native) / median(rates.ours)).toFixed(1);
    console.log(line('', 'ours, native', rates.native), `  ${times}x node`);
    console.log('', ratio(kind.name, 'blackbox_exporter, native engine', rates.native, rates.blackbox, kind.nativeGoal));
  }
  console.log(line('', 'blackbox_exporter', rates.blackbox), ratio(kind.name, 'blackbox_exporter', rates.ours, rates.blackbox, kind.goal));
  if (kind.withSpawned)
    console.log(line('', 'spawned ping', rates.spawned), ratio(kind.name, 'spawned ping', rates.ours, rates.spawned, 100));
}
for (const engine of [fallback, native]) {
  if (engine === null) continue;
  const [calm, blocked] = [await slowestOf(engine, 0), await slowestOf(engine, 20)];
  const name = `ms, p99 of an answer's time by ${engine.name}, with this thread blocked half of the time`;
  const verdict = result({ name, ours: blocked, goal: engine === native ? 2 : null, lower: true });
  console.log(`${blocked.toFixed(2)} ${name} (calm: ${calm.toFixed(2)} ms) ${verdict}`);
}
if (rival === null)
  console.log('\nblackbox_exporter is not installed (Debian: prometheus-blackbox-exporter, or name it in BLACKBOX_EXPORTER): left out.');

rival?.stop();
targets.kill();
ping.close();
await native?.close();
resolver.close();
loopLag.close();
rmSync(folder, { recursive: true });
finish();

/** One website check after the other, while this thread stands still for so long, and works for so long, in turn. */
async function slowestOf(engine, blockMs) {
  const request = 'GET / HTTP/1.1\r\n\r\n';
  const limits = { connectMs: 5_000, totalMs: 5_000 };
  const job = {
    address: '127.0.0.1',
    port: ports.http,
    host: '127.0.0.1',
    isName: false,
    secure: false,
    needsPage: false,
    request,
    ...limits,
  };
  const times = [];
  const blocking = setInterval(
    () => {
      for (const until = performance.now() + blockMs; performance.now() < until;);
    },
    blockMs * 2 || 1_000,
  );
  const one = async () => {
    const hop = await engine.ask(job);
    if (hop.exchange?.error === null) times.push(hop.connect.ms + hop.exchange.firstByteMs);
  };
  await run(async () => (await one(), true), 4, secondsEach * 1_000);
  clearInterval(blocking);
  return percentile(times, 0.99);
}

/** As many checks as go, a few at once, for a while; what fails does not count. */
async function measure(one, cpu, atOnce) {
  await run(one, atOnce, warmUpMs);
  const before = cpu();
  const succeeded = await run(one, atOnce, secondsEach * 1_000);
  return succeeded / Math.max(0.01, cpu() - before);
}

async function run(one, atOnce, ms) {
  const until = performance.now() + ms;
  let succeeded = 0;
  const lane = async () => {
    while (performance.now() < until) if (await one()) succeeded += 1;
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return succeeded;
}

function median(rates) {
  return rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)];
}

function line(name, who, rates) {
  const rate = median(rates);
  return `${name.padEnd(26)} ${who.padEnd(18)} ${(rate > 0 ? Math.round(rate).toLocaleString('en') : 'none').padStart(9)}`;
}

function ratio(kind, who, ours, theirs, goal) {
  const [mine, rate] = [median(ours), median(theirs)];
  const verdict = result({ name: `${kind} against ${who}`, ours: mine, rival: rate > 0 ? rate : null, goal });
  return rate > 0 ? `  ours is ${(mine / rate).toFixed(1)}x (goal ${goal}x, ${verdict})` : `  ${verdict}`;
}

/** The ICMP datagram socket needs ping_group_range; where allowed, a network namespace of this process has it open. */
function reenterInOwnNetwork() {
  if (process.platform !== 'linux' || process.getuid() !== 0) return false;
  const script = `ip link set lo up && sysctl -qw net.ipv4.ping_group_range='0 2147483647' && exec "$@"`;
  if (spawnSync('unshare', ['-n', 'sh', '-c', script, 'sh', 'true'], { stdio: 'ignore' }).status !== 0) return false;
  const again = spawnSync('unshare', ['-n', 'sh', '-c', script, 'sh', process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [ownNetwork]: '1' },
  });
  process.exitCode = again.status ?? 1;
  return true;
}
