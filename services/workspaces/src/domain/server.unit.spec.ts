import { describe, expect, it } from '@jest/globals';
import { NetworkPolicy } from '@nowahala/platform';
import { given } from '@nowahala/testkit';
import type { Entitlement } from './entitlement.js';
import { pingsPerMonth, smallestInterval } from './interval.js';
import { deleteServer, needsPlan, reconfigureServer, registerServer, resumeServer, server, suspendServer } from './server.js';
import type { ServerEvent, ServerSettings } from './server.js';
import { readServerSettings } from './server-settings.js';
import { sentences } from './refusals.js';
import { lagosMonth } from './usage-month.js';

const now = new Date('2026-03-02T12:00:00.000Z');
const basic: Entitlement = {
  version: 1,
  state: 'active',
  planName: 'Basic',
  serverLimit: 3,
  rateLimit: 8_928,
  whatsApp: false,
  validUntil: null,
};
const growth: Entitlement = { ...basic, planName: 'Growth', serverLimit: 10, rateLimit: 44_640, whatsApp: true };
const settings: ServerSettings = {
  name: 'Shop',
  ipAddress: '93.184.216.34',
  website: '',
  intervalMinutes: 5,
  email: true,
  whatsApp: false,
};
const owner = { workspaceId: 'w', userId: 'ada' };
const registered: ServerEvent = { type: 'ServerRegistered', data: { ...settings, ...owner, registeredAt: now.toISOString() } };
const paused: ServerEvent = { type: 'ServerSuspended', data: {} };
const resumed: ServerEvent = { type: 'ServerResumed', data: {} };

describe('a server', () => {
  const register = (more: Partial<ServerSettings>, plan: Entitlement) => () => registerServer({ ...settings, ...more }, owner, plan, now);

  it('is added under a plan that is in force', () => {
    given(server).when(register({}, basic)).then(registered);
    for (const state of ['grace', 'reduced'])
      given(server)
        .when(register({}, { ...basic, state }))
        .then(registered);
    for (const state of ['none', 'awaiting_payment', 'paused', 'something new'])
      given(server)
        .when(register({}, { ...basic, state }))
        .refuses('NO_ACTIVE_PLAN');
  });

  it('is looked at as often as the plan allows', () => {
    given(server)
      .when(register({ intervalMinutes: 1 }, basic))
      .refuses('INTERVAL_TOO_SHORT');
    given(server)
      .when(register({ intervalMinutes: 4 }, basic))
      .refuses('INTERVAL_TOO_SHORT');
    given(server)
      .when(register({ intervalMinutes: 7 }, basic))
      .then({ ...registered, data: { ...registered.data, intervalMinutes: 7 } } as ServerEvent);
    given(server)
      .when(register({ intervalMinutes: 1 }, growth))
      .then({ ...registered, data: { ...registered.data, intervalMinutes: 1 } } as ServerEvent);
    expect(register({ intervalMinutes: 1 }, basic)).toThrow(
      'The Basic plan looks every 5 minutes at most. Choose 5 minutes or more, or upgrade your plan.',
    );
    expect(pingsPerMonth(5)).toBe(8_928);
    expect([smallestInterval(8_928), smallestInterval(8_927), smallestInterval(44_640), smallestInterval(0)]).toEqual([5, 6, 1, 60]);
  });

  it('tells by WhatsApp where the plan has it', () => {
    given(server)
      .when(register({ whatsApp: true }, basic))
      .refuses('WHATSAPP_NOT_IN_PLAN');
    expect(register({ whatsApp: true }, growth)).not.toThrow();
  });

  it('changes what was given and nothing else, and says nothing when nothing changes', () => {
    given(server, registered)
      .when((state) => reconfigureServer(state!, { name: 'Till', website: 'https://till.example' }, undefined))
      .then({ type: 'ServerReconfigured', data: { ...settings, name: 'Till', website: 'https://till.example' } });
    given(server, registered)
      .when((state) => reconfigureServer(state!, { ...settings }, basic))
      .thenNothing();
  });

  it('may be renamed under a plan that shrank, but not looked at more often', () => {
    const lively: ServerEvent = { type: 'ServerReconfigured', data: { ...settings, intervalMinutes: 1, whatsApp: true } };
    const { state } = given(server, registered, lively);
    expect(needsPlan(state!, { name: 'Till', intervalMinutes: 1, whatsApp: true })).toBe(false);
    expect(needsPlan(state!, { intervalMinutes: 10 })).toBe(false);
    expect(needsPlan(given(server, registered).state!, { intervalMinutes: 1 })).toBe(true);
    given(server, registered, lively)
      .when((was) => reconfigureServer(was!, { name: 'Till', intervalMinutes: 1, whatsApp: true }, basic))
      .then({ type: 'ServerReconfigured', data: { ...settings, name: 'Till', intervalMinutes: 1, whatsApp: true } });
    given(server, registered)
      .when((was) => reconfigureServer(was!, { intervalMinutes: 1 }, basic))
      .refuses('INTERVAL_TOO_SHORT');
    given(server, registered)
      .when((was) => reconfigureServer(was!, { whatsApp: true }, basic))
      .refuses('WHATSAPP_NOT_IN_PLAN');
  });

  it('is paused and resumed once each, and deleted', () => {
    given(server, registered)
      .when((state) => suspendServer(state!))
      .then(paused);
    given(server, registered, paused)
      .when((state) => suspendServer(state!))
      .thenNothing();
    given(server, registered, paused)
      .when((state) => resumeServer(state!))
      .then(resumed);
    given(server, registered)
      .when((state) => resumeServer(state!))
      .thenNothing();
    expect(given(server, registered, ...deleteServer()).state).toMatchObject({ deleted: true, name: 'Shop' });
  });
});

describe('the form of a server', () => {
  const strict = new NetworkPolicy();
  const create = (typed: object) => readServerSettings(typed, strict, 'create').settings;
  const problems = (typed: object, on: 'create' | 'update' = 'create') => {
    try {
      readServerSettings(typed, strict, on);
    } catch (error) {
      return (error as { details: { fields: Record<string, string> } }).details.fields;
    }
    return {};
  };

  it.each([
    '',
    'shop.example',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '-1.2.3.4',
    '010.8.8.8',
    '8.8.8.08',
    '0x8.8.8.8',
    '8.8.8.8/32',
    '1.2.3.4a',
    '٨.٨.٨.٨',
    '::1',
    ' 8.8.8.8',
    '8.8.8.8\n',
  ])('refuses the address %j', (ipAddress) => expect(problems({ ipAddress })).toEqual({ ipAddress: 'Invalid IP address' }));
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.5.4',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
  ])('refuses the private address %s and says why', (ipAddress) =>
    expect(problems({ ipAddress })).toEqual({ ipAddress: sentences.ipNotPublic }),
  );
  it('forgives blanks around an address on update', () =>
    expect(readServerSettings({ ipAddress: ' 8.8.8.8 ' }, strict, 'update').settings).toEqual({ ipAddress: '8.8.8.8' }));
  it('opens private networks only where a setting says so', () =>
    expect(readServerSettings({ ipAddress: '127.0.0.1' }, NetworkPolicy.parse('127.0.0.0/8'), 'create').settings).toEqual({
      ipAddress: '127.0.0.1',
    }));

  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://shop.example/', 'https://shop.example/'],
    ['shop.example', 'https://shop.example'],
    [' http://Shop.Example:8080/a?b=1 ', 'http://shop.example:8080/a?b=1'],
    ['https://büro.example', 'https://xn--bro-hoa.example'],
    ['', ''],
    ['  ', ''],
  ])('takes the website %j', (typed, website) => expect(create({ website: typed })).toEqual({ website }));

  it.each([
    ['ftp://shop.example', sentences.website.scheme],
    ['javascript:alert(1)', sentences.website.scheme],
    ['https://shop.example:22', sentences.website.port],
    ['https://ada:secret@shop.example', sentences.website.credentials],
    ['http://127.0.0.1', sentences.website.not_public],
    ['http://2130706433/', sentences.website.not_public],
    ['http://0x7f.1', sentences.website.not_public],
    ['http://[::1]/', sentences.website.not_public],
    ['http://169.254.169.254/latest', sentences.website.never_allowed],
    ['http://localhost', sentences.website.local_name],
    ['https://db.internal', sentences.website.local_name],
    ['not a website', sentences.website.not_a_website],
    [`https://shop.example/${'a'.repeat(2_048)}`, sentences.website.too_long],
  ])('refuses the website %s', (website, sentence) => expect(problems({ website })).toEqual({ website: sentence }));

  it('takes every whole number of minutes up to an hour', () => {
    for (let minutes = 1; minutes <= 60; minutes += 1) expect(create({ intervalMinutes: minutes }).intervalMinutes).toBe(minutes);
  });
  it.each([0, -5, 61, 1.5, Number.NaN, 525_600])('refuses an interval of %d minutes', (intervalMinutes) =>
    expect(problems({ intervalMinutes })).toEqual({ monitoringInterval: sentences.intervalUnknown }),
  );

  it('takes a name in any script and no other', () => {
    expect(create({ name: ' Ọjà mi 🛒 ' })).toEqual({ name: 'Ọjà mi 🛒' });
    expect(problems({ name: ' ' })).toEqual({ name: sentences.serverNameMissing });
    expect(problems({ name: 'a\nb' })).toEqual({ name: sentences.strangeCharacters });
    expect(problems({ name: 'x'.repeat(101) })).toEqual({ name: sentences.nameLength(100) });
  });

  it('names every wrong field at once', () =>
    expect(Object.keys(problems({ name: '', ipAddress: 'x', website: 'ftp://x', intervalMinutes: 0 })).sort()).toEqual([
      'ipAddress',
      'monitoringInterval',
      'name',
      'website',
    ]));
});

describe('the month of the quota', () => {
  it('turns at midnight in Lagos', () => {
    expect(lagosMonth(new Date('2026-01-31T22:59:59Z'))).toBe('2026-01');
    expect(lagosMonth(new Date('2026-01-31T23:00:00Z'))).toBe('2026-02');
  });
});
