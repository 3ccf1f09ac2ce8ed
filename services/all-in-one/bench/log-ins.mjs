/** Log-ins at once, made in a thread of their own: whoever asks other routes meanwhile must not wait for them here. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { call } from './visitors.mjs';

/** Answers the status of each and the seconds until it came, counted from when all were sent. */
export function logInAtOnce({ base, emails, password, count, firstAddress }) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { base, emails, password, count, firstAddress } });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the log-ins ended without an answer (${code})`)));
  });
}

async function logInAll({ base, emails, password, count, firstAddress }) {
  const begun = performance.now();
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const body = { email: emails[index % emails.length], password };
      const { status } = await call(base, 'POST', 'api/auth/login', { body, from: firstAddress + index });
      return { status, seconds: (performance.now() - begun) / 1_000 };
    }),
  );
}

if (!isMainThread) parentPort.postMessage(await logInAll(workerData));
