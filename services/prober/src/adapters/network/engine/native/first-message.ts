import type { Worker } from 'node:worker_threads';
import type { FromLoop } from './messages.js';

/** What the loop's thread says at its start; one that says nothing in time is ended. */
export function firstMessage(thread: Worker, withinMs: number): Promise<FromLoop> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      void thread.terminate();
      reject(new Error('the loop did not start in time'));
    }, withinMs);
    thread.once('message', (message: FromLoop) => (clearTimeout(timer), resolve(message)));
    thread.once('error', (error) => (clearTimeout(timer), reject(error)));
  });
}
