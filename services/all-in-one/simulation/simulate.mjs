/**
 * The simulator: worlds of servers, places and faults around the product's own rules, on virtual time.
 *   npm run simulate -- --seeds 200            seeds 1 to 200; the last line says how many broke a promise
 *   npm run simulate -- --seed 17 [--timeline] one of them again, exactly; with everything that happened
 *   npm run simulate -- --plant list           faults that can be built in, each of which it must find
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    plant: { type: 'string' },
    timeline: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(Math.max(1, Math.min(8, availableParallelism()))) },
  },
});

const print = (text) => process.stdout.write(`${text}\n`);
const first = Number(values.seed ?? values.from);
const count = values.seed === undefined ? Number(values.seeds) : 1;
if (!Number.isInteger(first) || !Number.isInteger(count) || count < 1) {
  print('give whole numbers: --seeds 200, --seed 17');
  process.exit(2);
}

/** Ten thousand take hours: who waits sees how far it is, also where it is stopped. */
const SEEDS_A_LINE = 500;

if (values.plant === 'list') await import('./resolve-sources.mjs').then(listPlants);
else await simulate();

async function listPlants() {
  const { plants } = await import('./plants/index.ts');
  for (const { name, about } of plants) print(`${name.padEnd(28)} ${about}`);
}

async function simulate() {
  const began = performance.now();
  let next = first;
  let ended = 0;
  let broken = 0;
  let events = 0;
  const hand = (worker) => (next < first + count ? worker.postMessage({ seed: next++ }) : void worker.terminate());
  const run = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./simulate-worker.mjs', import.meta.url), {
        workerData: { plant: values.plant, timeline: values.timeline },
      });
      worker.on('message', (done) => {
        events += done.events;
        broken += done.violations;
        ended += 1;
        if (done.text) print(done.text);
        if (ended % SEEDS_A_LINE === 0 && ended < count) print(`${ended} of ${count} seeds, ${broken} violations so far`);
        hand(worker);
      });
      worker.on('error', reject);
      worker.on('exit', resolve);
      hand(worker);
    });
  await Promise.all(Array.from({ length: Math.min(count, Number(values.workers)) }, run));
  const seconds = (performance.now() - began) / 1000;
  print(`${events} events in ${seconds.toFixed(1)} s`);
  print(`${count} seeds, ${broken} violations`);
  process.exitCode = broken > 0 ? 1 : 0;
}
