import { describe, expect, it } from '@jest/globals';
import { pingsPerMonth, smallestInterval } from '@nowahala/kernel';
import { specify } from '@nowahala/testkit';
import type { Entitlement } from './entitlement.js';
import { needsPlan, server } from './server.js';
import type { Server, ServerCommand, ServerEvent, ServerSettings } from './server.js';

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
  expectText: '',
  rejectText: '',
  slowAlerts: true,
};
const owner = { workspaceId: 'w', userId: 'ada' };
const registered: ServerEvent = { type: 'ServerRegistered', data: { ...settings, ...owner, registeredAt: now.toISOString() } };
const paused: ServerEvent = { type: 'ServerSuspended', data: {} };
const resumed: ServerEvent = { type: 'ServerResumed', data: {} };
const deleted: ServerEvent = { type: 'ServerDeleted', data: {} };

describe('a server', () => {
  const on =
    (command: ServerCommand, plan?: Entitlement) =>
    (state: Server): ServerEvent[] =>
      server.decide(command, state, { plan, now });
  const add = (more: Partial<ServerSettings>, plan: Entitlement) =>
    on({ type: 'AddServer', data: { ...settings, ...more, ...owner } }, plan);
  const reconfigure = (data: Partial<ServerSettings>, plan?: Entitlement) => on({ type: 'ReconfigureServer', data }, plan);
  const registeredWith = (more: Partial<ServerSettings>) => ({ ...registered, data: { ...registered.data, ...more } }) as ServerEvent;

  it('has no words to look for where it was registered before there were any', () => {
    const {
      expectText: _expect,
      rejectText: _reject,
      slowAlerts: _slow,
      ...before
    } = { ...settings, ...owner, registeredAt: now.toISOString() };
    const old: ServerEvent = { type: 'ServerRegistered', data: { ...before, website: 'https://shop.example' } };
    specify(server)
      .given(old)
      .when(reconfigure({ expectText: '' }))
      .thenNothing();
    specify(server)
      .given(old)
      .when(reconfigure({ expectText: 'Cart' }))
      .then({ type: 'ServerReconfigured', data: { ...settings, website: 'https://shop.example', expectText: 'Cart' } });
  });
  it('is added under a plan that is in force', () => {
    specify(server).given().when(add({}, basic)).then(registered);
    for (const state of ['grace', 'reduced'])
      specify(server)
        .given()
        .when(add({}, { ...basic, state }))
        .then(registered);
    for (const state of ['none', 'awaiting_payment', 'paused', 'something new'])
      specify(server)
        .given()
        .when(add({}, { ...basic, state }))
        .refused('NO_ACTIVE_PLAN');
  });

  it('is checked as often as the plan allows', () => {
    specify(server)
      .given()
      .when(add({ intervalMinutes: 1 }, basic))
      .refused('INTERVAL_TOO_SHORT');
    specify(server)
      .given()
      .when(add({ intervalMinutes: 4 }, basic))
      .refused('INTERVAL_TOO_SHORT');
    specify(server)
      .given()
      .when(add({ intervalMinutes: 7 }, basic))
      .then(registeredWith({ intervalMinutes: 7 }));
    specify(server)
      .given()
      .when(add({ intervalMinutes: 1 }, growth))
      .then(registeredWith({ intervalMinutes: 1 }));
    expect(() => add({ intervalMinutes: 1 }, basic)({ status: 'absent' })).toThrow(
      'The Basic plan looks every 5 minutes at most. Choose 5 minutes or more, or upgrade your plan.',
    );
    expect(pingsPerMonth(5)).toBe(8_928);
    expect([smallestInterval(8_928), smallestInterval(8_927), smallestInterval(44_640), smallestInterval(0)]).toEqual([5, 6, 1, 60]);
  });

  it('notifies by WhatsApp where the plan has it', () => {
    specify(server)
      .given()
      .when(add({ whatsApp: true }, basic))
      .refused('WHATSAPP_NOT_IN_PLAN');
    specify(server)
      .given()
      .when(add({ whatsApp: true }, growth))
      .then(registeredWith({ whatsApp: true }));
  });

  it('changes what was given and nothing else, and has no event when nothing changes', () => {
    specify(server)
      .given(registered)
      .when(reconfigure({ name: 'Till', website: 'https://till.example' }))
      .then({ type: 'ServerReconfigured', data: { ...settings, name: 'Till', website: 'https://till.example' } });
    specify(server)
      .given(registered)
      .when(reconfigure({ ...settings }, basic))
      .thenNothing();
  });

  it('may be renamed under a plan that shrank, but not checked more often', () => {
    const lively = { ...settings, intervalMinutes: 1, whatsApp: true };
    const livelyEvent: ServerEvent = { type: 'ServerReconfigured', data: lively };
    const needs = (data: Partial<ServerSettings>, state: ServerSettings) => needsPlan({ type: 'ReconfigureServer', data }, state);
    expect(needs({ name: 'Till', intervalMinutes: 1, whatsApp: true }, lively)).toBe(false);
    expect(needs({ intervalMinutes: 10 }, lively)).toBe(false);
    expect(needs({ intervalMinutes: 1 }, settings)).toBe(true);
    specify(server)
      .given(registered, livelyEvent)
      .when(reconfigure({ name: 'Till', intervalMinutes: 1, whatsApp: true }, basic))
      .then({ type: 'ServerReconfigured', data: { ...settings, name: 'Till', intervalMinutes: 1, whatsApp: true } });
    specify(server)
      .given(registered)
      .when(reconfigure({ intervalMinutes: 1 }, basic))
      .refused('INTERVAL_TOO_SHORT');
    specify(server)
      .given(registered)
      .when(reconfigure({ whatsApp: true }, basic))
      .refused('WHATSAPP_NOT_IN_PLAN');
  });

  it('is paused and resumed once each, and deleted', () => {
    specify(server)
      .given(registered)
      .when(on({ type: 'PauseServer' }))
      .then(paused);
    specify(server)
      .given(registered, paused)
      .when(on({ type: 'PauseServer' }))
      .thenNothing();
    specify(server)
      .given(registered, paused)
      .when(on({ type: 'ResumeServer' }, basic))
      .then(resumed);
    specify(server)
      .given(registered)
      .when(on({ type: 'ResumeServer' }, basic))
      .thenNothing();
    specify(server)
      .given(registered, paused)
      .when(on({ type: 'ResumeServer' }, { ...basic, state: 'paused' }))
      .refused('NO_ACTIVE_PLAN');
    specify(server)
      .given(registered)
      .when(on({ type: 'DeleteServer' }))
      .then(deleted);
    expect(specify(server).given(registered, deleted).state).toMatchObject({ status: 'deleted', name: 'Shop' });
  });

  it('is gone once it is deleted', () => {
    for (const command of [{ type: 'PauseServer' }, { type: 'DeleteServer' }, { type: 'ReconfigureServer', data: {} }] as const)
      specify(server).given(registered, deleted).when(on(command)).refused('NOT_FOUND');
  });
});
