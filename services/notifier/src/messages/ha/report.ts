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
      ? `Makonku: ${facts.servers.length === 1 ? 'sabar ɗinku' : count(facts.servers.length, 'duk sabar')}, babu matsala`
      : `Makonku: ${outages(incidents)}, jimilla ${duration(downMs)}`,
    preview: range,
    banner: calm ? { state: 'up', word: 'Mako mai lafiya' } : { state: 'brand', word: 'Makonku' },
    heading: calm ? 'Mako mai lafiya' : `${capital(outages(incidents))} a wannan mako`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: `${range}: ${calm ? 'babu sabar ɗinku da ya sami matsala.' : `an sami matsala har tsawon ${duration(downMs)} gaba ɗaya.`}`,
      },
      { type: 'rows', title: 'Sabobinku', rows: facts.servers.map((server) => rowOf(server, facts)) },
      ...endingSoon(facts, reader),
      { type: 'button', label: 'Buɗe dashboard', url: facts.overviewUrl },
    ],
    why: 'Kuna samun wannan taƙaitawa kowace Litinin.',
    language: 'ha',
  };
}

function endingSoon({ ended, ending }: WeekFacts, { timeZone }: Reader): Block[] {
  const row = ({ kind, name, endsAt, company }: WeekFacts['ending'][number]) => ({
    name: `${{ domain: 'Domain ', certificate: 'Takardar shaidar tsaro: ', own: '' }[kind]}${shortName(name)}`,
    value: longDate(endsAt, timeZone),
    note: company === '' ? 'Don Allah ku sabunta shi.' : `${kind === 'certificate' ? 'Daga' : 'Ku sabunta shi a'} ${shortName(company)}.`,
    state: 'warning' as const,
  });
  const blocks = [
    { title: 'Ya ƙare: don Allah ku sabunta shi yau', rows: ended.slice(0, MOST_ENDING).map(row) },
    { title: 'Masu ƙarewa cikin kwana 30', rows: ending.slice(0, MOST_ENDING).map(row) },
  ];
  return blocks.flatMap((block) => (block.rows.length > 0 ? [{ type: 'rows' as const, ...block }] : []));
}

function rowOf(server: WeekFacts['servers'][number], week: WeekFacts) {
  const checks = server.good + server.bad;
  const name = shortName(server.name);
  if (checks === 0) return { name, value: '–', note: 'Ba a duba shi a wannan mako ba.', state: 'quiet' as const };
  const rate = `${trimmed((server.good / checks) * 100)}%`;
  const speed = server.medianMs > 0 ? ` Yana amsawa cikin ${number(Math.round(server.medianMs))} ms.` : '';
  const trouble =
    server.incidents === 0
      ? 'Babu katsewa.'
      : `${capital(outages(server.incidents))}, jimilla ${duration(Math.min(server.downMs, week.to.getTime() - week.from.getTime(), 7 * DAY_MS))}.`;
  return {
    name,
    value: rate,
    note: `${trouble}${speed}`,
    state: server.incidents === 0 ? ('up' as const) : ('warning' as const),
  };
}

/** Never rounded up to 100 %: a week with trouble must not read as a perfect one. */
const trimmed = (percent: number): string => number(Math.floor(percent * 100) / 100);
