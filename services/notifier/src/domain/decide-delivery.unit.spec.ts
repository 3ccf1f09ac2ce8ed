import { describe, expect, it } from '@jest/globals';
import { resolvedNotifyAt, decideDelivery, type IncidentNow, type Transition } from './decide-delivery.js';

const open: IncidentNow = { openedSeen: true, resolvedAt: null, acknowledgedAt: null };
const over: IncidentNow = { ...open, resolvedAt: new Date('2026-11-21T13:16:00Z') };
const taken: IncidentNow = { ...open, acknowledgedAt: new Date('2026-11-21T13:05:00Z') };
const told = (...said: Transition[]) => new Set(said);

describe('news of an incident', () => {
  it('is told while it is news', () => {
    expect(decideDelivery('opened', open, told())).toEqual({ say: 'opened' });
    expect(decideDelivery('reminder-10m', open, told('opened'))).toEqual({ say: 'reminder-10m' });
  });
  it('does not say "down" about a server that is back', () => {
    expect(decideDelivery('opened', over, told())).toEqual({ say: 'nothing', because: 'resolved' });
    expect(decideDelivery('reminder-10m', over, told('opened'))).toEqual({
      say: 'nothing',
      because: 'resolved',
    });
  });
  it('tells the whole story in one message when the beginning never went out', () => {
    expect(decideDelivery('resolved', over, told())).toEqual({ say: 'down-and-back' });
    expect(decideDelivery('resolved', over, told('opened', 'reminder-10m'))).toEqual({
      say: 'resolved',
    });
  });
  it('is quiet after an acknowledgement, but for the daily reminder', () => {
    expect(decideDelivery('reminder-30m', taken, told('opened'))).toEqual({
      say: 'nothing',
      because: 'acknowledged',
    });
    expect(decideDelivery('daily-2026-11-22', taken, told('opened'))).toEqual({
      say: 'daily-2026-11-22',
    });
  });
  it('never tells an older reminder after a newer one', () => {
    expect(decideDelivery('reminder-10m', open, told('opened', 'reminder-30m'))).toEqual({
      say: 'nothing',
      because: 'older-than-what-was-said',
    });
    expect(decideDelivery('digest-9', open, told('unstable', 'digest-10'))).toEqual({
      say: 'nothing',
      because: 'older-than-what-was-said',
    });
    expect(decideDelivery('digest-10', open, told('unstable', 'digest-9'))).toEqual({
      say: 'digest-10',
    });
  });
  it('holds an end that overtook its beginning for half a minute', () => {
    const seen = new Date('2026-11-21T13:16:00Z');
    expect(resolvedNotifyAt(seen, true)).toEqual(seen);
    expect(resolvedNotifyAt(seen, false)).toEqual(new Date('2026-11-21T13:16:30Z'));
  });
});
