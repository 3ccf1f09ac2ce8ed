import type { Reader, WeekFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { capital, greeting, shortName } from './phrases.js';
import { count, dateRange, duration, longDate, noun, number } from './times.js';
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
      ? `Wiki yako: ${facts.servers.length === 1 ? 'seva yako' : count(facts.servers.length, noun('seva'))} bila tatizo`
      : `Wiki: ${count(incidents, outages)}, ${duration(downMs)} kwa jumla`,
    preview: range,
    banner: calm ? { state: 'up', word: 'Wiki tulivu' } : { state: 'brand', word: 'Wiki yako' },
    heading: calm ? 'Wiki tulivu' : `${capital(count(incidents, outages))} wiki hii`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `${range}: ${calm ? 'hakuna seva yako iliyopata tatizo.' : `matatizo kwa ${duration(downMs)} kwa jumla.`}`,
      },
      { type: 'rows', title: 'Seva zako', rows: facts.servers.map((server) => rowOf(server, facts)) },
      ...endingSoon(facts, reader),
      { type: 'button', label: 'Fungua dashibodi', url: facts.overviewUrl },
    ],
    why: 'Unapokea muhtasari huu kila Jumatatu.',
    language: 'sw',
  };
}

function endingSoon({ ended, ending }: WeekFacts, { timeZone }: Reader): Block[] {
  const row = ({ kind, name, endsAt, company }: WeekFacts['ending'][number]) => ({
    name: `${{ domain: 'Domain ', certificate: 'Cheti cha usalama cha ', own: '' }[kind]}${shortName(name)}`,
    value: longDate(endsAt, timeZone),
    note: company === '' ? 'Tafadhali huisha.' : `${kind === 'certificate' ? 'Kutoka' : 'Ihuishe kwa'} ${shortName(company)}.`,
    state: 'warning' as const,
  });
  const blocks = [
    { title: 'Imeisha: tafadhali ihuishe leo', rows: ended.slice(0, MOST_ENDING).map(row) },
    { title: 'Zinaisha ndani ya siku 30 zijazo', rows: ending.slice(0, MOST_ENDING).map(row) },
  ];
  return blocks.flatMap((block) => (block.rows.length > 0 ? [{ type: 'rows' as const, ...block }] : []));
}

function rowOf(server: WeekFacts['servers'][number], week: WeekFacts) {
  const checks = server.good + server.bad;
  const name = shortName(server.name);
  if (checks === 0) return { name, value: '–', note: 'Haikukaguliwa wiki hii.', state: 'quiet' as const };
  const rate = `${trimmed((server.good / checks) * 100)}%`;
  const speed = server.medianMs > 0 ? ` Inajibu kwa ms ${number(Math.round(server.medianMs))}.` : '';
  const trouble =
    server.incidents === 0
      ? 'Haikukatika.'
      : `${capital(count(server.incidents, outages))}, ${duration(Math.min(server.downMs, week.to.getTime() - week.from.getTime(), 7 * DAY_MS))} kwa jumla.`;
  return {
    name,
    value: rate,
    note: `${trouble}${speed}`,
    state: server.incidents === 0 ? ('up' as const) : ('warning' as const),
  };
}

/** Never rounded up to 100%: a week with trouble must not read as a perfect one. */
const trimmed = (percent: number): string => number(Math.floor(percent * 100) / 100);
