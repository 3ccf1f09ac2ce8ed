/** The readers of bytes of strangers, in a thread of their own: one that never ends can be found out from outside. */
import { parentPort, workerData } from 'node:worker_threads';
import { Campaign } from './campaign.mjs';
import { oneMessage, oneSetOfColumns } from './decoders.mjs';
import { LastInput } from './last-input.mjs';
import { hostileServer, oneAnswer } from './prober.mjs';

const last = new LastInput(workerData.shared);
const campaign = new Campaign({ ...workerData, onTry: (input) => last.set(input) });
process.on('uncaughtException', (error) => campaign.fault('an event', error.stack, last.get()));

const own = async () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_048_576;
};
await campaign.run('messages of topics', oneMessage, own);
await campaign.run('results in columns', oneSetOfColumns, own);
await campaign.run('answers over HTTP', oneAnswer, own);
const hostile = await hostileServer();
await campaign.run('checks of a hostile server', (random, note) => hostile.one(random, note), own);
hostile.close();
await campaign.judgeMemory('the readers', own);
parentPort.postMessage({ tried: campaign.tried, faults: campaign.faults });
