import type { BillingKind } from '../../domain/notification-kinds.js';
import type { DashboardNotification } from '../dashboard-notification.js';
import { endingOf } from '../ending.js';
import type { BillingFacts, DrillFacts, OutageFacts, QuotaFacts, Reader, RecoveryFacts, UnstableFacts } from '../facts.js';
import { endsWhen } from './billing.js';
import { causeLine } from './cause.js';
import { hasRunAgain } from './heartbeat.js';
import { isDown, isStillDown, troubleAt, whatHappened } from './network.js';
import { isSlow } from './slow.js';
import { seenFrom, whereReached } from './places.js';
import { shortOutages } from './unstable.js';
import { capital, naira, names, sentence, shortName } from './phrases.js';
import { clockTime, count, duration, longDate, number, since } from './times.js';

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const form = (facts: OutageFacts, one: string, several: string) => (facts.alsoDown.length > 0 ? several : one);
const notReached = (facts: OutageFacts) => `${form(facts, 'haipatikani', 'hazipatikani')} ${seenFrom(facts.badRegions)}`;
const answer = (facts: OutageFacts) => form(facts, 'inajibu', 'zinajibu');
const between = (from: Date, to: Date) => duration(to.getTime() - from.getTime());

export const down = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${isDown(facts)} ${since(facts.startedAt, now, reader.timeZone)}${troubleAt(facts)}`,
  text: whatHappened(facts),
});
export const reminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${isStillDown(facts)}, kwa ${between(facts.startedAt, now)} hadi sasa`,
  text: sentence(facts.cause),
});
export const resolved = (facts: RecoveryFacts): DashboardNotification => ({
  title:
    hasRunAgain(facts) ??
    `${all(facts)} ${form(facts, 'inapatikana', 'zinapatikana')} tena baada ya ${between(facts.startedAt, facts.resolvedAt)}`,
  text: causeLine(facts),
});
const ended = ({ reason, heartbeat }: RecoveryFacts): string =>
  endingOf(
    {
      paused: heartbeat ? 'Kazi ilisitishwa kwa muda' : 'Seva ilisitishwa kwa muda',
      deleted: heartbeat ? 'Kazi ilifutwa' : 'Seva ilifutwa',
      reconfigured: heartbeat ? 'Kazi ilibadilishwa' : 'Seva ilibadilishwa',
      recovered: heartbeat ? 'Kazi ilibadilishwa' : 'Seva ilibadilishwa',
      superseded: 'Ilikuwa ikijibu polepole, na sasa haijibu inavyopaswa: hilo linatangazwa peke yake',
      narrowed: 'Inafikika tena kutoka sehemu fulani: sehemu ambako bado haifikiki zina arifa yake',
      accepted: 'Ulisema kwamba hii ndiyo hali mpya ya kawaida',
    },
    reason,
  );
export const watchEnded = (facts: RecoveryFacts): DashboardNotification => ({
  title: `Tukio limefungwa: ${shortName(facts.serverName)}`,
  text: sentence(ended(facts)),
});
export const partial = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${notReached(facts)} ${since(facts.startedAt, now, reader.timeZone)}`,
  text: sentence(capital(whereReached(facts))),
});
export const partialReminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${all(facts)} bado ${notReached(facts)}, kwa ${between(facts.startedAt, now)} hadi sasa`,
  text: sentence(capital(whereReached(facts))),
});
export const reachedAgain = (facts: RecoveryFacts): DashboardNotification => ({
  title: `${all(facts)} ${form(facts, 'inafikika', 'zinafikika')} tena kutoka kila mahali`,
  text: `Ilichukua ${between(facts.startedAt, facts.resolvedAt)} kufikika tena ${seenFrom(facts.badRegions)}.`,
});
export const slow = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${isSlow(facts)} ${since(facts.startedAt, now, reader.timeZone)}`,
  text: sentence(facts.explanation?.whatHappened || facts.cause),
});
export const slowReminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${all(facts)} bado ${answer(facts)} polepole, kwa ${between(facts.startedAt, now)} hadi sasa`,
  text: sentence(facts.cause),
});
export const quickAgain = (facts: RecoveryFacts): DashboardNotification => ({
  title: `${all(facts)} ${answer(facts)} tena kama kawaida`,
  text: `Ilichukua ${between(facts.startedAt, facts.resolvedAt)}.`,
});
export const unstable = (facts: UnstableFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${shortName(facts.serverName)} haijatulia ${since(facts.startedAt, now, reader.timeZone)}`,
  text: `${capital(count(facts.outages, shortOutages))} ndani ya dakika 30.`,
});
export const digest = (facts: UnstableFacts, now: Date): DashboardNotification => ({
  title: `${shortName(facts.serverName)} bado haijatulia`,
  text: `${capital(between(facts.startedAt, now))} hadi sasa.`,
});
export const steady = (facts: UnstableFacts & { resolvedAt: Date }): DashboardNotification => ({
  title: `${shortName(facts.serverName)} imetulia tena`,
  text: `Haikutulia kwa ${between(facts.startedAt, facts.resolvedAt)}.`,
});
export const drill = (facts: DrillFacts, reader: Reader): DashboardNotification => ({
  title: `Jaribio: ${shortName(facts.serverName)} haipatikani tangu ${clockTime(facts.at, reader.timeZone)}`,
  text: 'Ni jaribio tu. Seva yako ni nzima.',
});
export const quota = (facts: QuotaFacts): DashboardNotification => ({
  title:
    facts.mark === 100
      ? `${shortName(facts.serverName)} sasa inakaguliwa mara moja kwa saa`
      : `${shortName(facts.serverName)} imetumia 80% ya ukaguzi wa mwezi huu`,
  text: `Ukaguzi uliotumika: ${number(facts.used)} kati ya ${number(facts.limit)}. Muda mrefu zaidi kati ya ukaguzi au kifurushi kikubwa zaidi husaidia.`,
});

/** One line for each step in the life of a plan; the mail says the rest. */
export function billing(kind: BillingKind, facts: BillingFacts, reader: Reader): DashboardNotification {
  const end = longDate(facts.endsAt, reader.timeZone);
  switch (kind) {
    case 'renewal_due':
      return { title: `Kifurushi chako cha ${facts.planName} kinaisha ${endsWhen(facts.daysLeft)}`, text: `Kimelipiwa hadi ${end}.` };
    case 'paid':
      return {
        title: `Malipo yamepokelewa: ${naira(facts.amountKobo)}`,
        text: `Kifurushi cha ${facts.planName} kimelipiwa hadi ${end}. Ankara ${facts.ref}.`,
      };
    case 'payment_failed':
      return { title: 'Malipo hayakufanikiwa', text: 'Hakuna kinachobadilika kwa sasa. Unaweza kujaribu tena.' };
    case 'upgraded':
      return { title: `Sasa una kifurushi cha ${facts.planName}`, text: `Kinaendelea hadi ${end}.` };
    case 'grace_started':
      return { title: 'Kifurushi chako kimeisha: siku 7 za kuhuisha', text: 'Kila kitu bado kinafanya kazi kwa siku 7.' };
    case 'reduced':
      return {
        title: 'Seva zako sasa zinakaguliwa mara moja kwa saa',
        text: 'Huisha kifurushi chako ili ufuatiliaji kamili urejee.',
      };
    case 'paused':
      return { title: 'Tumeacha kufuatilia seva zako', text: 'Mipangilio yako inatunzwa kwa miezi 12.' };
    case 'resumed':
      return { title: 'Tunafuatilia tena seva zako', text: `Kifurushi cha ${facts.planName} kinaendelea hadi ${end}.` };
    case 'credited':
      return { title: `Tumekuhifadhia ${naira(facts.amountKobo)}`, text: 'Malipo yalifika ambayo hayakuhitajika.' };
  }
}
