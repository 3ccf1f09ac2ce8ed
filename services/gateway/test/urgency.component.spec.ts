import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { urgencies } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { OwnedWorkspaces } from '../src/auth/owned-workspaces.js';
import { LiveStreams } from '../src/live/live-streams.js';
import { startGateway } from './app.js';
import type { GatewayApp } from './app.js';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.stop());

/** Beside what the gateway reads for itself. */
const asked = (from: number) =>
  app.fakes.calls
    .slice(from)
    .filter(({ name }) => name !== 'workspaces.listBeatAddresses')
    .map(({ name, context }) => ({ name, urgency: context.urgency }));

it.each([
  ['a page asks by itself', urgencies.page, { priority: 'u=7' }],
  ['a person waits for', urgencies.person, undefined],
])('what %s is as urgent as that from the first check on', async (_, urgency, headers) => {
  const ada = app.fakes.person();
  const from = app.fakes.calls.length;
  await app.call('GET', '/api/v1/servers', { token: ada.apiKey, ...(headers && { headers }) });
  expect(asked(from).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['identity.verifyApiKey', 'workspaces.getWorkspaceOfUser', 'analyzer.getServerStates']),
  );
  expect(new Set(asked(from).map((call) => call.urgency))).toEqual(new Set([urgency]));
});

it('whose pages get a live event is asked for pages', async () => {
  const ada = app.fakes.person();
  const reader = new AbortController();
  const opened = await fetch(`${app.url}/api/events`, { headers: { authorization: `Bearer ${ada.token}` }, signal: reader.signal });
  expect(opened.status).toBe(200);
  app.get<OwnedWorkspaces>('gateway', OwnedWorkspaces).delete(ada.userId);
  const from = app.fakes.calls.length;
  await app.get<LiveStreams>('gateway', LiveStreams).publish({ kind: 'server', ...ada, data: {} });
  await eventually('the owner is asked for', () => asked(from).length > 0);
  expect(asked(from)).toEqual([{ name: 'workspaces.getWorkspaceOfUser', urgency: urgencies.page }]);
  reader.abort();
});
