/**
 * Uptime Kuma 2 itself, from the npm registry: installed once into `.cache`, started as its README says, set up by the calls that
 * its own pages make. Each site is watched twice: as its form is filled in when it opens, and with re-checks as close to ours as
 * its form allows (two more, eight seconds apart, ten seconds to answer).
 */
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { INTERVAL } from './scenario.mjs';

export const VERSION = '2.0.0-dev.0';
const home = fileURLToPath(new URL('../../../.cache/uptime-kuma', import.meta.url));
export const program = join(home, 'node_modules/uptime-kuma');
const PORT = 18_395;
const READY_WITHIN_MS = 60_000;

export const FORMS = {
  'Uptime Kuma, as its form is filled in': { key: 'form', maxretries: 1, retryInterval: 60, timeout: 48 },
  'Uptime Kuma, re-checks like ours': { key: 'tuned', maxretries: 2, retryInterval: 8, timeout: 10 },
};
export const addressOf = ({ key }) => `${key}@kuma.example`;

/** Needs the registry the first time; false where it cannot be had. */
export function install() {
  if (existsSync(join(program, 'server/server.js'))) return true;
  mkdirSync(home, { recursive: true });
  console.log(`installing uptime-kuma ${VERSION} into .cache (once)`);
  const words = ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', `uptime-kuma@${VERSION}`];
  if (spawnSync('npm', words, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) return false;
  layMigrations();
  return true;
}

/** Seven migrations of this package lie beside the folder in which its own code looks for them. */
function layMigrations() {
  const wrong = join(program, 'db');
  for (const name of readdirSync(wrong)) if (name.endsWith('.sql')) copyFileSync(join(wrong, name), join(wrong, 'old_migrations', name));
}

export async function startKuma(folder, smtpUrl) {
  let child;
  mkdirSync(join(folder, 'kuma'));
  const log = openSync(join(folder, 'kuma.log'), 'a');
  const launch = () => {
    child = spawn(process.execPath, ['server/server.js', `--port=${PORT}`, '--host=127.0.0.1', `--data-dir=${join(folder, 'kuma')}/`], {
      cwd: program,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', UPTIME_KUMA_DB_TYPE: 'sqlite', TZ: 'UTC' },
      stdio: ['ignore', log, log],
    });
  };
  launch();
  const { io } = createRequire(join(program, 'package.json'))('socket.io-client');
  const socket = io(`http://127.0.0.1:${PORT}`, { transports: ['websocket'], reconnectionDelay: 200, reconnectionDelayMax: 500 });
  await Promise.race([
    new Promise((resolve) => socket.once('connect', resolve)),
    sleep(READY_WITHIN_MS).then(() => {
      throw new Error('Uptime Kuma did not start');
    }),
  ]);
  const call = async (name, ...words) => {
    const answer = await new Promise((resolve) => socket.emit(name, ...words, resolve));
    if (!answer.ok) throw new Error(`${name}: ${answer.msg}`);
    return answer;
  };
  await call('setup', 'bench', 'a1-long-bench-password');
  await call('login', { username: 'bench', password: 'a1-long-bench-password' });
  const mail = new URL(smtpUrl);
  for (const form of Object.values(FORMS)) {
    const channel = {
      type: 'smtp',
      smtpHost: mail.hostname,
      smtpPort: Number(mail.port),
      smtpSecure: false,
      smtpFrom: 'kuma@kuma.example',
    };
    form.channel = (await call('addNotification', { ...channel, name: form.key, smtpTo: addressOf(form) }, null)).id;
  }
  return {
    get pid() {
      return child.pid;
    },
    async watch({ name, host }) {
      for (const { key, channel, ...form } of Object.values(FORMS))
        await call('add', {
          ...DEFAULTS,
          ...form,
          name,
          url: `http://${host}/`,
          headers: JSON.stringify({ 'x-watch': `kuma ${key}` }),
          notificationIDList: { [channel]: true },
        });
    },
    async kill() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
    launch,
    stop() {
      socket.close();
      child.kill('SIGKILL');
    },
  };
}

/** What its form sends besides. */
const DEFAULTS = {
  type: 'http',
  method: 'GET',
  interval: INTERVAL,
  resendInterval: 0,
  ignoreTls: false,
  upsideDown: false,
  expiryNotification: false,
  maxredirects: 10,
  accepted_statuscodes: ['200-299'],
  httpBodyEncoding: 'json',
  authMethod: null,
  kafkaProducerBrokers: [],
  kafkaProducerSaslOptions: { mechanism: 'None' },
};
