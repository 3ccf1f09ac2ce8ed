import { describe, expect, it } from '@jest/globals';
import { given } from '@nowahala/testkit';
import type { Entitlement } from './entitlement.js';
import { pingsPerMonth, smallestInterval } from './interval.js';
import { decide, needsPlan, server } from './server.js';
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
      decide(command, state, { plan, now });
  const add = (more: Partial<ServerSettings>, plan: Entitlement) =>
    on({ type: 'AddServer', data: { ...settings, ...more, ...owner } }, plan);
  const reconfigure = (data: Partial<ServerSettings>, plan?: Entitlement) => on({ type: 'ReconfigureServer', data }, plan);
  const registeredWith = (more: Partial<ServerSettings>) => ({ ...registered, data: { ...registered.data, ...more } }) as ServerEvent;

  it('is added under a plan that is in force', () => {
    given(server).when(add({}, basic)).then(registered);
    for (const state of ['grace', 'reduced'])
      given(server)
        .when(add({}, { ...basic, state }))
        .then(registered);
    for (const state of ['none', 'awaiting_payment', 'paused', 'something new'])
      given(server)
        .when(add({}, { ...basic, state }))
        .refuses('NO_ACTIVE_PLAN');
  });

  it('is checked as often as the plan allows', () => {
    given(server)
      .when(add({ intervalMinutes: 1 }, basic))
      .refuses('INTERVAL_TOO_SHORT');
    given(server)
      .when(add({ intervalMinutes: 4 }, basic))
      .refuses('INTERVAL_TOO_SHORT');
    given(server)
      .when(add({ intervalMinutes: 7 }, basic))
      .then(registeredWith({ intervalMinutes: 7 }));
    given(server)
      .when(add({ intervalMinutes: 1 }, growth))
      .then(registeredWith({ intervalMinutes: 1 }));
    expect(() => add({ intervalMinutes: 1 }, basic)({ status: 'absent' })).toThrow(
      'The Basic plan looks every 5 minutes at most. Choose 5 minutes or more, or upgrade your plan.',
    );
    expect(pingsPerMonth(5)).toBe(8_928);
    expect([smallestInterval(8_928), smallestInterval(8_927), smallestInterval(44_640), smallestInterval(0)]).toEqual([5, 6, 1, 60]);
  });

  it('notifies by WhatsApp where the plan has it', () => {
    given(server)
      .when(add({ whatsApp: true }, basic))
      .refuses('WHATSAPP_NOT_IN_PLAN');
    given(server)
      .when(add({ whatsApp: true }, growth))
      .then(registeredWith({ whatsApp: true }));
  });

  it('changes what was given and nothing else, and has no event when nothing changes', () => {
    given(server, registered)
      .when(reconfigure({ name: 'Till', website: 'https://till.example' }))
      .then({ type: 'ServerReconfigured', data: { ...settings, name: 'Till', website: 'https://till.example' } });
    given(server, registered)
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
    given(server, registered, livelyEvent)
      .when(reconfigure({ name: 'Till', intervalMinutes: 1, whatsApp: true }, basic))
      .then({ type: 'ServerReconfigured', data: { ...settings, name: 'Till', intervalMinutes: 1, whatsApp: true } });
    given(server, registered)
      .when(reconfigure({ intervalMinutes: 1 }, basic))
      .refuses('INTERVAL_TOO_SHORT');
    given(server, registered)
      .when(reconfigure({ whatsApp: true }, basic))
      .refuses('WHATSAPP_NOT_IN_PLAN');
  });

  it('is paused and resumed once each, and deleted', () => {
    given(server, registered)
      .when(on({ type: 'PauseServer' }))
      .then(paused);
    given(server, registered, paused)
      .when(on({ type: 'PauseServer' }))
      .thenNothing();
    given(server, registered, paused)
      .when(on({ type: 'ResumeServer' }, basic))
      .then(resumed);
    given(server, registered)
      .when(on({ type: 'ResumeServer' }, basic))
      .thenNothing();
    given(server, registered, paused)
      .when(on({ type: 'ResumeServer' }, { ...basic, state: 'paused' }))
      .refuses('NO_ACTIVE_PLAN');
    given(server, registered)
      .when(on({ type: 'DeleteServer' }))
      .then(deleted);
    expect(given(server, registered, deleted).state).toMatchObject({ status: 'deleted', name: 'Shop' });
  });

  it('is gone once it is deleted', () => {
    for (const command of [{ type: 'PauseServer' }, { type: 'DeleteServer' }, { type: 'ReconfigureServer', data: {} }] as const)
      given(server, registered, deleted).when(on(command)).refuses('NOT_FOUND');
  });
});
