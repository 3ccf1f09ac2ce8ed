import type { RenewalResponse } from '@nowahala/api';
import { DAY_MS } from '@nowahala/kernel';
import { dayNumber, formatDate, formatLargestUnit } from '@/lib/format/format-time';
import { times } from '@messages/times';
import { renewals as messages } from '@messages/renewals';

type Kind = RenewalResponse['kind'];
/** A release that knows nothing of what lapsed says nothing of it. */
type Ending = Pick<RenewalResponse, 'kind' | 'endsAt'> & Partial<Pick<RenewalResponse, 'lapsed'>>;

/** What stands at a server: until when, in the words of its kind, or that it is over. Of what is over nothing comes soon. */
export function standOf(
  kind: Kind,
  { endsAt, soon, lapsed, asking }: { endsAt: string | null; soon: boolean; lapsed?: boolean; asking?: boolean },
  now: Date,
  zone: string,
  until: (day: string) => string,
): { text: string; soon: boolean; isOver: boolean } {
  if (lapsed) return { text: messages.lapsed, soon: false, isOver: true };
  if (endsAt === null) return { text: asking ? messages.asking : messages.unknownEnd, soon, isOver: false };
  const day = formatDate(endsAt, kind === 'own' ? 'UTC' : zone);
  const isPast = new Date(endsAt) <= now;
  const isOver = isPast && kind !== 'own';
  return { text: isOver ? messages.over[kind](day) : until(day), soon: soon && !isPast, isOver };
}

/** When it ends, in words. What its owner wrote down is due on its day, and nothing ends with it. */
export function endOf({ kind, endsAt, lapsed }: Ending, now: Date, zone: string): string {
  if (lapsed) return messages.suspended;
  const at = new Date(endsAt);
  // An own date is a day of the calendar, in whatever zone it is read.
  const day = formatDate(at, kind === 'own' ? 'UTC' : zone);
  // By the calendar: what ends on the 25th is two days away on the 23rd, at any hour.
  const days = dayNumber(kind === 'own' ? 'UTC' : zone, at) - dayNumber(zone, now);
  const left = at.getTime() - now.getTime();
  if (left <= 0 || (kind === 'own' && days <= 0)) return messages.over[kind](day);
  const byDays = kind === 'own' || days > 1 || left >= DAY_MS;
  return messages.endsIn(byDays ? times.duration.day(Math.max(days, 1)) : formatLargestUnit(left), day);
}
