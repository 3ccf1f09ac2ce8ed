import type { Reader, WeekFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { count, dateRange, duration, longDate } from './times.js';
import { greeting, shortName } from './phrases.js';

const DAY_MS = 24 * 60 * 60_000;
const MOST_ENDING = 10;

export function weeklyReport(facts: WeekFacts, reader: Reader): Email {
  const lastDay = new Date(facts.to.getTime() - 1);
  const incidents = facts.servers.reduce((sum, server) => sum + server.incidents, 0);
  const downMs = facts.servers.reduce((sum, server) => sum + server.downMs, 0);
  const calm = incidents === 0;
  return {
    subject: calm
      ? `Your week: ${facts.servers.length === 1 ? 'your server' : `all ${facts.servers.length} servers`} without trouble`
      : `Your week: ${count(incidents, 'outage')}, ${duration(downMs)} in all`,
    preview: dateRange(facts.from, lastDay, reader.timeZone),
    banner: calm ? { state: 'up', word: 'A quiet week' } : { state: 'brand', word: 'Your week' },
    heading: calm ? 'A quiet week' : `${count(incidents, 'outage')} this week`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `${dateRange(facts.from, lastDay, reader.timeZone)}: ${calm ? 'none of your servers had trouble.' : `trouble for ${duration(downMs)} in all.`}`,
      },
      {
        type: 'rows',
        title: 'Your servers',
        rows: facts.servers.map((server) => rowOf(server, facts)),
      },
      ...endingSoon(facts, reader),
      { type: 'button', label: 'Open the dashboard', url: facts.overviewUrl },
    ],
    why: 'You get this summary each Monday.',
    language: 'en',
  };
}

function endingSoon({ ended, ending }: WeekFacts, { timeZone }: Reader): Block[] {
  const row = ({ kind, name, endsAt, company }: WeekFacts['ending'][number]) => ({
    name: `${{ domain: 'Domain ', certificate: 'Certificate of ', own: '' }[kind]}${shortName(name)}`,
    value: longDate(endsAt, timeZone),
    note: company === '' ? 'Please renew it.' : `${kind === 'certificate' ? 'From' : 'Renew it at'} ${shortName(company)}.`,
    state: 'warning' as const,
  });
  const blocks = [
    { title: 'Has ended: please renew it today', rows: ended.slice(0, MOST_ENDING).map(row) },
    { title: 'Ends in the next 30 days', rows: ending.slice(0, MOST_ENDING).map(row) },
  ];
  return blocks.flatMap((block) => (block.rows.length > 0 ? [{ type: 'rows' as const, ...block }] : []));
}

function rowOf(server: WeekFacts['servers'][number], week: WeekFacts) {
  const checks = server.good + server.bad;
  const name = shortName(server.name);
  if (checks === 0) return { name, value: '–', note: 'Not checked this week.', state: 'quiet' as const };
  const rate = `${trimmed((server.good / checks) * 100)} %`;
  const speed = server.medianMs > 0 ? ` Answers in ${Math.round(server.medianMs)} ms.` : '';
  const trouble =
    server.incidents === 0
      ? 'No outage.'
      : `${count(server.incidents, 'outage')}, ${duration(Math.min(server.downMs, week.to.getTime() - week.from.getTime(), 7 * DAY_MS))} in all.`;
  return {
    name,
    value: rate,
    note: `${trouble}${speed}`,
    state: server.incidents === 0 ? ('up' as const) : ('warning' as const),
  };
}

/** Never rounded up to 100 %: a week with trouble must not read as a perfect one. */
function trimmed(percent: number): string {
  return String(Math.floor(percent * 100) / 100);
}
