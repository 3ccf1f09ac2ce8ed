import { expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { HOUR_MS } from '@nowahala/kernel';
import { eventually, userCaller } from '@nowahala/testkit';
import { WarnOfRenewals } from '../src/application/warn-of-renewals.js';
import { DomainRepository } from '../src/database/domain.repository.js';
import { useAnalyzer, okCheck, failedCheck } from './app.js';
import type { Server } from './app.js';

const app = useAnalyzer();

const planIs = async (server: Server, state: string, version: number) =>
  app.host.publish(
    'entitlement.changed',
    {
      ...server,
      version,
      state,
      planId: 'p',
      planName: 'Basic',
      serverLimit: 3,
      rateLimit: 8928,
      gptLimit: 50,
      snapshotLimit: 50,
      whatsapp: false,
      hourlyOnly: false,
      subscriptionEnd: undefined,
      validUntil: undefined,
      planState: 0,
    },
    { key: server.workspaceId, tenantId: server.workspaceId },
  );
const stateOf = async (server: Server) => (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states[0];
const becomes = (server: Server, state: string) =>
  eventually(`the server is ${state}`, async () => (await stateOf(server))?.state === state);
const versionIs = (server: Server, version: number) =>
  eventually(
    `the plan has version ${version}`,
    async () => (await app.sql('SELECT 1 FROM entitlement WHERE workspace_id = $1 AND version = $2', [server.workspaceId, version])).length,
  );
const incidentsOf = async (server: Server) =>
  (await app.rpc(server).listIncidents({ workspaceIds: [server.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' }))
    .incidents;

it('a plan that has run out ends the outage that nobody looks at any more, and a paid one begins anew', async () => {
  const server = await app.addServer();
  await app.checks(server, okCheck(app.at(-7_200)));
  await app.checks(server, failedCheck(app.at(-40)));
  await app.checks(server, failedCheck(app.at(-35), { check: 'recheck' }), failedCheck(app.at(-25), { check: 'recheck' }));
  await becomes(server, 'down');
  await planIs(server, 'paused', 2);
  await becomes(server, 'plan_paused');
  expect((await incidentsOf(server)).map(({ status }) => status)).toEqual(['resolved']);
  await planIs(server, 'active', 3);
  await becomes(server, 'unknown');
  await app.checks(server, okCheck(app.at(0)));
  await becomes(server, 'up');
}, 60_000);

it('what the owner paused stays paused when the plan is paid', async () => {
  const server = await app.addServer({ paused: true });
  await becomes(server, 'paused');
  await planIs(server, 'paused', 2);
  await planIs(server, 'active', 3);
  await versionIs(server, 3);
  expect((await stateOf(server))?.state).toBe('paused');
}, 60_000);

it('a pause of the owner outlives a pause of the plan, and a move to another address ends neither', async () => {
  const server = await app.addServer();
  await becomes(server, 'unknown');
  await planIs(server, 'paused', 2);
  await becomes(server, 'plan_paused');
  await app.addServer({ ...server, ipAddress: '203.0.113.8', configVersion: 2 });
  await app.addServer({ ...server, ipAddress: '203.0.113.8', paused: true, configVersion: 3 });
  await becomes(server, 'paused');
  await planIs(server, 'active', 3);
  await versionIs(server, 3);
  expect((await stateOf(server))?.state).toBe('paused');
  await planIs(server, 'paused', 4);
  await versionIs(server, 4);
  await app.addServer({ ...server, ipAddress: '203.0.113.9', configVersion: 4 });
  await becomes(server, 'plan_paused');
}, 60_000);

it('a server that is heard of only after its plan was paused is paused too, until the plan is paid', async () => {
  const known = await app.addServer();
  await becomes(known, 'unknown');
  await planIs(known, 'paused', 2);
  await becomes(known, 'plan_paused');
  const late = await app.addServer({ workspaceId: known.workspaceId });
  await becomes(late, 'plan_paused');
  await planIs(known, 'active', 3);
  await becomes(late, 'unknown');
}, 60_000);

it('a release that knows no pause of plans here resumes it all the same', async () => {
  const known = await app.addServer();
  await planIs(known, 'paused', 2);
  await becomes(known, 'plan_paused');
  await app.sql('UPDATE entitlement SET version = 3 WHERE workspace_id = $1', [known.workspaceId]);
  await becomes(await app.addServer({ workspaceId: known.workspaceId }), 'unknown');
}, 60_000);

it('a plan message that comes late undoes nothing that is newer', async () => {
  const server = await app.addServer();
  await becomes(server, 'unknown');
  await planIs(server, 'paused', 5);
  await becomes(server, 'plan_paused');
  await planIs(server, 'active', 4);
  const marker = await app.addServer({ workspaceId: server.workspaceId });
  await becomes(marker, 'plan_paused');
  await planIs(server, 'paused', 6);
  await versionIs(server, 6);
  const [row] = await app.sql<{ version: number }>('SELECT version FROM monitor WHERE server_id = $1', [server.serverId]);
  expect(row!.version).toBe(1);
}, 60_000);

it('nothing is told of a date of a server whose plan has run out, nor asked of its domain, until it is paid', async () => {
  const due = await app.host.collect('renewal.due');
  const server = await app.addServer({ website: 'https://paused.ng/' });
  await becomes(server, 'unknown');
  await planIs(server, 'paused', 2);
  await becomes(server, 'plan_paused');
  const use = () => app.host.get<DomainRepository>('analyzer', DomainRepository).use('paused.ng');
  await eventually('its domain is read', async () => (await use()) !== 'unused');
  expect(await use()).toBe('paused');
  const dates = app.host.client(incidents.RenewalServiceService, 'analyzer', userCaller(server.userId, [server.workspaceId]));
  await dates.addRenewal({
    serverId: server.serverId,
    name: 'Hosting bill',
    date: app
      .at(10 * 86_400)
      .toISOString()
      .slice(0, 10),
  });
  const warn = () => app.host.get<WarnOfRenewals>('analyzer', WarnOfRenewals).execute();
  const left = async () =>
    app.sql('SELECT warned FROM renewal WHERE workspace_id = $1 AND next_at > $2', [server.workspaceId, app.at(HOUR_MS / 1_000)]);
  await eventually('it is looked at', async () => {
    await warn();
    return (await left()).length > 0;
  });
  expect(await left()).toEqual([{ warned: 0 }]);
  await planIs(server, 'active', 3);
  await becomes(server, 'unknown');
  expect(await use()).toBe('watched');
  await app.host.clock.advance(6 * HOUR_MS);
  await warn();
  await eventually('it is told', () => due.some(({ workspaceId }) => workspaceId === server.workspaceId));
}, 60_000);
