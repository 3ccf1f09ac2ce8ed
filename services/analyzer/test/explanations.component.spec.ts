import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import { newId, Store, withCall } from '@nowahala/platform';
import { eventually, startFakeOpenAi, userCaller } from '@nowahala/testkit';
import type { FakeOpenAi } from '@nowahala/testkit';
import { AnalyzerMetrics } from '../src/analyzer.metrics.js';
import { RefineExplanations } from '../src/application/refine-explanations.js';
import { ExplanationRepository } from '../src/database/explanation.repository.js';
import { questionAboutCheck } from '../src/domain/advice/advisor-question.js';
import { explain } from '../src/domain/advice/explain.js';
import { inLanguage } from '../src/domain/advice/translations.js';
import { seen } from './fixtures/evidence-builder.js';
import { AnalyzerApp, okCheck, failedCheck, withEvidence } from './app.js';
import type { Server } from './app.js';

const answer = {
  whatHappened: 'The program behind your website has stopped.',
  whoIsAffected: 'All visitors see an error page.',
  likelyCause: 'It may have stopped by itself, or somebody stopped it.',
  confidence: 'medium',
  doNow: ['Ask your host for a restart.'],
  tellCustomers: 'We are working on it.',
  whoToCall: 'Your host.',
};
const evidence = seen().fails('connect_refused').machine(true, { 443: 'refused', 80: 'refused', 22: 'open' }).snapshot;

let openAi: FakeOpenAi;
let app: AnalyzerApp;
beforeAll(async () => {
  openAi = await startFakeOpenAi();
  app = await AnalyzerApp.start({ OPENAI_API_KEY: 'sk-test-0123456789', OPENAI_BASE_URL: openAi.url });
}, 60_000);
afterAll(async () => {
  await app?.stop();
  await openAi.stop();
});
beforeEach(() => {
  openAi.says(answer);
  openAi.at = undefined;
});

async function plan(server: Server, gptLimit: number): Promise<void> {
  const entitlement = {
    ...server,
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
    planState: 0,
  };
  await app.host.publish('entitlement.changed', entitlement, { key: server.workspaceId, tenantId: server.workspaceId });
  await eventually(
    'the plan is known',
    async () => (await app.sql('SELECT 1 FROM entitlement WHERE workspace_id = $1', [server.workspaceId])).length,
  );
}

async function failsOnce(server: Server, from: number): Promise<void> {
  await app.checks(server, withEvidence(failedCheck(app.at(from)), evidence));
}
async function isConfirmed(server: Server, from: number): Promise<void> {
  await app.checks(server, failedCheck(app.at(from + 5), { check: 'recheck' }), failedCheck(app.at(from + 15), { check: 'recheck' }));
}
const explanationOf = async (server: Server) =>
  (await app.rpc(server).listErrorLogs({ workspaceIds: [server.workspaceId], page: 1, serverId: '' })).logs[0]?.explanation;

it('has its answer ready when the incident opens, so that no alert waits for it', async () => {
  const opened = await app.host.collect('incident.opened');
  const server = await app.addServer();
  await plan(server, 10);
  await failsOnce(server, -40);
  await eventually('the log is explained by AI', async () => (await explanationOf(server))?.source === 'ai');
  await isConfirmed(server, -40);
  const incident = await eventually('the incident', () => opened.find((one) => one.serverId === server.serverId));
  expect(incident.explanation).toMatchObject({ source: 'ai', likelyCause: answer.likelyCause });
  expect(incident.explanation!.evidence.length).toBeGreaterThan(0);
  expect(incident.explanationPending).toBe(false);
});

describe('in the language of the owner', () => {
  const hausa = {
    ...answer,
    whatHappened: 'Na’urar tana kunne. Manhajar shafin da ke kanta ba ta aiki.',
    whoIsAffected: 'Duk masu ziyartar shafin.',
    likelyCause: 'Manhajar shafin ta tsaya bayan wata matsala ko sabuntawa.',
    tellCustomers: 'Shafinmu na intanet ba ya buɗewa a yanzu. Muna aiki a kai.',
  };

  it('has its answer in Hausa for her, and the catalogue’s words for all others', async () => {
    const opened = await app.host.collect('incident.opened');
    const server = await app.addServer();
    app.speaks('ha', server);
    await plan(server, 10);
    const doNow = inLanguage(explain(evidence).explanation, 'ha')!.explanation.doNow;
    openAi.says({ ...hausa, doNow });
    await failsOnce(server, -40);
    const log = await eventually('explained by AI', () => readIn('ha', server));
    expect(log).toMatchObject({ source: 'ai', likelyCause: hausa.likelyCause, doNow });
    expect(openAi.received.at(-1)).toContain('in Hausa');
    await isConfirmed(server, -40);
    const { explanation, translations } = await eventually('the incident', () => opened.find((one) => one.serverId === server.serverId));
    expect(explanation).toMatchObject({ source: 'rules', likelyCause: explain(evidence).explanation.likelyCause });
    for (const { language, explanation: theirs } of translations) {
      const { likelyCause } = inLanguage(explain(evidence).explanation, language as Language)!.explanation;
      expect(theirs).toMatchObject(language === 'ha' ? { source: 'ai', likelyCause: hausa.likelyCause } : { source: 'rules', likelyCause });
    }
  });

  it('falls back to the catalogue when the answer is in English', async () => {
    const explained = await app.host.collect('incident.explained');
    const server = await app.addServer();
    app.speaks('ha', server);
    await plan(server, 10);
    await failsOnce(server, -40);
    await isConfirmed(server, -40);
    const stands = await eventually('that the rules stand', () => explained.find((one) => one.serverId === server.serverId));
    expect([stands.explanation, ...stands.translations.map((one) => one.explanation)].map((one) => one?.source)).toEqual(
      Array.from({ length: 6 }, () => 'rules'),
    );
  });

  const readIn = async (language: Language, server: Server) => {
    const call = { caller: userCaller(server.userId, [server.workspaceId]), correlationId: 'reader', language };
    const found = await withCall(call, () => app.rpc().listErrorLogs({ workspaceIds: [server.workspaceId], page: 1, serverId: '' }));
    const explanation = found.logs[0]?.explanation;
    return explanation?.source === 'ai' && explanation;
  };
});

it('is told afterwards when the incident was quicker', async () => {
  const opened = await app.host.collect('incident.opened');
  const explained = await app.host.collect('incident.explained');
  let answerNow = (): void => undefined;
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  openAi.at = (moment) => (moment === 'asked' ? held : undefined);
  const askedBefore = openAi.received.length;
  const server = await app.addServer();
  await plan(server, 10);
  await failsOnce(server, -40);
  await eventually('the question is under way', () => openAi.received.length > askedBefore);
  await isConfirmed(server, -40);
  const incident = await eventually('the incident', () => opened.find((one) => one.serverId === server.serverId));
  expect(incident.explanation?.source).toBe('rules');
  expect(incident.explanationPending).toBe(true);
  answerNow();
  const better = await eventually('the better explanation', () => explained.find((one) => one.incidentId === incident.incidentId), 20_000);
  expect(better.explanation?.source).toBe('ai');
  expect(better.seq).toBe(incident.seq + 1);
}, 40_000);

it('lets the alert go at once when it has nothing to say', async () => {
  const opened = await app.host.collect('incident.opened');
  const explained = await app.host.collect('incident.explained');
  openAi.says('I would rather chat');
  const server = await app.addServer();
  await plan(server, 10);
  await failsOnce(server, -40);
  await isConfirmed(server, -40);
  const incident = await eventually('the incident', () => opened.find((one) => one.serverId === server.serverId));
  expect(incident.explanationPending).toBe(true);
  const stands = await eventually('that the rules stand', () => explained.find((one) => one.incidentId === incident.incidentId));
  expect(stands.explanation?.source).toBe('rules');
}, 40_000);

async function explanations(source: string, result: string): Promise<number> {
  const { values } = await app.host.get<AnalyzerMetrics>('analyzer', AnalyzerMetrics).explain.get();
  return values.find(({ labels }) => labels['source'] === source && labels['result'] === result)?.value ?? 0;
}

it('is asked once about the same evidence of a workspace, and never past the plan’s month', async () => {
  const before = [await explanations('cache', 'ok'), await explanations('model', 'ok'), await explanations('model', 'limit')];
  const server = await app.addServer();
  await plan(server, 1);
  await failsOnce(server, -400);
  await eventually('explained by AI', async () => (await explanationOf(server))?.source === 'ai');
  const asked = openAi.received.length;
  const blog = await app.addServer({ workspaceId: server.workspaceId, userId: server.userId, ipAddress: '203.0.113.99' });
  await failsOnce(blog, -390);
  const logs = await eventually('both logs', async () => {
    const answer = await app.rpc(server).listErrorLogs({ workspaceIds: [server.workspaceId], page: 1, serverId: '' });
    return answer.logs.length === 2 ? answer.logs : null;
  });
  expect(logs.map((log) => log.explanation!.source)).toEqual(['ai', 'ai']);
  expect(openAi.received).toHaveLength(asked);

  const other = await app.rpc(server).logApplicationError({ ...server, message: 'heap out of memory', stack: '', level: 'error', tag: '' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(openAi.received).toHaveLength(asked);
  expect(other.log!.explanation!.source).toBe('rules');
  expect(await app.sql('SELECT used FROM gpt_usage WHERE workspace_id = $1', [server.workspaceId])).toEqual([{ used: 1 }]);
  const after = [await explanations('cache', 'ok'), await explanations('model', 'ok'), await explanations('model', 'limit')];
  expect(after.map((count, at) => count - before[at]!)).toEqual([1, 1, 1]);
});

it('is asked by one machine at a time and in its time, whatever their clocks', async () => {
  const server = await app.addServer();
  await plan(server, 10);
  const { workspaceId, serverId } = server;
  const refined = app.host.get<RefineExplanations>('analyzer', RefineExplanations);
  const takenUntil = app.at(1_200);
  await app.host.get<Store>('analyzer', Store).transaction(async (tx) => {
    const asked = { ...questionAboutCheck(evidence, explain(evidence)), requestedAt: app.at(0) };
    const ids = { id: newId(), errorLogId: newId(), incidentId: null, workspaceId, serverId };
    await app.host.get<ExplanationRepository>('analyzer', ExplanationRepository).addRequest(tx, { ...ids, ...asked });
    await tx.query('UPDATE explanation_wish SET taken_until = $2 WHERE workspace_id = $1', [workspaceId, takenUntil]);
  });
  const requests = () => app.sql('SELECT taken_until FROM explanation_wish WHERE workspace_id = $1', [workspaceId]);
  await app.onMachine(HOUR_MS, () => refined.execute());
  expect(await requests()).toEqual([{ takenUntil }]);
  // An hour ahead it is not given up as old either.
  await app.onMachine(HOUR_MS, async () => {
    await app.sql('UPDATE explanation_wish SET taken_until = NULL WHERE workspace_id = $1', [workspaceId]);
    await eventually('it is over', async () => (await requests()).length === 0);
  });
  expect(await app.sql('SELECT 1 FROM explanation_cache WHERE workspace_id = $1', [workspaceId])).toHaveLength(1);
});

it('is asked for by a machine whose clock is an hour slow', async () => {
  const server = await app.addServer();
  await plan(server, 10);
  await app.onMachine(-HOUR_MS, async () => {
    await failsOnce(server, -40);
    await eventually('explained by AI', async () => (await explanationOf(server))?.source === 'ai');
  });
});

it('asks nothing for a workspace without a plan; the catalogue explains', async () => {
  const asked = openAi.received.length;
  const server = await app.addServer();
  await failsOnce(server, -400);
  const explanation = await eventually('explained', () => explanationOf(server));
  expect(explanation.source).toBe('rules');
  const { log } = await app
    .rpc(server)
    .logApplicationError({ ...server, message: 'heap out of memory', stack: '', level: 'error', tag: '' });
  expect(log!.explanation!.source).toBe('rules');
  await app.checks(server, okCheck(app.at(-380), { check: 'recheck' }));
  expect(await app.sql('SELECT used FROM gpt_usage WHERE workspace_id = $1', [server.workspaceId])).toEqual([]);
  expect(openAi.received).toHaveLength(asked);
});

it('keeps no more snapshots than the plan’s month has', async () => {
  const server = await app.addServer();
  await plan(server, 0);
  await failsOnce(server, -400);
  await app.checks(server, okCheck(app.at(-395), { check: 'recheck' }), okCheck(app.at(-385), { check: 'recheck' }));
  await eventually(
    'up again',
    async () => (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states[0]?.state === 'up',
  );
  await failsOnce(server, -40);
  await isConfirmed(server, -40);
  const incident = await eventually(
    'the incident',
    async () =>
      (await app.rpc(server).listIncidents({ workspaceIds: [server.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' }))
        .incidents[0],
  );
  expect(incident.evidenceJson).toBe('');
  expect(incident.explanation!.whatHappened).toContain('The machine is on');
  expect(await app.sql('SELECT count(*)::int AS kept FROM snapshot WHERE workspace_id = $1', [server.workspaceId])).toEqual([{ kept: 1 }]);
});
