/**
 * Feeds the native engine what hostile servers send, for as many checks as asked (`SOAK_CHECKS`, 20,000), and watches memory
 * and descriptors: a defect in native code would end the whole prober.  node services/prober/bench/soak.mjs
 */
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { NetworkPolicy } from '@nowahala/platform';
import { ownCertificate } from '../dist/adapters/network/engine/native/own-certificate.js';
import { NativeEngine } from '../dist/adapters/network/engine/native/native-engine.js';
import { NodeEngine } from '../dist/adapters/network/engine/node-engine.js';

const PAGE = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';
const bytes = (length) => Buffer.from(Array.from({ length }, () => Math.floor(Math.random() * 256)));
const hostile = [
  (socket) => socket.resetAndDestroy(),
  (socket) => socket.end(),
  (socket) => socket.end(bytes(2_000)),
  (socket) => socket.once('data', () => socket.resetAndDestroy()),
  (socket) => socket.once('data', () => socket.end(PAGE)),
  (socket) => socket.once('data', () => socket.end(PAGE.slice(0, 40))),
  (socket) => socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`)),
  (socket) => socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\n\r\n${'z'.repeat(300_000)}`)),
  (socket) => socket.once('data', () => (socket.write('HTTP/1.1 200 OK\r\n\r\nabc'), setTimeout(() => socket.resetAndDestroy(), 5))),
  (socket) => socket.once('data', () => [...PAGE].forEach((byte, at) => setTimeout(() => socket.destroyed || socket.write(byte), at * 4))),
  (socket) => socket.once('data', (hello) => socket.end(hello)),
  (socket) => socket.once('data', () => socket.end(Buffer.concat([Buffer.from([0x16, 3, 3, 0x40, 0]), bytes(9_000)]))),
  (socket) => socket.resume(),
];

if (process.argv[2] === 'targets') {
  const listen = (server) => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));
  const quiet = (behaviour) => (socket) => {
    socket.on('error', () => {});
    setTimeout(() => socket.destroy(), 2_000);
    behaviour(socket);
  };
  const answers = [hostile[4], hostile[3], hostile[7], (socket) => socket.destroy()];
  const ports = [];
  for (const behaviour of hostile) ports.push(await listen(createServer(quiet(behaviour))));
  for (const behaviour of answers)
    ports.push(await listen(createTlsServer(ownCertificate('soak.test'), quiet(behaviour)).on('tlsClientError', () => {})));
  process.send(ports);
} else {
  await soak(Number(process.env.SOAK_CHECKS ?? 20_000));
}

async function soak(wanted) {
  const targets = fork(new URL(import.meta.url), ['targets']);
  const ports = await new Promise((resolve) => targets.once('message', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const files = trustedFiles(folder);
  const floods = ['tickets', 'updates'].map((kind) => flood(kind, files));
  for (const { stdout } of floods) ports.push(Number(await new Promise((resolve) => stdout.once('data', resolve))));
  const policy = NetworkPolicy.parse('127.0.0.0/8');
  const onBroken = (error) => console.log(`BROKEN: ${error.message}`);
  const engine = await NativeEngine.start({ policy, fallback: new NodeEngine(policy), concurrency: 500, onBroken });
  const ends = new Map();
  let started = 0;
  const lane = async () => {
    while (started < wanted) {
      started += 1;
      if (started % Math.ceil(wanted / 10) === 0) report();
      const port = ports[Math.floor(Math.random() * ports.length)];
      const request = 'GET / HTTP/1.1\r\n\r\n';
      const job = { address: '127.0.0.1', port, host: 'soak.test', isName: true, needsPage: Math.random() < 0.1, request };
      const hop = await engine.ask({ ...job, secure: Math.random() < 0.6, connectMs: 1_000, totalMs: 1_000 });
      const end = hop.connect.error ?? hop.tls?.error ?? hop.exchange?.error ?? 'answered';
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
  };
  const report = () => {
    const megabytes = Math.round(process.memoryUsage().rss / 1e6);
    console.log(`${started} checks: ${megabytes} MB, ${readdirSync('/proc/self/fd').length} descriptors`);
  };
  await Promise.all(Array.from({ length: 128 }, lane));
  report();
  console.log(Object.fromEntries([...ends].toSorted()));
  await engine.close();
  for (const one of [targets, ...floods]) one.kill();
  rmSync(folder, { recursive: true });
}

/** Of a certificate that is trusted: else a check ends before the flood begins. */
function trustedFiles(folder) {
  const { cert, key } = ownCertificate('soak.test');
  const files = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  for (const [index, text] of [cert, key].entries()) writeFileSync(files[index], text);
  setDefaultCACertificates([cert]);
  return files;
}

function flood(kind, files) {
  const program = fileURLToPath(new URL('../test/tls-flood.mjs', import.meta.url));
  return spawn(process.execPath, [program, kind, '500', ...files], { stdio: ['ignore', 'pipe', 'inherit'] });
}
