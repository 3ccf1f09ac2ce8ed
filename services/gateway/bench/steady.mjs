/**
 * A thread of its own that asks so many times a second, each time at its moment, whether the one before was answered or not, and
 * measures from that moment to the answer; the first second, in which code is still cold, is left out. With `folder` it is the
 * least that any journal can do: on the same disk, at the same rate, what waits is written and flushed together.
 */
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const RECORD_BYTES = 200;
const SOCKETS = 256;
const { perSecond, seconds, port, paths, folder } = workerData;

async function steadily(ask) {
  const count = perSecond * seconds;
  const waitedMs = new Float64Array(count);
  const startedAt = performance.now();
  const answers = [];
  while (answers.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - startedAt) * perSecond) / 1_000) + 1);
    while (answers.length < due) {
      const index = answers.length;
      const dueAt = startedAt + (index * 1_000) / perSecond;
      answers.push(ask(index).then(() => void (waitedMs[index] = performance.now() - dueAt)));
    }
    await sleep(1);
  }
  await Promise.all(answers);
  return waitedMs.slice(seconds > 1 ? perSecond : 0).sort();
}

/** Bare sockets, one call at a time on each: a client of node:http would be what is measured. What finds none free waits, and that counts. */
async function caller() {
  const waiting = [];
  const free = [];
  const busy = new Map();
  const send = (socket, { path, done, fail }) => {
    busy.set(socket, { text: '', done, fail });
    socket.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n\r\n`);
  };
  const received = (socket, data) => {
    const call = busy.get(socket);
    call.text += data;
    if (!call.text.endsWith('\r\n\r\nOK')) return void (call.text.startsWith('HTTP/1.1 200') || call.fail(new Error(call.text)));
    busy.delete(socket);
    call.done();
    const next = waiting.shift();
    if (next) send(socket, next);
    else free.push(socket);
  };
  for (let opened = 0; opened < SOCKETS; opened += 1) {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }).setEncoding('latin1');
    await once(socket, 'connect');
    socket.on('data', (data) => received(socket, data)).on('error', (error) => busy.get(socket)?.fail(error));
    socket.on('close', () => busy.get(socket)?.fail(new Error('closed before its answer')));
    free.push(socket);
  }
  const ask = (index) =>
    new Promise((done, fail) => {
      const call = { path: paths[index % paths.length], done, fail };
      // In turn: one that rested for five seconds would be closed by the server.
      const socket = free.shift();
      if (socket) send(socket, call);
      else waiting.push(call);
    });
  return { ask, end: () => free.forEach((socket) => socket.destroy()) };
}

function writer(file) {
  let waiting = [];
  let flushing;
  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await file.appendFile(Buffer.alloc(batch.length * RECORD_BYTES, 1));
      await file.datasync();
      for (const done of batch) done();
    }
    flushing = undefined;
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      flushing ??= flush();
    });
}

const file = folder && (await open(join(folder, 'bare'), 'a', 0o600));
const calls = file ? { ask: writer(file) } : await caller();
const sorted = await steadily(calls.ask);
const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
parentPort.postMessage({ p50: at(0.5), p99: at(0.99), most: sorted.at(-1) });
calls.end?.();
await file?.close();
