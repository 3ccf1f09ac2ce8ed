import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { Database } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { WatchSlowness } from '../src/application/watch-slowness.js';
import { ResponseTimeRepository } from '../src/database/response-time.repository.js';
import { SlowServerRepository } from '../src/database/slow-server.repository.js';
import { bucketOf } from '../src/domain/slow/latency-histogram.js';
import { AnalyzerApp, failedCheck, okCheck } from './app.js';
import type { Server } from './app.js';
import { learnedTimes } from './learned-times.js';

/** Real hours and a real minute, so that the slots of a spec never leave the present hours. */
describe('a slow server', () => {
  let app: AnalyzerApp;
  let opened: incidents.IncidentOpened[];
  let resolved: incidents.IncidentResolved[];
  beforeAll(async () => {
    app = await AnalyzerApp.start();
    opened = await app.host.collect('incident.opened');
    resolved = await app.host.collect('incident.resolved');
  }, 60_000);
  afterAll(async () => app?.stop());

  const watch = () => app.host.get<WatchSlowness>('analyzer', WatchSlowness).execute();
  /** A server that is slow is looked at once a minute. */
  const lookAgain = async () => {
    await app.host.clock.advance(61_000);
    await watch();
  };
  const openedOf = ({ serverId }: Server) => opened.filter((one) => one.serverId === serverId);
  const resolvedOf = ({ serverId }: Server) => resolved.filter((one) => one.serverId === serverId);
  const stateOf = async (server: Server) => (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states[0];
  const stored = async (server: Server) =>
    Number((await app.sql<{ count: string }>('SELECT count(*) FROM ping WHERE server_id = $1', [server.serverId]))[0]!.count);

  /** Its owner has worked on it for an hour, and does for so many seconds. */
  const work = (server: Server, seconds: number) =>
    app.sql(
      `INSERT INTO maintenance (maintenance_id, workspace_id, server_id, starts_at, ends_at, version) VALUES (gen_random_uuid(), $1, $2, $3, $4, 1)`,
      [server.workspaceId, server.serverId, app.at(-3_600), app.at(seconds)],
    );
  const learnt = (server: Server, days: number, ms?: number, region?: string) => learnedTimes(app, server, { days, ms, region });

  /** One check a minute, the last one now. */
  async function answers(
    server: Server,
    minutes: number,
    seconds: number,
    more: { region?: string; check?: string } = {},
  ): Promise<Date[]> {
    const before = await stored(server);
    const slots = Array.from({ length: minutes }, (_, index) => app.at((index - minutes + 1) * 60));
    const results = slots.map((slot) => okCheck(slot, { responseTimeUs: seconds * 1_000_000, ...more }));
    await app.checks(server, ...results.toReversed());
    // A batch that comes twice changes nothing.
    await app.checks(server, ...results);
    await eventually('stored', async () => (await stored(server)) >= before + minutes);
    return slots;
  }

  async function slowServer(days = 14): Promise<Server> {
    const server = await app.addServer();
    await learnt(server, days);
    await answers(server, 12, 9);
    await watch();
    return server;
  }

  it('is told once after ten minutes, by two processes that look at the same moment, with its own explanation', async () => {
    const server = await app.addServer();
    await learnt(server, 14);
    await answers(server, 9, 9);
    await watch();
    expect(openedOf(server)).toEqual([]);
    await app.host.clock.advance(3 * MINUTE_MS);
    await answers(server, 3, 9);
    await Promise.all([watch(), watch()]);
    const [message] = await eventually('opened', () => openedOf(server).length > 0 && openedOf(server));
    expect(openedOf(server)).toHaveLength(1);
    expect(message).toMatchObject({ kind: 'slow', level: 'warning', tag: 'Slow', cause: 'Customers wait 9 seconds' });
    expect(message!.explanation!.whatHappened).toContain('customers wait 9 seconds. At this hour it is usually 0.4 seconds');
    expect(message!.explanation!.doNow.length).toBe(3);
    expect(await stateOf(server)).toMatchObject({ state: 'slow', openIncidentId: message!.incidentId });
    expect(await app.rpc(server).getBaseline({ serverId: server.serverId })).toMatchObject({ nowMs: 9_000, slowMs: 3_000 });
    await app.rpc(server).getIncident({ incidentId: message!.incidentId });

    // Ten good minutes, seen by a process that knows nothing of before.
    await app.host.clock.advance(12 * MINUTE_MS);
    const [firstGood] = await answers(server, 12, 0.4);
    await lookAgain();
    const [over] = await eventually('resolved', () => resolvedOf(server).length > 0 && resolvedOf(server));
    expect(over).toMatchObject({ kind: 'slow', reason: 'recovered', resolvedAt: firstGood });
    expect(await stateOf(server)).toMatchObject({ state: 'up' });
    await lookAgain();
    expect(openedOf(server)).toHaveLength(1);
  });

  it('is not told while less than three days are known, nor by re-checks, nor by what is usual elsewhere', async () => {
    const young = await slowServer(2);
    const rechecked = await app.addServer();
    await learnt(rechecked, 14);
    await answers(rechecked, 12, 9, { check: 'recheck' });
    const far = await app.addServer();
    await learnt(far, 14, 400);
    await learnt(far, 14, 4_000, 'far');
    await answers(far, 12, 9, { region: 'far' });
    await watch();
    for (const server of [young, rechecked, far]) expect(await stateOf(server)).toMatchObject({ state: 'up' });
  });

  it('gives way to an outage; is not told during maintenance, and shown if it was told before', async () => {
    const server = await slowServer();
    await eventually('slow', () => openedOf(server).length === 1);
    await work(server, 30);
    expect(await stateOf(server)).toMatchObject({ state: 'slow', openIncidentId: openedOf(server)[0]!.incidentId });
    await app.host.clock.advance(2 * MINUTE_MS);
    await app.goesDown(server);
    await eventually('down', () => openedOf(server).some(({ kind }) => kind === 'down'));
    await lookAgain();
    await eventually('over', () => resolvedOf(server).some(({ kind, reason }) => kind === 'slow' && reason === 'superseded'));
    const worked = await app.addServer();
    await learnt(worked, 14);
    await work(worked, 3_600);
    await answers(worked, 12, 9);
    await watch();
    expect(openedOf(worked)).toEqual([]);
    expect(await stateOf(worked)).toMatchObject({ state: 'maintenance', openIncidentId: '' });
  });

  it('is answered after a step by how quick the check is, and not that it works while it is slow', async () => {
    const server = await slowServer();
    const [incident] = await eventually('opened', () => openedOf(server).length > 0 && openedOf(server));
    const { incidentId } = incident!;
    const done = async (step: number, seconds: number) => {
      const marked = (await app.rpc(server).markStepDone({ incidentId, step, via: 'dashboard', requestId: '' })).doneStep!;
      const { id, doneAt } = marked;
      // An answer of the slots says nothing; the one that was asked for does.
      await app.checks(server, okCheck(doneAt!, { responseTimeUs: seconds * 1_000_000, check: 'recovery' }));
      return eventually('an answer', async () => {
        const { doneStep } = await app.rpc(server).getDoneStep({ incidentId, id });
        return doneStep!.answer === '' ? null : doneStep!;
      });
    };
    expect(await done(1, 9)).toMatchObject({ answer: 'down', nextStep: 2 });
    await app.sql(`UPDATE done_step SET done_at = done_at - interval '20 seconds' WHERE incident_id = $1`, [incidentId]);
    expect(await done(2, 0.4)).toMatchObject({ answer: 'works' });
    const { incident: page } = await app.rpc(server).getIncident({ incidentId });
    expect(page!.timeline.map(({ text }) => text)).toContain('You said that step 1 was done. It was still slow.');
    expect(page!.timeline.map(({ text }) => text)).toContain('You said that step 2 was done. Then it was quick again.');
  });

  it('is no news to an owner who switched it off, and ends when she does', async () => {
    const server = await slowServer();
    await eventually('slow', () => openedOf(server).length === 1);
    await app.addServer({ ...server, configVersion: 2, slowAlerts: false });
    await eventually(
      'switched off',
      async () => (await app.sql('SELECT 1 FROM slow_server WHERE server_id = $1 AND NOT alerts', [server.serverId])).length === 1,
    );
    await watch();
    await eventually('over', () => resolvedOf(server).length === 1);
    await app.host.clock.advance(MINUTE_MS);
    await answers(server, 12, 9);
    await watch();
    expect(openedOf(server)).toHaveLength(1);
  });

  it.each([
    ['paused', { paused: true }],
    ['deleted', { deleted: true }],
  ])('is over when its owner has %s it', async (reason, change) => {
    const server = await slowServer();
    await eventually('slow', () => openedOf(server).length === 1);
    await app.addServer({ ...server, configVersion: 2, ...change });
    await eventually('over', async () => (await watch(), resolvedOf(server).length === 1));
    expect(resolvedOf(server)).toMatchObject([{ kind: 'slow', incidentId: openedOf(server)[0]!.incidentId, reason }]);
  });

  it('is as it shall be when its owner says so, and nobody else may', async () => {
    const server = await slowServer();
    await eventually('slow', () => openedOf(server).length === 1);
    const stranger = await app.addServer();
    await expect(app.rpc(stranger).acceptSlowness({ serverId: server.serverId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(app.rpc(stranger).getBaseline({ serverId: server.serverId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await app.rpc(server).acceptSlowness({ serverId: server.serverId });
    await eventually('over', () => resolvedOf(server).some(({ reason }) => reason === 'accepted'));
    await expect(app.rpc(server).acceptSlowness({ serverId: server.serverId })).rejects.toMatchObject({ code: 'NOT_SLOW' });
    await app.host.clock.advance(MINUTE_MS);
    await answers(server, 12, 9);
    await watch();
    expect(openedOf(server)).toHaveLength(1);
  });

  it('is told although one before it cannot be judged', async () => {
    const poison = await app.addServer();
    await learnt(poison, 14);
    await answers(poison, 12, 9);
    await app.sql(`UPDATE response_time_day SET hours = ARRAY[NULL::bytea] WHERE server_id = '${poison.serverId}'`);
    await app.sql(`ALTER TABLE slow_server ADD CONSTRAINT poison CHECK (server_id <> '${poison.serverId}' OR next_look_at IS NOT NULL)`);
    await app.host.clock.advance(MINUTE_MS);
    const server = await slowServer();
    await eventually('opened', () => openedOf(server).length === 1);
    await app.sql('ALTER TABLE slow_server DROP CONSTRAINT poison');
  });

  it('is learned hour by hour from the pings, a late one included', async () => {
    const server = await app.addServer();
    const hour = Math.floor(app.host.clock.nowMs() / HOUR_MS) * HOUR_MS - 2 * HOUR_MS;
    const slot = (minute: number) => new Date(hour + minute * MINUTE_MS);
    await app.checks(server, okCheck(slot(1), { responseTimeUs: 400_000 }), okCheck(slot(2), { responseTimeUs: 9_000_000 }));
    await app.checks(server, failedCheck(slot(3)), okCheck(slot(4), { responseTimeUs: 9_000_000, check: 'recheck' }));
    await eventually('stored', async () => (await stored(server)) === 4);
    const addUp = () => app.closesHours();
    const learned = async () => {
      const [row] = await app.sql<{ hours: (Buffer | null)[] }>('SELECT hours FROM response_time_day WHERE server_id = $1', [
        server.serverId,
      ]);
      return [...(row?.hours[new Date(hour).getUTCHours()] ?? [])];
    };
    await addUp();
    expect(await learned()).toEqual([bucketOf(400), 1, bucketOf(9_000), 1]);
    await app.checks(server, okCheck(slot(5), { responseTimeUs: 400_000 }));
    await eventually('stored', async () => (await stored(server)) === 5);
    await addUp();
    expect(await learned()).toEqual([bucketOf(400), 2, bucketOf(9_000), 1]);
  });

  it('is looked at without a look at the incidents of others', async () => {
    const { serverId } = await app.addServer();
    const plans: string[] = [];
    await app.host.get<Database>('analyzer', Database).transaction(async (sql) => {
      await sql.query('SET LOCAL enable_seqscan = off');
      const explained: SqlRunner = {
        manager: sql.manager,
        query: async (text: string, values?: unknown[]) => (plans.push(JSON.stringify(await sql.query(`EXPLAIN ${text}`, values))), []),
      };
      await app.host.get<SlowServerRepository>('analyzer', SlowServerRepository).lastEnd(explained, serverId, app.at(-3_600));
      await app.host
        .get<ResponseTimeRepository>('analyzer', ResponseTimeRepository)
        .learned(explained, serverId, app.at(-3_600), app.at(0));
    });
    const ofIncidents = plans.filter((plan) => plan.includes(' on incident_list'));
    expect(ofIncidents).toHaveLength(2);
    for (const plan of ofIncidents) expect(plan).toContain('incident_list_of_server');
  });
});
