import type { BillingKind } from '../../domain/notification-kinds.js';
import type { DashboardNotification } from '../dashboard-notification.js';
import { endingOf } from '../ending.js';
import type { BillingFacts, DrillFacts, OutageFacts, QuotaFacts, Reader, RecoveryFacts, UnstableFacts } from '../facts.js';
import { causeLine } from './cause.js';
import { hasRunAgain } from './heartbeat.js';
import { isDown, isStillDown, troubleAt, whatHappened } from './network.js';
import { isSlow } from './slow.js';
import { places, whereReached } from './places.js';
import { clockTime, count, duration, longDate, shortMoment } from './times.js';
import { capital, naira, names, sentence, shortName } from './phrases.js';

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const areOrIs = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'are' : 'is');

export const down = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${isDown(facts)} since ${shortMoment(facts.startedAt, now, reader.timeZone)}${troubleAt(facts)}`,
  text: whatHappened(facts),
});
export const reminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${isStillDown(facts)}, ${duration(now.getTime() - facts.startedAt.getTime())} so far`,
  text: sentence(facts.cause),
});
export const resolved = (facts: RecoveryFacts): DashboardNotification => ({
  title:
    hasRunAgain(facts) ??
    `${all(facts)} ${areOrIs(facts)} back, down for ${duration(facts.resolvedAt.getTime() - facts.startedAt.getTime())}`,
  text: causeLine(facts),
});
const ended = ({ reason, heartbeat }: RecoveryFacts): string => {
  const watched = heartbeat ? 'job' : 'server';
  return endingOf(
    {
      paused: `The ${watched} was paused`,
      deleted: `The ${watched} was deleted`,
      reconfigured: `The ${watched} was changed`,
      recovered: `The ${watched} was changed`,
      superseded: 'It was slow, and now it does not answer as it should: that is told by itself',
      narrowed: 'It is reached from some places again: where it is not is told by itself',
      accepted: 'You said that this is the new normal',
    },
    reason,
  );
};
export const watchEnded = (facts: RecoveryFacts): DashboardNotification => ({
  title: `The incident of ${shortName(facts.serverName)} is closed`,
  text: sentence(ended(facts)),
});
export const partial = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${all(facts)} cannot be reached from ${places(facts.badRegions)} since ${shortMoment(facts.startedAt, now, reader.timeZone)}`,
  text: sentence(capital(whereReached(facts))),
});
export const partialReminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${all(facts)} still cannot be reached from ${places(facts.badRegions)}, ${duration(now.getTime() - facts.startedAt.getTime())} so far`,
  text: sentence(capital(whereReached(facts))),
});
export const reachedAgain = (facts: RecoveryFacts): DashboardNotification => ({
  title: `${all(facts)} can be reached from everywhere again`,
  text: `It took ${duration(facts.resolvedAt.getTime() - facts.startedAt.getTime())} to be reached from ${places(facts.badRegions)} again.`,
});
export const slow = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${isSlow(facts)} since ${shortMoment(facts.startedAt, now, reader.timeZone)}`,
  text: sentence(facts.explanation?.whatHappened || facts.cause),
});
export const slowReminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${areOrIs(facts)} still slow, ${duration(now.getTime() - facts.startedAt.getTime())} so far`,
  text: sentence(facts.cause),
});
export const quickAgain = (facts: RecoveryFacts): DashboardNotification => ({
  title: `${all(facts)} ${areOrIs(facts)} as quick as usual again`,
  text: `It took ${duration(facts.resolvedAt.getTime() - facts.startedAt.getTime())}.`,
});
export const unstable = (facts: UnstableFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${shortName(facts.serverName)} keeps going down and coming back since ${shortMoment(facts.startedAt, now, reader.timeZone)}`,
  text: `${count(facts.outages, 'short outage')} within 30 minutes.`,
});
export const digest = (facts: UnstableFacts, now: Date): DashboardNotification => ({
  title: `${shortName(facts.serverName)} is still unstable`,
  text: `${duration(now.getTime() - facts.startedAt.getTime())} so far.`,
});
export const steady = (facts: UnstableFacts & { resolvedAt: Date }): DashboardNotification => ({
  title: `${shortName(facts.serverName)} is steady again`,
  text: `It was unstable for ${duration(facts.resolvedAt.getTime() - facts.startedAt.getTime())}.`,
});
export const drill = (facts: DrillFacts, reader: Reader): DashboardNotification => ({
  title: `Drill: ${shortName(facts.serverName)} is down since ${clockTime(facts.at, reader.timeZone)}`,
  text: 'Only practice. Your server is fine.',
});
export const quota = (facts: QuotaFacts): DashboardNotification => ({
  title:
    facts.mark === 100
      ? `${shortName(facts.serverName)} is now checked once an hour`
      : `${shortName(facts.serverName)} has used 80 % of this month's checks`,
  text: `${facts.used.toLocaleString('en-GB')} of ${facts.limit.toLocaleString('en-GB')} checks are used. A longer interval or a larger plan helps.`,
});

/** One line for each step in the life of a plan; the mail says the rest. */
export function billing(kind: BillingKind, facts: BillingFacts, reader: Reader): DashboardNotification {
  const end = longDate(facts.endsAt, reader.timeZone);
  switch (kind) {
    case 'renewal_due':
      return {
        title: `Your ${facts.planName} plan ends ${facts.daysLeft === 1 ? 'tomorrow' : `in ${count(facts.daysLeft, 'day')}`}`,
        text: `It is paid until ${end}.`,
      };
    case 'paid':
      return {
        title: `Payment received: ${naira(facts.amountKobo)}`,
        text: `${facts.planName} is paid until ${end}. Invoice ${facts.ref}.`,
      };
    case 'payment_failed':
      return {
        title: 'The payment did not go through',
        text: 'Nothing changes for now. You can try again.',
      };
    case 'upgraded':
      return { title: `You are on the ${facts.planName} plan now`, text: `It runs until ${end}.` };
    case 'grace_started':
      return {
        title: 'Your plan has ended: 7 days to renew',
        text: 'Everything still works for 7 days.',
      };
    case 'reduced':
      return {
        title: 'Your servers are now checked once an hour',
        text: 'Renew your plan to go back to full watch.',
      };
    case 'paused':
      return {
        title: 'We have stopped watching your servers',
        text: 'Your set-up is kept for 12 months.',
      };
    case 'resumed':
      return {
        title: 'We are watching your servers again',
        text: `${facts.planName} runs until ${end}.`,
      };
    case 'credited':
      return {
        title: `We hold ${naira(facts.amountKobo)} for you`,
        text: 'A payment arrived that was not needed.',
      };
  }
}
