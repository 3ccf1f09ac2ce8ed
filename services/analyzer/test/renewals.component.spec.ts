import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import { eventually, startFakeRegistry, userCaller } from '@nowahala/testkit';
import type { FakeRegistry } from '@nowahala/testkit';
import { RecordCertificates } from '../src/application/record-certificates.js';
import { DomainRepository } from '../src/database/domain.repository.js';
import { WarnOfRenewals } from '../src/application/warn-of-renewals.js';
import { AnalyzerApp, okCheck } from './app.js';
import type { Server } from './app.js';

const { RENEWAL_KIND_CERTIFICATE: CERTIFICATE, RENEWAL_KIND_DOMAIN: DOMAIN } = incidents.RenewalKind;

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
const inDays = (days: number): Date => new Date(app.host.clock.nowMs() + days * DAY_MS);
const of = <T extends { workspaceId: string }>(messages: T[], server: Server): T[] =>
  messages.filter(({ workspaceId }) => workspaceId === server.workspaceId);
const domainOf = async (server: Server) => (await rpc(server).getServerRenewals({ serverId: server.serverId })).domain;
const storedEnd = async (server: Server): Promise<string | undefined> => (await domainOf(server))?.endsAt?.toISOString();
/** Everything that is due has been warned, by two processes at once. */
const warnDue = async (): Promise<void> => {
  const warnings = app.host.get<WarnOfRenewals>('analyzer', WarnOfRenewals);
  await Promise.all([warnings.execute(), warnings.execute()]);
};
/** By its message: a ping that comes before makes a row without a name. */
const isKnown = (server: Server) =>
  eventually(
    'it is known',
    async () => (await app.sql(`SELECT 1 FROM monitor WHERE server_id = $1 AND name <> ''`, [server.serverId])).length === 1,
  );
const timesAsked = (domain: string): number => registry.asked.filter((question) => question.endsWith(` ${domain}`)).length;

describe('a domain', () => {
  it('is asked about once a day for all its servers; five warnings in its year, the renewal noticed the next day, silence after', async () => {
    const name = 'adaeze.com.ng';
    const end = new Date('2028-01-15T23:00:00Z');
    registry.rdap.set(name, { endsAt: end, registrar: 'Whogohost Limited' });
    const first = await app.addServer({ website: `https://${name}/`, name: 'Shop' });
    await app.addServer({ website: `https://www.${name}/`, name: 'Blog', workspaceId: first.workspaceId, userId: first.userId });
    const stranger = await app.addServer({ website: `https://mail.${name}/` });
    await eventually('the end is known', async () => (await storedEnd(first)) === end.toISOString());
    await eventually('the other workspace knows it', async () => (await storedEnd(stranger)) === end.toISOString());
    expect(timesAsked(name)).toBe(1);
    await app.host.get<DomainRepository>('analyzer', DomainRepository).forget(name);
    expect(await storedEnd(first)).toBe(end.toISOString());

    await app.host.clock.advance(end.getTime() - app.host.clock.nowMs() - 40 * DAY_MS);
    for (let day = 0; day < 39; day += 1) {
      registry.asked.length = 0;
      await app.host.clock.advance(DAY_MS);
      await eventually('it is asked again', () => timesAsked(name) === 1);
      await warnDue();
    }
    await eventually('all was warned', () => of(due, first).length === 5);
    const warned = of(due, first).map(({ renewal }) => renewal!);
    expect(warned[0]).toMatchObject({ kind: DOMAIN, name, company: 'Whogohost Limited', source: 'rdap', endsAt: end });
    expect(warned[0]!.serverIds).toHaveLength(2);
    expect(new Set(of(due, first).map(({ warningId }) => warningId)).size).toBe(5);
    expect(of(due, stranger)).toHaveLength(5);

    const renewed = new Date('2029-01-15T23:00:00Z');
    registry.rdap.set(name, { endsAt: renewed, registrar: 'Whogohost Limited' });
    await app.host.clock.advance(DAY_MS);
    await eventually('the renewal is seen', async () => (await storedEnd(first)) === renewed.toISOString());
    await warnDue();
    await eventually('it is warned', () => of(done, first).length === 1);
    expect(of(done, first)[0]).toMatchObject({ endedBeforeAt: end, renewal: { endsAt: renewed } });
    for (let month = 0; month < 10; month += 1) {
      await app.host.clock.advance(30 * DAY_MS);
      await warnDue();
    }
    expect(of(due, first)).toHaveLength(5);
    expect(of(done, first)).toHaveLength(1);
  });

  it.each(['mama.ng', 'mama.com.ng', 'duka.co.ke', 'kente.com.gh', 'braai.co.za'])(
    '%s is found by WHOIS where RDAP does not answer',
    async (name) => {
      const end = new Date(Math.floor(inDays(200).getTime() / 1_000) * 1_000);
      registry.rdap.set(name, { status: 502 });
      registry.whois.set(name, { endsAt: end, registrar: 'Domains Ltd' });
      const server = await app.addServer({ website: `https://${name}/` });
      await eventually('the end is known', async () => (await storedEnd(server)) === end.toISOString());
      expect(await domainOf(server)).toMatchObject({ source: 'whois', company: 'Domains Ltd', soon: false });
    },
  );

  it('whose registry lies, hangs up, answers 429 or a date that is none keeps its last good end, and is never over', async () => {
    const end = new Date('2030-03-01T12:00:00Z');
    const names = ['good.com', 'lies.com', 'odd.com', 'busy.com', 'huge.com', 'gone.com'];
    for (const name of names) registry.rdap.set(name, { endsAt: end, registrar: 'R' });
    const servers = new Map<string, Server>();
    for (const name of names) servers.set(name, await app.addServer({ website: `https://${name}/` }));
    for (const server of servers.values())
      await eventually('the end is known', async () => (await storedEnd(server)) === end.toISOString());
    const body = (name: string, eventDate: string) => JSON.stringify({ ldhName: name, events: [{ eventAction: 'expiration', eventDate }] });
    registry.rdap.set('lies.com', { status: 200, body: body('other.com', '2020-01-01T00:00:00Z') });
    registry.rdap.set('odd.com', { status: 200, body: body('odd.com', '0001-01-01T00:00:00Z') });
    registry.rdap.set('busy.com', { status: 429, headers: { 'retry-after': '3600' } });
    registry.rdap.set('huge.com', { status: 200, body: `{"a":"${'x'.repeat(300_000)}"}` });
    registry.rdap.set('gone.com', { status: 302, headers: { location: registry.bootstrapUrl } });
    for (let turn = 0; turn < 12; turn += 1) {
      await app.host.clock.advance(2 * HOUR_MS + DAY_MS / 4);
      await warnDue();
    }
    await eventually('all were asked again', () => names.every((name) => timesAsked(name) > 1));
    for (const [name, server] of servers) expect([name, await storedEnd(server)]).toEqual([name, end.toISOString()]);
    expect([...servers.values()].flatMap((server) => of(due, server))).toEqual([]);
  });

  it('that is planned for far away, by a clock that went back since, is asked about all the same', async () => {
    registry.rdap.set('early.ke', { endsAt: inDays(200), registrar: 'R' });
    const server = await app.addServer({ website: 'https://early.ke/' });
    await eventually('the end is known', async () => (await storedEnd(server)) !== undefined);
    await app.sql(`UPDATE watched_domain SET ask_at = $1 WHERE name = 'early.ke'`, [inDays(300)]);
    await app.sql(`UPDATE domain_registry SET next_at = $1 WHERE zone = 'ke'`, [inDays(300)]);
    await app.host.clock.advance(HOUR_MS);
    await eventually('it is asked again', () => timesAsked('early.ke') === 2);
  });

  it('of nobody that is watched any more is not asked about', async () => {
    registry.rdap.set('left.ng', { endsAt: inDays(20), registrar: 'R' });
    const server = await app.addServer({ website: 'https://left.ng/' });
    await eventually('the end is known', async () => (await storedEnd(server)) !== undefined);
    await warnDue();
    await eventually('it is near', () => of(due, server).length === 1);
    await app.addServer({ ...server, website: 'https://left.ng/', deleted: true, configVersion: 2 });
    await eventually(
      'it is forgotten',
      async () => (await app.sql(`SELECT 1 FROM monitor WHERE server_id = $1 AND domain IS NULL`, [server.serverId])).length === 1,
    );
    await app.host.clock.advance(8 * DAY_MS);
    await warnDue();
    await eventually('it is dropped', async () => (await app.sql(`SELECT 1 FROM watched_domain WHERE name = 'left.ng'`)).length === 0);
    expect(of(due, server)).toHaveLength(1);
  });
});

describe('a certificate', () => {
  const fingerprint = (digit: string): string => digit.repeat(64);
  const certificate = (digit: string, startsAt: Date, endsAt: Date) => ({
    certificate: { fingerprint: fingerprint(digit), issuer: "Let's Encrypt", startsAt, endsAt },
  });
  const current = async (server: Server) => (await rpc(server).getServerRenewals({ serverId: server.serverId })).certificate;

  /** A server's life in steps of twelve hours, of six with a short one: its certificate is seen at each, renewed when its owner does. */
  const live = async (server: Server, digits: string, lifeDays: number, renewedEveryDays: number, days: number): Promise<void> => {
    const stepHours = lifeDays < 10 ? 6 : 12;
    let [from, used] = [app.host.clock.now(), 0];
    for (let hour = 0; hour <= days * 24; hour += stepHours) {
      if (app.host.clock.nowMs() - from.getTime() >= renewedEveryDays * DAY_MS) [from, used] = [app.host.clock.now(), used + 1];
      const ends = new Date(from.getTime() + lifeDays * DAY_MS);
      const check = { ...okCheck(app.host.clock.now()), ...certificate(digits[used % digits.length]!, from, ends) };
      await app.checks(server, check);
      await app.checks(server, check);
      const seen = async () =>
        (await app.sql(`SELECT 1 FROM certificate WHERE server_id = $1 AND seen_at = $2`, [server.serverId, check.startedAt])).length === 1;
      await eventually('it is seen', seen);
      await warnDue();
      await app.host.clock.advance(stepHours * HOUR_MS);
    }
  };

  it('is warned below a quarter of its life, at a tenth and on its last day, once each; its renewal once', async () => {
    const server = await app.addServer({ website: 'https://slow.example/', name: 'Shop' });
    const from = app.host.clock.now();
    await live(server, 'ab', 20, 19.5, 21);
    await eventually('all was warned', () => of(due, server).length === 3);
    const left = of(due, server).map(({ renewal }) => (renewal!.endsAt!.getTime() - from.getTime()) / DAY_MS);
    expect(left.map(Math.round)).toEqual([20, 20, 20]);
    expect(of(due, server)[0]).toMatchObject({ lifeDays: 20, renewal: { kind: CERTIFICATE, name: 'Shop', company: "Let's Encrypt" } });
    await eventually('its renewal was warned', () => of(done, server).length === 1);
    expect((await current(server))?.id).toBe(fingerprint('b'));
  });

  it('that renews itself in time is never warned of', async () => {
    for (const [life, every, days] of [
      [6, 4, 13],
      [45, 30, 32],
    ] as const) {
      const server = await app.addServer({ website: 'https://quick.example/' });
      await live(server, 'cdef', life, every, days);
      expect([of(due, server), of(done, server)]).toEqual([[], []]);
    }
  });

  it('that comes back with a backup is warned of again', async () => {
    const server = await app.addServer({ website: 'https://back.example/' });
    await isKnown(server);
    const [old, other] = [certificate('8', inDays(-50), inDays(40)), certificate('9', inDays(0), inDays(90))];
    const record = app.host.get<RecordCertificates>('analyzer', RecordCertificates);
    const see = (sighting: typeof old) =>
      record.execute([{ ...sighting, serverId: server.serverId, startedAt: app.host.clock.now() } as never]);
    const watched = async () =>
      (await app.sql<{ subject: string }>(`SELECT subject FROM renewal WHERE workspace_id = $1 ORDER BY 1`, [server.workspaceId])).map(
        ({ subject }) => subject,
      );
    await see(old);
    for (let hour = 0; hour < 5; hour += 1) {
      await app.host.clock.advance(HOUR_MS);
      await see(other);
    }
    await warnDue();
    await eventually('it is gone', async () => (await watched()).join() === fingerprint('9'));
    await see(old);
    expect(await watched()).toEqual([fingerprint('8'), fingerprint('9')]);
  });

  it('shared by servers of a workspace is one warning; a late sighting and one of a stranger change nothing', async () => {
    const first = await app.addServer({ website: 'https://a.example/', name: 'A' });
    const second = await app.addServer({ workspaceId: first.workspaceId, userId: first.userId, website: 'https://b.example/', name: 'B' });
    const [from, to] = [inDays(-88), inDays(2)];
    for (const server of [first, second]) await app.checks(server, { ...okCheck(app.host.clock.now()), ...certificate('7', from, to) });
    for (const server of [first, second]) await isKnown(server);
    await eventually(
      'both are seen',
      async () => (await app.sql(`SELECT 1 FROM certificate WHERE fingerprint = $1`, [fingerprint('7')])).length === 2,
    );
    await warnDue();
    await eventually('it is warned', () => of(due, first).length === 1);
    expect(of(due, first)[0]!.renewal).toMatchObject({ name: 'A, B', soon: true });
    const record = app.host.get<RecordCertificates>('analyzer', RecordCertificates);
    const late = { ...certificate('7', from, to), serverId: first.serverId, startedAt: inDays(-1) };
    await record.execute([late as never, { ...late, serverId: '00000000-0000-4000-8000-000000000000' } as never]);
    expect((await current(first))?.endsAt).toEqual(to);
    expect(await app.sql(`SELECT 1 FROM certificate WHERE fingerprint = $1`, [fingerprint('7')])).toHaveLength(2);
  });
});
