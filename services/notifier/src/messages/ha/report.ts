import { weeklyReportIn } from '../weekly-report.js';
import { capital, greeting, shortName } from './phrases.js';
import { count, dateRange, duration, longDate, number } from './times.js';
import { outages } from './unstable.js';

export const weeklyReport = weeklyReportIn({
  language: 'ha',
  greeting,
  range: dateRange,
  day: longDate,
  shortName,
  calm: {
    word: 'Mako mai lafiya',
    subject: (servers) => `Makonku: ${servers === 1 ? 'sabar ɗinku' : count(servers, 'duk sabar')}, babu matsala`,
    text: (range) => `${range}: babu sabar ɗinku da ya sami matsala.`,
  },
  troubled: {
    word: 'Makonku',
    subject: (incidents, downMs) => `Makonku: ${outages(incidents)}, jimilla ${duration(downMs)}`,
    heading: (incidents) => `${capital(outages(incidents))} a wannan mako`,
    text: (range, downMs) => `${range}: an sami matsala har tsawon ${duration(downMs)} gaba ɗaya.`,
  },
  servers: 'Sabobinku',
  unchecked: 'Ba a duba shi a wannan mako ba.',
  rate: (percent) => `${number(percent)}%`,
  noOutage: 'Babu katsewa.',
  outages: (incidents, downMs) => `${capital(outages(incidents))}, jimilla ${duration(downMs)}.`,
  speed: (ms) => `Yana amsawa cikin ${number(ms)} ms.`,
  ended: 'Ya ƙare: don Allah ku sabunta shi yau',
  ending: 'Masu ƙarewa cikin kwana 30',
  more: (left) => `Da wasu ${left}.`,
  kinds: { domain: 'Domain ', certificate: 'Takardar shaidar tsaro: ', own: '' },
  renew: 'Don Allah ku sabunta shi.',
  issuedBy: (company) => `Daga ${company}.`,
  renewAt: (company) => `Ku sabunta shi a ${company}.`,
  suspended: 'An dakatar da shi: ku biya abin da ake bi, ko ku tambayi dalili.',
  suspendedAt: (company) => `An dakatar da shi: ku biya abin da ake bi a ${company}, ko ku tambaye su dalili.`,
  button: 'Buɗe dashboard',
  why: 'Kuna samun wannan taƙaitawa kowace Litinin.',
});
