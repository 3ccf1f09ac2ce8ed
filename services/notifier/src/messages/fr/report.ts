import type { Reader, WeekFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { capital, greeting, shortName } from './phrases.js';
import { count, dateRange, duration, longDate, number } from './times.js';
import { outages } from './unstable.js';
import { fr } from './typeset.js';

const DAY_MS = 24 * 60 * 60_000;
const MOST_ENDING = 10;

export function weeklyReport(facts: WeekFacts, reader: Reader): Email {
  const lastDay = new Date(facts.to.getTime() - 1);
  const incidents = facts.servers.reduce((sum, server) => sum + server.incidents, 0);
  const downMs = facts.servers.reduce((sum, server) => sum + server.downMs, 0);
  const calm = incidents === 0;
  const range = capital(dateRange(facts.from, lastDay, reader.timeZone));
  return {
    subject: calm
      ? fr`Votre semaine : ${facts.servers.length === 1 ? 'votre serveur' : `vos ${number(facts.servers.length)} serveurs`}, aucun problème`
      : fr`Semaine : ${count(incidents, outages)}, ${duration(downMs)} en tout`,
    preview: range,
    banner: calm ? { state: 'up', word: 'Une semaine calme' } : { state: 'brand', word: 'Votre semaine' },
    heading: calm ? 'Une semaine calme' : `${count(incidents, outages)} cette semaine`,
    blocks: [
      { type: 'lead', text: greeting(reader.name) },
      {
        type: 'text',
        text: fr`${range} : ${calm ? 'aucun de vos serveurs n’a eu de problème.' : `des problèmes pendant ${duration(downMs)} en tout.`}`,
      },
      { type: 'rows', title: 'Vos serveurs', rows: facts.servers.map((server) => rowOf(server, facts)) },
      ...endingSoon(facts, reader),
      { type: 'button', label: 'Ouvrir le tableau de bord', url: facts.overviewUrl },
    ],
    why: 'Vous recevez ce résumé chaque lundi.',
    language: 'fr',
  };
}

function endingSoon({ ended, ending }: WeekFacts, { timeZone }: Reader): Block[] {
  const row = ({ kind, name, endsAt, company }: WeekFacts['ending'][number]) => ({
    name: `${{ domain: 'Nom de domaine ', certificate: 'Certificat pour ', own: '' }[kind]}${shortName(name)}`,
    value: longDate(endsAt, timeZone),
    note: company === '' ? 'Merci de renouveler.' : `${kind === 'certificate' ? 'Donné par' : 'À renouveler chez'} ${shortName(company)}.`,
    state: 'warning' as const,
  });
  const blocks = [
    { title: 'Terminé : à renouveler aujourd’hui', rows: ended.slice(0, MOST_ENDING).map(row) },
    { title: 'Prend fin dans les 30 jours', rows: ending.slice(0, MOST_ENDING).map(row) },
  ];
  return blocks.flatMap((block) => (block.rows.length > 0 ? [{ type: 'rows' as const, ...block }] : []));
}

function rowOf(server: WeekFacts['servers'][number], week: WeekFacts) {
  const checks = server.good + server.bad;
  const name = shortName(server.name);
  if (checks === 0) return { name, value: '–', note: 'Pas de vérification cette semaine.', state: 'quiet' as const };
  const rate = fr`${trimmed((server.good / checks) * 100)} %`;
  const speed = server.medianMs > 0 ? fr` Répond en ${number(Math.round(server.medianMs))} ms.` : '';
  const trouble =
    server.incidents === 0
      ? 'Aucune panne.'
      : `${count(server.incidents, outages)}, ${duration(Math.min(server.downMs, week.to.getTime() - week.from.getTime(), 7 * DAY_MS))} en tout.`;
  return {
    name,
    value: rate,
    note: `${trouble}${speed}`,
    state: server.incidents === 0 ? ('up' as const) : ('warning' as const),
  };
}

/** Never rounded up to 100 %: a week with trouble must not read as a perfect one. */
const trimmed = (percent: number): string => number(Math.floor(percent * 100) / 100);
