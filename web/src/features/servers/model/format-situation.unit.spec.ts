import { describe, expect, it } from '@jest/globals';
import type { IncidentResponse, ServerSummaryResponse } from '@nowahala/api';
import { badgeOf } from './order';
import { formatSituation } from './format-situation';

const now = new Date('2026-11-21T13:16:00Z');
const zone = 'Africa/Lagos';

const server = (name: string, more: Partial<ServerSummaryResponse> = {}): ServerSummaryResponse => ({
  _id: name,
  name,
  status: 'active',
  state: 'up',
  since: '2026-11-20T08:00:00Z',
  ipAddress: '102.89.23.4',
  website: null,
  monitoringInterval: 5,
  usedRate: 1,
  lastPingAt: '2026-11-21T13:15:00Z',
  responseTimeMs: 200,
  openIncidentId: null,
  createdAt: '2026-06-28T08:10:00.000Z',
  ...more,
});
const downOne = server('Shop', { status: 'inactive', state: 'down', openIncidentId: 'i1' });
const incident = (more: Partial<IncidentResponse>) => ({ _id: 'i1', serverId: 'Shop', serverName: 'Shop', ...more }) as IncidentResponse;
const format = (servers: ServerSummaryResponse[], incidents: IncidentResponse[] = []) => formatSituation(servers, incidents, zone, now);

describe('the sentence of the overview', () => {
  it('states that all is well, and when it last was not', () => {
    const past = incident({ status: 'resolved', startedAt: '2026-11-18T13:12:00Z', resolvedAt: '2026-11-18T13:16:00Z' });
    expect(format([server('a'), server('b')], [past])).toEqual({
      kind: 'good',
      text: 'Both of your servers are up.',
      more: 'Last trouble: Shop, 3 days ago, for 4 minutes.',
    });
    expect(format([server('a')])).toMatchObject({ text: 'Your server is up.', more: 'No trouble so far.' });
  });

  it('says nothing of earlier trouble while a job has failed', () => {
    const failed = incident({ status: 'open', serverId: 'job', serverName: 'Nightly backup' });
    expect(format([server('a')], [failed])).toEqual({ kind: 'good', text: 'Your server is up.' });
  });

  it('does not call up what somebody works on, and says so', () => {
    const worked = server('Shop', { state: 'maintenance' });
    expect(format([worked, server('a'), server('b')])).toMatchObject({
      kind: 'good',
      text: 'All 2 servers we watch are up. You are working on Shop.',
    });
    expect(format([worked])).toEqual({
      kind: 'info',
      text: 'You are working on Shop.',
      more: 'No alert goes out until the maintenance ends. We keep checking.',
    });
    expect(format([worked, downOne]).kind).toBe('bad');
  });

  it('leaves out earlier trouble while the incidents are not known', () => {
    expect(formatSituation([server('a')], undefined, zone, now)).toEqual({ kind: 'good', text: 'Your server is up.' });
    expect(formatSituation([downOne], undefined, zone, now).text).toMatch(/^Shop is down since/);
  });

  it('names the one that is down, since when, and leads to what to do', () => {
    const open = incident({ status: 'open', startedAt: '2026-11-21T13:02:00Z' });
    expect(format([downOne, server('a'), server('b')], [open])).toEqual({
      kind: 'bad',
      text: 'Shop is down since 14:02 (WAT), 14 minutes so far.',
      more: 'Your other 2 servers are up.',
      incidentId: 'i1',
    });
  });

  it('names the day when it began on another one', () => {
    const open = incident({ status: 'open', startedAt: '2026-11-19T13:02:00Z' });
    expect(format([downOne], [open]).text).toBe('Shop is down since 19 November, 14:02 (WAT), 2 days so far.');
  });

  it('counts and names them when several are down', () => {
    const other = server('Orders', { status: 'inactive', state: 'down' });
    expect(format([downOne, other, server('a'), server('p', { state: 'paused' })])).toMatchObject({
      kind: 'bad',
      text: '2 of your 3 servers are down: Shop and Orders.',
    });
    expect(format([downOne, other]).text).toBe('Both of your servers are down: Shop and Orders.');
    const forty = Array.from({ length: 40 }, (_, index) => server(`B${index + 1}`, { status: 'inactive', state: 'down' }));
    expect(format(forty).text).toBe('All 40 of your servers are down: B1, B2, B3 and 37 more.');
  });

  it.each([
    ['unstable', 'warn', 'Shop keeps going away and coming back.'],
    ['slow', 'warn', 'Shop answers, but far slower than usual.'],
    ['suspect', 'warn', 'We are taking a closer look at Shop: a check went wrong just now.'],
    ['recovering', 'warn', 'Shop answers again. We watch a little longer before we call it over.'],
    ['unknown', 'info', 'We could not check 1 server just now, for a reason on our side.'],
  ] as const)('is honest about %s', (state, kind, text) => {
    expect(format([server('a'), server('Shop', { state })])).toMatchObject({ kind, text });
  });

  it.each([
    ['unstable', 'Shop keeps going away and coming back.'],
    ['recovering', 'Shop answers again. We watch a little longer before we call it over.'],
  ] as const)('does not call it down while the incident is open and it is %s', (state, text) => {
    const open = incident({ status: 'open', startedAt: '2026-11-21T13:02:00Z' });
    const recovering = server('Shop', { status: 'inactive', state, openIncidentId: 'i1' });
    expect(format([server('a'), recovering], [open])).toMatchObject({ kind: 'warn', text });
    expect(badgeOf(recovering)).toBe(state);
    expect(format([downOne, { ...recovering, _id: 'b' }], [open]).text).toMatch(/^Shop is down since/);
  });

  it('says from where a server is reached and from where not', () => {
    const open = incident({ status: 'open', kind: 'partial', regions: ['lagos'], goodRegions: ['london'] });
    const partial = server('Shop', { status: 'inactive', state: 'partial', openIncidentId: 'i1' });
    expect(format([server('a'), partial], [{ ...open, serverId: partial._id }])).toEqual({
      kind: 'warn',
      text: 'Shop can be reached from London, but not from Lagos.',
      incidentId: 'i1',
    });
    expect(badgeOf(partial)).toBe('partial');
    expect(format([partial], undefined).text).toBe('Shop can be reached from some places, but not from all.');
    expect(format([downOne, partial]).text).toMatch(/^Shop is down/);
  });

  it('states that the first check runs before anything is known', () => {
    expect(format([server('Shop', { state: 'unknown', lastPingAt: null })]).text).toBe('We are checking Shop for the first time.');
  });

  it('does not count paused servers as up, and never calls a paused account fine', () => {
    expect(format([server('a'), server('b', { state: 'paused' })]).text).toBe('The server we watch is up. 1 is paused.');
    expect(format([server('b', { state: 'paused' })])).toEqual({ kind: 'info', text: 'Your server is paused. Nothing is being watched.' });
  });

  it('keeps a name in Arabic from turning the sentence around', () => {
    const text = format([server('متجر', { status: 'inactive', state: 'down' })]).text;
    expect(text).toMatch(/^\u2068متجر\u2069 is down since /);
  });
});
