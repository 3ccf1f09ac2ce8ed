/** Billing as a process of its own, as built, so that a spec can kill it: `node billing-process.mjs`, everything by environment. */
import { billing } from '@nowahala/billing';
import { keyringOfRoot, parseConfig, platformSettings, ServiceProcess } from '@nowahala/platform';

const { DATABASE_URL, RPC_ADDRESS, STUBS_ADDRESS, INTERNAL_SECRET } = process.env;
const settings = parseConfig(platformSettings, process.env);
const running = new ServiceProcess({
  services: [billing],
  settings,
  env: process.env,
  databaseUrl: DATABASE_URL,
  poolSize: 8,
  keyring: keyringOfRoot(INTERNAL_SECRET),
  rpcAddress: RPC_ADDRESS,
  addressOf: (service) => (service === 'billing' ? RPC_ADDRESS : STUBS_ADDRESS),
  opsHost: undefined,
});
await running.start();
console.log('ready');
