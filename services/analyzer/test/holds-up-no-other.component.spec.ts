import { beforeAll, describe, expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { newId } from '@nowahala/platform';
import { eventually, startFakeRegistry, userCaller } from '@nowahala/testkit';
import type { FakeRegistry } from '@nowahala/testkit';
import { PublicRegistries } from '../src/adapters/registries/public-registries.js';
import type { AnalyzerConfig } from '../src/analyzer.config.js';
import { AnalyzerMetrics } from '../src/analyzer.metrics.js';
import { QueryRegistry } from '../src/application/query-registry.js';
import { TurnMaintenance } from '../src/application/turn-maintenance.js';
import { WarnOfRenewals } from '../src/application/warn-of-renewals.js';
import { DomainRepository } from '../src/database/domain.repository.js';
import { useAnalyzer } from './app.js';
import type { Server } from './app.js';

const app = useAnalyzer();
let asked: { serverId: string }[];
let due: incidents.RenewalDue[];
beforeAll(async () => {
  asked = await app.host.collect('recheck.wanted');
  due = await app.host.collect('renewal.due');
}, 60_000);

/** A rule of the database that this statement breaks, as a row does that nobody foresaw. */
async function withPoison(table: string, rule: string, work: () => Promise<void>): Promise<void> {
  await app.sql(`ALTER TABLE ${table} ADD CONSTRAINT poison CHECK (${rule})`);
  await work().finally(() => app.sql(`ALTER TABLE ${table} DROP CONSTRAINT poison`));
}

describe('one that cannot be judged holds up no other', () => {
  it('of maintenance that ends: the others are checked at once', async () => {
    const servers = await Promise.all(Array.from({ length: 6 }, () => app.addServer()));
    const good = servers.slice(3);
    const poisoned = servers.slice(0, 3).map(({ serverId }) => `'${serverId}'`);
    await withPoison('maintenance', `server_id NOT IN (${poisoned.join(', ')}) OR NOT begun`, async () => {
      for (const { workspaceId, userId, serverId } of servers) {
        const times = { startsAt: app.at(-900), endsAt: app.at(-30), changedAt: app.at(0) };
        const message = { maintenanceId: newId(), workspaceId, userId, serverId, version: 1, ...times };
        await app.host.publish('maintenance.changed', message, { key: workspaceId, tenantId: workspaceId });
      }
      const allKnown = async () => (await app.sql('SELECT 1 FROM maintenance')).length === servers.length;
      await eventually('all are known', allKnown);
      await app.host.get<TurnMaintenance>('analyzer', TurnMaintenance).execute();
      for (const { serverId } of good) await eventually('it is checked', () => asked.some((one) => one.serverId === serverId));
    });
  });

  it('of what ends soon: the others are warned, and it is when it can be', async () => {
    const server: Server = await app.addServer({ website: '' });
    const rpc = app.host.client(incidents.RenewalServiceService, 'analyzer', userCaller(server.userId, [server.workspaceId]));
    const warned = () => due.map(({ renewal }) => renewal!.name);
    const warn = () => app.host.get<WarnOfRenewals>('analyzer', WarnOfRenewals).execute();
    const dayIn = (days: number): string =>
      app
        .at(days * 86_400)
        .toISOString()
        .slice(0, 10);
    await eventually(
      'it is known',
      async () => (await app.sql('SELECT 1 FROM monitor WHERE server_id = $1', [server.serverId])).length > 0,
    );
    await withPoison('renewal', `name NOT LIKE 'Poison%' OR warned = 0`, async () => {
      for (const name of ['Poison 1', 'Poison 2', 'Hosting bill'])
        await rpc.addRenewal({ serverId: server.serverId, name, date: dayIn(name === 'Hosting bill' ? 10 : 9) });
      await warn();
      await eventually('the other is warned', () => warned().includes('Hosting bill'));
    });
    expect(warned()).toEqual(['Hosting bill']);
    await app.host.clock.advance(3_700_000);
    await warn();
    await eventually('all are warned', () => warned().length === 3);
  });
});

it('a mute registry holds one worker, and the others ask the others', async () => {
  const registry = await startFakeRegistry(['ng', 'ke']);
  const asking: Promise<boolean>[] = [];
  try {
    await askSideBySide(registry, asking);
  } finally {
    await registry.stop();
    await Promise.allSettled(asking);
  }
});

async function askSideBySide(registry: FakeRegistry, asking: Promise<boolean>[]): Promise<void> {
  const { clock } = app.host;
  const part = <T>(type: new (...args: never[]) => T): T => app.host.get('analyzer', type);
  const registries = new PublicRegistries(clock, registry.env as unknown as AnalyzerConfig);
  const worker = new QueryRegistry(clock, part(DomainRepository), part(AnalyzerMetrics), registries);
  const added = async (name: string): Promise<void> => {
    await app.addServer({ website: `https://${name}/` });
    await eventually('it is read', async () => (await app.sql('SELECT 1 FROM watched_domain WHERE name = $1', [name])).length > 0);
    await clock.advance(5_000);
  };
  for (const name of ['mute-1.ke', 'mute-2.ke']) {
    registry.rdap.set(name, null);
    registry.whois.set(name, null);
    await added(name);
  }
  asking.push(worker.execute());
  await eventually('it is asked', () => registry.asked.length === 1);
  await clock.advance(5_000);
  expect(await worker.execute()).toBe(false);
  registry.rdap.set('lively.ng', { endsAt: app.at(86_400 * 300), registrar: 'R' });
  await added('lively.ng');
  expect(await worker.execute()).toBe(true);
  expect(registry.asked).toEqual(['rdap mute-1.ke', 'rdap lively.ng']);
}
