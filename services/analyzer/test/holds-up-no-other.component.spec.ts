import { beforeAll, describe, expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { MINUTE_MS } from '@nowahala/kernel';
import { Database, LOGGER, newId } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { eventually, startFakeRegistry, userCaller } from '@nowahala/testkit';
import type { FakeRegistry } from '@nowahala/testkit';
import { PublicRegistries } from '../src/adapters/registries/public-registries.js';
import type { AnalyzerConfig } from '../src/analyzer.config.js';
import { AnalyzerMetrics } from '../src/analyzer.metrics.js';
import { RecordCertificates } from '../src/application/record-certificates.js';
import { ReconcileIncidents } from '../src/application/reconcile-incidents.js';
import { QueryRegistry } from '../src/application/query-registry.js';
import { TurnMaintenance } from '../src/application/turn-maintenance.js';
import { WarnOfRenewals } from '../src/application/warn-of-renewals.js';
import { CertificateRepository } from '../src/database/certificate.repository.js';
import { DomainRepository } from '../src/database/domain.repository.js';
import { failedCheck, okCheck, useAnalyzer } from './app.js';
import type { Server } from './app.js';
import { useJobs } from './job-scenario.js';

const app = useAnalyzer();
const { takesCalls, givenJob, judge, passes, incidentsOf } = useJobs(app);
let asked: { serverId: string }[];
let due: incidents.RenewalDue[];
let done: incidents.RenewalDone[];
beforeAll(async () => {
  asked = await app.host.collect('recheck.wanted');
  due = await app.host.collect('renewal.due');
  done = await app.host.collect('renewal.done');
}, 60_000);

/** A rule of the database that this statement breaks, as a row does that nobody foresaw. */
async function withPoison(table: string, rule: string, work: () => Promise<void>): Promise<void> {
  await app.sql(`ALTER TABLE ${table} ADD CONSTRAINT poison CHECK (${rule})`);
  await work().finally(() => app.sql(`ALTER TABLE ${table} DROP CONSTRAINT poison`));
}

const isKnown = ({ serverId }: Pick<Server, 'serverId'>) =>
  eventually('it is known', async () => (await app.sql('SELECT 1 FROM monitor WHERE server_id = $1', [serverId])).length > 0);

describe('one that cannot be judged holds up no other', () => {
  it('of maintenance that ends: the others are checked at once', async () => {
    const servers = await Promise.all(Array.from({ length: 6 }, () => app.addServer()));
    for (const server of servers) await isKnown(server);
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

  it('of maintenance, more than are looked at together: those behind them have their turn, and they have another', async () => {
    const MANY = 210;
    const [bad, good] = [await app.addServer(), await app.addServer()];
    for (const server of [bad, good]) await isKnown(server);
    const plan = async ({ workspaceId, serverId }: Server, rows: number, ends: Date) =>
      app.sql(
        `INSERT INTO maintenance (maintenance_id, workspace_id, server_id, starts_at, ends_at, version)
         SELECT gen_random_uuid(), $1::uuid, $2::uuid, $3::timestamptz, $4::timestamptz, 1 FROM generate_series(1, $5)`,
        [workspaceId, serverId, app.at(-900), ends, rows],
      );
    const turn = () => app.host.get<TurnMaintenance>('analyzer', TurnMaintenance).execute();
    await withPoison('maintenance', `server_id <> '${bad.serverId}' OR NOT begun`, async () => {
      await plan(bad, MANY, app.at(-60));
      await plan(good, 1, app.at(-30));
      await turn();
      await eventually('the good one is checked', () => asked.some((one) => one.serverId === good.serverId));
    });
    await app.sql('UPDATE maintenance SET turned_at = clock_timestamp() WHERE server_id = $1', [bad.serverId]);
    await turn();
    expect(await app.sql('SELECT 1 FROM maintenance WHERE server_id = $1 AND ended', [bad.serverId])).toHaveLength(MANY);
  });

  it('of health that does not fit its incidents: the others are repaired', async () => {
    const servers = await Promise.all(Array.from({ length: 6 }, () => app.addServer()));
    for (const server of servers) await isKnown(server);
    const [bad, good] = [servers.slice(0, 3), servers.slice(3)].map((some) => some.map(({ serverId }) => serverId));
    for (const serverId of [...bad!, ...good!]) {
      const down = `{ "is": "down", "incidentId": "${newId()}", "since": 1, "badAt": 1 }`;
      const isDown = `UPDATE monitor SET health = jsonb_set(health, '{now}', $2::jsonb), state = 'down' WHERE server_id = $1`;
      await app.sql(isDown, [serverId, down]);
    }
    await withPoison('monitor', `server_id NOT IN ('${bad!.join("', '")}') OR state = 'down'`, async () => {
      await expect(app.host.get<ReconcileIncidents>('analyzer', ReconcileIncidents).execute()).rejects.toThrow('poison');
      const repaired = await app.sql(`SELECT server_id FROM monitor WHERE server_id = ANY($1) AND state = 'unknown'`, [good]);
      expect(repaired).toHaveLength(good!.length);
    });
  });

  it('of suspicions, more in one workspace than are taken together: those of the others end', async () => {
    const [bad, good] = [await app.addServer(), await app.addServer()];
    for (const server of [bad, good]) {
      await app.checks(server, okCheck(app.at(-60)), failedCheck(app.at(-1), { region: 'lagos' }));
      await app.checks(server, failedCheck(app.at(0), { region: 'london', check: 'recheck' }));
      const isSuspect = `SELECT 1 FROM monitor WHERE server_id = $1 AND state = 'suspect'`;
      await eventually('it is suspect', async () => (await app.sql(isSuspect, [server.serverId])).length === 1);
    }
    await app.sql(
      `INSERT INTO monitor (server_id, workspace_id, user_id, state_since, state, next_deadline)
       SELECT gen_random_uuid(), $1::uuid, $2::uuid, now(), 'suspect', now() - interval '1 hour' FROM generate_series(1, 510)`,
      [bad.workspaceId, bad.userId],
    );
    await withPoison('monitor', `server_id <> '${bad.serverId}' OR state <> 'down'`, async () => {
      await app.host.clock.advance(46_000);
      await eventually('the good one is told', async () => (await incidentsOf(good)).length === 1);
      expect(await incidentsOf(bad)).toEqual([]);
    });
    await app.sql('DELETE FROM monitor WHERE workspace_id = $1', [bad.workspaceId]);
  });

  it('of domains to read: those of the other servers are', async () => {
    const [bad, good] = [newId(), newId()].sort();
    await withPoison('monitor', `server_id <> '${bad}' OR domain IS NULL`, async () => {
      await isKnown(await app.addServer({ serverId: bad! }));
      await app.addServer({ serverId: good! });
      const isRead = async () => (await app.sql('SELECT 1 FROM monitor WHERE server_id = $1 AND domain IS NOT NULL', [good])).length > 0;
      await eventually('the good one is read', isRead);
    });
  });

  it('of jobs that did not call: the others are told, and it is when it can be', async () => {
    const gateway = takesCalls();
    const [bad, good] = [await givenJob({ name: 'Poison' }), await givenJob()];
    await gateway.report([bad, good].map(({ serverId: heartbeatId }) => ({ heartbeatId })));
    const opened = async () => [(await incidentsOf(bad)).length, (await incidentsOf(good)).length];
    await withPoison('heartbeat', `name <> 'Poison' OR status <> 'down'`, async () => {
      await passes(71 * MINUTE_MS);
      await gateway.report();
      await judge();
      expect(await opened()).toEqual([0, 1]);
    });
    await passes(2 * MINUTE_MS);
    await gateway.report();
    await judge();
    expect(await opened()).toEqual([1, 1]);
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
    await isKnown(server);
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

it('a domain that is being forgotten while a new server comes under it is kept', async () => {
  const name = 'again.com';
  const [domains, database] = [app.host.get<DomainRepository>('analyzer', DomainRepository), app.host.get<Database>('analyzer', Database)];
  const server = await app.addServer({ website: `https://${name}/` });
  const under = async () => (await app.sql('SELECT 1 FROM monitor WHERE domain = $1', [name])).length;
  await eventually('it is under it', async () => (await under()) === 1);
  const registration = { endsAt: app.at(86_400 * 200), registeredAt: null, registrar: 'R', lapsed: false };
  await domains.answered(name, { registration, source: 'rdap', whole: true }, app.at(0), app.at(86_400));
  await app.addServer({ ...server, website: '', configVersion: 2 });
  await eventually('nobody is under it', async () => (await under()) === 0);
  const waiting = async () =>
    (await app.sql(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)).length;
  let [forgetting, isOver] = [Promise.resolve(), false];
  // What the new server writes at last waits for a row of its workspace that is being written.
  await database.transaction(async (tx) => {
    await tx.query(`DELETE FROM renewal WHERE workspace_id = $1 AND kind = 'domain' AND subject = $2`, [server.workspaceId, name]);
    await app.addServer({ ...server, website: `https://${name}/`, configVersion: 3 });
    await eventually('the new server waits', async () => (await waiting()) >= 1);
    forgetting = domains.forget(name).finally(() => (isOver = true));
    await eventually('it waits or is over', async () => isOver || (await waiting()) >= 2);
  });
  await forgetting;
  await eventually('a server is under it', async () => (await under()) === 1);
  expect(await app.sql('SELECT 1 FROM watched_domain WHERE name = $1', [name])).toHaveLength(1);
});

it('of a server that shows another certificate at each handshake: a warning a mark, by what ends first, one renewal, few rows', async () => {
  const server = await app.addServer({ website: 'https://many.example/' });
  await isKnown(server);
  const part = <T>(type: new (...args: never[]) => T): T => app.host.get('analyzer', type);
  const [record, certificates, warnings] = [part(RecordCertificates), part(CertificateRepository), part(WarnOfRenewals)];
  const inDays = (days: number): Date => app.at(days * 86_400);
  const seen = (id: number, startsAt: Date, endsAt: Date) => ({
    ...{ serverId: server.serverId, startedAt: app.at(0) },
    certificate: { fingerprint: `${id}`.padStart(64, '0'), issuer: 'Own', startsAt, endsAt },
  });
  const see = async (...one: Parameters<typeof seen>) => {
    await record.execute([seen(...one)] as never);
    await Promise.all([warnings.execute(), warnings.execute()]);
    await passes(120 * MINUTE_MS);
  };
  const [from, end] = [inDays(-80), inDays(11)];
  // Each ends a little before the one that was seen before.
  const rotate = async (first: number): Promise<void> => {
    for (let id = first; id < first + 8; id += 1) await see(id, from, new Date(end.getTime() - id * MINUTE_MS));
  };
  const own = <T extends { workspaceId: string }>(messages: T[]): T[] => messages.filter((one) => one.workspaceId === server.workspaceId);
  await rotate(100);
  await eventually('that a quarter is left', () => own(due).length > 0);
  await passes(24 * 60 * MINUTE_MS);
  await rotate(200);
  await eventually('that a tenth is left', () => own(due).length > 1);
  const [first, ...more] = own(due).map(({ renewal }) => (end.getTime() - renewal!.endsAt!.getTime()) / MINUTE_MS);
  expect([first, more.length, (await certificates.current(server.serverId))?.fingerprint.slice(-3)]).toEqual([100, 1, '207']);
  const [renewedAt, ends] = [app.at(0), inDays(90)];
  for (let hour = 0; hour <= 36; hour += 2) await see(300, renewedAt, ends);
  await eventually('that it was renewed', () => own(done).length > 0);
  expect([own(due).length, new Set(own(done).map(({ warningId }) => warningId)).size]).toEqual([2, 1]);

  await record.execute(Array.from({ length: 80 }, (_, id) => seen(400 + id, renewedAt, inDays(60 + id))) as never);
  await certificates.prune();
  const kept = await app.sql('SELECT 1 FROM certificate WHERE server_id = $1', [server.serverId]);
  expect(kept.length).toBeLessThanOrEqual(50);
  expect((await certificates.current(server.serverId))?.fingerprint.slice(-3)).toBe('400');
});

it.each([
  { mute: 'ke', lively: 'ng', by: 'rdap' },
  { mute: 'web.za', lively: 'co.za', by: 'whois' },
])('a mute registry of .$mute holds one worker, and the others ask that of .$lively', async (zones) => {
  const registry = await startFakeRegistry(['ng', 'ke']);
  const asking: Promise<boolean>[] = [];
  try {
    await askSideBySide(registry, asking, zones);
  } finally {
    await registry.stop();
    await Promise.allSettled(asking);
  }
});

async function askSideBySide(
  registry: FakeRegistry,
  asking: Promise<boolean>[],
  { mute, lively, by }: { mute: string; lively: string; by: string },
): Promise<void> {
  const { clock } = app.host;
  // What other specs have left.
  await app.sql('UPDATE watched_domain SET ask_at = $1', [app.at(86_400)]);
  const part = <T>(type: new (...args: never[]) => T): T => app.host.get('analyzer', type);
  const registries = new PublicRegistries(clock, registry.env as unknown as AnalyzerConfig, app.host.get<Logger>('analyzer', LOGGER));
  const worker = new QueryRegistry(clock, part(DomainRepository), part(AnalyzerMetrics), registries);
  const zoneOf = async (name: string) =>
    (await app.sql<{ zone: string }>('SELECT zone FROM watched_domain WHERE name = $1', [name]))[0]?.zone;
  const added = async (name: string): Promise<void> => {
    await app.addServer({ website: `https://${name}/` });
    await eventually('it is read', async () => (await zoneOf(name)) !== undefined);
    await clock.advance(5_000);
  };
  for (const name of [`mute-1.${mute}`, `mute-2.${mute}`]) {
    registry.rdap.set(name, null);
    registry.whois.set(name, null);
    await added(name);
  }
  asking.push(worker.execute());
  await eventually('it is asked', () => registry.asked.length === 1);
  await clock.advance(5_000);
  expect(await worker.execute()).toBe(false);
  const found = { endsAt: app.at(86_400 * 300), registrar: 'R' };
  registry.rdap.set(`lively.${lively}`, found);
  registry.whois.set(`lively.${lively}`, found);
  await added(`lively.${lively}`);
  const before = await part(DomainRepository).now(clock);
  expect(await worker.execute()).toBe(true);
  expect(registry.asked).toEqual([`${by} mute-1.${mute}`, `${by} lively.${lively}`]);
  // Once a second, however quickly it answers.
  const [asked] = await app.sql<{ nextAt: Date }>('SELECT next_at FROM domain_registry WHERE zone = $1', [lively]);
  expect(asked!.nextAt.getTime() - before.getTime()).toBeGreaterThanOrEqual(1_000);
  // As an older release has kept it.
  await app.sql(`UPDATE watched_domain SET zone = 'older', ask_at = $2 WHERE name = $1`, [`lively.${lively}`, app.at(0)]);
  await app.sql(`INSERT INTO domain_registry (zone, next_at) VALUES ('older', $1) ON CONFLICT (zone) DO UPDATE SET next_at = $1`, [
    app.at(0),
  ]);
  expect(await worker.execute()).toBe(true);
  expect(await zoneOf(`lively.${lively}`)).toBe(lively);
}
