import { describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { AnalyzerMetrics } from '../src/analyzer.metrics.js';
import { ReconcileIncidents } from '../src/application/reconcile-incidents.js';
import { useAnalyzer, okCheck, failedCheck } from './app.js';
import type { Server } from './app.js';

const app = useAnalyzer();

const stateOf = async (server: Server) => (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states[0]?.state;
const becomes = (server: Server, state: string) => eventually(`it becomes ${state}`, async () => (await stateOf(server)) === state, 20_000);
const incidentsOf = async (server: Server) =>
  (await app.rpc(server).listIncidents({ workspaceIds: [server.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' }))
    .incidents;

describe('a doubt that nobody resolves', () => {
  it('is left to the next slot after 45 seconds', async () => {
    const server = await app.addServer();
    await app.checks(server, okCheck(app.at(-300)), failedCheck(app.at(-200)));
    await eventually(
      'the doubt is left open',
      async () =>
        (await app.sql(`SELECT 1 FROM monitor WHERE server_id = $1 AND health -> 'now' ->> 'undecided' = 'true'`, [server.serverId]))
          .length,
    );
    expect(await incidentsOf(server)).toEqual([]);
    await app.checks(server, failedCheck(app.at(-5)));
    await becomes(server, 'down');
    expect((await incidentsOf(server))[0]!.startedAt!.getTime()).toBeLessThan(app.at(-190).getTime());
  });
});

describe('a server that comes and goes', () => {
  it('is told as one unstable incident, with a line every hour, and closes after half an hour of calm', async () => {
    const opened = await app.host.collect('incident.opened');
    const resolved = await app.host.collect('incident.resolved');
    const server = await app.addServer();
    const outage = (from: number) => [
      failedCheck(app.at(from)),
      failedCheck(app.at(from + 5), { check: 'recheck' }),
      failedCheck(app.at(from + 15), { check: 'recheck' }),
      okCheck(app.at(from + 20), { check: 'down' }),
      okCheck(app.at(from + 45), { check: 'recovery' }),
      okCheck(app.at(from + 81), { check: 'recovery' }),
    ];
    await app.checks(server, okCheck(app.at(-1_000)));
    await app.checks(server, ...outage(-900));
    await app.checks(server, ...outage(-600));
    await app.checks(server, ...outage(-300).slice(0, 3));
    await becomes(server, 'unstable');
    const mine = await eventually('all three are told', () => {
      const notified = opened.filter((one) => one.serverId === server.serverId);
      return notified.length === 3 ? notified : null;
    });
    expect(mine.map((one) => one.kind)).toEqual(['down', 'down', 'unstable']);
    expect(mine.at(-1)!.outages).toBe(3);
    await eventually('both ends are told', () => resolved.filter((one) => one.serverId === server.serverId).length === 2);

    await app.checks(server, okCheck(app.at(-200)));
    await eventually(
      'it answers',
      async () =>
        (await app.sql(`SELECT 1 FROM monitor WHERE server_id = $1 AND health -> 'now' ->> 'goodSince' IS NOT NULL`, [server.serverId]))
          .length,
    );
    await app.host.clock.advance(2 * 3_600_000 + 60_000);
    const incidentId = mine.at(-1)!.incidentId;
    const timeline = await eventually('two hourly lines', async () => {
      const { incident } = await app.rpc(server).getIncident({ incidentId });
      return incident!.timeline.filter((entry) => entry.type === 'unstable').length >= 2 ? incident!.timeline : null;
    });
    expect(timeline.filter((entry) => entry.type === 'unstable').map((entry) => entry.text)).toContain(
      'It did not go away again in the last hour, and answers now.',
    );
    await app.checks(server, okCheck(app.at(0)));
    expect(await eventually('the end', () => resolved.find((one) => one.incidentId === incidentId))).toMatchObject({
      kind: 'unstable',
      reason: 'recovered',
    });
  });
});

describe('the reconciler', () => {
  it('resolves an incident whose server is believed to be well, and leaves the others alone', async () => {
    const server = await app.addServer();
    const other = await app.addServer();
    for (const one of [server, other])
      await app.checks(
        one,
        okCheck(app.at(-90)),
        failedCheck(app.at(-40)),
        failedCheck(app.at(-35), { check: 'recheck' }),
        failedCheck(app.at(-25), { check: 'recheck' }),
      );
    await becomes(server, 'down');
    await becomes(other, 'down');
    await app.sql(`UPDATE monitor SET health = '{"now":{"is":"up","goodAt":0},"outages":[]}', state = 'up' WHERE server_id = $1`, [
      server.serverId,
    ]);
    await app.host.get<ReconcileIncidents>('analyzer', ReconcileIncidents).execute();
    expect((await incidentsOf(server))[0]!.status).toBe('resolved');
    expect((await incidentsOf(other))[0]!.status).toBe('open');
  });
  it('starts afresh with a server whose incident is gone', async () => {
    const server = await app.addServer();
    await app.checks(server, okCheck(app.at(-90)));
    await becomes(server, 'up');
    await app.sql(`UPDATE monitor SET health = jsonb_set(health, '{now}', $2::jsonb), state = 'down' WHERE server_id = $1`, [
      server.serverId,
      `{ "is": "down", "incidentId": "${newId()}", "since": 1, "badAt": 1 }`,
    ]);
    await app.host.get<ReconcileIncidents>('analyzer', ReconcileIncidents).execute();
    expect(await stateOf(server)).toBe('unknown');
  });
});

describe('what makes no sense', () => {
  it('is left out, and its neighbours go on', async () => {
    const server = await app.addServer();
    await app.checks(
      server,
      okCheck(app.at(-90)),
      { ...okCheck(app.at(-80)), outcome: 'splendid' },
      { ...okCheck(app.at(-70)), serverId: 'nobody' },
      { ...okCheck(app.at(-60)), scheduledAt: undefined as never, startedAt: undefined },
      okCheck(app.at(-50), { message: 'nul \u0000 sign' }),
      okCheck(new Date('2001-01-01T00:00:00Z')),
      okCheck(app.at(-40)),
    );
    await eventually(
      'three good ones',
      async () =>
        (await app.rpc(server).listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' })).pagination!.totalItems >= 3,
    );
    const { pings } = await app.rpc(server).listPings({ serverId: server.serverId, page: 1, limit: 0, cursor: '' });
    expect(pings.length).toBeLessThanOrEqual(4);
    expect(pings.every((ping) => !ping.message.includes('\u0000'))).toBe(true);
    const { values } = await app.host.get<AnalyzerMetrics>('analyzer', AnalyzerMetrics).dropped.get();
    expect(values.map(({ labels, value }) => [labels.reason, value])).toEqual([
      ['senseless', 3],
      ['outside_retention', 1],
    ]);
  });
});
