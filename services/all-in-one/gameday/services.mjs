/** The product with every service in a process of its own, as in a cluster: whoever dies is started again at once. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeClock } from '../faults/clock.mjs';
import { freePort } from '../../libs/testkit/dist/free-port.js';
import { SERVICES } from './scenario.mjs';

const START = ['--max-semi-space-size=4', 'services/all-in-one/start.mjs'];
const READY_WITHIN_MS = 180_000;
/** Until a process that ended is there again, or one is frozen. */
const LOOKS = 100;
const LOOK_EVERY_MS = 100;

export async function startServices(folder, settings) {
  const ports = new Map();
  for (const name of SERVICES) ports.set(name, { grpc: await freePort(), ops: await freePort(), http: await freePort() });
  const clocks = new Map(SERVICES.map((name) => [name, makeClock(folder, `clock-of-${name}`)]));
  const url = `http://127.0.0.1:${ports.get('gateway').http}`;
  const addresses = Object.fromEntries(SERVICES.map((name) => [`${name.toUpperCase()}_GRPC`, `127.0.0.1:${ports.get(name).grpc}`]));
  const running = new Map();
  const ended = [];
  let stopping = false;

  function launch(name) {
    const { grpc, ops, http } = ports.get(name);
    const child = spawn(process.execPath, START, {
      env: {
        ...process.env,
        KAFKA_BROKERS: '',
        REDIS_URL: '',
        ...addresses,
        NODE_ENV: 'test',
        NOWAHALA_SKIP_BUILD: '1',
        LOG_LEVEL: 'warn',
        SERVICES: name,
        PORT: String(http),
        GRPC_PORT: String(grpc),
        METRICS_PORT: String(ops),
        PUBLIC_URL: url,
        SANDBOX_WEBHOOK_URL: `${url}/api/webhooks/paystack`,
        DATA_DIR: folder,
        DATABASE_POOL: '5',
        INTERNAL_SECRET: 'a secret for services apart of thirty-two and more',
        PROBE_ALLOW_NETWORKS: '127.0.0.0/8',
        TRUSTED_PROXIES: '127.0.0.1/32',
        ...settings,
        ...(clocks.get(name) && { LD_PRELOAD: clocks.get(name).library }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    running.set(name, child);
    child.once('exit', (code, signal) => {
      if (stopping) return;
      if (signal !== 'SIGKILL') ended.push(`${name} ended by itself (${code ?? signal})`);
      // What ends by itself is started again after a moment, as a cluster does.
      setTimeout(() => !stopping && launch(name), signal === 'SIGKILL' ? 0 : 1_000);
    });
  }

  const isReady = (name) =>
    fetch(`http://127.0.0.1:${ports.get(name).ops}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.ok,
      () => false,
    );
  async function untilReady() {
    const giveUpAt = performance.now() + READY_WITHIN_MS;
    for (const name of SERVICES)
      while (!(await isReady(name))) {
        if (performance.now() > giveUpAt) throw new Error(`${name} was not ready in time; see ${folder}/${name}.log`);
        await sleep(200);
      }
  }

  async function alive(name) {
    for (let looked = 0; looked < LOOKS; looked += 1) {
      const child = running.get(name);
      if (child.exitCode === null && child.signalCode === null) return child;
      await sleep(LOOK_EVERY_MS);
    }
    throw new Error(`${name} does not run`);
  }

  for (const name of SERVICES) launch(name);
  return {
    url,
    /** Processes that ended without being killed. */
    ended,
    untilReady,
    kill: async (name) => {
      const child = await alive(name);
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      const [, signal] = await gone;
      if (signal !== 'SIGKILL') throw new Error(`${name} was not killed`);
    },
    freeze: async (name) => {
      const child = await alive(name);
      child.kill('SIGSTOP');
      for (let looked = 0; !isFrozen(child); looked += 1) {
        if (looked === LOOKS) throw new Error(`${name} was not frozen`);
        await sleep(LOOK_EVERY_MS);
      }
      return () => void child.kill('SIGCONT');
    },
    hasClocks: clocks.get(SERVICES[0]) !== undefined,
    /** The clock of one service is this many seconds ahead, also of what is started in its place. */
    stepClock: (name, seconds) => {
      clocks.get(name).set(seconds);
      return () => clocks.get(name).set(0);
    },
    async stop() {
      stopping = true;
      await Promise.all(
        [...running.values()].map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const gone = new Promise((resolve) => child.once('exit', resolve));
          child.kill('SIGTERM');
          const force = setTimeout(() => child.kill('SIGKILL'), 20_000);
          await gone;
          clearTimeout(force);
        }),
      );
    },
  };
}

/** As the kernel of Linux says it; elsewhere the signal is believed. One that was killed meanwhile stands still as well. */
function isFrozen({ pid, exitCode, signalCode }) {
  const file = `/proc/${pid}/stat`;
  if (exitCode !== null || signalCode !== null || !existsSync('/proc/self/stat')) return true;
  return /\) [TZ] /.test(readFileSync(file, 'utf8'));
}
