import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Metrics } from '@nowahala/platform';
import { eventually, startFakeOpenAi } from '@nowahala/testkit';
import type { FakeOpenAi } from '@nowahala/testkit';
import { seen } from './fixtures/evidence-builder.js';
import { AnalyzerRoom, good, refused, withEvidence } from './room-kit.js';
import type { Shop } from './room-kit.js';

const answer = {
  whatHappened: 'The program behind your website has stopped.',
  whoIsAffected: 'All visitors see an error page.',
  likelyCause: 'It may have run out of memory.',
  confidence: 'medium',
  doNow: ['Ask your host for a restart.'],
  tellCustomers: 'We are working on it.',
  whoToCall: 'Your host.',
};
const evidence = seen().fails('connect_refused').machine(true, { 443: 'refused', 80: 'refused', 22: 'open' }).snapshot;

let openAi: FakeOpenAi;
let room: AnalyzerRoom;
beforeAll(async () => {
  openAi = await startFakeOpenAi();
  room = await AnalyzerRoom.open({ OPENAI_API_KEY: 'sk-test-0123456789', OPENAI_BASE_URL: openAi.url });
}, 60_000);
afterAll(async () => {
  await room?.close();
  await openAi.stop();
});
beforeEach(() => openAi.says(answer));

async function plan(shop: Shop, gptLimit: number): Promise<void> {
  const entitlement = {
    ...shop,
    version: 1,
    state: 'active',
    planId: 'p',
    planName: 'Basic',
    serverLimit: 3,
    rateLimit: 8928,
    gptLimit,
    snapshotLimit: 1,
    whatsapp: false,
    hourlyOnly: false,
    subscriptionEnd: undefined,
    validUntil: undefined,
  };
  await room.room.publish('entitlement.changed', entitlement, { key: shop.workspaceId, tenantId: shop.workspaceId });
  await eventually(
    'the plan is known',
    async () => (await room.sql('SELECT 1 FROM entitlement WHERE workspace_id = $1', [shop.workspaceId])).length,
  );
}

async function failsOnce(shop: Shop, from: number): Promise<void> {
  await room.sees(shop, withEvidence(refused(room.at(from)), evidence));
}
async function isConfirmed(shop: Shop, from: number): Promise<void> {
  await room.sees(shop, refused(room.at(from + 5), { check: 'recheck' }), refused(room.at(from + 15), { check: 'recheck' }));
}
const explanationOf = async (shop: Shop) =>
  (await room.rpc(shop).listErrorLogs({ workspaceIds: [shop.workspaceId], page: 1, serverId: '' })).logs[0]?.explanation;

it('has its answer ready when the incident opens, so that no alert waits for it', async () => {
  const opened = await room.room.collect('incident.opened');
  const shop = await room.addServer();
  await plan(shop, 10);
  await failsOnce(shop, -40);
  await eventually('the log is explained by AI', async () => (await explanationOf(shop))?.source === 'ai');
  await isConfirmed(shop, -40);
  const incident = await eventually('the incident', () => opened.find((one) => one.serverId === shop.serverId));
  expect(incident.explanation).toMatchObject({ source: 'ai', likelyCause: answer.likelyCause });
  expect(incident.explanation!.evidence.length).toBeGreaterThan(0);
  expect(incident.explanationPending).toBe(false);
});

it('is told afterwards when the incident was quicker', async () => {
  const opened = await room.room.collect('incident.opened');
  const explained = await room.room.collect('incident.explained');
  openAi.stalls();
  const shop = await room.addServer();
  await plan(shop, 10);
  await failsOnce(shop, -40);
  await eventually('the question is under way', () => openAi.received.length > 1);
  await isConfirmed(shop, -40);
  const incident = await eventually('the incident', () => opened.find((one) => one.serverId === shop.serverId));
  expect(incident.explanation?.source).toBe('rules');
  expect(incident.explanationPending).toBe(true);
  openAi.says(answer);
  const better = await eventually('the better explanation', () => explained.find((one) => one.incidentId === incident.incidentId), 20_000);
  expect(better.explanation?.source).toBe('ai');
  expect(better.seq).toBe(incident.seq + 1);
}, 40_000);

it('lets the alert go at once when it has nothing to say', async () => {
  const opened = await room.room.collect('incident.opened');
  const explained = await room.room.collect('incident.explained');
  openAi.says('I would rather chat');
  const shop = await room.addServer();
  await plan(shop, 10);
  await failsOnce(shop, -40);
  await isConfirmed(shop, -40);
  const incident = await eventually('the incident', () => opened.find((one) => one.serverId === shop.serverId));
  expect(incident.explanationPending).toBe(true);
  const stands = await eventually('that the rules stand', () => explained.find((one) => one.incidentId === incident.incidentId));
  expect(stands.explanation?.source).toBe('rules');
}, 40_000);

async function explanations(source: string, result: string): Promise<number> {
  const { values } = await room.room.get<Metrics>('analyzer', Metrics).explain.get();
  return values.find(({ labels }) => labels['source'] === source && labels['result'] === result)?.value ?? 0;
}

it('is asked once about the same evidence of a workspace, and never past the plan’s month', async () => {
  const before = [await explanations('cache', 'ok'), await explanations('model', 'ok'), await explanations('model', 'limit')];
  const shop = await room.addServer();
  await plan(shop, 1);
  await failsOnce(shop, -400);
  await eventually('explained by AI', async () => (await explanationOf(shop))?.source === 'ai');
  const asked = openAi.received.length;
  const blog = await room.addServer({ workspaceId: shop.workspaceId, userId: shop.userId, ipAddress: '203.0.113.99' });
  await failsOnce(blog, -390);
  const logs = await eventually('both logs', async () => {
    const answer = await room.rpc(shop).listErrorLogs({ workspaceIds: [shop.workspaceId], page: 1, serverId: '' });
    return answer.logs.length === 2 ? answer.logs : null;
  });
  expect(logs.map((log) => log.explanation!.source)).toEqual(['ai', 'ai']);
  expect(openAi.received).toHaveLength(asked);

  const other = await room.rpc(shop).logApplicationError({ ...shop, message: 'heap out of memory', stack: '', level: 'error', tag: '' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(openAi.received).toHaveLength(asked);
  expect(other.log!.explanation!.source).toBe('rules');
  expect(await room.sql('SELECT used FROM gpt_usage WHERE workspace_id = $1', [shop.workspaceId])).toEqual([{ used: 1 }]);
  const after = [await explanations('cache', 'ok'), await explanations('model', 'ok'), await explanations('model', 'limit')];
  expect(after.map((count, at) => count - before[at]!)).toEqual([1, 1, 1]);
});

it('keeps no more snapshots than the plan’s month has', async () => {
  const shop = await room.addServer();
  await plan(shop, 0);
  await failsOnce(shop, -400);
  await room.sees(shop, good(room.at(-395), { check: 'recheck' }), good(room.at(-385), { check: 'recheck' }));
  await eventually(
    'up again',
    async () => (await room.rpc(shop).getServerStates({ serverIds: [shop.serverId] })).states[0]?.state === 'up',
  );
  await failsOnce(shop, -40);
  await isConfirmed(shop, -40);
  const incident = await eventually(
    'the incident',
    async () =>
      (await room.rpc(shop).listIncidents({ workspaceIds: [shop.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' }))
        .incidents[0],
  );
  expect(incident.evidenceJson).toBe('');
  expect(incident.explanation!.whatHappened).toContain('The machine is on');
  expect(await room.sql('SELECT count(*)::int AS kept FROM snapshot WHERE workspace_id = $1', [shop.workspaceId])).toEqual([{ kept: 1 }]);
});
