import { describe, expect, it } from '@jest/globals';
import { decide, settled } from './decide.js';
import type { DecisionContext, DueGroup, Notification } from './decide.js';
import type { Incident } from './incident.js';
import { openGroup } from './notification-group.js';
import type { NotificationGroup } from './notification-group.js';
import { toTransition } from './notify-reason.js';

const at = (time: string): Date => new Date(`2026-11-21T${time}Z`);
const incident = (incidentId: string, more: Partial<Incident> = {}): Incident => ({
  incidentId,
  groupKey: null,
  serverId: `server of ${incidentId}`,
  workspaceId: 'w',
  userId: 'ada',
  kind: 'down',
  serverName: incidentId,
  cause: '',
  explanation: null,
  translations: {},
  explanationPending: false,
  incidentGroupId: '',
  incidentGroupSize: 1,
  outages: 0,
  badRegions: [],
  goodRegions: [],
  network: null,
  heartbeatTrouble: null,
  worsenedAt: null,
  startedAt: at('13:02:00'),
  openedSeenAt: at('13:02:30'),
  acknowledgedAt: null,
  resolvedAt: null,
  resolvedSeenAt: null,
  resolvedReason: '',
  notifyAt: null,
  notifyResolvedAt: null,
  occurredAt: at('13:02:30'),
  ...more,
});
const due = (incidentId: string, more: Partial<Incident> = {}) => incident(incidentId, { notifyAt: at('13:02:30'), ...more });
const back = (incidentId: string, more: Partial<Incident> = {}) =>
  incident(incidentId, { resolvedAt: at('13:16:00'), resolvedReason: 'recovered', notifyResolvedAt: at('13:16:00'), ...more });
const context = (time: string, more: Partial<DecisionContext> = {}): DecisionContext => ({
  now: at(time),
  timeZone: 'Africa/Lagos',
  inOrder: true,
  ...more,
});
const groupOf = (...members: Incident[]): NotificationGroup => openGroup(members, at('13:02:30'), 'Africa/Lagos');

/** `transition: members`, and who is still down. */
const decided = (group: DueGroup, when: DecisionContext): string[] =>
  (decide(group, when)?.notify ?? []).map(({ notify, members, stillDown }) => {
    const names = (some: Incident[]) => some.map(({ incidentId }) => incidentId).join(' ');
    return `${toTransition(notify)}: ${names(members)}${stillDown.length > 0 ? `, still down: ${names(stillDown)}` : ''}`;
  });

describe('what an opening notifies', () => {
  it.each<[string, Incident[], string[]]>([
    ['one incident', [due('a')], ['opened: a']],
    ['the members of its incident group that are due', [due('a'), due('b'), due('c', { notifyAt: at('13:02:50') })], ['opened: a b']],
    ['an unstable server', [due('a', { kind: 'unstable' })], ['unstable: a']],
    ['a partial one', [due('a', { kind: 'partial' })], ['partial: a']],
    ['what is down before what is partial', [due('a', { kind: 'partial' }), due('b')], ['opened: b', 'partial: a']],
    ['no member that worsened: that is another message', [due('a', { groupKey: 'a', worsenedAt: at('13:02:20') })], []],
    ['nothing that is over already', [due('a', { resolvedAt: at('13:02:35') })], []],
    ['nothing that another process notified', [incident('a', { groupKey: 'a' })], []],
  ])('%s', (_name, members, expected) => expect(decided({ due: 'opening', members }, context('13:02:40'))).toEqual(expected));

  it.each([
    ['13:06:59', '13:12:00'],
    ['13:11:00', '13:32:00'],
  ])('that is notified as late as %s, as a job is that was missed, comes again at %s: not within five minutes', (notified, again) =>
    expect(decide({ due: 'opening', members: [due('a')] }, context(notified))!.group!.nextDueAt).toEqual(at(again)),
  );

  it('opens a group that is named after the first member and comes again after ten minutes', () => {
    const group: DueGroup = { due: 'opening', members: [due('a'), due('b')] };
    expect(decide(group, context('13:02:40'))!.group).toMatchObject({ groupKey: 'a', closed: false, nextDueAt: at('13:12:00') });
    expect(settled(group, at('13:02:40')).map(({ groupKey, notifyAt }) => [groupKey, notifyAt])).toEqual([
      ['a', null],
      ['a', null],
    ]);
  });
});

describe('what an end notifies', () => {
  const ends = (members: Incident[], group: NotificationGroup | null = groupOf(...members)): DueGroup => ({
    due: 'resolution',
    groupKey: 'a',
    members,
    group,
  });

  it.each<[string, Incident[], string[]]>([
    ['the whole group', [back('a'), back('b')], ['resolved: a b']],
    ['a part of it', [incident('a'), back('b')], ['resolved-b: b, still down: a']],
    ['an unstable server that is steady', [back('a', { kind: 'unstable' })], ['steady: a']],
    ['a server that the owner paused, alone', [back('a', { resolvedReason: 'paused' }), back('b')], ['resolved-a: a', 'resolved: b']],
    ['nothing that is held', [back('a', { notifyResolvedAt: at('13:17:00') })], []],
    [
      'who waits, with the first that is due',
      [incident('a'), back('b'), back('c', { notifyResolvedAt: at('13:16:18') })],
      ['resolved-b: b c, still down: a'],
    ],
    [
      'nobody who waits with one that was taken away by hand: that alerts nobody',
      [incident('a'), back('b', { resolvedReason: 'paused' }), back('c', { notifyResolvedAt: at('13:16:18') })],
      ['resolved-b: b'],
    ],
    ['an unstable one and others that are back', [back('a', { kind: 'unstable' }), back('b')], ['steady: a', 'resolved: b']],
    ['each unstable one of a group', [back('a', { kind: 'unstable' }), back('b', { kind: 'unstable' })], ['steady: a', 'steady-b: b']],
    [
      'an unstable one after another',
      [back('a', { kind: 'unstable', notifyResolvedAt: null }), back('b', { kind: 'unstable' })],
      ['steady-b: b'],
    ],
    [
      'not an end that is held for its beginning',
      [incident('a'), back('b'), back('c', { openedSeenAt: null, notifyResolvedAt: at('13:16:30') })],
      ['resolved-b: b, still down: a'],
    ],
  ])('%s', (_name, members, expected) => expect(decided(ends(members), context('13:16:10'))).toEqual(expected));

  const unstable = { kind: 'unstable' } as const;
  it.each<[string, Incident[], boolean[]]>([
    ['with the one that was named', [back('a', unstable), back('b', unstable)], [false, true]],
    ['before the one that was named', [incident('a', unstable), back('b', unstable)], [true]],
    ['after the one that was named', [back('a', { ...unstable, notifyResolvedAt: null }), back('b', unstable)], [false]],
    [
      'after the owner paused the one that was named',
      [back('a', { ...unstable, resolvedReason: 'paused' }), back('b', unstable)],
      [true, false],
    ],
    ['beside an outage, which was told of them all', [back('a', unstable), back('b', unstable), incident('c')], [false, false]],
  ])('tells only on the dashboard of an unstable one that no message named: %s', (_name, members, expected) => {
    const ofHand = ({ members: [member] }: Notification): boolean => member!.resolvedReason === 'paused';
    const { notify } = decide(ends(members), context('13:16:10'))!;
    expect(notify.map((one) => ofHand(one) || (one.dashboardOnly ?? false))).toEqual(expected);
  });
  it('closes the group with its last member, also where its beginning was never seen', () => {
    expect(decide(ends([back('a'), incident('b')]), context('13:16:10'))!.group.closed).toBe(false);
    expect(decide(ends([back('a')], null), context('13:16:10'))!.group).toMatchObject({ groupKey: 'a', closed: true, nextDueAt: null });
  });
});

describe('what a reminder notifies', () => {
  const acknowledged = { acknowledgedAt: at('13:05:00') };
  const reminds = (members: Incident[], more: Partial<NotificationGroup> = {}): DueGroup => ({
    due: 'reminder',
    members,
    group: { ...groupOf(...members), ...more },
  });

  it.each<[string, DueGroup, DecisionContext, string[]]>([
    ['after ten minutes', reminds([incident('a')]), context('13:12:00'), ['reminder-10m: a']],
    ['nothing before', reminds([incident('a')]), context('13:11:59'), []],
    [
      'not what is acknowledged',
      reminds([incident('a', acknowledged), incident('b')], { acknowledgedAt: null }),
      context('13:12:00'),
      ['reminder-10m: b'],
    ],
    ['hourly, while a server is unstable', reminds([incident('a', { kind: 'unstable' })]), context('14:02:00'), ['digest-1: a']],
    ['all that a moved clock passed, in order', reminds([incident('a')]), context('13:40:00'), ['reminder-10m: a', 'reminder-30m: a']],
    [
      'the latest alone, after the process was away',
      reminds([incident('a')]),
      context('13:32:15', { inOrder: false }),
      ['reminder-30m: a'],
    ],
    ['nothing that is later than that at once', reminds([incident('a')]), context('13:32:16', { inOrder: false }), []],
    [
      'nothing of what somebody works on, nor later of what fell into that time',
      reminds([incident('a')]),
      context('13:40:00', { maintenance: [{ serverId: null, startsAt: at('13:10:00'), endsAt: at('13:33:00') }] }),
      [],
    ],
    [
      'the other servers of the group',
      reminds([incident('a'), incident('b')]),
      context('13:12:00', { maintenance: [{ serverId: 'server of a', startsAt: at('13:12:00'), endsAt: at('13:13:00') }] }),
      ['reminder-10m: b'],
    ],
    [
      'of one that ended in time as ever',
      reminds([incident('a')]),
      context('13:12:00', { maintenance: [{ serverId: 'server of a', startsAt: at('13:02:00'), endsAt: at('13:12:00') }] }),
      ['reminder-10m: a'],
    ],
    ['nothing of a closed group', reminds([incident('a')], { closed: true }), context('13:40:00'), []],
  ])('%s', (_name, group, when, expected) => expect(decided(group, when)).toEqual(expected));

  it('speaks of its own time where a moved clock passed it, else of the moment it leaves', () => {
    const [passed] = decide(reminds([incident('a')]), context('13:13:00'))!.notify;
    expect(passed).toMatchObject({ occurredAt: at('13:12:00'), writtenAt: at('13:12:00') });
    const [late] = decide(reminds([incident('a')]), context('13:12:15', { inOrder: false }))!.notify;
    expect(late!.writtenAt).toBeUndefined();
  });
});

describe('a reminder that fell due while nobody was here', () => {
  const [atRestart, afterALook] = [context('14:40:00', { inOrder: false }), context('14:45:00')];
  const heldUntil = (members: Incident[], held: NotificationGroup): DueGroup => ({ due: 'reminder', members, group: held });
  const held = decide(heldUntil([incident('a')], groupOf(incident('a'))), atRestart)!;

  it('waits until what ended meanwhile was noticed, and then speaks of its own time', () => {
    expect(held).toMatchObject({ notify: [], group: { nextDueAt: at('14:45:00') } });
    const later = decide(heldUntil([incident('a')], held.group), afterALook)!;
    expect(later.notify.map(({ notify, writtenAt }) => [toTransition(notify), writtenAt])).toEqual([['reminder-30m', undefined]]);
    expect(later.group.nextDueAt).toEqual(at('15:02:00'));
    expect(decide(heldUntil([], held.group), afterALook)!.notify).toEqual([]);
  });

  it('waits half a minute where that was short', () => {
    const short = decide(heldUntil([incident('a')], groupOf(incident('a'))), context('13:13:24', { inOrder: false }))!;
    expect(short).toMatchObject({ notify: [], group: { nextDueAt: at('13:13:54') } });
    expect(decided(heldUntil([incident('a')], short.group), context('13:13:54'))).toEqual(['reminder-10m: a']);
    expect(decide(heldUntil([], short.group), context('13:13:54'))!.notify).toEqual([]);
  });

  it('is put off once, by one process', () => {
    expect(decide(heldUntil([incident('a')], held.group), context('14:40:01'))!).toMatchObject({ notify: [], group: held.group });
    expect(decided(heldUntil([incident('a')], held.group), { ...afterALook, inOrder: false })).toEqual(['reminder-30m: a']);
  });
});

describe('a partial incident', () => {
  const partial = (incidentId: string, more: Partial<Incident> = {}) => incident(incidentId, { kind: 'partial', groupKey: 'a', ...more });
  const worse = (incidentId: string) =>
    partial(incidentId, { kind: 'down', worsenedAt: at('13:20:00'), notifyAt: at('13:20:00'), occurredAt: at('13:20:00') });
  const decision = (members: Incident[]) =>
    decide({ due: 'worsening', groupKey: 'a', members, group: groupOf(partial('a')) }, context('13:20:05'))!;

  it('reminds once a day, acknowledged or not', () => {
    expect(groupOf(partial('a')).nextDueAt).toEqual(new Date('2026-11-22T07:00:00Z'));
    expect(groupOf(partial('a', { acknowledgedAt: at('13:03:00') })).nextDueAt).toEqual(new Date('2026-11-22T07:00:00Z'));
  });
  it('that became an outage is one message in the same group, reminded like one from then', () => {
    const { group, notify } = decision([worse('a'), worse('b')]);
    expect(notify.map(({ notify: reason, members }) => [toTransition(reason), members.length])).toEqual([['worsened-a', 2]]);
    expect(group).toMatchObject({ groupKey: 'a', kind: 'down', startedAt: at('13:20:00'), nextDueAt: at('13:30:00') });
    expect(settled({ due: 'worsening', groupKey: 'a', members: [worse('a')], group }, at('13:20:05'))).toMatchObject([
      { groupKey: 'a', notifyAt: null },
    ]);
  });
  it('takes along who worsened seconds later and waits', () => {
    const later = { ...worse('b'), notifyAt: at('13:20:08') };
    const { notify } = decision([worse('a'), later, partial('c')]);
    expect(notify.map(({ members }) => members.map(({ incidentId }) => incidentId))).toEqual([['a', 'b']]);
    expect(
      settled({ due: 'worsening', groupKey: 'a', members: [worse('a'), later], group: groupOf(partial('a')) }, at('13:20:05')),
    ).toMatchObject([{ notifyAt: null }, { notifyAt: null }]);
    const early: DueGroup = { due: 'worsening', groupKey: 'a', members: [later], group: groupOf(partial('a')) };
    expect(decide(early, context('13:20:05'))).toBeNull();
  });
  it('is not named among what is down', () => {
    const { group } = decision([worse('a'), partial('b')]);
    expect(decided({ due: 'reminder', members: [worse('a'), partial('b')], group }, context('13:30:01'))).toEqual(['reminder-10m: a']);
  });
});
