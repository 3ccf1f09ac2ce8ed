import { describe, expect, it } from '@jest/globals';
import { billing, identity, incidents, topicCodecs, topicDeclarations, workspaces } from '@nowahala/contracts';
import type { TopicName } from '@nowahala/contracts';
import { newId } from '../core/ids.js';
import { faultOf } from './check-message.js';

const declared = (name: string) => topicDeclarations.find((one) => one.name === name)!;
const ids = () => ({ incidentId: newId(), serverId: newId(), workspaceId: newId(), userId: newId() });
const opened = (over: Partial<incidents.IncidentOpened>) =>
  faultOf(declared('incident.opened'), { ...incidents.IncidentOpened.fromPartial({ ...ids(), startedAt: new Date() }), ...over });

describe('a message that may be true', () => {
  it('has its ids, and may leave out everything else', () => {
    expect(opened({ startedAt: undefined })).toBeUndefined();
    expect(opened({ startedAt: new Date('0001-01-01T00:00:00Z'), openedAt: new Date('9999-12-31T23:59:59Z') })).toBeUndefined();
  });

  it('is one that carries many things at once, whose reader judges each of them', () => {
    const beat = { heartbeatId: 'none', at: new Date(Number.NaN) };
    const beats = incidents.BeatsReceived.fromPartial({ runId: newId(), beats: [beat] });
    expect(faultOf(declared('beat.received'), beats)).toBeUndefined();
  });

  it.each(topicDeclarations.filter((topic) => topic.ids !== undefined))(
    'of $name has the fields that are its ids',
    ({ name, ids: fields }) => {
      const names = fields!.map((field) => field.replace(/_(\w)/g, (_, first: string) => first.toUpperCase()));
      expect(Object.keys(topicCodecs[name as TopicName].decode(new Uint8Array()))).toEqual(expect.arrayContaining(names));
    },
  );
});

describe('a message that cannot be true', () => {
  it.each([
    ['an id that is none', { incidentId: '../../etc/passwd' }, 'its incident_id is no id'],
    ['an id that is missing', { workspaceId: '' }, 'its workspace_id is no id'],
    ['a time that is none', { startedAt: new Date(Number.NaN) }, 'its startedAt is no time'],
    ['a time before the first year', { openedAt: new Date(-8.64e15) }, 'its openedAt is no time'],
    ['a time behind the last one', { openedAt: new Date(8.64e15) }, 'its openedAt is no time'],
    ['a zero character', { cause: 'a\0b' }, 'its cause contains a zero character'],
    ['a zero character in a list', { regions: ['lagos', '\0'] }, 'its regions contains a zero character'],
  ])('has %s', (_what, over, fault) => expect(opened(over)).toBe(fault));

  it('has such a value further inside', () => {
    const translations = [{ language: 'fr', cause: '\0', explanation: undefined }];
    expect(opened({ translations })).toBe('its cause contains a zero character');
    const renewal = { ...incidents.Renewal.fromPartial({}), endsAt: new Date(8.64e15) };
    const due = { ...incidents.RenewalDue.fromPartial(ids()), renewal };
    expect(faultOf(declared('renewal.due'), due)).toBe('its endsAt is no time');
  });

  it.each([
    ['user.erased', identity.UserErased.fromPartial({})],
    ['invoice.paid', billing.InvoicePaid.fromPartial({})],
    ['server.configured', workspaces.ServerConfigured.fromPartial({})],
  ])('of %s says nothing of anybody', (name, message) => expect(faultOf(declared(name), message)).toMatch(/^its \w+_id is no id$/));
});
