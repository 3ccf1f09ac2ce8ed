import { describe, expect, it } from '@jest/globals';
import { pings } from '@nowahala/contracts';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { seen } from './fixtures/evidence-builder.js';
import { failedCheck, okCheck, useAnalyzer, withEvidence } from './app.js';
import type { Server } from './app.js';
import { plannerOf } from './maintenance-scenario.js';

const app = useAnalyzer();
const { PROBER_SIGHT_SEES } = pings.ProberSight;
const [LAGOS, LONDON] = ['lagos', 'london'].map((name) => `${name}-${newId().slice(0, 8)}`) as [string, string];
const fromLagos = seen().fails('connect_refused').snapshot;
const fromLondon = seen().fails('connect_timeout').snapshot;

const live = async () => {
  for (const region of [LAGOS, LONDON])
    await app.host.publish(
      'region.health',
      { region, at: app.at(0), references: 3, referencesGood: 3, proberId: `${region}-1`, sight: PROBER_SIGHT_SEES },
      { key: region },
    );
  await eventually('they are live', async () => (await app.rpc().listRegions({})).regions.filter((one) => one.live).length === 2);
};
const becomes = (servers: Server[], state: string) =>
  eventually(
    `all are ${state}`,
    async () =>
      (await app.rpc(servers[0]!).getServerStates({ serverIds: servers.map(({ serverId }) => serverId) })).states.every(
        (one) => one.state === state,
      ),
    20_000,
  );

/** Nobody reaches both, which stand on one machine. */
async function machineGoesDown() {
  const first = await app.addServer();
  const servers = [first, await app.addServer({ workspaceId: first.workspaceId, userId: first.userId })];
  for (const server of servers) await app.checks(server, okCheck(app.at(-80), { region: LAGOS }));
  await becomes(servers, 'up');
  const since = app.at(-20);
  for (const server of servers) await app.checks(server, withEvidence(failedCheck(since, { region: LAGOS }), fromLagos));
  await becomes(servers, 'suspect');
  // The last vote is of a moment to come: neither opens before the other one is confirmed.
  for (const server of servers)
    await app.checks(
      server,
      failedCheck(new Date(since.getTime() + 5_000), { region: LONDON, check: 'recheck' }),
      failedCheck(new Date(since.getTime() + 40_000), { region: LAGOS, check: 'recheck' }),
    );
  const confirmed = `SELECT 1 FROM monitor WHERE workspace_id = $1 AND (state <> 'suspect' OR health->'now'->>'confirmed' IS NOT NULL)`;
  await eventually('both are confirmed', async () => (await app.sql(confirmed, [first.workspaceId])).length === 2);
  await app.host.clock.advance(25_000);
  await becomes(servers, 'down');
  await live();
  return servers;
}

const narrows = (server: Server) =>
  app.checks(
    server,
    okCheck(app.at(0), { region: LAGOS }),
    failedCheck(app.at(4), { region: LONDON, check: 'recovery' }),
    okCheck(app.at(46), { region: LAGOS, check: 'recovery' }),
    withEvidence(failedCheck(app.at(50), { region: LONDON, check: 'recovery' }), fromLondon),
  );

describe('websites of one machine that some places reach again', () => {
  it('are one incident group as before, acknowledged as before, explained by what the others see', async () => {
    await app.sql('DELETE FROM prober_sight');
    await app.sql('DELETE FROM region_health');
    await live();
    const opened = await app.host.collect('incident.opened');
    const acknowledged = await app.host.collect('incident.acknowledged');
    const rechecks = await app.host.collect('recheck.wanted');
    const servers = await machineGoesDown();
    const openedOf = (server: Server, kind: string) => opened.find((one) => one.serverId === server.serverId && one.kind === kind);
    const [first, second] = servers as [Server, Server];
    const { incidentId, groupId, groupServerIds } = await eventually(
      'both are notified',
      () => openedOf(second, 'down') && openedOf(first, 'down'),
    );
    expect(groupServerIds).toHaveLength(2);
    await app.rpc(first).acknowledgeIncident({ incidentId, acknowledgedBy: first.userId, via: 'dashboard' });

    await narrows(first);
    const left = await eventually('it goes on in London', () => openedOf(first, 'partial'));
    const ofSecond = () => rechecks.filter((one) => one.serverId === second.serverId && one.check === 'recovery');
    await eventually('the other one is asked', () => ofSecond().some(({ votedRegions }) => votedRegions.join() === LAGOS));
    expect(ofSecond().some(({ votedRegions }) => votedRegions.join() === LONDON)).toBe(true);
    await narrows(second);
    const other = await eventually('the other one as well', () => openedOf(second, 'partial'));
    expect(left.groupId).not.toBe('');
    expect(left.groupId).not.toBe(groupId);
    expect([other.groupId, other.groupServerIds]).toEqual([left.groupId, groupServerIds]);
    expect(left.groupServerIds).toEqual(groupServerIds);
    expect(rechecks.some((one) => one.serverId === first.serverId && one.candidateId === left.incidentId && one.check === 'sibling')).toBe(
      false,
    );

    for (const one of [left, other])
      await eventually('it is acknowledged', () => acknowledged.find((each) => each.incidentId === one.incidentId));
    const page = await app.rpc(first).getIncident({ incidentId: left.incidentId });
    expect(JSON.parse(page.incident!.evidenceJson)).toMatchObject({ errorClass: 'connect_timeout' });

    const { doneStep } = await app.rpc(first).markStepDone({ incidentId, step: 1, via: 'dashboard', requestId: '' });
    const checkedAt = doneStep!.doneAt!;
    await eventually('it is checked', () =>
      rechecks.some((one) => one.serverId === first.serverId && one.dueAt?.getTime() === checkedAt.getTime()),
    );
    await app.checks(first, okCheck(checkedAt, { region: LAGOS, check: 'recovery' }));
    await app.checks(first, failedCheck(new Date(checkedAt.getTime() + 1_000), { region: LONDON, check: 'recovery' }));
    await eventually(
      'it has an answer',
      async () => (await app.rpc(first).getDoneStep({ incidentId, id: doneStep!.id })).doneStep!.answer === 'down',
    );

    await app.host.clock.advance(60_000);
    for (const seconds of [0, 20, 61]) await app.checks(first, okCheck(app.at(seconds), { region: LONDON, check: 'recovery' }));
    await becomes([first], 'up');
    expect(await app.sql('SELECT helped FROM done_step WHERE id = $1', [doneStep!.id])).toEqual([{ helped: true }]);
  }, 60_000);
});

it('begins by no answer of a time of maintenance, where an outage that is open ends in some places only', async () => {
  await live();
  const opened = await app.host.collect('incident.opened');
  const [server] = await machineGoesDown();
  const endsAt = app.at(60);
  await plannerOf(app).maintenance(server!, { from: 0, to: 60 });
  const good = (seconds: number) => app.checks(server!, okCheck(app.at(seconds), { region: LAGOS, check: 'recovery' }));
  const bad = (seconds: number) =>
    app.checks(server!, withEvidence(failedCheck(app.at(seconds), { region: LONDON, check: 'recovery' }), fromLondon));

  await app.host.clock.advance(10_000);
  await good(0);
  await app.host.clock.advance(52_000);
  await live();
  await good(0);
  await bad(0);
  await app.host.clock.advance(50_000);
  await live();
  await good(0);
  // Until it is known as well that both places see.
  const left = await eventually('it goes on in London', async () => {
    await bad(0);
    return opened.find(({ serverId, kind }) => serverId === server!.serverId && kind === 'partial');
  });
  expect(left.startedAt!.getTime()).toBeGreaterThanOrEqual(endsAt.getTime());
});
