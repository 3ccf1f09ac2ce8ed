/** A process whose native engine is given up inside a call of C, and which then wants to end. */
import { Worker } from 'node:worker_threads';
import { NetworkPolicy, sleep } from '@nowahala/platform';
import { NativeEngine } from '../dist/adapters/network/engine/native/native-engine.js';
import { NodeEngine } from '../dist/adapters/network/engine/node-engine.js';

const loop = new URL('../dist/adapters/network/engine/native/loop-thread.js', import.meta.url);
const isStuck = new Int32Array(new SharedArrayBuffer(4));
const program = `
  const sleep = require('koffi').load('libc.so.6').func('unsigned int sleep(unsigned int)');
  const { isStuck } = require('node:worker_threads').workerData;
  const now = performance.now.bind(performance);
  performance.now = () => {
    if (Atomics.compareExchange(isStuck, 0, 1, 2) === 1) sleep(120);
    return now();
  };
  import(${JSON.stringify(loop.href)});`;

const policy = NetworkPolicy.parse('127.0.0.0/8');
const engine = await NativeEngine.start({
  policy,
  fallback: new NodeEngine(policy),
  concurrency: 4,
  onBroken() {},
  startThread: (settings) => new Worker(program, { eval: true, workerData: { ...settings, isStuck } }),
  watchEveryMs: 50,
});
Atomics.store(isStuck, 0, 1);
const asked = engine.connect({ address: '127.0.0.1', port: 9, timeoutMs: 1_000 });
while (Atomics.load(isStuck, 0) === 1) await sleep(10);
if (process.argv[2] === 'given up') await asked;
await engine.close();
process.stdout.write('closed', () => process.exit(0));
