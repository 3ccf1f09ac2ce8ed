import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { AnalyzerRoom, good, refused } from './room-kit.js';
import type { Shop } from './room-kit.js';

let room: AnalyzerRoom;
beforeAll(async () => {
  room = await AnalyzerRoom.open();
}, 60_000);
afterAll(async () => room?.close());

const planIs = async (shop: Shop, state: string, version: number) =>
  room.room.publish(
    'entitlement.changed',
    {
      ...shop,
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
    },
    { key: shop.workspaceId, tenantId: shop.workspaceId },
  );
const stateOf = async (shop: Shop) => (await room.rpc(shop).getServerStates({ serverIds: [shop.serverId] })).states[0];
const becomes = (shop: Shop, state: string) => eventually(`the server is ${state}`, async () => (await stateOf(shop))?.state === state);
const incidentsOf = async (shop: Shop) =>
  (await room.rpc(shop).listIncidents({ workspaceIds: [shop.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' }))
    .incidents;

it('a plan that has run out ends the outage that nobody looks at any more, and a paid one begins anew', async () => {
  const shop = await room.addServer();
  await room.sees(shop, good(room.at(-7_200)));
  await room.sees(shop, refused(room.at(-40)));
  await room.sees(shop, refused(room.at(-35), { check: 'recheck' }), refused(room.at(-25), { check: 'recheck' }));
  await becomes(shop, 'down');
  await planIs(shop, 'paused', 2);
  await becomes(shop, 'plan_paused');
  expect((await incidentsOf(shop)).map(({ status }) => status)).toEqual(['resolved']);
  await planIs(shop, 'active', 3);
  await becomes(shop, 'unknown');
  await room.sees(shop, good(room.at(0)));
  await becomes(shop, 'up');
}, 60_000);

it('what the owner paused stays paused when the plan is paid', async () => {
  const shop = await room.addServer({ paused: true });
  await becomes(shop, 'paused');
  await planIs(shop, 'paused', 2);
  await planIs(shop, 'active', 3);
  await eventually(
    'the plan is known',
    async () => (await room.sql('SELECT 1 FROM entitlement WHERE workspace_id = $1 AND version = 3', [shop.workspaceId])).length,
  );
  expect((await stateOf(shop))?.state).toBe('paused');
}, 60_000);
