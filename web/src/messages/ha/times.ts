import type { times as original } from '../en/times';
import type { Words } from '../words';

const months = 'Janairu Fabrairu Maris Afrilu Mayu Yuni Yuli Agusta Satumba Oktoba Nuwamba Disamba'.split(' ');

/** The noun stays singular and stands before its number. */
export const times: Words<typeof original> = {
  withZone: (clock, zone) => `ƙarfe ${clock} (${zone})`,
  zone: (short) => short,
  day: (day, month) => `${day} ga ${months[month - 1]}`,
  date: (day, month, year) => `${day} ga ${months[month - 1]} ${year}`,
  todayAt: (clock) => `yau da ${clock}`,
  yesterdayAt: (clock) => `jiya da ${clock}`,
  tomorrowAt: (clock) => `gobe da ${clock}`,
  dayAt: (day, clock) => `${day} da ${clock}`,
  dayAndClock: (day, clock) => `${day}, ${clock}`,
  startedOn: (day, clock) => `${day}, ${clock}`,
  justNow: 'yanzu-yanzu',
  ago: (duration, count) => `${duration} ${count === 1 ? 'da ya wuce' : 'da suka wuce'}`,
  milliseconds: (count) => `${count} ms`,
  seconds: (count) => `${count} s`,
  duration: {
    lessThanASecond: 'bai kai daƙiƙa ɗaya ba',
    second: (count) => `daƙiƙa ${count}`,
    minute: (count) => `minti ${count}`,
    hour: (count) => `awa ${count}`,
    day: (count) => `kwana ${count}`,
    joined: (larger, smaller) => `${larger} da ${smaller}`,
  },
};
