import type { times as original } from '../en/times';
import type { Words } from '../words';
import { counted } from './grammar';

/** The months of CLDR are unknown to many readers. */
const months = 'Kìíní Kejì Kẹta Kẹrin Karùn-ún Kẹfà Keje Kẹjọ Kẹsàn-án Kẹwàá Kọkànlá Kejìlá'.split(' ');

export const times: Words<typeof original> = {
  withZone: (clock, zone) => `aago ${clock} (${zone})`,
  zone: (short) => short,
  day: (day, month) => `${day} Oṣù ${months[month - 1]}`,
  date: (day, month, year) => `${day} Oṣù ${months[month - 1]} ${year}`,
  todayAt: (clock) => `lónìí ní ${clock}`,
  yesterdayAt: (clock) => `lánàá ní ${clock}`,
  tomorrowAt: (clock) => `lọ́la ní ${clock}`,
  dayAt: (day, clock) => `${day} ní ${clock}`,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
  startedOn: (day, clock) => `${day} ${clock}`,
  justNow: 'ní ìsinsìnyí',
  ago: (duration) => `${duration} sẹ́yìn`,
  milliseconds: (count) => `${count} ms`,
  seconds: (count) => `${count} s`,
  duration: {
    lessThanASecond: 'kò tó ìṣẹ́jú àáyá kan',
    second: (count) => counted('ìṣẹ́jú àáyá', count),
    minute: (count) => counted('ìṣẹ́jú', count),
    hour: (count) => counted('wákàtí', count),
    day: (count) => counted('ọjọ́', count),
    joined: (larger, smaller) => `${larger} àti ${smaller}`,
  },
};
