/**
 * `npm run bench:machine`: what the one-machine run costs. Seconds from start to ready, memory (proportional set size where the
 * system tells it, so that shared pages of PostgreSQL count once) and CPU share: idle, and with SERVERS (1,000) at one minute.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSeconds, memoryMb, treeOf } from './processes.mjs';
import manifest from '../../../package.json' with { type: 'json' };

const SERVERS = Number(process.env.SERVERS ?? 1_000);
const SITE_PORT = Number(process.env.SITE_PORT ?? 8_443);
const PORT = Number(process.env.BENCH_PORT ?? 18_080);
const SETTLE_MS = Number(process.env.SETTLE_MS ?? 90_000);
const folder = mkdtempSync(join(tmpdir(), 'nowahala-bench-'));
chmodSync(folder, 0o755);
const base = `http://127.0.0.1:${PORT}`;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function share(pids, ms) {
  const [before, at] = [cpuSeconds(pids), performance.now()];
  await sleep(ms);
  return Math.round(((cpuSeconds(pids) - before) / ((performance.now() - at) / 1000)) * 1000) / 10;
}

async function call(method, path, body, token) {
  const response = await fetch(`${base}/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  return response.json();
}

async function customer(index) {
  const { token } = await call('POST', 'api/auth/register', {
    email: `bench${index}@example.com`,
    password: 'a long bench password',
    fullName: 'Bench',
    username: `bench${index}`,
    location: { country: 'NG' },
  });
  const user = (await call('GET', 'api/user/', undefined, token)).data;
  const workspace = (await call('POST', 'api/workspace/', { name: 'Bench', members: { role: 'owner', userId: user._id } }, token)).data;
  const plan = (await call('GET', 'api/plan/all')).data.find(({ name }) => name === 'Scale');
  const { paymentUrl } = await call('POST', 'api/sub/sub-user', { planId: plan._id, userId: user._id }, token);
  await call('POST', new URL(paymentUrl).pathname.slice(1), { outcome: 'pay' });
  for (let tries = 0; tries < 100 && !(await call('GET', 'api/user/', undefined, token)).data.plan.hasPlan; tries += 1) await sleep(200);
  return { token, userId: user._id, workspaceId: workspace._id };
}

const site = createServer((_, response) => response.end('<title>fine</title>')).listen(SITE_PORT, '0.0.0.0');
const startedAt = performance.now();
const product = spawn(process.execPath, manifest.scripts.start.split(' ').slice(1), {
  env: {
    ...process.env,
    NOWAHALA_SKIP_BUILD: '1',
    PORT: String(PORT),
    METRICS_PORT: String(PORT + 1),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  while (
    !(await fetch(`${base}/health/ready`).then(
      (response) => response.ok,
      () => false,
    ))
  )
    await sleep(20);
  console.log(`first start to ready (new data folder): ${((performance.now() - startedAt) / 1000).toFixed(2)} s`);
  await sleep(15_000);
  const pids = treeOf(product.pid, folder);
  console.log(`idle: ${memoryMb(pids)} MB, ${await share(pids, 20_000)} % of one core`);
  for (let index = 0; index * 100 < SERVERS; index += 1) {
    const owner = await customer(index);
    const count = Math.min(100, SERVERS - index * 100);
    for (let number = 0; number < count; number += 1) {
      const ipAddress = `127.${10 + index}.${1 + (number >> 6)}.${1 + (number & 63)}`;
      const website = number % 2 === 0 ? `http://${ipAddress}:${SITE_PORT}/` : undefined;
      const { statusCode, message } = await call(
        'POST',
        'api/server/create',
        {
          name: `Server ${number}`,
          ipAddress,
          website,
          monitoringInterval: 1,
          email: true,
          whatsApp: false,
          userId: owner.userId,
          workspaceId: owner.workspaceId,
        },
        owner.token,
      );
      if (statusCode) throw new Error(message);
    }
  }
  await sleep(SETTLE_MS);
  const busy = treeOf(product.pid, folder);
  console.log(`${SERVERS} servers at one minute, half of them websites: ${memoryMb(busy)} MB, ${await share(busy, 60_000)} % of one core`);
  const stopAt = performance.now();
  const gone = new Promise((resolve) => product.once('exit', resolve));
  product.kill('SIGTERM');
  await gone;
  console.log(`clean stop: ${((performance.now() - stopAt) / 1000).toFixed(2)} s`);
} finally {
  product.kill('SIGKILL');
  site.close();
  rmSync(folder, { recursive: true, force: true });
}
