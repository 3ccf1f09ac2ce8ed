import type { times as original } from '../en/times';
import type { Words } from '../words';
import { plural } from './grammar';

const months = 'Januari Februari Machi Aprili Mei Juni Julai Agosti Septemba Oktoba Novemba Desemba'.split(' ');

/**
 * The Swahili clock counts from six: hours before noon say which part of the day they are of, in words that fit no hour of that clock.
 */
function partOfDay(clock: string): string {
  if (clock < '04:00') return ' usiku wa manane';
  if (clock < '06:00') return ' alfajiri';
  return clock < '12:00' ? ' asubuhi' : '';
}

export const times: Words<typeof original> = {
  withZone: (clock, zone) => `${clock}${partOfDay(clock)} (${zone})`,
  zone: (short) => short,
  day: (day, month) => `${day} ${months[month - 1]}`,
  date: (day, month, year) => `${day} ${months[month - 1]} ${year}`,
  todayAt: (clock) => `leo ${clock}`,
  yesterdayAt: (clock) => `jana ${clock}`,
  tomorrowAt: (clock) => `kesho ${clock}`,
  dayAt: (day, clock) => `${day} ${clock}`,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
  startedOn: (day, clock) => `${day}, ${clock}`,
  justNow: 'sasa hivi',
  ago: (duration, count) => `${duration} ${count === 1 ? 'iliyopita' : 'zilizopita'}`,
  milliseconds: (count) => `ms ${count}`,
  seconds: (count) => `sekunde ${count}`,
  duration: {
    lessThanASecond: 'chini ya sekunde moja',
    second: (count) => plural(count, 'sekunde'),
    minute: (count) => plural(count, 'dakika'),
    hour: (count) => plural(count, 'saa'),
    day: (count) => plural(count, 'siku'),
    joined: (larger, smaller) => `${larger} na ${smaller}`,
  },
};
