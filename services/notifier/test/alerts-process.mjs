/** Analyzer and notifier as they are built, in a process of their own that specs can kill without warning. */
import { keyringOfRoot, parseConfig, platformSettings, ProductClock, ServiceProcess } from '@nowahala/platform';
import { analyzer } from '../../analyzer/dist/analyzer.service.js';
import { notifier } from '../dist/notifier.service.js';

const settings = parseConfig(platformSettings, process.env);
const services = [analyzer, notifier];
const running = new ServiceProcess({
  services,
  settings,
  clock: new ProductClock(Number(process.env.AHEAD_MS)),
  env: process.env,
  databaseUrl: process.env.DATABASE_URL,
  poolSize: 8,
  keyring: keyringOfRoot(process.env.INTERNAL_SECRET),
  rpcAddress: process.env.RPC_ADDRESS,
  addressOf: (service) => (services.some(({ name }) => name === service) ? process.env.RPC_ADDRESS : process.env.STUBS_ADDRESS),
  opsHost: undefined,
});
process.once('SIGTERM', () => void running.stop().finally(() => process.exit(0)));
await running.start();
console.log('ready');
