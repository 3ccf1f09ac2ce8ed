import { afterEach, describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { SpreadNetworkCauses } from '../src/application/spread-network-causes.js';
import { okCheck, useAnalyzer } from './app.js';
import type { Server } from './app.js';

const app = useAnalyzer();
let block = 0;
/** A network of its own: nobody announces 198.18.0.0/15. */
const newBlock = () => `198.18.${(block += 1)}`;

async function upOn(addresses: string[], owner: { workspaceId?: string; userId?: string } = {}): Promise<Server[]> {
  const servers: Server[] = [];
  for (const ipAddress of addresses) servers.push(await app.addServer({ ipAddress, website: '', name: `At ${ipAddress}`, ...owner }));
  for (const server of servers) await app.checks(server, okCheck(app.at(-120)));
  const ids = servers.map((server) => server.serverId);
  const up = `SELECT 1 FROM monitor WHERE server_id = ANY($1::uuid[]) AND state = 'up' AND network <> ''`;
  await eventually('all are up', async () => (await app.sql(up, [ids])).length === ids.length);
  return servers;
}
const inBlock = (net: string, count: number) => Array.from({ length: count }, (_, i) => `${net}.${i + 1}`);
const elsewhere = async () => upOn(Array.from({ length: 5 }, () => `${newBlock()}.1`));
const isDown = async (server: Server) =>
  eventually('it is down', async () => (await app.sql(`SELECT 1 FROM incident_list WHERE server_id = $1`, [server.serverId])).length === 1);
const networkOf = async (server: Server) => {
  const { incidents } = await app
    .rpc(server)
    .listIncidents({ workspaceIds: [server.workspaceId], page: 1, serverId: server.serverId, limit: 0, cursor: '', status: '' });
  return incidents[0]?.network;
};
/** One after the other, so that each opening sees those before it. */
async function goDown(servers: Server[]): Promise<void> {
  for (const server of servers) {
    await app.goesDown(server, -40);
    await isDown(server);
  }
}

/** What one test has broken is no trouble elsewhere for the next. */
afterEach(() => app.sql('UPDATE monitor SET removed = true'));

describe('servers of five workspaces on one network', () => {
  it('that go down together say so: the fifth at once, the first four by a later explanation, the operator once', async () => {
    await elsewhere();
    const alerts = await app.host.collect('operator.alert');
    const opened = await app.host.collect('incident.opened');
    const explained = await app.host.collect('incident.explained');
    const servers = await upOn(inBlock(newBlock(), 6));
    await goDown(servers);
    const openingOf = (server: Server) => opened.find((message) => message.serverId === server.serverId);
    await eventually('all are published', () => servers.every(openingOf));
    const openings = servers.map((server) => openingOf(server)!);
    expect(openings.map(({ network }) => network?.affected)).toEqual([undefined, undefined, undefined, undefined, 5, expect.any(Number)]);
    expect(openings[4]!.explanation!.whatHappened).toMatch(/^This is trouble at the hosting company or on its connection, not at your/);
    await eventually('the first four hear of it', async () => (await Promise.all(servers.map(networkOf))).every(Boolean));
    const isFirst = (message: { serverId: string }) => servers.slice(0, 4).some(({ serverId }) => serverId === message.serverId);
    await eventually('that is published', () => explained.filter(isFirst).length >= 4);
    const later = explained.filter(isFirst);
    expect(later).toHaveLength(4);
    for (const message of later) {
      expect(message.explanation!.whatHappened).toMatch(/^This is trouble at/);
      expect(message.network!.affected).toBeGreaterThanOrEqual(5);
    }
    const ofNetwork = alerts.filter((message) => message.reason === 'network trouble');
    expect(ofNetwork).toHaveLength(1);
    const others = servers.map((server, i) => ({ own: server.serverId, name: `At 198.18.${block}.${i + 1}` }));
    for (const message of later)
      for (const { own, name } of others.filter((other) => other.own !== message.serverId))
        expect(JSON.stringify(message)).not.toMatch(new RegExp(`${own}|${name.replaceAll('.', '\\.')}\\b`));
    await app.host.get<SpreadNetworkCauses>('analyzer', SpreadNetworkCauses).execute();
    expect(explained.filter((message) => message.serverId === servers[0]!.serverId)).toHaveLength(1);
  });

  it('are found by the job where the fifth could not see the others', async () => {
    await elsewhere();
    const alerts = await app.host.collect('operator.alert');
    const servers = await upOn(inBlock(newBlock(), 5));
    await goDown(servers.slice(0, 4));
    // As after two openings in two processes at the same moment: stored, and judged by neither.
    await app.sql(`UPDATE monitor SET network = 'elsewhere' WHERE server_id = $1`, [servers[0]!.serverId]);
    await goDown(servers.slice(4));
    expect(await networkOf(servers[4]!)).toBeUndefined();
    await app.sql(`UPDATE monitor SET network = $2 WHERE server_id = $1`, [servers[0]!.serverId, `198.18.${block}.0/24`]);
    await app.host.get<SpreadNetworkCauses>('analyzer', SpreadNetworkCauses).execute();
    expect((await Promise.all(servers.map(networkOf))).map((network) => network?.affected)).toEqual([5, 5, 5, 5, 5]);
    await eventually('the operator is alerted', () => alerts.some((message) => message.reason === 'network trouble'));
  });
});

describe('nobody else hears of a network', () => {
  it('where all servers are of one workspace', async () => {
    await elsewhere();
    const servers = await upOn(inBlock(newBlock(), 6), { workspaceId: newId(), userId: newId() });
    await goDown(servers);
    await app.host.get<SpreadNetworkCauses>('analyzer', SpreadNetworkCauses).execute();
    expect(await Promise.all(servers.map(networkOf))).toEqual(servers.map(() => undefined));
  });

  it('where four workspaces are', async () => {
    await elsewhere();
    const servers = await upOn(inBlock(newBlock(), 4));
    await goDown(servers);
    await app.host.get<SpreadNetworkCauses>('analyzer', SpreadNetworkCauses).execute();
    expect(await Promise.all(servers.map(networkOf))).toEqual(servers.map(() => undefined));
  });
});
