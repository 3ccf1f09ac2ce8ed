import { weeklyReportIn } from '../weekly-report.js';
import { count, dateRange, duration, longDate } from './times.js';
import { greeting, shortName } from './phrases.js';

export const weeklyReport = weeklyReportIn({
  language: 'en',
  greeting,
  range: dateRange,
  day: longDate,
  shortName,
  calm: {
    word: 'A quiet week',
    subject: (servers) => `Your week: ${servers === 1 ? 'your server' : `all ${servers} servers`} without trouble`,
    text: (range) => `${range}: none of your servers had trouble.`,
  },
  troubled: {
    word: 'Your week',
    subject: (incidents, downMs) => `Your week: ${count(incidents, 'outage')}, ${duration(downMs)} in all`,
    heading: (incidents) => `${count(incidents, 'outage')} this week`,
    text: (range, downMs) => `${range}: trouble for ${duration(downMs)} in all.`,
  },
  servers: 'Your servers',
  unchecked: 'Not checked this week.',
  rate: (percent) => `${percent} %`,
  noOutage: 'No outage.',
  outages: (incidents, downMs) => `${count(incidents, 'outage')}, ${duration(downMs)} in all.`,
  speed: (ms) => `Answers in ${ms} ms.`,
  ended: 'Has ended: please renew it today',
  ending: 'Ends in the next 30 days',
  more: (left) => `And ${left} more.`,
  kinds: { domain: 'Domain ', certificate: 'Certificate of ', own: '' },
  renew: 'Please renew it.',
  issuedBy: (company) => `From ${company}.`,
  renewAt: (company) => `Renew it at ${company}.`,
  suspended: 'Suspended: pay what is due, or ask why.',
  suspendedAt: (company) => `Suspended: pay what is due at ${company}, or ask them why.`,
  button: 'Open the dashboard',
  why: 'You get this summary each Monday.',
});
