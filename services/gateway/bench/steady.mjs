/**
 * A thread of its own that asks so many times a second, each time at its moment, whether the one before was answered or not, and
 * measures from that moment to the answer; the first second, in which connections are opened, is left out. With `folder` it is the
 * least that any journal can do: on the same disk, at the same rate, what waits is written and flushed together.
 */
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const RECORD_BYTES = 200;
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

function caller(agent) {
  return async (index) => {
    const call = request({ agent, host: '127.0.0.1', port, method: 'POST', path: paths[index % paths.length] }).end();
    const [response] = await once(call, 'response');
    if (response.statusCode !== 200) throw new Error(`refused with ${response.statusCode}`);
    await once(response.resume(), 'end');
  };
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

const agent = new Agent({ keepAlive: true });
const file = folder && (await open(join(folder, 'bare'), 'a', 0o600));
const sorted = await steadily(file ? writer(file) : caller(agent));
const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
parentPort.postMessage({ p50: at(0.5), p99: at(0.99), most: sorted.at(-1) });
agent.destroy();
await file?.close();
