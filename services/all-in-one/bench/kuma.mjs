/**
 * Checks a CPU second of Uptime Kuma, as a rival: the real program from the npm registry, beside us, with as many monitors as 218 checks
 * were once measured with. Where it cannot be installed, and with KUMA=recorded, which saves a quarter of an hour, that figure of
 * another machine, scaled by what a spawned ping costs here.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnedPing } from '../../prober/bench/rivals.mjs';
import { install, program, VERSION } from '../faults/uptime-kuma.mjs';
import { cpuSeconds } from './processes.mjs';

/** design/performance.md: Uptime Kuma 2.5.3 with 600 monitors, and a spawned ping, of one CPU second of the same machine. */
const RECORDED = { kuma: 218, spawnedPing: 512 };
const MONITORS = Number(process.env.KUMA_MONITORS ?? 600);
const WINDOW_MS = 120_000;
/** It starts them one after the other, up to a second apart. */
const START_MS = MONITORS * 1_000 + 120_000;
const PINGS = 100;

/** `how`: in words. Null where neither it nor a ping is installed. */
export async function checksOfKuma({ port, sitePort }) {
  if (process.env.KUMA !== 'recorded' && install()) return measured({ port, sitePort });
  const before = spawnedPing.cpu();
  for (let made = 0; made < PINGS; made += 1) if (!(await spawnedPing.ping())) return null;
  const rate = PINGS / (spawnedPing.cpu() - before);
  return {
    rate: (RECORDED.kuma * rate) / RECORDED.spawnedPing,
    how: `Uptime Kuma as recorded: ${RECORDED.kuma} where a CPU second was ${RECORDED.spawnedPing} spawned pings, here ${rate.toFixed(0)}`,
  };
}

async function measured({ port, sitePort }) {
  const database = databaseOf(createRequire(join(program, 'server/server.js'))('@louislam/sqlite3'));
  const data = mkdtempSync(join(tmpdir(), 'nowahala-kuma-'));
  const file = join(data, 'kuma.db');
  copyFileSync(join(program, 'db/kuma.db'), file);
  writeFileSync(join(data, 'db-config.json'), '{"type":"sqlite"}');
  const filling = await database(file);
  await filling.ask(`INSERT INTO user (id, username, password, active) VALUES (1, 'bench', 'x', 1)`);
  await filling.ask(`INSERT INTO setting (key, value, type) VALUES ('checkUpdate', 'false', 'general')`);
  await filling.ask('BEGIN');
  for (let number = 0; number < MONITORS; number += 1) {
    const [type, url, host] =
      number % 2 === 0
        ? ['http', `http://127.0.0.1:${sitePort}/${number}`, null]
        : ['ping', null, `127.0.${number >> 8}.${1 + (number & 63)}`];
    await filling.ask(
      'INSERT INTO monitor (name, active, user_id, interval, url, type, hostname, maxretries) VALUES (?, 1, 1, 60, ?, ?, ?, 0)',
      [`Server ${number}`, url, type, host],
    );
  }
  await filling.ask('COMMIT');
  await filling.close();
  const log = openSync(join(data, 'server.log'), 'a');
  const kuma = spawn(process.execPath, ['server/server.js', `--port=${port}`, '--host=127.0.0.1', `--data-dir=${data}/`], {
    cwd: program,
    stdio: ['ignore', log, log],
  });
  try {
    await sleep(10_000);
    const reading = await database(file);
    const counts = async () => (await reading.ask('SELECT count(*) AS checks, count(DISTINCT monitor_id) AS monitors FROM heartbeat'))[0];
    const giveUpAt = performance.now() + START_MS;
    while ((await counts()).monitors < MONITORS) {
      if (kuma.exitCode !== null || performance.now() > giveUpAt) throw new Error(`Uptime Kuma did not start: ${data}/server.log says why`);
      await sleep(2_000);
    }
    await sleep(20_000);
    const [checks, used] = [(await counts()).checks, cpuSeconds([kuma.pid])];
    await sleep(WINDOW_MS);
    const rate = ((await counts()).checks - checks) / (cpuSeconds([kuma.pid]) - used);
    await reading.close();
    return { rate, how: `Uptime Kuma ${VERSION} with ${MONITORS} monitors, here` };
  } finally {
    if (kuma.exitCode === null) {
      const gone = new Promise((resolve) => kuma.once('exit', resolve));
      kuma.kill('SIGKILL');
      await gone;
    }
    rmSync(data, { recursive: true, force: true });
  }
}

const databaseOf = (sqlite) => async (file) => {
  const opened = await new Promise((resolve, reject) => {
    const one = new sqlite.Database(file, (failed) => (failed ? reject(failed) : resolve(one)));
  });
  return {
    ask: (text, values = []) =>
      new Promise((resolve, reject) => opened.all(text, values, (failed, rows) => (failed ? reject(failed) : resolve(rows)))),
    close: () => new Promise((resolve) => opened.close(resolve)),
  };
};
