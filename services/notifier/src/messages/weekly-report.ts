import { DAY_MS } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import type { Renewal } from '../domain/renewal.js';
import type { Block, Email } from './email.js';
import type { Reader, WeekFacts } from './facts.js';

/** What a language says in the weekly report. */
export interface ReportSentences {
  language: Language;
  greeting(name: string): string;
  range(from: Date, lastDay: Date, timeZone: string): string;
  day(at: Date, timeZone: string): string;
  shortName(name: string): string;
  calm: { word: string; subject(servers: number): string; text(range: string): string };
  troubled: {
    word: string;
    subject(incidents: number, downMs: number): string;
    heading(incidents: number): string;
    text(range: string, downMs: number): string;
  };
  servers: string;
  unchecked: string;
  rate(percent: number): string;
  noOutage: string;
  outages(incidents: number, downMs: number): string;
  speed(ms: number): string;
  ended: string;
  ending: string;
  /** Of a list that is too long, so many are not in it. */
  more(count: number): string;
  /** Stands before the name. */
  kinds: Record<Renewal['kind'], string>;
  renew: string;
  issuedBy(company: string): string;
  renewAt(company: string): string;
  /** By its registry: to be paid or asked about, not renewed. */
  suspended: string;
  suspendedAt(company: string): string;
  button: string;
  why: string;
}

const MOST_ENDING = 10;

/** Order, figures and limits of the weekly report are the same in every language. */
export const weeklyReportIn =
  (sentences: ReportSentences) =>
  (facts: WeekFacts, reader: Reader): Email => {
    const { servers, from, to, overviewUrl } = facts;
    const incidents = servers.reduce((sum, server) => sum + server.incidents, 0);
    const downMs = servers.reduce((sum, server) => sum + server.downMs, 0);
    const range = sentences.range(from, new Date(to.getTime() - 1), reader.timeZone);
    const { calm, troubled, greeting, button, why, language } = sentences;
    const isCalm = incidents === 0;
    return {
      subject: isCalm ? calm.subject(servers.length) : troubled.subject(incidents, downMs),
      preview: range,
      banner: isCalm ? { state: 'up', word: calm.word } : { state: 'brand', word: troubled.word },
      heading: isCalm ? calm.word : troubled.heading(incidents),
      blocks: [
        { type: 'lead', text: greeting(reader.name) },
        { type: 'text', text: isCalm ? calm.text(range) : troubled.text(range, downMs) },
        { type: 'rows', title: sentences.servers, rows: servers.map((server) => rowOf(sentences, server, facts)) },
        ...endingSoon(sentences, facts, reader),
        { type: 'button', label: button, url: overviewUrl },
      ],
      why,
      language,
    };
  };

function endingSoon(sentences: ReportSentences, { ended, ending }: WeekFacts, { timeZone }: Reader): Block[] {
  const { kinds, shortName, renew, issuedBy, renewAt, suspended, suspendedAt } = sentences;
  const noteOf = ({ kind, company, lapsed }: Renewal): string => {
    if (company === '') return lapsed ? suspended : renew;
    return (lapsed ? suspendedAt : kind === 'certificate' ? issuedBy : renewAt)(shortName(company));
  };
  const row = (renewal: Renewal) => ({
    name: `${kinds[renewal.kind]}${shortName(renewal.name)}`,
    value: sentences.day(renewal.endsAt, timeZone),
    note: noteOf(renewal),
    state: 'warning' as const,
  });
  const blocks = [
    { title: sentences.ended, all: ended },
    { title: sentences.ending, all: ending },
  ];
  return blocks.flatMap(({ title, all }): Block[] => {
    if (all.length === 0) return [];
    const rows: Block = { type: 'rows', title, rows: all.slice(0, MOST_ENDING).map(row) };
    return all.length > MOST_ENDING ? [rows, { type: 'text', text: sentences.more(all.length - MOST_ENDING) }] : [rows];
  });
}

function rowOf(sentences: ReportSentences, server: WeekFacts['servers'][number], { from, to }: WeekFacts) {
  const checks = server.good + server.bad;
  const name = sentences.shortName(server.name);
  if (checks === 0) return { name, value: '–', note: sentences.unchecked, state: 'quiet' as const };
  // Never rounded up to 100 %: a week with trouble must not read as a perfect one.
  const percent = Math.floor((server.good / checks) * 100 * 100) / 100;
  const downMs = Math.min(server.downMs, to.getTime() - from.getTime(), 7 * DAY_MS);
  const trouble = server.incidents === 0 ? sentences.noOutage : sentences.outages(server.incidents, downMs);
  return {
    name,
    value: sentences.rate(percent),
    note: server.medianMs > 0 ? `${trouble} ${sentences.speed(Math.round(server.medianMs))}` : trouble,
    state: server.incidents === 0 ? ('up' as const) : ('warning' as const),
  };
}
