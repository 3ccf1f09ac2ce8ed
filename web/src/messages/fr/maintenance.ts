import type { maintenance as original } from '../en/maintenance';
import type { Words } from '../words';
import { plural } from './grammar';

export const maintenance: Words<typeof original> = {
  title: 'Maintenance',
  text: 'Vous allez travailler sur vos serveurs ? Dites-le-nous, et aucune alerte ne part pendant ce temps. Nous continuons à vérifier, et ce qui reste en panne à la fin vous est signalé aussitôt.',
  ofServer: 'Vous travaillez sur ce serveur ?',
  ofServerText:
    'Dites-le-nous, et aucune alerte ne part pendant ce temps. Nous continuons à vérifier, et s’il reste en panne à la fin, vous le savez aussitôt.',
  begin: 'Commencer maintenant, pour',
  minutes: (count) => (count < 60 ? plural(count, 'minute', 'minutes') : plural(count / 60, 'heure', 'heures')),
  otherTimes: 'Autres horaires',
  startsAt: 'Début',
  endsAt: 'Fin',
  zoneHint: (zone) => `Les heures sont celles de ${zone}. Jusqu’à 30 jours à l’avance, 24 heures au plus.`,
  plan: 'Planifier',
  noTime: 'Choisissez un jour et une heure.',
  running: (until) => `Maintenance en cours. Fin : ${until}`,
  runningOf: (server, until) => `Maintenance en cours : ${server}. Fin : ${until}`,
  runningOfAll: (until) => `Maintenance de tous vos serveurs. Fin : ${until}`,
  runningText: 'Nous continuons à vérifier. Aucune alerte ne part avant la fin.',
  planned: (from, until) => `Début : ${from}. Fin : ${until}`,
  plannedOf: (server, from, until) => `${server}. Début : ${from}. Fin : ${until}`,
  plannedOfAll: (from, until) => `Tous vos serveurs. Début : ${from}. Fin : ${until}`,
  plannedTitle: 'Prévu',
  endNow: 'Terminer maintenant',
  longer: '30 minutes de plus',
  cancel: 'Annuler',
  cancelOf: (times) => `Annuler : ${times}`,
  loadFailed: 'Impossible de charger la maintenance',
};
