import { weeklyReportIn } from '../weekly-report.js';
import { capital, greeting, shortName } from './phrases.js';
import { count, dateRange, duration, longDate, number } from './times.js';
import { outages } from './unstable.js';

export const weeklyReport = weeklyReportIn({
  language: 'yo',
  greeting,
  range: dateRange,
  day: longDate,
  shortName,
  calm: {
    word: 'Ọ̀sẹ̀ tó dákẹ́',
    subject: (servers) => `Ọ̀sẹ̀ yín: ${servers === 1 ? 'server yín' : `gbogbo ${count(servers, 'server')}`}, kò sí ìṣòro`,
    text: (range) => `${range}: kò sí ìkankan nínú server yín tó ní ìṣòro.`,
  },
  troubled: {
    word: 'Ọ̀sẹ̀ yín',
    subject: (incidents, downMs) => `Ọ̀sẹ̀ yín: ${count(incidents, outages)}, àpapọ̀ ${duration(downMs)}`,
    heading: (incidents) => `${capital(count(incidents, outages))} ní ọ̀sẹ̀ yìí`,
    text: (range, downMs) => `${range}: ìṣòro wà fún àpapọ̀ ${duration(downMs)}.`,
  },
  servers: 'Àwọn server yín',
  unchecked: 'Kò sí àyẹ̀wò ní ọ̀sẹ̀ yìí.',
  rate: (percent) => `${number(percent)}%`,
  noOutage: 'Kò sí ìdádúró.',
  outages: (incidents, downMs) => `${capital(count(incidents, outages))}, àpapọ̀ ${duration(downMs)}.`,
  speed: (ms) => `Ó ń dáhùn ní ${number(ms)} ms.`,
  ended: 'Ó ti parí: ẹ jọ̀wọ́ ẹ sọ ọ́ di ọ̀tun lónìí',
  ending: 'Ohun tó máa parí láàárín ọjọ́ 30',
  more: (left) => `Àti ${left} mìíràn.`,
  kinds: { domain: 'Domain ', certificate: 'Ìwé ẹ̀rí ààbò ti ', own: '' },
  renew: 'Ẹ jọ̀wọ́ ẹ sọ ọ́ di ọ̀tun.',
  issuedBy: (company) => `Láti ọ̀dọ̀ ${company}.`,
  renewAt: (company) => `Ẹ sọ ọ́ di ọ̀tun ní ${company}.`,
  suspended: 'Wọ́n ti dá a dúró: ẹ san owó tó kù, tàbí kí ẹ béèrè ìdí.',
  suspendedAt: (company) => `Wọ́n ti dá a dúró: ẹ san owó tó kù ní ${company}, tàbí kí ẹ béèrè ìdí.`,
  button: 'Ṣí dashboard',
  why: 'Ẹ ń rí àkópọ̀ yìí gbà ní gbogbo Ọjọ́ Ajé.',
});
