import { weeklyReportIn } from '../weekly-report.js';
import { capital, greeting, shortName } from './phrases.js';
import { count, dateRange, duration, longDate, noun, number } from './times.js';
import { outages } from './unstable.js';

export const weeklyReport = weeklyReportIn({
  language: 'sw',
  greeting,
  range: dateRange,
  day: longDate,
  shortName,
  calm: {
    word: 'Wiki tulivu',
    subject: (servers) => `Wiki yako: ${servers === 1 ? 'seva yako' : count(servers, noun('seva'))} bila tatizo`,
    text: (range) => `${range}: hakuna seva yako iliyopata tatizo.`,
  },
  troubled: {
    word: 'Wiki yako',
    subject: (incidents, downMs) => `Wiki: ${count(incidents, outages)}, ${duration(downMs)} kwa jumla`,
    heading: (incidents) => `${capital(count(incidents, outages))} wiki hii`,
    text: (range, downMs) => `${range}: matatizo kwa ${duration(downMs)} kwa jumla.`,
  },
  servers: 'Seva zako',
  unchecked: 'Haikukaguliwa wiki hii.',
  rate: (percent) => `${number(percent)}%`,
  noOutage: 'Haikukatika.',
  outages: (incidents, downMs) => `${capital(count(incidents, outages))}, ${duration(downMs)} kwa jumla.`,
  speed: (ms) => `Inajibu kwa ms ${number(ms)}.`,
  ended: 'Imeisha: tafadhali ihuishe leo',
  ending: 'Zinaisha ndani ya siku 30 zijazo',
  more: (left) => `Na nyingine ${left}.`,
  kinds: { domain: 'Domain ', certificate: 'Cheti cha usalama cha ', own: '' },
  renew: 'Tafadhali huisha.',
  issuedBy: (company) => `Kutoka ${company}.`,
  renewAt: (company) => `Ihuishe kwa ${company}.`,
  suspended: 'Imesimamishwa: lipa kinachodaiwa, au uliza sababu.',
  suspendedAt: (company) => `Imesimamishwa: lipa kinachodaiwa kwa ${company}, au waulize sababu.`,
  button: 'Fungua dashibodi',
  why: 'Unapokea muhtasari huu kila Jumatatu.',
});
