import { weeklyReportIn } from '../weekly-report.js';
import { capital, greeting, shortName } from './phrases.js';
import { count, dateRange, duration, longDate, number } from './times.js';
import { fr } from './typeset.js';
import { outages } from './unstable.js';

export const weeklyReport = weeklyReportIn({
  language: 'fr',
  greeting,
  range: (from, lastDay, timeZone) => capital(dateRange(from, lastDay, timeZone)),
  day: longDate,
  shortName,
  calm: {
    word: 'Une semaine calme',
    subject: (servers) => fr`Votre semaine : ${servers === 1 ? 'votre serveur' : `vos ${number(servers)} serveurs`}, aucun problème`,
    text: (range) => fr`${range} : aucun de vos serveurs n’a eu de problème.`,
  },
  troubled: {
    word: 'Votre semaine',
    subject: (incidents, downMs) => fr`Semaine : ${count(incidents, outages)}, ${duration(downMs)} en tout`,
    heading: (incidents) => `${count(incidents, outages)} cette semaine`,
    text: (range, downMs) => fr`${range} : des problèmes pendant ${duration(downMs)} en tout.`,
  },
  servers: 'Vos serveurs',
  unchecked: 'Pas de vérification cette semaine.',
  rate: (percent) => fr`${number(percent)} %`,
  noOutage: 'Aucune panne.',
  outages: (incidents, downMs) => `${count(incidents, outages)}, ${duration(downMs)} en tout.`,
  speed: (ms) => fr`Répond en ${number(ms)} ms.`,
  ended: 'Terminé : à renouveler aujourd’hui',
  ending: 'Prend fin dans les 30 jours',
  more: (left) => `Et ${left} ${left === 1 ? 'autre' : 'autres'}.`,
  kinds: { domain: 'Nom de domaine ', certificate: 'Certificat pour ', own: '' },
  renew: 'Merci de renouveler.',
  issuedBy: (company) => `Donné par ${company}.`,
  renewAt: (company) => `À renouveler chez ${company}.`,
  suspended: fr`Suspendu : payez ce qui est dû, ou demandez pourquoi.`,
  suspendedAt: (company) => fr`Suspendu : payez ce qui est dû chez ${company}, ou demandez pourquoi.`,
  button: 'Ouvrir le tableau de bord',
  why: 'Vous recevez ce résumé chaque lundi.',
});
