const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const times = {
  withZone: (clock: string, zone: string) => `${clock} (${zone})`,
  todayAt: (clock: string) => `today at ${clock}`,
  yesterdayAt: (clock: string) => `yesterday at ${clock}`,
  tomorrowAt: (clock: string) => `tomorrow at ${clock}`,
  dayAt: (day: string, clock: string) => `${day} at ${clock}`,
  justNow: 'just now',
  ago: (duration: string) => `${duration} ago`,
  milliseconds: (count: number) => `${count} ms`,
  seconds: (count: string) => `${count} s`,
  duration: {
    lessThanASecond: 'less than a second',
    second: (count: number) => plural(count, 'second', 'seconds'),
    minute: (count: number) => plural(count, 'minute', 'minutes'),
    hour: (count: number) => plural(count, 'hour', 'hours'),
    day: (count: number) => plural(count, 'day', 'days'),
  },
};
