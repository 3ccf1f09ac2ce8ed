import type { times as original } from '../en/times';
import type { Words } from '../words';
import { plural } from './grammar';

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
const numbered = (day: number): string => (day === 1 ? '1er' : `${day}`);
/** WAT and the others are English names. */
const zones: Record<string, string> = { WAT: 'GMT+1', CAT: 'GMT+2', SAST: 'GMT+2', EAT: 'GMT+3', CET: 'GMT+1' };

export const times: Words<typeof original> = {
  withZone: (clock, zone) => `${clock} (${zone})`,
  zone: (short) => zones[short] ?? short,
  day: (day, month) => `${numbered(day)} ${months[month - 1]}`,
  date: (day, month, year) => `${numbered(day)} ${months[month - 1]} ${year}`,
  todayAt: (clock) => `aujourd’hui à ${clock}`,
  yesterdayAt: (clock) => `hier à ${clock}`,
  tomorrowAt: (clock) => `demain à ${clock}`,
  dayAt: (day, clock) => `le ${day} à ${clock}`,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
  startedOn: (day, clock) => `le ${day} à ${clock}`,
  justNow: 'à l’instant',
  ago: (duration) => `il y a ${duration}`,
  milliseconds: (count) => `${count} ms`,
  seconds: (count) => `${count} s`,
  duration: {
    lessThanASecond: 'moins d’une seconde',
    second: (count) => plural(count, 'seconde', 'secondes'),
    minute: (count) => plural(count, 'minute', 'minutes'),
    hour: (count) => plural(count, 'heure', 'heures'),
    day: (count) => plural(count, 'jour', 'jours'),
    joined: (larger, smaller) => `${larger} ${smaller}`,
  },
};
