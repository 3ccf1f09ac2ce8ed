/** Notifier as it is built, in a process of its own that specs can kill without warning. */
import { parseConfig, platformSettings, ServiceProcess } from '@nowahala/platform';
import { notifier } from '../dist/notifier.service.js';

const settings = parseConfig(platformSettings, process.env);
const running = new ServiceProcess({
  services: [notifier],
  settings,
  env: process.env,
  databaseUrl: process.env.DATABASE_URL,
  poolSize: 8,
  internalSecret: process.env.INTERNAL_SECRET,
  rpcAddress: process.env.RPC_ADDRESS,
  addressOf: (service) => (service === 'notifier' ? process.env.RPC_ADDRESS : process.env.STUBS_ADDRESS),
  opsHost: undefined,
});
await running.start();
console.log('ready');
