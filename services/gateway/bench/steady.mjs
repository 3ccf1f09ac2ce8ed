/**
 * A process of its own that asks so many times a second, each time at its moment, whether the one before was answered or not, and
 * measures from that moment to the answer; the first second, in which code is still cold, is left out. What it collects of its own
 * garbage would be measured as the server's: it has a heap of its own and keeps nothing of a call. With `folder` it is the least that
 * any journal can do: on the same disk, at the same rate, what waits is written and flushed together.
 */
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

const RECORD_BYTES = 200;
const SOCKETS = 256;
const [{ perSecond, seconds, port, pathsFile, folder }] = await once(process, 'message');

async function steadily(begin) {
  const count = perSecond * seconds;
  const waitedMs = new Float64Array(count);
  const { promise, resolve, reject } = Promise.withResolvers();
  let [startedAt, asked, answered] = [0, 0, 0];
  const done = (index) => {
    waitedMs[index] = performance.now() - startedAt - (index * 1_000) / perSecond;
    answered += 1;
    if (answered === count) resolve(waitedMs.slice(seconds > 1 ? perSecond : 0).sort());
  };
  const ask = await begin(done, reject);
  startedAt = performance.now();
  const asking = setInterval(() => {
    const due = Math.min(count, Math.floor(((performance.now() - startedAt) * perSecond) / 1_000) + 1);
    for (; asked < due; asked += 1) ask(asked);
    if (asked === count) clearInterval(asking);
  }, 1);
  return promise;
}

/** Bare sockets, one call at a time on each: a client of node:http would be what is measured. What finds none free waits, and that counts. */
async function caller(done, fail) {
  const paths = (await readFile(pathsFile, 'latin1')).split('\n');
  const waiting = [];
  const free = [];
  const send = (line, index) => {
    line.index = index;
    line.text = '';
    line.socket.write(`POST ${paths[index % paths.length]} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n\r\n`);
  };
  const received = (line, data) => {
    line.text += data;
    if (!line.text.endsWith('\r\n\r\nOK')) return void (line.text.startsWith('HTTP/1.1 200') || fail(new Error(line.text)));
    done(line.index);
    if (waiting.length > 0) send(line, waiting.shift());
    else free.push(line);
  };
  for (let opened = 0; opened < SOCKETS; opened += 1) {
    const line = { socket: connect({ port, host: '127.0.0.1', noDelay: true }).setEncoding('latin1'), index: 0, text: '' };
    await once(line.socket, 'connect');
    line.socket.on('data', (data) => received(line, data)).on('error', fail);
    line.socket.on('close', () => fail(new Error('closed before its answer')));
    free.push(line);
  }
  // In turn: one that rested for five seconds would be closed by the server.
  return (index) => (free.length > 0 ? send(free.shift(), index) : waiting.push(index));
}

async function writer(done, fail) {
  const file = await open(join(folder, 'bare'), 'a', 0o600);
  let waiting = [];
  let flushing;
  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await file.appendFile(Buffer.alloc(batch.length * RECORD_BYTES, 1));
      await file.datasync();
      batch.forEach(done);
    }
    flushing = undefined;
  };
  return (index) => {
    waiting.push(index);
    flushing ??= flush().catch(fail);
  };
}

const sorted = await steadily(folder ? writer : caller);
const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
process.send({ p50: at(0.5), p99: at(0.99), most: sorted.at(-1) }, () => process.exit());
