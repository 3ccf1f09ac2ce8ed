import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { eventually, startFakeRegistry, userCaller } from '@nowahala/testkit';
import type { FakeRegistry } from '@nowahala/testkit';
import { WarnOfRenewals } from '../src/application/warn-of-renewals.js';
import { AnalyzerApp } from './app.js';
import type { Server } from './app.js';

let registry: FakeRegistry;
let app: AnalyzerApp;
let due: incidents.RenewalDue[];
let done: incidents.RenewalDone[];

beforeAll(async () => {
  registry = await startFakeRegistry(['com', 'ng', 'ke']);
  app = await AnalyzerApp.start(registry.env);
  due = await app.host.collect('renewal.due');
  done = await app.host.collect('renewal.done');
});
afterAll(async () => {
  await app.stop();
  await registry.stop();
});
beforeEach(() => void (registry.asked.length = 0));

const rpc = (server: Server) =>
  app.host.client(incidents.RenewalServiceService, 'analyzer', userCaller(server.userId, [server.workspaceId]));
const of = <T extends { workspaceId: string }>(messages: T[], server: Server): T[] =>
  messages.filter(({ workspaceId }) => workspaceId === server.workspaceId);
const domainOf = async (server: Server) => (await rpc(server).getServerRenewals({ serverId: server.serverId })).domain;
const storedEnd = async (server: Server): Promise<string | undefined> => (await domainOf(server))?.endsAt?.toISOString();
/** Everything that is due has been warned, by two processes at once. */
const warnDue = async (): Promise<void> => {
  const warnings = app.host.get<WarnOfRenewals>('analyzer', WarnOfRenewals);
  await Promise.all([warnings.execute(), warnings.execute()]);
};
const isKnown = (server: Server) =>
  eventually('it is known', async () => (await app.sql(`SELECT 1 FROM monitor WHERE server_id = $1`, [server.serverId])).length === 1);
const timesAsked = (domain: string): number => registry.asked.filter((question) => question.endsWith(` ${domain}`)).length;
/** Its registry was asked by both protocols, and the answer is kept. */
const askedNextDay = async (name: string): Promise<void> => {
  registry.asked.length = 0;
  await app.host.clock.advance(DAY_MS);
  await eventually('it was asked', () => timesAsked(name) === 2);
  await eventually('the answer is kept', async () => {
    const [domain] = await app.sql<{ answeredAt: Date }>(`SELECT answered_at FROM watched_domain WHERE name = $1`, [name]);
    return app.host.clock.nowMs() - domain!.answeredAt.getTime() < HOUR_MS;
  });
};

describe('a domain', () => {
  it('that its registry has suspended is told of once whatever its date, seen first like that or not; that it is back is told too', async () => {
    const end = new Date('2031-03-01T12:00:00Z');
    registry.rdap.set('first.com', { endsAt: end, registrar: 'R', says: 'redemption period' });
    registry.rdap.set('later.com', { endsAt: end, registrar: 'R' });
    const first = await app.addServer({ website: 'https://first.com/' });
    const later = await app.addServer({ website: 'https://later.com/' });
    await eventually('the end is known', async () => (await storedEnd(later)) !== undefined);
    registry.rdap.set('later.com', { endsAt: end, registrar: 'R', says: 'client hold' });
    for (let day = 0; day < 3; day += 1) {
      registry.asked.length = 0;
      await app.host.clock.advance(DAY_MS);
      await eventually('both were asked', () => timesAsked('first.com') === 1 && timesAsked('later.com') === 1);
      await warnDue();
    }
    await eventually('both are told', () => of(due, first).length === 1 && of(due, later).length === 1);
    for (const server of [first, later]) expect(of(due, server)[0]!.renewal).toMatchObject({ lapsed: true, company: 'R', soon: true });
    expect(await domainOf(first)).toMatchObject({ lapsed: true, soon: true, source: 'rdap', endsAt: undefined });
    expect((await rpc(later).listRenewals({ workspaceIds: [later.workspaceId], soon: true })).renewals).toMatchObject([{ lapsed: true }]);
    // Somebody who adds a server under it learns it as well.
    const other = await app.addServer({ website: 'https://www.first.com/' });
    await isKnown(other);
    await eventually('it is told', async () => (await warnDue(), of(due, other).length === 1));

    registry.rdap.set('later.com', { endsAt: end, registrar: 'R' });
    registry.asked.length = 0;
    await app.host.clock.advance(DAY_MS);
    await eventually('it is asked again', () => timesAsked('later.com') === 1);
    await eventually('it is told', async () => (await warnDue(), of(done, later).length === 1));
    expect(of(done, later)[0]!.renewal).toMatchObject({ lapsed: false, endsAt: end });
    expect([of(due, first).length, of(due, later).length]).toEqual([1, 1]);
  });

  it('that its registry suspends long after its end, of which all was told, is told of once more, and not as renewed', async () => {
    const end = new Date(app.host.clock.nowMs() + DAY_MS / 2);
    registry.rdap.set('late.com', { endsAt: end, registrar: 'R' });
    const server = await app.addServer({ website: 'https://late.com/' });
    await eventually('the end is known', async () => (await storedEnd(server)) !== undefined);
    await warnDue();
    await eventually('it is told', () => of(due, server).length === 1);
    registry.rdap.set('late.com', { endsAt: end, registrar: 'R', says: 'redemption period' });
    await app.host.clock.advance(35 * DAY_MS);
    await eventually('it is seen', async () => (await domainOf(server))?.lapsed === true);
    await eventually('it is told again', async () => (await warnDue(), of(due, server).length === 2));
    expect(of(due, server)[1]!.renewal).toMatchObject({ lapsed: true, soon: true });
    expect((await rpc(server).listRenewals({ workspaceIds: [server.workspaceId], soon: true })).renewals).toMatchObject([{ lapsed: true }]);
    await app.host.clock.advance(2 * DAY_MS);
    await warnDue();
    expect([of(due, server).length, of(done, server).length]).toEqual([2, 0]);
  });

  it('that was paid for is suspended no more, also where its registry gives no end yet; a registry that knows nothing of it changes nothing', async () => {
    const [later, soon] = [new Date('2031-03-01T12:00:00Z'), new Date(app.host.clock.nowMs() + DAY_MS / 2)];
    const says = (name: string, endsAt: Date, status?: string) => void registry.rdap.set(name, { endsAt, registrar: 'R', says: status });
    const names = ['paid.ng', 'back.ng', 'over.ke', 'kept.ke'];
    says('paid.ng', later, 'client hold');
    for (const name of ['back.ng', 'kept.ke']) says(name, later);
    says('over.ke', soon);
    const servers: Server[] = [];
    for (const name of names) servers.push(await app.addServer({ website: `https://${name}/` }));
    const [paid, back, over, kept] = servers as [Server, Server, Server, Server];
    for (const server of [back, over, kept]) await eventually('the end is known', async () => (await storedEnd(server)) !== undefined);
    await eventually('it is told', async () => (await warnDue(), of(due, over).length === 1));
    const nextDay = async () => {
      registry.asked.length = 0;
      await app.host.clock.advance(DAY_MS);
      await eventually('all were asked', () => names.every((name) => registry.asked.includes(`rdap ${name}`)));
    };
    const isLapsed = async () => Promise.all(servers.map(async (server) => (await domainOf(server))?.lapsed));
    await app.host.clock.advance(2 * DAY_MS);
    for (const name of ['back.ng', 'over.ke', 'kept.ke']) says(name, later, 'client hold');
    await nextDay();
    await eventually('all have lapsed', async () => (await isLapsed()).every((lapsed) => lapsed === true));
    await eventually(
      'all are told',
      async () => (await warnDue(), servers.every((server) => of(due, server).some((one) => one.renewal!.lapsed))),
    );

    for (const name of ['paid.ng', 'over.ke']) says(name, later, 'auto renew period');
    registry.rdap.set('back.ng', { status: 200, body: JSON.stringify({ ldhName: 'back.ng', status: ['active'] }) });
    registry.rdap.delete('kept.ke');
    registry.whois.set('kept.ke', 'Domain Name: kept.ke\r\nDomain Status: Available\r\n');
    await nextDay();
    await eventually('the answers are kept', async () => (await isLapsed()).join() === 'false,false,false,true');
    await eventually('that one is back is told', async () => (await warnDue(), of(done, back).length === 1));
    expect(of(done, back)[0]!.renewal).toMatchObject({ lapsed: false, endsAt: later });
    expect((await rpc(paid).listRenewals({ workspaceIds: [paid.workspaceId], soon: false })).renewals).toEqual([]);
    await warnDue();
    expect(servers.map((server) => [of(due, server).length, of(done, server).length])).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
      [1, 0],
    ]);
  });

  it('that is on hold by WHOIS alone stays so while WHOIS is silent, and is back once it answers', async () => {
    const [end, name] = [new Date('2031-03-01T12:00:00Z'), 'halfheard.ng'];
    registry.rdap.set(name, { endsAt: end, registrar: 'R' });
    const server = await app.addServer({ website: `https://${name}/` });
    await eventually('the end is known', async () => (await storedEnd(server)) !== undefined);
    registry.rdap.set(name, { status: 200, body: JSON.stringify({ ldhName: name, status: ['active'] }) });
    registry.whois.set(name, { endsAt: end, registrar: 'R', says: 'clientHold' });
    await askedNextDay(name);
    await eventually('it is told', async () => (await warnDue(), of(due, server).length === 1));
    registry.whois.set(name, 'Please go away for 13 Seconds');
    await askedNextDay(name);
    await warnDue();
    expect((await domainOf(server))?.lapsed).toBe(true);
    registry.whois.set(name, { endsAt: end, registrar: 'R', says: 'clientHold' });
    await askedNextDay(name);
    await warnDue();
    registry.whois.set(name, 'Available\r\n');
    await askedNextDay(name);
    await eventually('it is back', async () => (await domainOf(server))?.lapsed === false);
    await eventually('it is told', async () => (await warnDue(), of(done, server).length === 1));
    expect(of(due, server)).toHaveLength(1);
  });

  it('that RDAP called lapsed is back when RDAP says so, whoever is not let out to WHOIS', async () => {
    const [end, name] = [new Date('2031-03-01T12:00:00Z'), 'walled.ng'];
    registry.rdap.set(name, { endsAt: end, registrar: 'R', says: 'client hold' });
    registry.whois.set(name, 'Please go away for 13 Seconds');
    const server = await app.addServer({ website: `https://${name}/` });
    await eventually('it is seen', async () => (await domainOf(server))?.lapsed === true);
    registry.rdap.set(name, { endsAt: end, registrar: 'R', says: 'auto renew period' });
    await app.host.clock.advance(DAY_MS);
    await eventually('it is back', async () => (await domainOf(server))?.lapsed === false);
    registry.whois.delete(name);
    await app.host.clock.advance(MINUTE_MS);
  });

  it('that somebody else took after its lapse is not told as renewed; the page has its new end', async () => {
    const [name, theirs] = ['taken.com', new Date('2032-03-01T12:00:00Z')];
    registry.rdap.set(name, { endsAt: new Date('2031-03-01T12:00:00Z'), registrar: 'R', says: 'pending delete' });
    const server = await app.addServer({ website: `https://${name}/` });
    await eventually('it is told', async () => (await warnDue(), of(due, server).length === 1));
    registry.rdap.delete(name);
    await askedNextDay(name);
    await app.host.clock.advance(DAY_MS / 2);
    registry.rdap.set(name, { endsAt: theirs, registrar: 'S', since: app.host.clock.now() });
    await app.host.clock.advance(DAY_MS / 2);
    await eventually('its new end is known', async () => (await storedEnd(server)) === theirs.toISOString());
    await warnDue();
    expect(await domainOf(server)).toMatchObject({ lapsed: false, soon: false, company: 'S' });
    await app.host.clock.advance(2 * DAY_MS);
    await warnDue();
    expect([of(due, server).length, of(done, server).length]).toEqual([1, 0]);
  });

  it('whose registry is silent is being asked about, and is unknown once that failed', async () => {
    registry.rdap.set('hushed.ke', null);
    registry.whois.set('hushed.ke', null);
    const server = await app.addServer({ website: 'https://hushed.ke/' });
    await eventually('it is asked', async () => (await domainOf(server))?.asking === true);
    registry.rdap.set('mute.ng', { status: 500 });
    registry.whois.set('mute.ng', 'Please go away for 13 Seconds');
    const other = await app.addServer({ website: 'https://mute.ng/' });
    await eventually('it was asked', () => timesAsked('mute.ng') === 2);
    await app.host.clock.advance(MINUTE_MS);
    expect(await domainOf(other)).toMatchObject({ asking: false, endsAt: undefined });
  });

  it('that ends until a day is listed, whether its owner is warned of it or not', async () => {
    registry.rdap.set('quiet.com', { endsAt: new Date(app.host.clock.nowMs() + 40 * DAY_MS), registrar: 'R' });
    const server = await app.addServer({ website: 'https://quiet.com/' });
    await eventually('the end is known', async () => (await storedEnd(server)) !== undefined);
    const until = async (days: number) => {
      const request = { workspaceIds: [server.workspaceId], soon: false, until: new Date(app.host.clock.nowMs() + days * DAY_MS) };
      return (await rpc(server).listRenewals(request)).renewals.length;
    };
    expect([await until(39), await until(41)]).toEqual([0, 1]);
  });
});
