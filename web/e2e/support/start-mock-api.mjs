import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';

const TRIES = 600;

/** Until this process ends. Returns its address. */
export async function startMockApi(port = Number(process.env.BENCH_PORT ?? 18_590)) {
  const script = fileURLToPath(new URL('../mock-api.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], { env: { ...process.env, PORT: String(port) }, stdio: ['ignore', 'ignore', 'inherit'] });
  child.unref();
  process.once('exit', () => child.kill());
  const base = `http://127.0.0.1:${port}`;
  for (let tried = 0; tried < TRIES && child.exitCode === null; tried += 1) {
    if (await fetch(base).catch(() => null)) return base;
    await sleep(100);
  }
  throw new Error('the mock API does not answer');
}
