import { describe, expect, it } from '@jest/globals';
import { lastsSince, opened, resolved, worsened } from './incident.js';
import type { Incident, IncidentOpened, IncidentResolved } from './incident.js';

const now = new Date('2026-11-22T10:00:00Z');

it('changes nothing when an incident that is resolved is resolved once more', () => {
  const known = { incidentId: 'one', resolvedAt: new Date('2026-11-22T09:59:00Z'), openedSeenAt: now } as Incident;
  const again = { incidentId: 'one', resolvedAt: now, reason: 'steady', occurredAt: now } as unknown as IncidentResolved;
  expect(resolved(known, again, [], now)).toEqual([]);
});

describe('a partial incident that becomes an outage', () => {
  const at = (time: string): Date => new Date(`2026-11-21T${time}Z`);
  const ids = { incidentId: 'a', serverId: 's', workspaceId: 'w', userId: 'ada' };
  const opening: IncidentOpened = {
    ...ids,
    kind: 'partial',
    serverName: 'Shop',
    cause: 'reached from London, not from Lagos',
    incidentGroupId: '',
    incidentGroupSize: 1,
    startedAt: at('13:02:00'),
    occurredAt: at('13:02:45'),
    explanation: null,
    explanationPending: false,
    outages: 0,
    badRegions: ['lagos'],
    goodRegions: ['london'],
    network: null,
    heartbeatTrouble: null,
    translations: {},
  };
  const worse = {
    ...ids,
    serverName: 'Shop',
    cause: 'no answer',
    explanation: null,
    translations: {},
    badRegions: ['lagos', 'london'],
    at: at('13:20:00'),
    occurredAt: at('13:20:01'),
  };
  const notified = (incidentId: string): Incident => ({
    ...opened(null, { ...opening, incidentId }, at('13:02:46'))!,
    groupKey: 'a',
    notifyAt: null,
  });

  it('is notified at once, and changes nothing the second time or after its end', () => {
    const [first] = worsened(notified('a'), worse, [], at('13:20:02'));
    expect(first).toMatchObject({ kind: 'down', groupKey: 'a', cause: 'no answer', notifyAt: at('13:20:02'), worsenedAt: at('13:20:00') });
    expect(worsened(first!, worse, [], at('13:20:03'))).toEqual([]);
    expect(worsened({ ...notified('a'), resolvedAt: at('13:10:00') }, worse, [], at('13:20:02'))).toEqual([]);
  });
  it('waits a little for the others of its group, and the last one waits for nobody', () => {
    const [first] = worsened(notified('a'), worse, [notified('b')], at('13:20:02'));
    expect(first!.notifyAt).toEqual(at('13:20:12'));
    const both = worsened(notified('b'), { ...worse, incidentId: 'b' }, [first!], at('13:20:05'));
    expect(both.map(({ incidentId, notifyAt }) => [incidentId, notifyAt])).toEqual([
      ['b', at('13:20:05')],
      ['a', at('13:20:05')],
    ]);
  });
  it('waits no longer with others that some places reach, once nobody reaches it', () => {
    const waiting = { ...opened(null, { ...opening, kind: 'partial' }, at('13:20:00'))!, notifyAt: at('13:20:45') };
    expect(worsened(waiting, worse, [], at('13:20:05'))[0]!.notifyAt).toEqual(at('13:20:15'));
  });
  it('is an outage from the start where nobody was notified yet, in whatever order the messages come', () => {
    const inOrder = worsened(opened(null, { ...opening, explanationPending: true }, at('13:20:00')), worse, [], at('13:20:02'))[0]!;
    expect(inOrder).toMatchObject({ kind: 'down', groupKey: null, notifyAt: at('13:20:08') });
    const early = worsened(null, worse, [], at('13:20:02'))[0]!;
    expect(early.notifyAt).toBeNull();
    const late = opened(early, opening, at('13:20:03'))!;
    expect(late).toMatchObject({ kind: 'down', cause: 'no answer', badRegions: ['lagos', 'london'], notifyAt: at('13:20:03') });
    expect(lastsSince(late)).toEqual(at('13:20:00'));
    expect(opened(late, opening, at('13:20:04'))).toBeNull();
  });
});
