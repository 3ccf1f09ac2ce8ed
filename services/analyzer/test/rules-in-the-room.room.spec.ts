import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database, Metrics, newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { CountStates } from '../src/application/count-states.js';
import { Monitors } from '../src/application/ports/monitors.js';
import { Reconcile } from '../src/application/reconcile.js';
import { SettleDeadlines } from '../src/application/settle-deadlines.js';
import { seen } from './fixtures/evidence-builder.js';
import { AnalyzerRoom, good, refused, withEvidence } from './room-kit.js';
import type { Shop } from './room-kit.js';

let room: AnalyzerRoom;
beforeAll(async () => {
  room = await AnalyzerRoom.open();
}, 60_000);
afterAll(async () => room?.close());

const stateOf = async (shop: Shop) => (await room.rpc(shop).getServerStates({ serverIds: [shop.serverId] })).states[0]?.state;
const becomes = (shop: Shop, state: string) => eventually(`it becomes ${state}`, async () => (await stateOf(shop)) === state, 20_000);
const incidentsOf = async (shop: Shop) =>
  (await room.rpc(shop).listIncidents({ workspaceIds: [shop.workspaceId], page: 1, serverId: '', limit: 0, cursor: '', status: '' }))
    .incidents;

describe('a doubt that nobody resolves', () => {
  it('is left to the next slot after 45 seconds', async () => {
    const shop = await room.addServer();
    await room.sees(shop, good(room.at(-300)), refused(room.at(-200)));
    await eventually(
      'the doubt is left open',
      async () =>
        (await room.sql(`SELECT 1 FROM monitor WHERE server_id = $1 AND health -> 'now' ->> 'undecided' = 'true'`, [shop.serverId])).length,
    );
    expect(await incidentsOf(shop)).toEqual([]);
    await room.sees(shop, refused(room.at(-5)));
    await becomes(shop, 'down');
    expect((await incidentsOf(shop))[0]!.startedAt!.getTime()).toBeLessThan(room.at(-190).getTime());
  });
});

describe('a server that comes and goes', () => {
  it('is told as one unstable incident, with a line every hour, and closes after half an hour of calm', async () => {
    const opened = await room.room.collect('incident.opened');
    const resolved = await room.room.collect('incident.resolved');
    const shop = await room.addServer();
    const outage = (from: number) => [
      refused(room.at(from)),
      refused(room.at(from + 5), { check: 'recheck' }),
      refused(room.at(from + 15), { check: 'recheck' }),
      good(room.at(from + 20), { check: 'down' }),
      good(room.at(from + 45), { check: 'recovery' }),
      good(room.at(from + 81), { check: 'recovery' }),
    ];
    await room.sees(shop, good(room.at(-1_000)));
    await room.sees(shop, ...outage(-900));
    await room.sees(shop, ...outage(-600));
    await room.sees(shop, ...outage(-300).slice(0, 3));
    await becomes(shop, 'unstable');
    const mine = await eventually('all three are told', () => {
      const told = opened.filter((one) => one.serverId === shop.serverId);
      return told.length === 3 ? told : null;
    });
    expect(mine.map((one) => one.kind)).toEqual(['down', 'down', 'unstable']);
    expect(mine.at(-1)!.outages).toBe(3);
    await eventually('both ends are told', () => resolved.filter((one) => one.serverId === shop.serverId).length === 2);

    await room.sees(shop, good(room.at(-200)));
    await eventually(
      'it answers',
      async () =>
        (await room.sql(`SELECT 1 FROM monitor WHERE server_id = $1 AND health -> 'now' ->> 'goodSince' IS NOT NULL`, [shop.serverId]))
          .length,
    );
    await room.room.clock.advance(2 * 3_600_000 + 60_000);
    const incidentId = mine.at(-1)!.incidentId;
    const timeline = await eventually('two hourly lines', async () => {
      const { incident } = await room.rpc(shop).getIncident({ incidentId });
      return incident!.timeline.filter((entry) => entry.type === 'unstable').length >= 2 ? incident!.timeline : null;
    });
    expect(timeline.filter((entry) => entry.type === 'unstable').map((entry) => entry.text)).toContain(
      'It did not go away again in the last hour, and answers now.',
    );
    await room.sees(shop, good(room.at(0)));
    expect(await eventually('the end', () => resolved.find((one) => one.incidentId === incidentId))).toMatchObject({
      kind: 'unstable',
      reason: 'recovered',
    });
  });
});

describe('many servers that fail at once', () => {
  const evidence = seen().fails('connect_refused').behind('hosting', 'whogohost').snapshot;
  const many = 60;
  async function crowd(address: (i: number) => string): Promise<Shop[]> {
    const region = `r${newId().slice(0, 8)}`;
    const workspaceId = newId();
    const userId = newId();
    const shops: Shop[] = [];
    for (let i = 0; i < many; i++) {
      const own = i < 3 ? { workspaceId, userId } : {};
      const shop = await room.addServer({ ...own, ipAddress: address(i), name: `Server ${i}` });
      shops.push(Object.assign(shop, { region }));
      await room.sees(shop, good(room.at(-70), { region }));
    }
    await eventually(
      'all are up',
      async () =>
        (
          await room.sql(`SELECT 1 FROM monitor WHERE server_id = ANY($1::uuid[]) AND state = 'up' AND ip_address <> ''`, [
            shops.map((one) => one.serverId),
          ])
        ).length === many,
      30_000,
    );
    return shops;
  }
  const fails = async (shops: (Shop & { region?: string })[], check: string, seconds: number) => {
    await Promise.all(
      shops.map((shop) =>
        room.sees(shop, withEvidence(refused(room.at(seconds), { check, region: shop.region! }), { ...evidence, region: shop.region! })),
      ),
    );
  };
  const report = async (region: string, referencesGood: number) => {
    await room.room.publish('region.health', { region, at: room.at(0), references: 3, referencesGood }, { key: region });
    await eventually('the region is known', async () => (await room.sql('SELECT 1 FROM region_health WHERE region = $1', [region])).length);
  };

  it('alarm nobody when our own references fail too: it is we who are blind', async () => {
    const opened = await room.room.collect('incident.opened');
    const operator = await room.room.collect('operator.alert');
    const shops = await crowd((i) => `192.0.2.${i}`);
    await report((shops[0] as Shop & { region: string }).region, 0);
    await fails(shops, 'scheduled', -20);
    await eventually(
      'all are suspects',
      async () =>
        (
          await room.sql(`SELECT 1 FROM monitor WHERE server_id = ANY($1::uuid[]) AND state = 'suspect'`, [
            shops.map((one) => one.serverId),
          ])
        ).length === many,
      30_000,
    );
    await fails(shops, 'recheck', -15);
    await fails(shops, 'recheck', -5);
    await eventually(
      'all are believed again',
      async () =>
        (await room.sql(`SELECT 1 FROM monitor WHERE server_id = ANY($1::uuid[]) AND state = 'up'`, [shops.map((one) => one.serverId)]))
          .length === many,
      30_000,
    );
    await room.room.get<SettleDeadlines>('analyzer', SettleDeadlines).run();
    const servers = new Set(shops.map((one) => one.serverId));
    expect(opened.filter((one) => servers.has(one.serverId))).toEqual([]);
    const { region } = shops[0] as Shop & { region: string };
    const ours = () => operator.filter((one) => one.headline.includes(region));
    await eventually('the operator is told, once', () => ours().length === 1);
    expect(ours()[0]).toMatchObject({ service: 'analyzer', reason: 'region blind' });

    await room.room.get<CountStates>('analyzer', CountStates).run();
    const gauge = await room.room.get<Metrics>('analyzer', Metrics).detectorRegionBlind.get();
    expect(gauge.values.find(({ labels }) => labels['region'] === region)?.value).toBe(1);
    const [monitors, database] = [room.room.get<Monitors>('analyzer', Monitors), room.room.get<Database>('analyzer', Database)];
    const blindAt = async (seconds: number) => (await monitors.blindRegions(database, room.at(seconds))).get(region);
    expect([await blindAt(100), await blindAt(1_000)]).toEqual([true, false]);
    await report(region, 3);
    await eventually('it sees again', async () => (await blindAt(100)) === false);
  }, 90_000);

  it('alarm nobody either when we see again before their minute is over', async () => {
    const opened = await room.room.collect('incident.opened');
    const shops = await crowd((i) => `192.0.2.${i}`);
    const servers = shops.map((one) => one.serverId);
    const { region } = shops[0] as Shop & { region: string };
    const states = async (what: string) =>
      (await room.sql(`SELECT 1 FROM monitor WHERE server_id = ANY($1::uuid[]) AND ${what}`, [servers])).length;
    const sees = async (good: number) => {
      await eventually('the references', async () => {
        await report(region, good);
        const [row] = await room.sql<{ refs_good: number }>('SELECT refs_good FROM region_health WHERE region = $1', [region]);
        return row?.refs_good === good;
      });
      await new Promise((resolve) => setTimeout(resolve, 700)); // the verdict of before holds for half a second
    };
    // Our references were last seen well when the first of them failed: it looks like a large outage elsewhere.
    await sees(3);
    const [last, others] = [shops.slice(-1), shops.slice(0, -1)];
    await fails(shops, 'scheduled', -20);
    await eventually('all are suspects', async () => (await states(`state = 'suspect'`)) === many, 30_000);
    await fails(others, 'recheck', -15);
    await fails(others, 'recheck', -5);
    await eventually(
      'they wait for a minute',
      async () => (await states(`health @> '{"now": {"confirmed": {"mass": true}}}'`)) === many - 1,
      30_000,
    );
    await sees(0);
    await fails(last, 'recheck', -15);
    await fails(last, 'recheck', -5);
    await eventually(
      'we know that we are blind',
      async () => (await room.sql('SELECT 1 FROM region_health WHERE region = $1 AND blind_until IS NOT NULL', [region])).length === 1,
    );
    await sees(3);
    await room.room.clock.advance(45_000);
    await eventually('all are believed again', async () => (await states(`state = 'up'`)) === many, 30_000);
    expect(opened.filter((one) => servers.includes(one.serverId))).toEqual([]);
  }, 90_000);

  it('are told after a minute, together where they share a provider, when our references answer', async () => {
    const opened = await room.room.collect('incident.opened');
    const shops = await crowd((i) => (i < 2 ? '192.0.2.250' : `192.0.2.${i}`));
    const servers = new Set(shops.map((one) => one.serverId));
    await report((shops[0] as Shop & { region: string }).region, 3);
    // One of the workspace's three fell later; its minute is not over when the others are told, and it goes with them.
    const late = shops.slice(2, 3);
    const early = shops.filter((one) => !late.includes(one));
    await fails(early, 'scheduled', -20);
    await fails(late, 'scheduled', -1);
    await eventually(
      'all are suspects',
      async () =>
        (await room.sql(`SELECT 1 FROM monitor WHERE server_id = ANY($1::uuid[]) AND state = 'suspect'`, [[...servers]])).length === many,
      30_000,
    );
    await fails(early, 'recheck', -15);
    await fails(early, 'recheck', -5);
    await fails(late, 'recheck', 4);
    await fails(late, 'recheck', 14);
    await eventually(
      'all are confirmed',
      async () =>
        (
          await room.sql(
            `SELECT 1 FROM monitor WHERE server_id = ANY($1::uuid[]) AND health -> 'now' -> 'confirmed' IS NOT NULL AND jsonb_typeof(health -> 'now' -> 'confirmed') = 'object'`,
            [[...servers]],
          )
        ).length === many,
      30_000,
    );
    expect(opened.filter((one) => servers.has(one.serverId))).toEqual([]);
    await room.room.clock.advance(45_000);
    const told = await eventually(
      'all are told',
      () => {
        const mine = opened.filter((one) => servers.has(one.serverId));
        return mine.length === many ? mine : null;
      },
      30_000,
    );
    const groups = told.filter((one) => one.groupId !== '');
    expect(groups.map((one) => one.serverName).sort()).toEqual(['Server 0', 'Server 1', 'Server 2']);
    expect(new Set(groups.map((one) => one.groupId)).size).toBe(1);
  }, 90_000);
});

describe('the reconciler', () => {
  it('resolves an incident whose server is believed to be well, and leaves the others alone', async () => {
    const shop = await room.addServer();
    const other = await room.addServer();
    for (const one of [shop, other])
      await room.sees(
        one,
        good(room.at(-90)),
        refused(room.at(-40)),
        refused(room.at(-35), { check: 'recheck' }),
        refused(room.at(-25), { check: 'recheck' }),
      );
    await becomes(shop, 'down');
    await becomes(other, 'down');
    await room.sql(`UPDATE monitor SET health = '{"now":{"is":"up","goodAt":0},"outages":[]}', state = 'up' WHERE server_id = $1`, [
      shop.serverId,
    ]);
    await room.room.get<Reconcile>('analyzer', Reconcile).run();
    expect((await incidentsOf(shop))[0]!.status).toBe('resolved');
    expect((await incidentsOf(other))[0]!.status).toBe('open');
  });
  it('starts afresh with a server whose incident is gone', async () => {
    const shop = await room.addServer();
    await room.sees(shop, good(room.at(-90)));
    await becomes(shop, 'up');
    await room.sql(`UPDATE monitor SET health = jsonb_set(health, '{now}', $2::jsonb), state = 'down' WHERE server_id = $1`, [
      shop.serverId,
      JSON.stringify({ is: 'down', incidentId: newId(), since: 1, badAt: 1 }),
    ]);
    await room.room.get<Reconcile>('analyzer', Reconcile).run();
    expect(await stateOf(shop)).toBe('unknown');
  });
});

describe('what makes no sense', () => {
  it('is left out, and its neighbours go on', async () => {
    const shop = await room.addServer();
    await room.sees(
      shop,
      good(room.at(-90)),
      { ...good(room.at(-80)), outcome: 'splendid' },
      { ...good(room.at(-70)), serverId: 'nobody' },
      { ...good(room.at(-60)), scheduledAt: undefined as never, startedAt: undefined },
      good(room.at(-50), { message: 'nul \u0000 sign' }),
      good(new Date('2001-01-01T00:00:00Z')),
      good(room.at(-40)),
    );
    await eventually(
      'three good ones',
      async () => (await room.rpc(shop).listPings({ serverId: shop.serverId, page: 1, limit: 0, cursor: '' })).pagination!.totalItems >= 3,
    );
    const { pings } = await room.rpc(shop).listPings({ serverId: shop.serverId, page: 1, limit: 0, cursor: '' });
    expect(pings.length).toBeLessThanOrEqual(4);
    expect(pings.every((ping) => !ping.message.includes('\u0000'))).toBe(true);
  });
});
