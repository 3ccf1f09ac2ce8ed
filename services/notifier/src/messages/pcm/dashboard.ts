import type { BillingKind } from '../../domain/notification-kinds.js';
import type { DashboardNotification } from '../dashboard-notification.js';
import { endingOf } from '../ending.js';
import type { BillingFacts, DrillFacts, OutageFacts, QuotaFacts, Reader, RecoveryFacts, UnstableFacts } from '../facts.js';
import { endsWhen } from './billing.js';
import { causeLine } from './cause.js';
import { hasRunAgain } from './heartbeat.js';
import { isDown, isStillDown, troubleAt, whatHappened } from './network.js';
import { isSlow } from './slow.js';
import { places, whereReached } from './places.js';
import { wentDown } from './unstable.js';
import { naira, names, sentence, shortName } from './phrases.js';
import { clockTime, duration, longDate, number, shortMoment } from './times.js';

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const it = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'Dem' : 'E');
const between = (from: Date, to: Date) => duration(to.getTime() - from.getTime());

export const down = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${isDown(facts)} since ${shortMoment(facts.startedAt, now, reader.timeZone)}${troubleAt(facts)}`,
  text: whatHappened(facts),
});
export const reminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${isStillDown(facts)}, ${between(facts.startedAt, now)} so far`,
  text: sentence(facts.cause),
});
export const resolved = (facts: RecoveryFacts): DashboardNotification => ({
  title: hasRunAgain(facts) ?? `${all(facts)} don come back after ${between(facts.startedAt, facts.resolvedAt)}`,
  text: causeLine(facts),
});
const ended = ({ reason, heartbeat }: RecoveryFacts): string =>
  endingOf(
    {
      paused: heartbeat ? 'Di job dey on pause' : 'Di server dey on pause',
      deleted: heartbeat ? 'Somebody delete di job' : 'Somebody delete di server',
      reconfigured: heartbeat ? 'Somebody change di job' : 'Somebody change di server',
      recovered: heartbeat ? 'Somebody change di job' : 'Somebody change di server',
      superseded: 'E dey slow before, and now e no dey answer as e suppose: dat one get im own alert',
      narrowed: 'E don open again from some places: di places wey e never open get dia own alert',
      accepted: 'You say dis na di new normal',
    },
    reason,
  );
export const watchEnded = (facts: RecoveryFacts): DashboardNotification => ({
  title: `Di incident of ${shortName(facts.serverName)} don close`,
  text: sentence(ended(facts)),
});
export const partial = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${all(facts)} no dey open from ${places(facts.badRegions)} since ${shortMoment(facts.startedAt, now, reader.timeZone)}`,
  text: sentence(`${it(facts)} ${whereReached(facts)}`),
});
export const partialReminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${all(facts)} still no dey open from ${places(facts.badRegions)}, ${between(facts.startedAt, now)} so far`,
  text: sentence(`${it(facts)} ${whereReached(facts)}`),
});
export const reachedAgain = (facts: RecoveryFacts): DashboardNotification => ({
  title: `${all(facts)} dey open from everywhere again`,
  text: `E take ${between(facts.startedAt, facts.resolvedAt)} before e open from ${places(facts.badRegions)} again.`,
});
export const slow = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${isSlow(facts)} since ${shortMoment(facts.startedAt, now, reader.timeZone)}`,
  text: sentence(facts.explanation?.whatHappened || facts.cause),
});
export const slowReminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${all(facts)} still dey slow, ${between(facts.startedAt, now)} so far`,
  text: sentence(facts.cause),
});
export const quickAgain = (facts: RecoveryFacts): DashboardNotification => ({
  title: `${all(facts)} fast as usual again`,
  text: `E take ${between(facts.startedAt, facts.resolvedAt)}.`,
});
export const unstable = (facts: UnstableFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${shortName(facts.serverName)} dey go down and come back since ${shortMoment(facts.startedAt, now, reader.timeZone)}`,
  text: `${wentDown(facts.outages)} within 30 minutes.`,
});
export const digest = (facts: UnstableFacts, now: Date): DashboardNotification => ({
  title: `${shortName(facts.serverName)} still no steady`,
  text: `${between(facts.startedAt, now)} so far.`,
});
export const steady = (facts: UnstableFacts & { resolvedAt: Date }): DashboardNotification => ({
  title: `${shortName(facts.serverName)} don steady again`,
  text: `E no steady for ${between(facts.startedAt, facts.resolvedAt)}.`,
});
export const drill = (facts: DrillFacts, reader: Reader): DashboardNotification => ({
  title: `Practice: ${shortName(facts.serverName)} don go down since ${clockTime(facts.at, reader.timeZone)}`,
  text: 'Na only practice. Your server dey okay.',
});
export const quota = (facts: QuotaFacts): DashboardNotification => ({
  title:
    facts.mark === 100
      ? `We dey check ${shortName(facts.serverName)} once an hour now`
      : `${shortName(facts.serverName)} don use 80% of dis month checks`,
  text: `${number(facts.used)} of ${number(facts.limit)} checks don go. Fewer checks or bigger plan go help.`,
});

/** One line for each step in the life of a plan; the mail says the rest. */
export function billing(kind: BillingKind, facts: BillingFacts, reader: Reader): DashboardNotification {
  const end = longDate(facts.endsAt, reader.timeZone);
  switch (kind) {
    case 'renewal_due':
      return { title: `Your ${facts.planName} plan go end ${endsWhen(facts.daysLeft)}`, text: `You don pay for am till ${end}.` };
    case 'paid':
      return {
        title: `We don receive payment: ${naira(facts.amountKobo)}`,
        text: `You don pay for ${facts.planName} till ${end}. Invoice ${facts.ref}.`,
      };
    case 'payment_failed':
      return { title: 'Di payment no go through', text: 'Nothing change for now. You fit try again.' };
    case 'upgraded':
      return { title: `You dey on di ${facts.planName} plan now`, text: `E go run till ${end}.` };
    case 'grace_started':
      return { title: 'Your plan don end: 7 days to renew', text: 'Everything go still work for 7 days.' };
    case 'reduced':
      return { title: 'Now we dey check your servers once an hour', text: 'Renew your plan to get full watch again.' };
    case 'paused':
      return { title: 'We don stop to dey watch your servers', text: 'We go keep your set-up for 12 months.' };
    case 'resumed':
      return { title: 'We dey watch your servers again', text: `${facts.planName} go run till ${end}.` };
    case 'credited':
      return { title: `We keep ${naira(facts.amountKobo)} for you`, text: 'One payment come wey nobody need.' };
  }
}
