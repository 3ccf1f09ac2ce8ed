import type { Reader, WeekFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { capital, greeting, shortName } from './phrases.js';
import { count, dateRange, duration, longDate, number } from './times.js';
import { outages } from './unstable.js';

const DAY_MS = 24 * 60 * 60_000;
const MOST_ENDING = 10;

export function weeklyReport(facts: WeekFacts, reader: Reader): Email {
  const lastDay = new Date(facts.to.getTime() - 1);
  const incidents = facts.servers.reduce((sum, server) => sum + server.incidents, 0);
  const downMs = facts.servers.reduce((sum, server) => sum + server.downMs, 0);
  const calm = incidents === 0;
  const range = dateRange(facts.from, lastDay, reader.timeZone);
  return {
    subject: calm
      ? `Ọ̀sẹ̀ yín: ${facts.servers.length === 1 ? 'server yín' : `gbogbo ${count(facts.servers.length, 'server')}`}, kò sí ìṣòro`
      : `Ọ̀sẹ̀ yín: ${count(incidents, outages)}, àpapọ̀ ${duration(downMs)}`,
    preview: range,
    banner: calm ? { state: 'up', word: 'Ọ̀sẹ̀ tó dákẹ́' } : { state: 'brand', word: 'Ọ̀sẹ̀ yín' },
    heading: calm ? 'Ọ̀sẹ̀ tó dákẹ́' : `${capital(count(incidents, outages))} ní ọ̀sẹ̀ yìí`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `${range}: ${calm ? 'kò sí ìkankan nínú server yín tó ní ìṣòro.' : `ìṣòro wà fún àpapọ̀ ${duration(downMs)}.`}`,
      },
      { type: 'rows', title: 'Àwọn server yín', rows: facts.servers.map((server) => rowOf(server, facts)) },
      ...endingSoon(facts, reader),
      { type: 'button', label: 'Ṣí dashboard', url: facts.overviewUrl },
    ],
    why: 'Ẹ ń rí àkópọ̀ yìí gbà ní gbogbo Ọjọ́ Ajé.',
    language: 'yo',
  };
}

function endingSoon({ ended, ending }: WeekFacts, { timeZone }: Reader): Block[] {
  const row = ({ kind, name, endsAt, company }: WeekFacts['ending'][number]) => ({
    name: `${{ domain: 'Domain ', certificate: 'Ìwé ẹ̀rí ààbò ti ', own: '' }[kind]}${shortName(name)}`,
    value: longDate(endsAt, timeZone),
    note: company === '' ? 'Ẹ jọ̀wọ́ ẹ sọ ọ́ di ọ̀tun.' : `${kind === 'certificate' ? 'Láti ọ̀dọ̀' : 'Ẹ sọ ọ́ di ọ̀tun ní'} ${shortName(company)}.`,
    state: 'warning' as const,
  });
  const blocks = [
    { title: 'Ó ti parí: ẹ jọ̀wọ́ ẹ sọ ọ́ di ọ̀tun lónìí', rows: ended.slice(0, MOST_ENDING).map(row) },
    { title: 'Ohun tó máa parí láàárín ọjọ́ 30', rows: ending.slice(0, MOST_ENDING).map(row) },
  ];
  return blocks.flatMap((block) => (block.rows.length > 0 ? [{ type: 'rows' as const, ...block }] : []));
}

function rowOf(server: WeekFacts['servers'][number], week: WeekFacts) {
  const checks = server.good + server.bad;
  const name = shortName(server.name);
  if (checks === 0) return { name, value: '–', note: 'Kò sí àyẹ̀wò ní ọ̀sẹ̀ yìí.', state: 'quiet' as const };
  const rate = `${trimmed((server.good / checks) * 100)}%`;
  const speed = server.medianMs > 0 ? ` Ó ń dáhùn ní ${number(Math.round(server.medianMs))} ms.` : '';
  const trouble =
    server.incidents === 0
      ? 'Kò sí ìdádúró.'
      : `${capital(count(server.incidents, outages))}, àpapọ̀ ${duration(Math.min(server.downMs, week.to.getTime() - week.from.getTime(), 7 * DAY_MS))}.`;
  return {
    name,
    value: rate,
    note: `${trouble}${speed}`,
    state: server.incidents === 0 ? ('up' as const) : ('warning' as const),
  };
}

/** Never rounded up to 100%: a week with trouble must not read as a perfect one. */
const trimmed = (percent: number): string => number(Math.floor(percent * 100) / 100);
