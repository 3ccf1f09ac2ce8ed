import type { Reader, WeekFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { greeting, shortName } from './phrases.js';
import { dateRange, duration, longDate, number } from './times.js';
import { wentDown } from './unstable.js';

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
      ? `Your week: no wahala for ${facts.servers.length === 1 ? 'your server' : `all ${number(facts.servers.length)} servers`}`
      : `Your week: ${wentDown(incidents).toLowerCase()}, ${duration(downMs)}`,
    preview: range,
    banner: calm ? { state: 'up', word: 'Week wey no get wahala' } : { state: 'brand', word: 'Your week' },
    heading: calm ? 'Week wey no get wahala' : `${wentDown(incidents)} dis week`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `${range}: ${calm ? 'none of your servers get wahala.' : `wahala for ${duration(downMs)} in all.`}`,
      },
      { type: 'rows', title: 'Your servers', rows: facts.servers.map((server) => rowOf(server, facts)) },
      ...endingSoon(facts, reader),
      { type: 'button', label: 'Open di dashboard', url: facts.overviewUrl },
    ],
    why: 'You dey get dis summary every Monday.',
    language: 'pcm',
  };
}

function endingSoon({ ended, ending }: WeekFacts, { timeZone }: Reader): Block[] {
  const row = ({ kind, name, endsAt, company }: WeekFacts['ending'][number]) => ({
    name: `${{ domain: 'Domain ', certificate: 'Security certificate of ', own: '' }[kind]}${shortName(name)}`,
    value: longDate(endsAt, timeZone),
    note: company === '' ? 'Abeg renew am.' : `${kind === 'certificate' ? 'From' : 'Renew am for'} ${shortName(company)}.`,
    state: 'warning' as const,
  });
  const blocks = [
    { title: 'Don end: abeg renew am today', rows: ended.slice(0, MOST_ENDING).map(row) },
    { title: 'Go end within di next 30 days', rows: ending.slice(0, MOST_ENDING).map(row) },
  ];
  return blocks.flatMap((block) => (block.rows.length > 0 ? [{ type: 'rows' as const, ...block }] : []));
}

function rowOf(server: WeekFacts['servers'][number], week: WeekFacts) {
  const checks = server.good + server.bad;
  const name = shortName(server.name);
  if (checks === 0) return { name, value: '–', note: 'We no check am dis week.', state: 'quiet' as const };
  const rate = `${trimmed((server.good / checks) * 100)}%`;
  const speed = server.medianMs > 0 ? ` E dey answer in ${Math.round(server.medianMs)} ms.` : '';
  const trouble =
    server.incidents === 0
      ? 'No downtime.'
      : `${wentDown(server.incidents)}, ${duration(Math.min(server.downMs, week.to.getTime() - week.from.getTime(), 7 * DAY_MS))} in all.`;
  return {
    name,
    value: rate,
    note: `${trouble}${speed}`,
    state: server.incidents === 0 ? ('up' as const) : ('warning' as const),
  };
}

/** Never rounded up to 100%: a week with trouble must not read as a perfect one. */
const trimmed = (percent: number): string => String(Math.floor(percent * 100) / 100);
