import './resolve-sources.mjs';
import { parentPort, workerData } from 'node:worker_threads';

const { runSeed } = await import('./world/run-seed.ts');
const { describeRun } = await import('./world/describe-run.ts');
const { plantsNamed } = await import('./plants/index.ts');

parentPort.on('message', async ({ seed, plant = workerData?.plant }) => {
  const run = await runSeed(seed, plantsNamed(plant));
  const text = run.violations.length > 0 || workerData?.timeline ? describeRun(run, workerData?.timeline) : '';
  parentPort.postMessage({ events: run.events, violations: run.violations.length, text });
});
