import { describe, expect, it } from '@jest/globals';
import { decideDelivery } from './decide-delivery.js';
import type { DeliveryDecision, GroupState } from './decide-delivery.js';
import { toReason } from './notify-reason.js';

const open: GroupState = { resolvedAt: null, acknowledgedAt: null, worsened: false };
const worsened: GroupState = { ...open, worsened: true };
const over: GroupState = { ...open, resolvedAt: new Date('2026-11-21T13:16:00Z') };
const acknowledged: GroupState = { ...open, acknowledgedAt: new Date('2026-11-21T13:05:00Z') };

const decided = (transition: string, group: GroupState, log: string): string => {
  const decision: DeliveryDecision = decideDelivery(toReason(transition), group, log.split(' ').filter(Boolean).map(toReason));
  return decision.decision === 'send' ? `send ${decision.as.reason}` : `skip ${decision.because}`;
};

describe('the decision before a message leaves', () => {
  it.each([
    ['what is still true is sent', 'opened', open, '', 'send opened'],
    ['a reminder too', 'reminder-10m', open, 'opened', 'send reminder'],
    ['no "down" about a server that is back', 'opened', over, '', 'skip resolved'],
    ['no reminder either', 'reminder-10m', over, 'opened', 'skip resolved'],
    ['one message for both when the opening never left', 'resolved', over, '', 'send opened-and-resolved'],
    ['the end alone after the opening', 'resolved', over, 'opened reminder-10m', 'send resolved'],
    ['part of a group is back', 'resolved-1b', open, 'opened', 'send partly-resolved'],
    ['part of a group is back, and its opening never left', 'resolved-1b', open, '', 'send opened-and-resolved'],
    ['steady never merges', 'steady', over, '', 'send steady'],
    ['quiet after an acknowledgement', 'reminder-30m', acknowledged, 'opened', 'skip acknowledged'],
    ['but for the daily reminder', 'daily-2026-11-22', acknowledged, 'opened', 'send daily-reminder'],
    ['no older reminder after a newer one', 'reminder-10m', open, 'opened reminder-30m', 'skip superseded'],
    ['no opening after a reminder', 'opened', open, 'reminder-30m', 'skip superseded'],
    ['no older day after a newer one', 'daily-2026-11-22', open, 'opened daily-2026-11-23', 'skip superseded'],
    ['no older digest after a newer one', 'digest-9', open, 'unstable digest-10', 'skip superseded'],
    ['no "partly" about what is down everywhere', 'partial', worsened, '', 'skip superseded'],
    ['that it is down everywhere', 'worsened-1b', worsened, 'partial', 'send worsened'],
    [
      'that a second server is down too, after reminders of the first',
      'worsened-2c',
      worsened,
      'partial worsened-1b reminder-30m',
      'send worsened',
    ],
    ['but not once it is over', 'worsened-1b', over, 'partial', 'skip resolved'],
    ['the end alone after a partial opening', 'resolved', over, 'partial', 'send resolved'],
    ['no partial opening after a reminder', 'partial', open, 'daily-2026-11-22 reminder-30m', 'skip superseded'],
    ['digests count as numbers', 'digest-10', open, 'unstable digest-9', 'send digest'],
  ])('%s', (_name, transition, group, log, expected) => expect(decided(transition, group, log)).toBe(expected));
});
