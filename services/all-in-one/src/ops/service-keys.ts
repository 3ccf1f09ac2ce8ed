import { makeServiceKeys, parseConfig, platformSettings, requireInternalSecret } from '@nowahala/platform';
import type { KeysOfService, Service } from '@nowahala/platform';
import { allServices, load } from '../roster.js';
import { fine, refused } from './command-result.js';
import type { CommandResult } from './command-result.js';

/** Who asks whom, as those who are asked say it. Who is not here has no keys: the prober. */
export function whoAsksWhom(services: readonly Service[]): KeysOfService[] {
  const pairs = services.flatMap(({ name, rpc = [] }) =>
    rpc.flatMap(({ askedBy }) => Object.keys(askedBy).map((from) => ({ from, to: name }))),
  );
  const purposesOf = (name: string) => services.find((service) => service.name === name)?.purposes ?? [];
  const names = new Set(pairs.flatMap(({ from, to }) => [from, to]));
  return [...names].sort().map((service) => ({
    service,
    asks: [...new Set(pairs.filter(({ from }) => from === service).map(({ to }) => to))].sort(),
    askedBy: [...new Set(pairs.filter(({ to }) => to === service).map(({ from }) => from))].sort(),
    purposes: purposesOf(service),
  }));
}

/** `service-keys`: a line for each service, for a Secret; `service-keys <service>`: the setting of that one. */
export async function printServiceKeys([wanted]: string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const root = requireInternalSecret(parseConfig(platformSettings, env));
  const holders = whoAsksWhom(await load(allServices));
  if (wanted === undefined)
    return fine(holders.map((holder) => `SERVICE_KEYS_${holder.service}=${makeServiceKeys(root, holder)}`).join('\n'));
  const holder = holders.find(({ service }) => service === wanted);
  if (!holder) return refused(`"${wanted}" has no keys; these have: ${holders.map(({ service }) => service).join(', ')}`);
  return fine(`SERVICE_KEYS=${makeServiceKeys(root, holder)}`);
}
