import { beforeAll, expect, it, jest } from '@jest/globals';
import { MINUTE_MS } from '@nowahala/kernel';
import { eventually } from '@nowahala/testkit';
import { ProcessDeadlines } from '../src/application/process-deadlines.js';
import { RegionSight } from '../src/application/region-sight.js';
import { WatchSlowness } from '../src/application/watch-slowness.js';
import { failedCheck, okCheck, useAnalyzer } from './app.js';
import type { Server } from './app.js';
import { learnedTimes } from './learned-times.js';
import { plannerOf } from './maintenance-scenario.js';

const app = useAnalyzer();
const { maintenance, turn } = plannerOf(app);
const [lagos, london] = ['lagos', 'london'];

// What a region sees counts for 30 s, and a busy machine may need longer for all that is checked here.
beforeAll(() => void jest.spyOn(app.host.get<RegionSight>('analyzer', RegionSight), 'live').mockResolvedValue([lagos, london]));

type Checks = ReturnType<typeof okCheck>[];
/** From that minute on. */
type Phase = (minute: number) => Checks;
const minutes = (from: number, count: number, check: (at: Date) => Checks[number]): Checks =>
  Array.from({ length: count }, (_, index) => check(app.at((from + index) * 60)));
const recheck = (region: string) => ({ region, check: 'recheck' });

/** Over a quarter of an hour, after which one region alone is believed. */
const good: Phase = (minute) => minutes(minute, 17, (at) => okCheck(at, { region: lagos, responseTimeUs: 400_000 }));
const bad: Record<string, Phase> = {
  down: (minute) => [
    failedCheck(app.at(minute * 60), { region: lagos }),
    failedCheck(app.at(minute * 60 + 5), recheck(london)),
    failedCheck(app.at(minute * 60 + 15), recheck(lagos)),
  ],
  partial: (minute) => [
    failedCheck(app.at(minute * 60), { region: lagos }),
    okCheck(app.at(minute * 60 + 5), recheck(london)),
    failedCheck(app.at(minute * 60 + 15), recheck(lagos)),
    okCheck(app.at(minute * 60 + 30), recheck(london)),
  ],
  slow: (minute) => minutes(minute, 14, (at) => okCheck(at, { region: lagos, responseTimeUs: 9_000_000 })),
};

/** When maintenance is, in minutes from now; what is heard of it while it runs, and what between that and the last checks. */
interface Time {
  plan(server: Server): Promise<() => Promise<unknown>>;
  over: boolean;
}
const hour = 3_600;
const ENDS = -30 * 60;
const times: Record<string, Time> = {
  'has begun': { over: false, plan: async (server) => (await maintenance(server, { from: -hour, to: hour }), async () => undefined) },
  'has ended': { over: true, plan: async (server) => (await maintenance(server, { from: -hour, to: ENDS }), async () => undefined) },
  'goes on behind one that ended': {
    over: false,
    plan: async (server) => {
      await maintenance(server, { from: -hour, to: hour, all: true });
      return () => maintenance(server, { from: -hour + 60, to: ENDS });
    },
  },
  'was made shorter': {
    over: true,
    plan: async (server) => {
      const maintenanceId = await maintenance(server, { from: -hour, to: hour });
      return () => maintenance(server, { maintenanceId, from: -hour, to: ENDS, version: 2 });
    },
  },
};

let addresses = 0;
const pingsOf = async ({ serverId }: Server) =>
  Number((await app.sql<{ count: string }>('SELECT count(*) FROM ping WHERE server_id = $1', [serverId]))[0]!.count);
const incidentsOf = async (server: Server) =>
  (await app.rpc(server).listIncidents({ workspaceIds: [server.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' }))
    .incidents;

/** All of it is stored, and what is due is done. */
async function ingests(server: Server, checks: Checks): Promise<void> {
  const before = await pingsOf(server);
  await app.checks(server, ...checks);
  await eventually('stored', async () => (await pingsOf(server)) === before + checks.length);
  await app.host.get<ProcessDeadlines>('analyzer', ProcessDeadlines).execute();
  await turn();
  // What is due is asked for by whole milliseconds.
  await app.sql(`UPDATE slow_server SET next_look_at = clock_timestamp() - interval '1 second' WHERE server_id = $1`, [server.serverId]);
  await app.host.get<WatchSlowness>('analyzer', WatchSlowness).execute();
}

/** What is shown in the end, and the incidents that there were. */
async function historyOf(time: Time, [before, during, after]: [Phase, Phase, Phase]): Promise<string> {
  const begunAt = app.host.clock.nowMs();
  const server = await app.addServer({ ipAddress: `198.51.${(addresses += 1)}.7` });
  await learnedTimes(app, server, { days: 14, region: lagos });
  await ingests(server, [...good(-110), ...before(-90)]);
  const changes = await time.plan(server);
  await ingests(server, during(-55));
  await changes();
  await ingests(server, after(-28));
  const { state } = (await app.rpc(server).getServerStates({ serverIds: [server.serverId] })).states[0]!;
  const incidents = (await incidentsOf(server)).map(({ kind, status, startedAt }) => {
    const since = (startedAt!.getTime() - begunAt) / MINUTE_MS;
    return `${kind} ${status} ${since < -60 ? 'from before' : since < -30 ? 'from within' : 'from after'}`;
  });
  return [state, ...incidents].join(', ');
}

it.each(Object.entries(times))(
  'of a server with trouble before, in, or after maintenance that %s',
  async (_name, time) => {
    const calm = time.over ? 'up' : 'maintenance';
    const rows: [string, [Phase, Phase, Phase], string][] = Object.entries(bad).flatMap(([kind, phase]) => [
      [`${kind} always`, [phase, phase, phase], `${kind}, ${kind} open from before`],
      [`${kind} until then`, [phase, good, good], `${calm}, ${kind} resolved from before`],
      [`${kind} within it alone`, [good, phase, good], calm],
      [`${kind} from within it on`, [good, phase, phase], time.over ? `${kind}, ${kind} open from after` : calm],
    ]);
    rows.push(['never', [good, good, good], calm]);
    const found: Record<string, string> = {};
    for (const some of [rows.slice(0, 4), rows.slice(4, 8), rows.slice(8)])
      await Promise.all(some.map(async ([name, phases]) => (found[name] = await historyOf(time, phases))));
    expect(found).toEqual(Object.fromEntries(rows.map(([name, , end]) => [name, end])));
  },
  240_000,
);
