import type { times as original } from '../en/times';
import type { Words } from '../words';
import { plural } from './grammar';

const months = 'January February March April May June July August September October November December'.split(' ');

export const times: Words<typeof original> = {
  withZone: (clock, zone) => `${clock} (${zone})`,
  zone: (short) => short,
  day: (day, month) => `${day} ${months[month - 1]}`,
  date: (day, month, year) => `${day} ${months[month - 1]} ${year}`,
  todayAt: (clock) => `today at ${clock}`,
  yesterdayAt: (clock) => `yesterday at ${clock}`,
  tomorrowAt: (clock) => `tomorrow at ${clock}`,
  dayAt: (day, clock) => `${day} at ${clock}`,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
  startedOn: (day, clock) => `${day}, ${clock}`,
  justNow: 'just now',
  ago: (duration) => `${duration} ago`,
  milliseconds: (count) => `${count} ms`,
  seconds: (count) => `${count} s`,
  duration: {
    lessThanASecond: 'less than one second',
    second: (count) => plural(count, 'second', 'seconds'),
    minute: (count) => plural(count, 'minute', 'minutes'),
    hour: (count) => plural(count, 'hour', 'hours'),
    day: (count) => plural(count, 'day', 'days'),
    joined: (larger, smaller) => `${larger} ${smaller}`,
  },
};
