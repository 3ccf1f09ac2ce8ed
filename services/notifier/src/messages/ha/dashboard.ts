import type { BillingKind } from '../../domain/notification-kinds.js';
import type { DashboardNotification } from '../dashboard-notification.js';
import { endingOf } from '../ending.js';
import type { BillingFacts, DrillFacts, OutageFacts, QuotaFacts, Reader, RecoveryFacts, UnstableFacts } from '../facts.js';
import { endsWhen } from './billing.js';
import { causeLine } from './cause.js';
import { hasRunAgain } from './heartbeat.js';
import { isDown, isStillDown, troubleAt, whatHappened } from './network.js';
import { did } from './outage.js';
import { seenFrom, whereReached } from './places.js';
import { isQuickAgain, isSlow, isStillSlow } from './slow.js';
import { comesAndGoes, shortOutages } from './unstable.js';
import { capital, naira, names, sentence, shortName } from './phrases.js';
import { clockTime, duration, longDate, number, since } from './times.js';

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const notWorking = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'ba sa aiki' : 'ba ya aiki');
const between = (from: Date, to: Date) => duration(to.getTime() - from.getTime());

export const down = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${isDown(facts)} ${since(facts.startedAt, now, reader.timeZone)}${troubleAt(facts)}`,
  text: whatHappened(facts),
});
export const reminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${isStillDown(facts)}, ${between(facts.startedAt, now)} ke nan`,
  text: sentence(facts.cause),
});
export const resolved = (facts: RecoveryFacts): DashboardNotification => ({
  title: hasRunAgain(facts) ?? `${all(facts)} ${did(facts)} dawo aiki bayan ${between(facts.startedAt, facts.resolvedAt)}`,
  text: causeLine(facts),
});
const ended = ({ reason, heartbeat }: RecoveryFacts): string =>
  endingOf(
    {
      paused: heartbeat ? 'An ɗan tsayar da aikin' : 'An ɗan tsayar da sabar ɗin',
      deleted: heartbeat ? 'An goge aikin' : 'An goge sabar ɗin',
      reconfigured: heartbeat ? 'An sauya aikin' : 'An sauya sabar ɗin',
      recovered: heartbeat ? 'An sauya aikin' : 'An sauya sabar ɗin',
      superseded: 'A da yana jinkiri, yanzu kuma ba ya amsawa yadda ya kamata: ana sanar da hakan dabam',
      narrowed: 'An sake iya kaiwa gare shi daga wasu wurare: inda har yanzu ba a iya kaiwa, ana sanar da shi dabam',
      accepted: 'Kun ce daga yanzu haka yake',
    },
    reason,
  );
export const watchEnded = (facts: RecoveryFacts): DashboardNotification => ({
  title: `An rufe matsalar ${shortName(facts.serverName)}`,
  text: sentence(ended(facts)),
});
export const partial = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${notWorking(facts)} ${seenFrom(facts.badRegions)} ${since(facts.startedAt, now, reader.timeZone)}`,
  text: sentence(capital(whereReached(facts))),
});
export const partialReminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${all(facts)} har yanzu ${notWorking(facts)} ${seenFrom(facts.badRegions)}, ${between(facts.startedAt, now)} ke nan`,
  text: sentence(capital(whereReached(facts))),
});
export const reachedAgain = (facts: RecoveryFacts): DashboardNotification => ({
  title: `${all(facts)} ${did(facts)} dawo aiki a ko’ina`,
  text: `An ɗauki ${between(facts.startedAt, facts.resolvedAt)} kafin ${did(facts)} dawo aiki ${seenFrom(facts.badRegions)}.`,
});
export const slow = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${isSlow(facts)} ${since(facts.startedAt, now, reader.timeZone)}`,
  text: sentence(facts.explanation?.whatHappened || facts.cause),
});
export const slowReminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${isStillSlow(facts)}, ${between(facts.startedAt, now)} ke nan`,
  text: sentence(facts.cause),
});
export const quickAgain = (facts: RecoveryFacts): DashboardNotification => ({
  title: isQuickAgain(facts),
  text: `An ɗauki ${between(facts.startedAt, facts.resolvedAt)}.`,
});
export const unstable = (facts: UnstableFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${comesAndGoes(facts.serverName)} ${since(facts.startedAt, now, reader.timeZone)}`,
  text: `${capital(shortOutages(facts.outages))} cikin minti 30.`,
});
export const digest = (facts: UnstableFacts, now: Date): DashboardNotification => ({
  title: `${shortName(facts.serverName)} har yanzu yana katsewa yana dawowa`,
  text: `${capital(between(facts.startedAt, now))} ke nan.`,
});
export const steady = (facts: UnstableFacts & { resolvedAt: Date }): DashboardNotification => ({
  title: `${shortName(facts.serverName)} ya daina katsewa`,
  text: `Ya yi ta katsewa har tsawon ${between(facts.startedAt, facts.resolvedAt)}.`,
});
export const drill = (facts: DrillFacts, reader: Reader): DashboardNotification => ({
  title: `Gwaji: ${shortName(facts.serverName)} ya daina aiki tun ${clockTime(facts.at, reader.timeZone)}`,
  text: 'Gwaji ne kawai. Sabar ɗinku lafiya yake.',
});
export const quota = (facts: QuotaFacts): DashboardNotification => ({
  title:
    facts.mark === 100
      ? `Yanzu ana duba ${shortName(facts.serverName)} sau ɗaya a awa`
      : `${shortName(facts.serverName)} ya yi amfani da 80% na dubawar wannan watan`,
  text: `An yi dubawa ${number(facts.used)} cikin ${number(facts.limit)}. Tazara mafi tsawo ko babban tsari zai taimaka.`,
});

/** One line for each step in the life of a plan; the mail says the rest. */
export function billing(kind: BillingKind, facts: BillingFacts, reader: Reader): DashboardNotification {
  const end = longDate(facts.endsAt, reader.timeZone);
  switch (kind) {
    case 'renewal_due':
      return { title: `Tsarinku na ${facts.planName} zai ƙare ${endsWhen(facts.daysLeft)}`, text: `An biya har zuwa ${end}.` };
    case 'paid':
      return {
        title: `An karɓi kuɗi: ${naira(facts.amountKobo)}`,
        text: `An biya ${facts.planName} har zuwa ${end}. Invoice ${facts.ref}.`,
      };
    case 'payment_failed':
      return { title: 'Biyan kuɗin bai yiwu ba', text: 'Ba abin da ya sauya a yanzu. Kuna iya sake gwadawa.' };
    case 'upgraded':
      return { title: `Yanzu kuna kan tsarin ${facts.planName}`, text: `Zai kai har ${end}.` };
    case 'grace_started':
      return { title: 'Tsarinku ya ƙare: kwana 7 don sabuntawa', text: 'Har yanzu komai yana aiki har kwana 7.' };
    case 'reduced':
      return {
        title: 'Yanzu ana duba sabobinku sau ɗaya a awa',
        text: 'Ku sabunta tsarinku don sa ido ya koma yadda yake.',
      };
    case 'paused':
      return { title: 'Mun daina sa ido a kan sabobinku', text: 'Ana ajiye saitunanku har wata 12.' };
    case 'resumed':
      return { title: 'Mun sake sa ido a kan sabobinku', text: `${facts.planName} zai kai har ${end}.` };
    case 'credited':
      return { title: `Muna ajiye muku ${naira(facts.amountKobo)}`, text: 'Wani biyan kuɗi ya iso ba tare da ana buƙatarsa ba.' };
  }
}
