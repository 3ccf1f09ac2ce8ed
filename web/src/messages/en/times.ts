const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const months = 'January February March April May June July August September October November December'.split(' ');

/** Times as people say them. A month is a number from 1 to 12. */
export const times = {
  withZone: (clock: string, zone: string) => `${clock} (${zone})`,
  /** The local abbreviation of an African zone, such as WAT. */
  zone: (short: string) => short,
  day: (day: number, month: number) => `${day} ${months[month - 1]}`,
  date: (day: number, month: number, year: number) => `${day} ${months[month - 1]} ${year}`,
  todayAt: (clock: string) => `today at ${clock}`,
  yesterdayAt: (clock: string) => `yesterday at ${clock}`,
  tomorrowAt: (clock: string) => `tomorrow at ${clock}`,
  dayAt: (day: string, clock: string) => `${day} at ${clock}`,
  dayAndClock: (day: string, clock: string) => `${day}, ${clock}`,
  /** After "since". */
  startedOn: (day: string, clock: string) => `${day}, ${clock}`,
  justNow: 'just now',
  ago: (duration: string, _count: number) => `${duration} ago`,
  milliseconds: (count: string) => `${count} ms`,
  seconds: (count: string) => `${count} s`,
  duration: {
    lessThanASecond: 'less than a second',
    second: (count: number) => plural(count, 'second', 'seconds'),
    minute: (count: number) => plural(count, 'minute', 'minutes'),
    hour: (count: number) => plural(count, 'hour', 'hours'),
    day: (count: number) => plural(count, 'day', 'days'),
    joined: (larger: string, smaller: string) => `${larger} ${smaller}`,
  },
};
