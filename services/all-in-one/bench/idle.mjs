/**
 * `npm run bench:idle`: what the one-machine run costs while nothing is watched. The part of `bench:machine` that needs no servers,
 * over a whole minute, in which each of its slow loops has its turn.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { finish, size } from '../../libs/testkit/bench/results.mjs';
import { measureIdle } from './idle-cost.mjs';
import { startProduct, untilReady } from './processes.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 18_084);
const folder = mkdtempSync(join(tmpdir(), 'nowahala-bench-'));
chmodSync(folder, 0o755);
const product = startProduct(PORT, folder);
try {
  await untilReady(product, `http://127.0.0.1:${PORT}`);
  await sleep(size('SETTLE_MS', 20_000, 1_000));
  await measureIdle(product, folder, size('IDLE_MS', 60_000, 2_000));
  const gone = new Promise((resolve) => product.once('exit', resolve));
  product.kill('SIGTERM');
  await gone;
  finish();
} finally {
  product.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
