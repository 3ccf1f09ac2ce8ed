import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

const load = (name: string): Promise<any> => import(join(process.cwd(), 'services/all-in-one/gameday', name));
const MINUTE = 60_000;
const beganAt = Date.parse('2026-11-23T02:00:00Z');
const at = (ms: number) => new Date(beganAt + ms);
const away = { name: 'Site 001', address: '127.20.1.1', serverId: 'a', isBlip: false, outages: [{ from: MINUTE, to: 4 * MINUTE }] };
const blip = { name: 'Site 002', address: '127.20.2.1', serverId: 'b', isBlip: true, outages: [{ from: MINUTE, to: MINUTE + 8_000 }] };
const steady = { name: 'Site 003', address: '127.20.3.1', serverId: 'c', isBlip: false, outages: [] };
const customer = { email: 'ada@example.com', userId: 'u', servers: ['a', 'b', 'c'] };
const truth = { sites: [away, blip, steady], customers: [customer], beganAt };
const incident = { id: 'i', server_id: 'a', kind: 'down', status: 'resolved', started_at: at(MINUTE + 20_000), opened_at: at(2 * MINUTE) };
const mail = (subject: string, messageId: string) => ({ envelope: { to: [customer.email] }, mail: { subject, messageId } });
const down = mail('Site 001 is down since 14:01 (WAT)', '<1>');
const back = mail('Site 001 is back, down for 3 minutes', '<2>');
const counts = ({ lost, double, invented }: Record<string, unknown[]>) => [lost!.length, double!.length, invented!.length];

describe('the checker of a game day', () => {
  let checks: any;
  beforeAll(async () => {
    checks = await load('checks.mjs');
  });

  it('misses no incident that is lost, double, invented or never over', () => {
    const of = (...incidents: unknown[]) => counts(checks.checkIncidents(truth, incidents));
    expect(of(incident)).toEqual([0, 0, 0]);
    expect(of()).toEqual([1, 0, 0]);
    expect(of(incident, { ...incident, id: 'j' })).toEqual([0, 1, 0]);
    expect(of(incident, { ...incident, id: 'j', started_at: at(5 * MINUTE) })).toEqual([0, 0, 1]);
    expect(of(incident, { ...incident, server_id: 'b' })).toEqual([0, 0, 1]);
    expect(of({ ...incident, status: 'open' })).toEqual([1, 0, 0]);
    expect(of({ ...incident, resolved_at: at(4 * MINUTE) })).toEqual([0, 0, 0]);
    expect(of({ ...incident, resolved_at: at(3 * MINUTE) })).toEqual([0, 0, 1]);
    expect(of(incident, { ...incident, server_id: 'of nobody' })).toEqual([0, 0, 1]);
  });

  it('excuses an outage that nobody saw only where a gap says so', () => {
    const gap = { shard: 1, gap_from: at(MINUTE), gap_to: at(3 * MINUTE) };
    const ping = { server_id: 'a', started_at: at(2 * MINUTE), status: 2 };
    const of = (pings: unknown[], gaps: unknown[], shard = 1) =>
      counts(
        checks.checkIncidents(
          truth,
          [],
          checks.unseenBy(truth, pings, gaps, () => shard),
        ),
      );
    expect(of([], [gap])).toEqual([0, 0, 0]);
    expect(of([{ ...ping, status: 4 }], [gap])).toEqual([0, 0, 0]);
    expect(of([ping, ping], [gap])).toEqual([0, 0, 0]);
    expect(of([ping, ping, ping], [gap])).toEqual([1, 0, 0]);
    expect(of([ping], [])).toEqual([1, 0, 0]);
    expect(of([], [gap], 2)).toEqual([1, 0, 0]);
    expect(of([], [])).toEqual([1, 0, 0]);
  });

  it('knows each message that leaves, also those that are no alerts', () => {
    const welcome = mail('Welcome to NoWahala: please confirm your e-mail', '<7>');
    const of = (mails: unknown[], ...notes: unknown[]) => counts(checks.checkOtherMessages(truth, [incident], mails, notes));
    expect(of([welcome, welcome, down, mail('Site 001 is still down, 10 minutes so far', '<8>')])).toEqual([0, 0, 0]);
    expect(of([])).toEqual([1, 0, 0]);
    expect(of([welcome, mail('Welcome to NoWahala: please confirm your e-mail', '<8>')])).toEqual([0, 1, 0]);
    expect(of([welcome, mail('Your plan has ended', '<8>')])).toEqual([0, 0, 1]);
    expect(of([welcome, mail('Site 003 is still down, 10 minutes so far', '<8>')])).toEqual([0, 0, 1]);
    expect(of([welcome, { ...down, envelope: { to: ['somebody@else.example'] } }])).toEqual([0, 0, 1]);
    expect(of([welcome], { to: 'whatsapp:+234801', body: '123456 is your code' })).toEqual([0, 0, 1]);
  });

  it('misses no message; one that came again under the same id is one', () => {
    const of = (...mails: unknown[]) => counts(checks.checkMessages(truth, [incident], mails, [])[0]);
    expect(of(down, back)).toEqual([0, 0, 0]);
    expect(of(down, down, back)).toEqual([0, 0, 0]);
    expect(of(mail('Site 001 was down for 3 minutes and is back', '<3>'))).toEqual([0, 0, 0]);
    expect(of(down)).toEqual([1, 0, 0]);
    expect(of(down, mail('Site 001 was down for 3 minutes and is back', '<3>'))).toEqual([0, 0, 0]);
    expect(of(down, back, mail('Site 001 was down for 3 minutes and is back', '<3>'))).toEqual([0, 1, 0]);
    expect(of(down, back, mail('Site 001 is down since 14:01 (WAT)', '<4>'))).toEqual([0, 1, 0]);
    expect(of(down, back, mail('Site 003 is down since 14:01 (WAT)', '<5>'))).toEqual([0, 0, 1]);
  });

  it('sees a message that did not come on the phone, also where the mail came, and one that came twice', () => {
    const phone = '+2348010000000';
    const withPhone = { ...truth, customers: [{ ...customer, phone }] };
    const note = (body: string, sid: string) => ({ to: `whatsapp:${phone}`, sid, body });
    const of = (mails: unknown[], ...notes: unknown[]) => counts(checks.checkMessages(withPhone, [incident], mails, notes)[1]);
    const both = [note('🔴 Site 001 is down since 14:01', 'a'), note('🟢 Site 001 is back', 'b')];
    expect(of([], ...both)).toEqual([0, 0, 0]);
    expect(of([down, back])).toEqual([2, 0, 0]);
    expect(of([], ...both, note('🔴 Site 001 is down since 14:01', 'c'))).toEqual([0, 1, 0]);
  });

  it('believes no ping that says what was not so', () => {
    const ping = (server_id: string, ms: number, status: number) => ({ server_id, started_at: at(ms), status });
    const of = (...pings: unknown[]) => counts(checks.checkPings(truth, pings));
    expect(of(ping('a', 0, 0), ping('a', 2 * MINUTE, 2), ping('c', 2 * MINUTE, 0), ping('c', 3 * MINUTE, 4))).toEqual([0, 0, 0]);
    expect(of(ping('a', 2 * MINUTE, 0))).toEqual([0, 0, 1]);
    expect(of(ping('c', 2 * MINUTE, 3))).toEqual([0, 0, 1]);
  });

  it('finds a slot that is neither fired nor in a gap', () => {
    const slot = (minute: number) => ({ server_id: 'c', scheduled_at: at(minute * MINUTE), kind: 0 });
    const gap = { shard: 1, gap_from: at(2 * MINUTE), gap_to: at(3 * MINUTE) };
    const of = (minutes: number[], gaps: unknown[]) =>
      counts(checks.checkSlots(truth, [{ ...slot(0), scheduled_at: at(1) }, ...minutes.map(slot)], gaps, beganAt + 5 * MINUTE, () => 1));
    expect(of([1, 2, 3, 4], [])).toEqual([0, 0, 0]);
    expect(of([1, 4], [gap])).toEqual([0, 0, 0]);
    expect(of([1, 4], [])).toEqual([2, 0, 0]);
    expect(of([1, 2], [gap])).toEqual([1, 0, 0]);
    expect(of([], [])).toEqual([1, 0, 0]);
    expect(of([1, 2, 2.5, 3, 4], [])).toEqual([0, 1, 0]);
    expect(of([1, 2, 2.5, 3, 4], [gap])).toEqual([0, 0, 0]);
    // What a stepped clock repeats may be the first that is looked at.
    expect(of([2.5, 3, 4], [gap])).toEqual([0, 0, 0]);
  });

  it('counts money once, and numbers without gaps', () => {
    const paid = (number: string, user_id = 'u') => ({ user_id, number, status: 'paid' });
    const receipt = mail('Payment received: ₦32,250, invoice NW-2026-000001', '<9>');
    const of = (invoices: unknown[], mails: unknown[] = [receipt]) => counts(checks.checkInvoices(truth, invoices, mails));
    expect(of([paid('NW-2026-000001')])).toEqual([0, 0, 0]);
    expect(of([])).toEqual([1, 0, 0]);
    expect(of([paid('NW-2026-000001'), paid('NW-2026-000002')])).toEqual([0, 1, 0]);
    expect(of([paid('NW-2026-000002')])).toEqual([1, 0, 0]);
    expect(of([paid('NW-2026-000001'), paid('NW-2026-000002', 'nobody')])).toEqual([0, 0, 1]);
    expect(of([paid('NW-2026-000001')], [])).toEqual([1, 0, 0]);
    expect(of([paid('NW-2026-000001')], [receipt, mail('Payment received: again', '<10>')])).toEqual([0, 1, 0]);
  });

  it('finds what would wait for ever', () => {
    const nothing = { parked: [], outbox: [], waiting: 0, silenced: [] };
    expect(counts(checks.checkLeftovers(nothing))).toEqual([0, 0, 0]);
    expect(counts(checks.checkLeftovers({ ...nothing, parked: [{ schema: 'billing', count: 1 }], waiting: 2 }))).toEqual([2, 0, 0]);
    expect(counts(checks.checkLeftovers({ ...nothing, silenced: [{ address: customer.email, reason: '550' }] }))).toEqual([1, 0, 0]);
  });

  it('finds a fault that did not happen, and a day without any', () => {
    const fault = (what: string, result = 'happened') => ({ what, service: 'prober', at: MINUTE, result });
    const all = [fault('kill'), fault('freeze'), fault('mail slow')];
    const of = (...played: unknown[]) => checks.checkFaults(played).map((row: any) => [row.expected, row.lost.length, row.notHere]);
    expect(of(...all)).toEqual([[1, 0, 0], [1, 0, 0], [1, 0, 0]]); // prettier-ignore
    expect(of(...all, fault('kill', 'failed'), fault('disk full', 'impossible'))).toEqual([[2, 1, 0], [1, 0, 0], [1, 0, 1]]); // prettier-ignore
    expect(of()).toEqual([[0, 1, 0], [0, 1, 0], [0, 1, 0]]); // prettier-ignore
  });
});

it('the same seed makes the same day, with each service killed once', async () => {
  const { makeScenario, SERVICES } = await load('scenario.mjs');
  const options = { seed: 7, minutes: 10, servers: 100 };
  const day = makeScenario(options);
  expect(makeScenario(options)).toEqual(day);
  expect(makeScenario({ ...options, seed: 8 })).not.toEqual(day);
  const killed = day.faults.flatMap(({ what, service }: { what: string; service: string }) => (what === 'kill' ? [service] : []));
  expect(killed.sort()).toEqual([...SERVICES].sort());
  expect(new Set(day.faults.map(({ what }: { what: string }) => what))).toEqual(
    new Set([
      ...['kill', 'freeze', 'clock steps', 'database away', 'disk full', 'broker away', 'broker certificate expired'],
      ...[
        'mail slow',
        'mail refuses',
        'mail denies with 550',
        'mail loses answers',
        'whatsapp slow',
        'whatsapp refuses',
        'whatsapp loses answers',
      ],
    ]),
  );
  const failing = day.sites.filter((site: typeof away) => !site.isBlip && site.outages.length > 0);
  expect(failing).toHaveLength(8);
  expect(Math.max(...failing.map((site: typeof away) => site.outages[0]!.to))).toBeLessThanOrEqual(day.lengthMs);
});
