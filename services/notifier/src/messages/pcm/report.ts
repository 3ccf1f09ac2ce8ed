import { weeklyReportIn } from '../weekly-report.js';
import { greeting, shortName } from './phrases.js';
import { dateRange, duration, longDate, number } from './times.js';
import { wentDown } from './unstable.js';

export const weeklyReport = weeklyReportIn({
  language: 'pcm',
  greeting,
  range: dateRange,
  day: longDate,
  shortName,
  calm: {
    word: 'Week wey no get wahala',
    subject: (servers) => `Your week: no wahala for ${servers === 1 ? 'your server' : `all ${number(servers)} servers`}`,
    text: (range) => `${range}: none of your servers get wahala.`,
  },
  troubled: {
    word: 'Your week',
    subject: (incidents, downMs) => `Your week: ${wentDown(incidents).toLowerCase()}, ${duration(downMs)}`,
    heading: (incidents) => `${wentDown(incidents)} dis week`,
    text: (range, downMs) => `${range}: wahala for ${duration(downMs)} in all.`,
  },
  servers: 'Your servers',
  unchecked: 'We no check am dis week.',
  rate: (percent) => `${percent}%`,
  noOutage: 'No downtime.',
  outages: (incidents, downMs) => `${wentDown(incidents)}, ${duration(downMs)} in all.`,
  speed: (ms) => `E dey answer in ${ms} ms.`,
  ended: 'Don end: abeg renew am today',
  ending: 'Go end within di next 30 days',
  more: (left) => `And ${left} more.`,
  kinds: { domain: 'Domain ', certificate: 'Security certificate of ', own: '' },
  renew: 'Abeg renew am.',
  issuedBy: (company) => `From ${company}.`,
  renewAt: (company) => `Renew am for ${company}.`,
  suspended: 'Di registry don suspend am: pay wetin dey due, or ask why.',
  suspendedAt: (company) => `Di registry don suspend am: pay wetin dey due for ${company}, or ask dem why.`,
  button: 'Open di dashboard',
  why: 'You dey get dis summary every Monday.',
});
