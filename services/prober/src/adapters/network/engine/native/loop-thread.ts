import { collectGarbage } from '@nowahala/platform/memory';
import { parentPort, workerData } from 'node:worker_threads';
import { EventLoop } from './event-loop.js';
import type { FromLoop, LoopSettings } from './messages.js';

const post = (message: FromLoop): void => parentPort!.postMessage(message);

try {
  const loop = new EventLoop(workerData as LoopSettings, post);
  collectGarbage();
  post({ type: 'ready', wakeFd: loop.wakeFd, echo: loop.echoMethod });
  loop.run();
} catch (error) {
  post({ type: 'unusable', message: String((error as Error).message) });
}
// The port would keep the thread.
parentPort!.close();
