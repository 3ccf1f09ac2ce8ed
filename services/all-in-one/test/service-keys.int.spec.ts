import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { billing as contract } from '@nowahala/contracts';
import { createLogger, keyringOfServices, keyringOfSettings, RpcClients, RpcServer, systemCaller } from '@nowahala/platform';
import type { PlatformSettings, RpcImplementation, Service } from '@nowahala/platform';
import { runCommand } from '../src/ops/command.js';
import { whoAsksWhom } from '../src/ops/service-keys.js';
import { allServices, load } from '../src/roster.js';

const INTERNAL_SECRET = 'a root that only the deployer holds and long enough';
const AS_SYSTEM = { caller: systemCaller };
const folder = mkdtempSync(join(tmpdir(), 'service-keys-'));
const address = `unix:${folder}/billing`;
const keys = new Map<string, string>();
let services: Service[];
let server: RpcServer;

const answers = new Proxy({}, { get: () => async () => ({}) }) as RpcImplementation<typeof contract.BillingServiceService>;
const asking = (from: string, as = from) =>
  new RpcClients(() => address, keys.has(from) ? keyringOfServices(keys.get(from)!) : undefined, as).client(
    contract.BillingServiceService,
    'billing',
  );

beforeAll(async () => {
  const { text } = await runCommand(['service-keys'], { INTERNAL_SECRET });
  for (const line of text.split('\n')) {
    const [, service = '', value = ''] = /^SERVICE_KEYS_([a-z]+)=(.+)$/.exec(line) ?? [];
    keys.set(service, value);
  }
  services = await load(allServices);
  const [binding] = services.find(({ name }) => name === 'billing')!.rpc!;
  server = new RpcServer({ address, keyring: keyringOfServices(keys.get('billing')!), logger: createLogger('silent', 'spec') });
  server.add(contract.BillingServiceService, answers, { service: 'billing', askedBy: binding!.askedBy });
  await server.start();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('services apart, each with its own keys', () => {
  it('let the prober call nobody: there are no keys for it, and its process takes none', async () => {
    expect([...keys.keys()]).toEqual(['analyzer', 'billing', 'gateway', 'identity', 'notifier', 'operator', 'scheduler', 'workspaces']);
    expect(services.find(({ name }) => name === 'prober')!.asksServices).toBe(false);
    await expect(asking('prober').getEntitlement({ workspaceId: 'w' }, AS_SYSTEM)).rejects.toThrow('holds no key');
    expect(() => keyringOfSettings({ SERVICE_KEYS: keys.get('billing') } as PlatformSettings, ['prober'])).toThrow(
      'this process is prober',
    );
  });

  it('let a notifier that was taken over ask billing for what a notifier asks, and for nothing as system or as the gateway', async () => {
    await asking('notifier').getEntitlement({ workspaceId: 'w' }, AS_SYSTEM);
    await asking('gateway').completeCheckout({ ref: 'r', outcome: 'pay' }, AS_SYSTEM);
    for (const { client, refused } of [
      { client: asking('notifier'), refused: { code: 'CALLER_NOT_ALLOWED' } },
      { client: asking('notifier', 'gateway'), refused: { message: expect.stringContaining('holds no key') } },
      { client: asking('notifier', 'operator'), refused: { message: expect.stringContaining('holds no key') } },
      { client: asking('analyzer'), refused: { message: expect.stringContaining('holds no key') } },
    ]) {
      await expect(client.completeCheckout({ ref: 'r', outcome: 'pay' }, AS_SYSTEM)).rejects.toMatchObject(refused);
      await expect(client.creditInvoice({ number: 'n', reason: 'r', operator: 'o' }, AS_SYSTEM)).rejects.toMatchObject(refused);
    }
  });

  it('have a key for a pair that nobody else has', () => {
    const owners = new Map<string, Set<string>>();
    for (const [service, text] of keys) {
      const { to, from } = JSON.parse(Buffer.from(text, 'base64').toString()) as Record<'to' | 'from', Record<string, string[]>>;
      for (const [peer, [key]] of Object.entries(to)) owners.set(key!, (owners.get(key!) ?? new Set()).add(`${service}>${peer}`));
      for (const [peer, [key]] of Object.entries(from)) owners.set(key!, (owners.get(key!) ?? new Set()).add(`${peer}>${service}`));
      expect(Buffer.from(text, 'base64').toString()).not.toContain(INTERNAL_SECRET);
    }
    expect([...owners.values()].every((pairs) => pairs.size === 1)).toBe(true);
    expect(owners.size).toBeGreaterThan(15);
  });

  it('get from the chart what they get from the command', () => {
    const helpers = readFileSync('charts/nowahala/templates/_helpers.tpl', 'utf8');
    const [, table = ''] = /define "nowahala\.askedBy" -}}\n([\s\S]*?)\n{{- end/.exec(helpers) ?? [];
    const chart = [...table.matchAll(/^([a-z]+): \[(.+)\]$/gm)].map(([, service, names]) => [service, names!.split(', ')]);
    const command = whoAsksWhom(services).filter(({ askedBy }) => askedBy.length > 0);
    expect(Object.fromEntries(chart)).toEqual(Object.fromEntries(command.map(({ service, askedBy }) => [service, askedBy])));
  });

  it('may ask for just what their code asks for', () => {
    for (const [definition, askedBy] of services.flatMap(({ rpc = [] }) => rpc.map((one) => [one.definition, one.askedBy] as const)))
      for (const [from, methods] of Object.entries(askedBy)) {
        if (methods === 'everything') expect(from).toBe('gateway');
        else expect([...methods].sort()).toEqual(asked(from, Object.keys(definition)));
      }
  });
});

/** The methods of a definition that a service's own source calls by name. */
function asked(from: string, methods: string[]): string[] {
  const folders: Record<string, string> = { operator: 'services/billing/src/adapters/operator' };
  const source = folders[from] ?? `services/${from}/src/clients`;
  const text = readdirSync(source)
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
  return methods.filter((method) => new RegExp(`\\.${method}\\(`).test(text)).sort();
}
