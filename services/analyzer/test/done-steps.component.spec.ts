import { describe, expect, it } from '@jest/globals';
import type { TopicMessages } from '@nowahala/contracts';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { EraseUsersJob } from '../src/adapters/jobs/erase-users.job.js';
import { PruneHistoryJob } from '../src/adapters/jobs/prune-history.job.js';
import { failedCheck, okCheck, useAnalyzer, withEvidence } from './app.js';
import type { Server } from './app.js';
import { seen } from './fixtures/evidence-builder.js';

const app = useAnalyzer();
const refused = seen().fails('connect_refused').machine(true, { 443: 'refused', 80: 'refused', 22: 'open' }).snapshot;
const diskFull = seen().answers(507).snapshot;

type Incident = TopicMessages['incident.opened'];

async function isDown(server: Server): Promise<Incident> {
  const opened = await app.host.collect('incident.opened');
  await app.goesDown(server, -200);
  return eventually('an incident', () => opened.find((one) => one.serverId === server.serverId));
}

const done = async (server: Server, { incidentId }: Pick<Incident, 'incidentId'>, step = 0, requestId = '') =>
  (await app.rpc(server).markStepDone({ incidentId, step, via: 'dashboard', requestId })).doneStep!;

const answered = (server: Server, { incidentId }: Pick<Incident, 'incidentId'>, id: string) =>
  eventually('an answer', async () => {
    const { doneStep } = await app.rpc(server).getDoneStep({ incidentId, id });
    return doneStep!.answer === '' ? null : doneStep!;
  });

/** The step is some time ago, as far as the limit of one in fifteen seconds goes. */
const later = (id: string) => app.sql(`UPDATE done_step SET done_at = done_at - interval '20 seconds' WHERE id = $1`, [id]);

async function comesBack(server: Server): Promise<void> {
  const resolved = await app.host.collect('incident.resolved');
  for (const after of [0, 20, 40, 61]) await app.checks(server, okCheck(app.at(after), { check: 'recovery' }));
  await eventually('it is over', () => resolved.find((one) => one.serverId === server.serverId));
}

describe('a step that is done', () => {
  it('has the server checked at once, and leads to the next one where it is still down', async () => {
    const rechecks = await app.host.collect('recheck.wanted');
    const server = await app.addServer();
    const incident = await isDown(server);
    const first = await done(server, incident);
    expect(first).toMatchObject({ step: 1, answer: '' });
    const asked = await eventually('a check', () => rechecks.find((one) => one.serverId === server.serverId && one.check === 'recovery'));
    expect(asked.dueAt).toEqual(first.doneAt);

    await app.checks(server, failedCheck(new Date(first.doneAt!.getTime() - 1), { check: 'down' }));
    await app.checks(server, withEvidence(failedCheck(asked.dueAt!, { check: 'recovery' }), refused));
    expect(await answered(server, incident, first.id)).toMatchObject({ answer: 'down', nextStep: 2 });
    await later(first.id);
    expect(await done(server, incident)).toMatchObject({ step: 2 });
    const { incident: page } = await app.rpc(server).getIncident({ incidentId: incident.incidentId });
    expect(page!.doneSteps.map(({ step }) => step)).toEqual([1, 2]);
    expect(page!.timeline.map(({ text }) => text)).toContain('You said that step 1 was done. It was still down.');
  });

  it('is one step where it is said twice, and another one waits for fifteen seconds', async () => {
    const server = await app.addServer();
    const incident = await isDown(server);
    const requestId = newId();
    const first = await done(server, incident, 1, requestId);
    expect(first.id).toBe(requestId);
    expect((await done(server, incident, 1)).id).toBe(requestId);
    await expect(done(server, incident, 2)).rejects.toMatchObject({ code: 'STEP_CHECKED_JUST_NOW', kind: 'limited' });
    await later(requestId);
    expect((await done(server, incident, 1, requestId)).id).toBe(requestId);
    await expect(done(server, incident, 4)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(done(await app.addServer(), incident, 1)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('after which it fails for another cause is followed by the explanation of that one', async () => {
    const explained = await app.host.collect('incident.explained');
    const server = await app.addServer();
    const incident = await isDown(server);
    const first = await done(server, incident);
    const now = { check: 'recovery', outcome: 'error', errorClass: 'http_5xx', code: 507 } as const;
    await app.checks(server, withEvidence(failedCheck(first.doneAt!, now), diskFull));
    expect(await answered(server, incident, first.id)).toMatchObject({ answer: 'changed', nextStep: 1 });
    const message = await eventually('it is explained', () => explained.find((one) => one.incidentId === incident.incidentId));
    expect(message.cause).toBe('The disk is full');
    const { incident: page } = await app.rpc(server).getIncident({ incidentId: incident.incidentId });
    expect(page).toMatchObject({ cause: 'The disk is full', status: 'open' });
    expect(page!.explanation!.whatHappened).toContain('no space left');
    expect(page!.timeline.map(({ type }) => type)).toContain('changed');
  });

  it('is remembered where it was well after it, and said when the same fault comes again, but of no other fault', async () => {
    const server = await app.addServer();
    const incident = await isDown(server);
    expect(incident.explanation!.helpedBefore).toBeUndefined();
    const step = await done(server, incident, 2);
    await comesBack(server);
    expect(await answered(server, incident, step.id)).toMatchObject({ answer: 'works', nextStep: 0 });
    await app.sql(`UPDATE monitor SET health = jsonb_set(health, '{outages}', '[]') WHERE server_id = $1`, [server.serverId]);

    const opened = await app.host.collect('incident.opened');
    const from = 100;
    for (const [index, after] of [0, 5, 15].entries())
      await app.checks(server, withEvidence(failedCheck(app.at(from + after), { check: index === 0 ? 'scheduled' : 'recheck' }), refused));
    const again = await eventually('the next incident', () =>
      opened.find((one) => one.serverId === server.serverId && one.incidentId !== incident.incidentId),
    );
    expect(again.explanation!.helpedBefore).toEqual({ at: step.doneAt!.toISOString(), words: incident.explanation!.doNow[1] });

    const other = await done(server, again, 1);
    const now = { check: 'recovery', outcome: 'error', errorClass: 'http_5xx', code: 507 } as const;
    await app.checks(server, withEvidence(failedCheck(app.at(from + 20), now), diskFull));
    expect(await answered(server, again, other.id)).toMatchObject({ answer: 'changed' });
    const { incident: page } = await app.rpc(server).getIncident({ incidentId: again.incidentId });
    expect(page!.explanation!.helpedBefore).toBeUndefined();
  });

  it('of an outage that a pause has ended is not said to have helped', async () => {
    const resolved = await app.host.collect('incident.resolved');
    const server = await app.addServer();
    const incident = await isDown(server);
    await app.addServer({ ...server, paused: true, configVersion: 2 });
    await eventually('it is over', () => resolved.find((one) => one.serverId === server.serverId));
    await expect(done(server, incident, 1)).rejects.toMatchObject({ code: 'INCIDENT_CLOSED', kind: 'conflict' });
    expect(await app.sql('SELECT 1 FROM done_step WHERE incident_id = $1', [incident.incidentId])).toEqual([]);
  });

  it('is forgotten after 400 days', async () => {
    const server = await app.addServer();
    const { id } = await done(server, await isDown(server));
    const prunedAfter = async (days: number) => {
      await app.sql('UPDATE done_step SET done_at = $2 WHERE id = $1', [id, app.at(-days * 86_400)]);
      await app.host.get<PruneHistoryJob>('analyzer', PruneHistoryJob).run();
      return (await app.sql('SELECT 1 FROM done_step WHERE id = $1', [id])).length === 0;
    };
    expect([await prunedAfter(399), await prunedAfter(401)]).toEqual([false, true]);
  });

  it('is in the export, and erased with the account', async () => {
    const server = await app.addServer();
    const incident = await isDown(server);
    const { id } = await done(server, incident);
    const lists: { doneSteps?: { id: string }[] }[] = [];
    for (let part: string | undefined = ''; part !== undefined;) {
      const { json, nextPart }: { json: string; nextPart?: string | undefined } = await app
        .rpc(server)
        .export({ userId: server.userId, workspaceIds: [server.workspaceId], part });
      lists.push(JSON.parse(json) as { doneSteps?: { id: string }[] });
      part = nextPart;
    }
    expect(lists.flatMap(({ doneSteps = [] }) => doneSteps)).toEqual([expect.objectContaining({ id, step: 1 })]);
    const { userId, workspaceId } = server;
    await app.host.publish(
      'user.erased',
      { userId, workspaceIds: [workspaceId], requestedAt: app.at(0) },
      { key: userId, tenantId: userId },
    );
    await eventually('it is erased', async () => {
      app.host.get<EraseUsersJob>('analyzer', EraseUsersJob).trigger();
      return (await app.sql('SELECT 1 FROM done_step WHERE id = $1', [id])).length === 0;
    });
  });
});
