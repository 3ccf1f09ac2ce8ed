import { resolve } from 'node:path';
import { billing } from '@nowahala/contracts';
import {
  localSocket,
  operatorKeyring,
  operatorOf,
  parseConfig,
  platformSettings,
  readCommandLine,
  Refusal,
  RpcClients,
} from '@nowahala/platform';
import { runVerb } from './adapters/operator/operator-verbs.js';

/** `npm run billing -- <verb> ...`: talks to the product that is running, on this machine or at BILLING_GRPC. */
const settings = parseConfig(platformSettings, process.env);
const address = process.env.BILLING_GRPC ?? localSocket(resolve(settings.DATA_DIR));
const words = readCommandLine(process.argv.slice(2));
const clients = new RpcClients(() => address, operatorKeyring(settings), 'operator');
try {
  const { text, code } = await runVerb(clients.client(billing.BillingServiceService, 'billing'), words, operatorOf(words, process.env));
  process.stdout.write(`${text}\n`);
  process.exitCode = code;
} catch (error) {
  const text =
    error instanceof Refusal && error.code === 'TRY_AGAIN'
      ? `Billing does not answer at ${address}. Is the product running?`
      : (error as Error).message;
  process.stderr.write(`${text}\n`);
  process.exitCode = 2;
} finally {
  clients.close();
}
