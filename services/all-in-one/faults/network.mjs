/**
 * A machine of its own for those who watch (network, /etc, wall clock), and a cable to the world outside, which is a network of
 * its own as well. Nothing of it is seen from elsewhere, and all of it is gone with the process.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeClock } from './clock.mjs';

export const INSIDE = '41.203.64.2';
export const NEXT_HOP = '41.203.64.1';
const INNER_END = 'cable0';
export const OUTER_END = 'cable1';
const here = fileURLToPath(new URL('.', import.meta.url));
const ip = (...words) => execFileSync('ip', words, { stdio: 'pipe' });

/** Runs this script again on a machine of its own; the exit code is that run's. */
export function againInside(script, words) {
  const again = [process.execPath, '--no-warnings', script, ...words];
  const { status, error } = spawnSync('unshare', ['--net', '--mount', ...again], { stdio: 'inherit' });
  if (error) console.error(`no network of its own: ${error.message}`);
  return status ?? 2;
}

/** Every program that starts from now on reads the wall clock through this; undefined without a C compiler. */
function startClock(folder, etc) {
  const clock = makeClock(folder);
  if (!clock) return undefined;
  writeFileSync(join(etc, 'ld.so.preload'), `${clock.library}\n`);
  return clock.set;
}

export async function makeNetwork(folder, onRequest) {
  const outside = spawn('unshare', ['--net', process.execPath, '--no-warnings', join(here, 'internet.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(outside, 'message');
  const waiting = new Map();
  let orders = 0;
  outside.on('message', ({ id, error, request }) => {
    if (request) return onRequest(request);
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error) reject(new Error(error));
    else resolve();
  });
  const order = (name, what = {}) =>
    new Promise((resolve, reject) => {
      orders += 1;
      waiting.set(orders, { resolve, reject });
      outside.send({ id: orders, order: name, ...what });
    });

  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', INNER_END, 'type', 'veth', 'peer', 'name', OUTER_END, 'netns', String(outside.pid));
  ip('addr', 'add', `${INSIDE}/24`, 'dev', INNER_END);
  const plugIn = () => {
    ip('link', 'set', INNER_END, 'up');
    ip('route', 'add', 'default', 'via', NEXT_HOP);
  };
  plugIn();
  await order('stand');

  const etc = join(folder, 'etc');
  mkdirSync(etc);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', etc]);
  cpSync('/etc', etc, { recursive: true, verbatimSymlinks: true });
  writeFileSync(join(etc, 'resolv.conf'), `nameserver ${NEXT_HOP}\n`);
  const setClock = startClock(folder, etc);
  execFileSync('mount', ['--bind', etc, '/etc']);

  return {
    fail: (name, how) => order('fail', { name, how }),
    heal: (name, how) => order('heal', { name, how }),
    loseWayBack: () => order('loseWayBack'),
    findWayBack: () => order('findWayBack'),
    unplug: () => ip('link', 'set', INNER_END, 'down'),
    plugIn,
    /** Seconds ahead of the true time. */
    setClock,
    stop: () => outside.disconnect(),
  };
}
