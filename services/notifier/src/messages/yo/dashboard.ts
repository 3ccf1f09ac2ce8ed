import type { BillingKind } from '../../domain/notification-kinds.js';
import type { DashboardNotification } from '../dashboard-notification.js';
import { endingOf } from '../ending.js';
import type { BillingFacts, DrillFacts, OutageFacts, QuotaFacts, Reader, RecoveryFacts, UnstableFacts } from '../facts.js';
import { endsWhen } from './billing.js';
import { causeLine } from './cause.js';
import { hasRunAgain } from './heartbeat.js';
import { isDown, isStillDown, troubleAt, whatHappened } from './network.js';
import { isSlow } from './slow.js';
import { itIsReached, places } from './places.js';
import { shortOutages } from './unstable.js';
import { capital, naira, names, sentence, shortName } from './phrases.js';
import { clockTime, count, duration, longDate, number, since } from './times.js';

const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const between = (from: Date, to: Date) => duration(to.getTime() - from.getTime());

export const down = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${isDown(facts)} ${since(facts.startedAt, now, reader.timeZone)}${troubleAt(facts)}`,
  text: whatHappened(facts),
});
export const reminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${all(facts)} ${isStillDown(facts)}, ó ti tó ${between(facts.startedAt, now)}`,
  text: sentence(facts.cause),
});
export const resolved = (facts: RecoveryFacts): DashboardNotification => ({
  title: hasRunAgain(facts) ?? `${all(facts)} ti ń ṣiṣẹ́ padà lẹ́yìn ${between(facts.startedAt, facts.resolvedAt)}`,
  text: causeLine(facts),
});
const ended = ({ reason, heartbeat }: RecoveryFacts): string =>
  endingOf(
    {
      paused: heartbeat ? 'Iṣẹ́ náà ti dúró díẹ̀' : 'Server náà ti dúró díẹ̀',
      deleted: heartbeat ? 'Wọ́n ti pa iṣẹ́ náà rẹ́' : 'Wọ́n ti pa server náà rẹ́',
      reconfigured: heartbeat ? 'Wọ́n ti yí iṣẹ́ náà padà' : 'Wọ́n ti yí server náà padà',
      recovered: heartbeat ? 'Wọ́n ti yí iṣẹ́ náà padà' : 'Wọ́n ti yí server náà padà',
      superseded: 'Ó lọ́ra tẹ́lẹ̀, kò sì dáhùn bó ṣe yẹ mọ́ báyìí: a sọ èyí lọ́tọ̀',
      narrowed: 'Ó ti ń ṣí láti àwọn ibì kan: àwọn ibi tí kò tíì ti ṣí ní ìkìlọ̀ tiwọn',
      accepted: 'Ẹ sọ pé bó ṣe máa rí nìyí',
    },
    reason,
  );
export const watchEnded = (facts: RecoveryFacts): DashboardNotification => ({
  title: `Ìṣòro ti parí: ${shortName(facts.serverName)}`,
  text: sentence(ended(facts)),
});
export const partial = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${all(facts)} kò ṣiṣẹ́ ní ${places(facts.badRegions)} ${since(facts.startedAt, now, reader.timeZone)}`,
  text: sentence(itIsReached(facts)),
});
export const partialReminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${all(facts)} kò tíì ṣiṣẹ́ ní ${places(facts.badRegions)}, ó ti tó ${between(facts.startedAt, now)}`,
  text: sentence(itIsReached(facts)),
});
export const reachedAgain = (facts: RecoveryFacts): DashboardNotification => ({
  title: `${all(facts)} ti ń ṣiṣẹ́ níbi gbogbo`,
  text: `Kò ṣiṣẹ́ ní ${places(facts.badRegions)} fún ${between(facts.startedAt, facts.resolvedAt)}.`,
});
export const slow = (facts: OutageFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${isSlow(facts)} ${since(facts.startedAt, now, reader.timeZone)}`,
  text: sentence(facts.explanation?.whatHappened || facts.cause),
});
export const slowReminder = (facts: OutageFacts, now: Date): DashboardNotification => ({
  title: `${all(facts)} ṣì lọ́ra, ó ti tó ${between(facts.startedAt, now)}`,
  text: sentence(facts.cause),
});
export const quickAgain = (facts: RecoveryFacts): DashboardNotification => ({
  title: `${all(facts)} ti yára padà bó ṣe máa ń rí`,
  text: `Ó lọ́ra fún ${between(facts.startedAt, facts.resolvedAt)}.`,
});
export const unstable = (facts: UnstableFacts, reader: Reader, now: Date): DashboardNotification => ({
  title: `${shortName(facts.serverName)} ń lọ ń bọ̀ ${since(facts.startedAt, now, reader.timeZone)}`,
  text: `${capital(count(facts.outages, shortOutages))} láàárín ìṣẹ́jú 30.`,
});
export const digest = (facts: UnstableFacts, now: Date): DashboardNotification => ({
  title: `${shortName(facts.serverName)} ṣì ń lọ ń bọ̀`,
  text: `Ó ti tó ${between(facts.startedAt, now)}.`,
});
export const steady = (facts: UnstableFacts & { resolvedAt: Date }): DashboardNotification => ({
  title: `${shortName(facts.serverName)} ti ń ṣiṣẹ́ déédéé`,
  text: `Ó ń lọ ń bọ̀ fún ${between(facts.startedAt, facts.resolvedAt)}.`,
});
export const drill = (facts: DrillFacts, reader: Reader): DashboardNotification => ({
  title: `Ìdánwò: ${shortName(facts.serverName)} kò ṣiṣẹ́ láti ${clockTime(facts.at, reader.timeZone)}`,
  text: 'Ìdánwò lásán ni. Kò sí ìṣòro lórí server yín.',
});
export const quota = (facts: QuotaFacts): DashboardNotification => ({
  title:
    facts.mark === 100
      ? `A ń ṣàyẹ̀wò ${shortName(facts.serverName)} lẹ́ẹ̀kan ní wákàtí kan báyìí`
      : `${shortName(facts.serverName)} ti lo 80% àyẹ̀wò oṣù yìí`,
  text: `Àyẹ̀wò tí a ti lò: ${number(facts.used)} nínú ${number(facts.limit)}. Àárín àyẹ̀wò tó gùn sí i tàbí ètò tó tóbi sí i lè ràn yín lọ́wọ́.`,
});

/** One line for each step in the life of a plan; the mail says the rest. */
export function billing(kind: BillingKind, facts: BillingFacts, reader: Reader): DashboardNotification {
  const end = longDate(facts.endsAt, reader.timeZone);
  switch (kind) {
    case 'renewal_due':
      return { title: `Ètò ${facts.planName} yín máa parí ${endsWhen(facts.daysLeft)}`, text: `Ẹ ti sanwó rẹ̀ títí di ${end}.` };
    case 'paid':
      return {
        title: `A ti gba owó yín: ${naira(facts.amountKobo)}`,
        text: `Ẹ ti sanwó ${facts.planName} títí di ${end}. Ìwé ìsanwó ${facts.ref}.`,
      };
    case 'payment_failed':
      return { title: 'Ìsanwó náà kò ṣeé ṣe', text: 'Kò sí ohun tó yí padà báyìí. Ẹ lè gbìyànjú lẹ́ẹ̀kan sí i.' };
    case 'upgraded':
      return { title: `Ètò ${facts.planName} lẹ ń lò báyìí`, text: `Ó ń lọ títí di ${end}.` };
    case 'grace_started':
      return { title: 'Ètò yín ti parí: ọjọ́ 7 láti sọ ọ́ di ọ̀tun', text: 'Gbogbo nǹkan ṣì ń ṣiṣẹ́ fún ọjọ́ 7.' };
    case 'reduced':
      return {
        title: 'A ń ṣàyẹ̀wò àwọn server yín lẹ́ẹ̀kan ní wákàtí kan báyìí',
        text: 'Ẹ sọ ètò yín di ọ̀tun láti padà sí ìṣọ́ ní kíkún.',
      };
    case 'paused':
      return { title: 'A kò ṣọ́ àwọn server yín mọ́', text: 'A tọ́jú ààtò yín fún oṣù 12.' };
    case 'resumed':
      return { title: 'A ti ń ṣọ́ àwọn server yín padà', text: `${facts.planName} ń lọ títí di ${end}.` };
    case 'credited':
      return { title: `${naira(facts.amountKobo)} yín wà lọ́wọ́ wa`, text: 'Ìsanwó kan dé tí a kò nílò.' };
  }
}
